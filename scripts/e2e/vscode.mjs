/** What a person sees in VS Code who opens rules: each check looks at the screen, or at the file that was written. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { check, expect, expectSame } from "./checks.mjs";
import { foreign, placeOf, sound, untidy, wrong } from "./texts.mjs";
import { command, goTo, languageOf, squiggled, textOf, until } from "./workbench.mjs";

export const files = {
  "gut.rules": sound,
  "falsch.rules": wrong,
  "name.rules": sound,
  "form.rules": untidy,
  "chancen.rules": sound,
  "worte.rules": sound,
  "70-usb.rules": foreign,
  "leer/.keep": "",
};

export async function vscodeChecks(bench, picture) {
  const onDisk = (name) => readFileSync(join(bench.folder, name), "utf8");
  const inWindow = async (opened, look) => {
    const page = await bench.open(...opened);
    try {
      await look(page);
    } finally {
      await picture(page, opened[0] ?? "window");
      await page.close({ runBeforeUnload: false });
    }
  };
  const started = async (page, name) => {
    await until(async () => (await languageOf(page)) === "Regelwerk", `${name} to be called Regelwerk`);
  };

  await inWindow(["falsch.rules"], async (page) => {
    await check("a misspelt name is underlined, and nothing else", async () => {
      await page.locator(".squiggly-error").first().waitFor();
      expectSame(await squiggled(page), ["Stärcke"], "what is underlined");
    });
    await check("the workspace is not trusted, and still everything runs", async () => {
      await page.getByText("Restricted Mode").waitFor();
    });
    await check("F8 goes to the message and tells it in the language of the rules", async () => {
      await goTo(page, 1);
      await page.keyboard.press("F8");
      const told = page.locator(".marker-widget");
      await told.waitFor();
      await until(async () => /Stärcke.*Stärke/su.test(await told.innerText()), "the message with what was meant");
      await picture(page, "message");
      await page.keyboard.press("Escape");
    });
    await check("the page of a message opens beside the text", async () => {
      const { line, column } = placeOf(wrong, "Stärcke");
      await goTo(page, line, column);
      await command(page, "Regelwerk: Explain the message at the cursor");
      await page.getByText("How to mend").waitFor();
      await page.keyboard.press("Control+k");
      await page.keyboard.press("ArrowLeft");
    });
    await check("a quick fix puts the right name in, and the line under it goes", async () => {
      await page.locator(".editor-group-container").first().locator(".view-lines").click();
      const { line, column } = placeOf(wrong, "Stärcke");
      await goTo(page, line, column);
      await page.keyboard.press("Control+.");
      const fix = page.locator(".action-widget .monaco-list-row.action").first();
      await fix.waitFor();
      await picture(page, "quick-fix");
      await page.keyboard.press("Enter");
      await until(async () => (await textOf(page)).includes("Wurf + Stärke -"), "the mended line");
      await until(async () => (await squiggled(page)).length === 0, "the underline to go");
    });
  });

  await inWindow(["gut.rules"], async (page) => {
    await check("rules are recognised by their first words", async () => await started(page, "gut.rules"));
    await check("umlauts stand there without boxes", async () => {
      expect((await textOf(page)).includes("Gefährten"), "the text is not on the screen");
      expectSame(await page.locator(".unicode-highlight").count(), 0, "boxes");
    });
    await check("words have colours", async () => {
      const colours = await page.locator(".view-line span span").evaluateAll((spans) =>
        Object.fromEntries(spans.map((span) => [(span.textContent ?? "").replaceAll("\u00a0", " ").trim(), getComputedStyle(span).color])),
      );
      const [word, text, plain] = ["check", '"Ein kleines Spiel."', "Wurf +"].map((one) => colours[one]);
      expect(word !== undefined && text !== undefined, `no colour of its own for words and texts: ${JSON.stringify(colours)}`);
      expect(new Set([word, text, plain]).size >= 2, "words and texts look alike");
    });
    await check("pointing at a check shows its exact odds", async () => {
      const { line, column } = placeOf(sound, "Kraftprobe(");
      await goTo(page, line, column + 2);
      await page.keyboard.press("Control+k");
      await page.keyboard.press("Control+i");
      const hover = page.locator(".monaco-hover-content").first();
      await hover.waitFor();
      await until(async () => (await hover.innerText()).includes("3/4") || (await hover.innerText()).includes("75"), "the odds in the hover");
      await picture(page, "hover");
      await page.keyboard.press("Escape");
    });
  });

  await inWindow(["worte.rules"], async (page) => {
    await started(page, "worte.rules");
    await check("completion offers what fits: outcomes behind `result`", async () => {
      const { line } = placeOf(sound, "  result Fehlschlag");
      await goTo(page, line, 100);
      await page.keyboard.press("Enter");
      await page.keyboard.type("result ");
      const rows = page.locator(".suggest-widget .monaco-list-row");
      await until(async () => {
        if ((await rows.count()) === 0) await page.keyboard.press("Control+Space");
        const offered = await rows.allInnerTexts();
        return offered.some((one) => one.startsWith("Erfolg")) && offered.some((one) => one.startsWith("Fehlschlag"));
      }, "Erfolg and Fehlschlag in the list");
      await picture(page, "completion");
      await page.keyboard.type("Erf");
      await page.locator(".suggest-widget .monaco-list-row.focused", { hasText: "Erfolg" }).waitFor();
      await page.keyboard.press("Tab");
      await until(async () => /result Fehlschlag\n\s*result Erfolg/u.test(await textOf(page)), "the chosen word in the text");
    });
    await check("what was typed is checked at once: a result behind the last is pointed at", async () => {
      await until(async () => (await squiggled(page, "error")).length + (await squiggled(page, "warning")).length > 0, "a message about the new line");
    });
  });

  await inWindow(["name.rules"], async (page) => {
    await started(page, "name.rules");
    await check("a name is changed everywhere at once", async () => {
      const { line, column } = placeOf(sound, "Stärke");
      await goTo(page, line, column);
      await page.keyboard.press("F2");
      const input = page.locator(".rename-box input");
      await input.waitFor();
      await input.fill("rohe Gewalt");
      await page.keyboard.press("Enter");
      await until(async () => (await textOf(page)).includes("Wurf + rohe Gewalt - Mühe"), "the new name in the rule");
      await page.keyboard.press("Control+s");
      await until(() => onDisk("name.rules") === sound.replaceAll("Stärke", "rohe Gewalt"), "the new name in the file, three times");
      expectSame(await squiggled(page), [], "what is underlined");
    });
  });

  await inWindow(["form.rules"], async (page) => {
    await started(page, "form.rules");
    await check("formatting lays the file out as `regelwerk format` does", async () => {
      // Until the server is there nobody formats; asking again does no harm.
      await until(async () => {
        await command(page, "Format Document");
        await page.waitForTimeout(1500);
        await page.keyboard.press("Control+s");
        await page.waitForTimeout(500);
        return onDisk("form.rules") === sound;
      }, "the file in its layout");
    });
  });

  await inWindow(["70-usb.rules"], async (page) => {
    await check("a file of another program that is called .rules stays what it is", async () => {
      await page.getByText("ACTION==").first().waitFor();
      // As long as it took to claim one of ours.
      await page.waitForTimeout(8000);
      expectSame(await languageOf(page), "Plain Text", "language");
      expectSame(await page.locator(".squiggly-error, .squiggly-warning").count(), 0, "underlines");
      expectSame(await page.getByRole("button", { name: "Show the odds" }).count(), 0, "buttons of ours");
      expectSame(onDisk("70-usb.rules"), foreign, "the file");
    });
  });
}
