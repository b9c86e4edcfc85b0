/** What a person sees in VS Code who opens rules: each check looks at the screen, or at the file that was written. */
import { readdirSync, readFileSync } from "node:fs";
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
  "befehle.rules": sound,
  "70-usb.rules": foreign,
};

/** The server has read the text: it knows what stands in it. */
async function serverIsUp(page) {
  await command(page, "Go to Symbol in Editor...");
  await until(async () => (await page.locator(".quick-input-widget .monaco-list-row").count()) > 3, "the outline of the text");
  await page.keyboard.press("Escape");
}

export async function vscodeChecks(bench, picture) {
  const onDisk = (name) => readFileSync(join(bench.folder, name), "utf8");
  const only = process.env.E2E_ONLY;
  const inWindow = async (opened, look) => {
    if (only !== undefined && !opened.includes(only)) return;
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
      await page.locator(".action-widget .monaco-list-row.action").first().waitFor();
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
      await serverIsUp(page);
      expectSame(await page.locator(".unicode-highlight").count(), 0, "boxes");
    });
    await check("words have colours", async () => {
      const colourOf = async (piece) => await page.locator(".view-line span span", { hasText: piece }).last().evaluate((span) => getComputedStyle(span).color);
      // A line that is drawn anew just then has no colours: who looks again sees them.
      await until(async () => {
        const colours = await Promise.all([/^falls\sby$|^falls$/u, /^Eine\sTür/u, /^3$/u].map(colourOf));
        return !colours.includes("") && new Set(colours).size === 3;
      }, "three colours, of a sentence, a name and a number");
    });
    await check("pointing at a check shows its exact odds", async () => {
      const { line, column } = placeOf(sound, "Kraftprobe(");
      await goTo(page, line, column + 2);
      const hover = page.locator(".monaco-hover:not(.hidden) .monaco-hover-content").first();
      // A hover waits only a moment for odds; who points again sees them.
      await until(async () => {
        await command(page, "Show or Focus Hover");
        await page.waitForTimeout(1500);
        const told = (await hover.count()) > 0 ? await hover.innerText() : "";
        if (told.includes("3/4")) return true;
        await page.keyboard.press("Escape");
        return false;
      }, "the odds in the hover");
      await picture(page, "hover");
      await page.keyboard.press("Escape");
    });
    await check("the odds of a rule stand behind its head", async () => {
      const shown = async () => (await page.locator(".view-lines").first().innerText()).replaceAll("\u00a0", " ");
      await until(async () => (await shown()).includes("Fehlschlag 25 % · Erfolg 75 %"), "the odds behind the head");
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
      await page.keyboard.press("Control+s");
    });
  });

  await inWindow(["name.rules"], async (page) => {
    await started(page, "name.rules");
    await serverIsUp(page);
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
      await serverIsUp(page);
      await command(page, "Format Document");
      await until(async () => (await textOf(page)).includes("\n  roll 1d20 as Wurf\n"), "the layout on the screen");
      await page.keyboard.press("Control+s");
      await until(() => onDisk("form.rules") === sound, "the file in its layout");
    });
  });

  await inWindow(["chancen.rules"], async (page) => {
    await started(page, "chancen.rules");
    await serverIsUp(page);
    const panel = page.frameLocator("iframe.webview").frameLocator("#active-frame");
    const rows = async (side) => await panel.locator(".side").nth(side).locator(".outcome").allInnerTexts();
    const shows = async (side, ...pieces) =>
      await until(async () => {
        const found = (await rows(side)).find((row) => row.startsWith("Erfolg")) ?? "";
        return pieces.every((piece) => found.includes(piece));
      }, `${pieces.join(", ")} on side ${side + 1}`);
    await check("the panel shows the odds of what stands at the cursor, on both sides", async () => {
      const { line, column } = placeOf(sound, "Kraftprobe(");
      await goTo(page, line, column);
      await command(page, "Regelwerk: Show the odds");
      for (const side of [0, 1]) await shows(side, "75.00 %", "3/4");
      const [bar, filled] = await Promise.all([".bar", ".filled"].map(async (one) => (await panel.locator(one).nth(1).boundingBox()).width));
      expect(Math.abs(filled / bar - 0.75) < 0.02, `the bar is filled to ${filled / bar}`);
    });
    await check("a slider moves a number of the call, and the difference is told", async () => {
      const slider = panel.locator(".side").nth(1).locator(".slider", { hasText: "Stärke" }).locator("input");
      await slider.focus();
      for (const _ of [1, 2]) await slider.press("ArrowRight");
      await shows(1, "85.00 %", "17/20", "+10.00");
      expectSame((await panel.locator("textarea").nth(1).inputValue()).includes("Stärke: 9"), true, "the number in the call");
      for (const _ of [1, 2]) await slider.press("ArrowLeft");
      await shows(1, "75.00 %");
    });
    await check("a call that cannot be is answered in a sentence", async () => {
      const call = panel.locator("textarea").nth(1);
      const before = await call.inputValue();
      await call.fill(before.replace("Mühe: 2", "Mühe: 9"));
      await until(async () => (await panel.locator(".side").nth(1).locator(".problem").count()) === 1, "the reason");
      expect((await panel.locator(".problem").innerText()).length > 10, "the reason is empty");
      await call.fill(before);
      await shows(1, "75.00 %");
    });
    await check("two wordings of a rule stand side by side: as it is typed, and as it was saved", async () => {
      await panel.locator("select").nth(1).selectOption("saved");
      await page.locator(".editor-group-container").first().locator(".view-line", { hasText: "Mühe > 10" }).click({ position: { x: 20, y: 8 } });
      const { line, column } = placeOf(sound, "10\n  Ausdauer");
      await goTo(page, line, column + 2);
      await page.keyboard.press("Backspace");
      await page.keyboard.type("2");
      await until(async () => (await textOf(page)).includes("Mühe > 12"), "the new wording in the text");
      await shows(0, "65.00 %", "13/20");
      await shows(1, "75.00 %", "+10.00");
      await picture(page, "odds-panel");
    });
    await check("the page of the panel loads nothing and runs only its own script", async () => {
      const policy = await panel.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
      expect(/^default-src 'none'; style-src 'nonce-[\w-]+'; script-src 'nonce-[\w-]+'$/u.test(policy ?? ""), `policy: ${policy}`);
      expectSame(await panel.locator("[src], link[href]").count(), 0, "things that are loaded");
    });
  });

  await inWindow(["befehle.rules"], async (page) => {
    await started(page, "befehle.rules");
    await check("the command that runs the examples says how they ended", async () => {
      await command(page, "Regelwerk: Run examples and laws");
      await page.getByText("Examples and laws: 1 bestanden, 0 nicht").first().waitFor();
      await picture(page, "tested");
    });
    await check("the command that builds writes the engine beside the text", async () => {
      await command(page, "Regelwerk: Build the engine");
      await page.getByText("Written into").first().waitFor();
      const written = readdirSync(join(bench.folder, "out"), { recursive: true }).map(String);
      expect(written.some((one) => one.endsWith("engine.ts")) && written.some((one) => one.endsWith("engine.js")), `written: ${written.join(", ")}`);
    });
    await check("the command that begins a ruleset opens one that works", async () => {
      await command(page, "Regelwerk: New ruleset");
      const input = page.locator(".quick-input-widget input");
      await input.waitFor({ state: "visible" });
      await input.fill("Zweites Spiel");
      await page.keyboard.press("Enter");
      await page.locator(".tab", { hasText: "game.rules" }).waitFor();
      await until(async () => (await languageOf(page)) === "Regelwerk", "a text that begins with a comment to be called Regelwerk");
      expect(onDisk("Zweites Spiel/game.rules").startsWith("// "), "the file is not the template");
    });
  });

  await inWindow(["70-usb.rules"], async (page) => {
    await check("a file of another program that is called .rules stays what it is", async () => {
      await page.getByText("ACTION==").first().waitFor();
      // As long as it took to claim one of ours.
      await page.waitForTimeout(8000);
      expectSame(await languageOf(page), "Plain Text", "language");
      // Shows that the check for boxes above can fail: here nobody says that an umlaut is nothing odd.
      expect((await page.locator(".unicode-highlight").count()) > 0, "no box around the umlaut of a text that is not ours");
      expectSame(await page.locator(".squiggly-error, .squiggly-warning").count(), 0, "underlines");
      expectSame(await page.getByRole("button", { name: "Show the odds" }).count(), 0, "buttons of ours");
      expectSame(onDisk("70-usb.rules"), foreign, "the file");
    });
  });
}
