/** `regelwerk explain CODE`: the manual page of a diagnostic. */
import { suggest } from "../../base/suggest.ts";
import { listing, quoted } from "../../base/text.ts";
import { pages, type DiagnosticCode } from "../../diagnostics/pages.ts";
import { outline } from "../../diagnostics/template.ts";
import { BadCall } from "../bad-call.ts";
import { exitCodes, printJson, type Verb } from "../context.ts";

export const explain: Verb = {
  usage: "explain <code> [file]",
  summary: {
    en: "Explain a message: why it is said, how to mend it",
    de: "Eine Meldung erklären: warum sie kommt, was hilft",
  },
  run: async (context, [code = ""]) => {
    if (!isCode(code)) throw unknownCode(code);
    const page = pages[code];
    const words = titles[context.language];
    if (context.json) {
      printJson(context, { code, ...page });
      return exitCodes.fine;
    }
    context.host.print(
      [
        context.palette[page.severity](code),
        `  ${outline(page[context.language], context.language)}`,
        "",
        words.why,
        indent(page.why[context.language]),
        "",
        words.mend,
        indent(page.mend[context.language]),
      ].join("\n"),
    );
    return exitCodes.fine;
  },
};

const titles = {
  en: { why: "Why", mend: "How to mend" },
  de: { why: "Warum", mend: "Was hilft" },
} as const;

function isCode(code: string): code is DiagnosticCode {
  return Object.hasOwn(pages, code);
}

function unknownCode(code: string): BadCall {
  const near = suggest(code, Object.keys(pages));
  const hint = (language: "de" | "en"): string =>
    listing(
      near.map((one) => quoted(one, language)),
      language,
      "or",
    );
  return new BadCall({
    en: `There is no message called "${code}".${near.length > 0 ? ` Did you mean ${hint("en")}?` : ""}`,
    de: `Es gibt keine Meldung „${code}“.${near.length > 0 ? ` Ist ${hint("de")} gemeint?` : ""}`,
  });
}

function indent(text: string): string {
  return wrapped(text).replace(/^(?=.)/gm, "  ");
}

/** Lines of at most 78 letters; lines that are indented are left as they are. */
function wrapped(text: string): string {
  const width = 78;
  const lines = text.split("\n").flatMap((line): readonly string[] => {
    if (/^\s/u.test(line)) return [line];
    const made: string[] = [];
    for (const word of line.split(" ")) {
      const last = made.at(-1);
      if (last === undefined || last.length + 1 + word.length > width) made.push(word);
      else made[made.length - 1] = `${last} ${word}`;
    }
    return made;
  });
  return lines.join("\n");
}
