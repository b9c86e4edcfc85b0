// What an example does and claims, in words. Invariant: chances are shown exactly; a number that the text leaves open is shown as it comes out.

import { unreachable } from "../../base/never.ts";
import type { Claim, ExampleLine, Expr, Outcome, Quantity, Rolling, Shown } from "../../model/types.ts";
import { callText } from "./call.ts";
import { capital, strong, type Inline } from "./inline.ts";
import { testText, valueText } from "./part.ts";
import { chanceText, decimal, exactText, percent, pick, type Say } from "./say.ts";
import { blockLines } from "./sentence.ts";

/** `actual`: how the claim came out, for each line by its id. */
export function exampleLineText(line: ExampleLine, actual: string | null, say: Say): Inline {
  switch (line.kind) {
    case "given":
      if (line.value.kind !== "make") return `${strong(line.name)} = ${valueText(line.value, say)}.`;
      return pick(
        say,
        `Es gibt ${strong(line.name)}, ${valueText(line.value, say)}.`,
        `There is ${strong(line.name)}, ${valueText(line.value, say)}.`,
      );
    case "says": {
      const who = line.by === "gm" ? say.model.ruleset.gm : say.model.ruleset.player;
      const value =
        line.value.type.kind === "yes-no" && line.value.kind !== "yes-no"
          ? testText(line.value, say, "main")
          : valueText(line.value, say);
      return pick(say, `${who} sagt: ${line.key} = ${value}.`, `${who} says: ${line.key} is ${value}.`);
    }
    case "when": {
      const rolled =
        line.rolling === null
          ? ""
          : pick(
              say,
              ` (gewürfelt: ${line.rolling.map((one) => rollingText(one, say)).join(", ")})`,
              ` (rolled: ${line.rolling.map((one) => rollingText(one, say)).join(", ")})`,
            );
      if (line.action !== null) return `${callText(line.action, say)}${rolled}.`;
      const text =
        line.effect === null
          ? ""
          : blockLines([line.effect], say)
              .map((one) => one.text)
              .join(" ");
      return rolled === "" ? text : text.replace(/\.$/u, `${rolled}.`);
    }
    case "then":
      return `→ ${claimText(line.claim, actual, say)}`;
    case "show":
      return `→ ${shownText(line.what, say)}`;
    default:
      return unreachable(line);
  }
}

function rollingText(one: Rolling, say: Say): string {
  return one.kind === "total"
    ? valueText(one.value, say)
    : `(${one.values.map((value) => valueText(value, say)).join(", ")})`;
}

export function claimText(claim: Claim, actual: string | null, say: Say): Inline {
  switch (claim.kind) {
    case "chance-of":
      return pick(
        say,
        `Chance auf ${outcomeText(claim.what, say)}: ${quantityText(claim.is, actual, true, say)}.`,
        `Chance of ${outcomeText(claim.what, say)}: ${quantityText(claim.is, actual, true, say)}.`,
      );
    case "chance-that":
      return pick(
        say,
        `Chance, dass ${testText(claim.test, say, "sub")}: ${quantityText(claim.is, actual, true, say)}.`,
        `Chance that ${testText(claim.test, say, "sub")}: ${quantityText(claim.is, actual, true, say)}.`,
      );
    case "average":
      return pick(
        say,
        `${valueText(claim.of, say)} im Mittel: ${quantityText(claim.is, actual, false, say)}.`,
        `${valueText(claim.of, say)} on average: ${quantityText(claim.is, actual, false, say)}.`,
      );
    case "not-possible":
      return pick(
        say,
        `Das ist nicht möglich${claim.message === null ? "." : `: „${claim.message}“`}`,
        `That cannot be done${claim.message === null ? "." : `: "${claim.message}"`}`,
      );
    case "holds":
      return `${capital(testText(claim.test, say, "main"))}.`;
    default:
      return unreachable(claim);
  }
}

export function outcomeText(what: Outcome, say: Say): string {
  switch (what.kind) {
    case "step":
      return strong(valueText(what.value, say));
    case "success":
      return pick(say, "Gelingen", "a good outcome");
    case "failure":
      return pick(say, "Misslingen", "a poor outcome");
    default:
      return unreachable(what);
  }
}

export function shownText(shown: Shown, say: Say): Inline {
  switch (shown.kind) {
    case "chance-of":
      return pick(say, `Chance auf ${outcomeText(shown.what, say)}`, `Chance of ${outcomeText(shown.what, say)}`);
    case "chance-that":
      return pick(
        say,
        `Chance, dass ${testText(shown.test, say, "sub")}`,
        `Chance that ${testText(shown.test, say, "sub")}`,
      );
    case "average":
      return pick(say, `Mittel von ${valueText(shown.of, say)}`, `Average of ${valueText(shown.of, say)}`);
    case "value":
      return capital(valueText(shown.value, say));
    default:
      return unreachable(shown);
  }
}

function quantityText(is: Quantity, actual: string | null, isChance: boolean, say: Say): string {
  const exact = actual !== null && /^-?\d+(?:\/\d+)?$/u.test(actual) ? (isChance ? chanceText(actual, say) : exactText(actual, say)) : null;
  if (is.value === null) return exact ?? "…";
  const { large } = is;
  const value = large !== undefined ? `${large.num}/${large.den}` : isChance ? chanceOf(is.value, say) : valueText(is.value, say);
  if (is.differs !== null) {
    const reason = is.differs.replace(/\.$/u, "");
    return exact === null
      ? pick(say, `laut Quelle ${value}, genau aber anders. ${reason}`, `${value} by the source, but exactly otherwise. ${reason}`)
      : pick(say, `${exact}. In der Quelle steht: ${value}. ${reason}`, `${exact}. The source says: ${value}. ${reason}`);
  }
  if (is.relation === "exactly") return exact ?? value;
  const words = {
    about: pick(say, "etwa ", "roughly "),
    over: pick(say, "mehr als ", "more than "),
    under: pick(say, "weniger als ", "less than "),
  };
  return `${words[is.relation]}${value}${exact === null ? "" : ` (${exact})`}`;
}

/** A chance as it is written: percentages and decimals with all their digits. */
export function chanceOf(e: Expr, say: Say): string {
  if (e.kind === "number") return chanceText(String(e.value), say);
  if (e.kind === "arithmetic" && e.op === "/" && e.a.kind === "number" && e.b.kind === "number" && e.b.value > 0) return chanceText(`${e.a.value}/${e.b.value}`, say);
  if (e.kind !== "ratio") return valueText(e, say);
  if (!/^10+$/u.test(String(e.den))) return chanceText(`${e.num}/${e.den}`, say);
  const text = decimal(e.num * 100, e.den, { ...say, language: "en" });
  return percent(text.includes(".") ? text.replace(/\.?0+$/u, "") : text, say);
}
