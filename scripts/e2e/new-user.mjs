/**
 * One person writes a small game from a blank file: attributes, a table, a cascade, a check, two examples. Every step is looked at on
 * the screen before the next one is typed.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { check, expectSame } from "./checks.mjs";
import { placeOf } from "./texts.mjs";
import { command, goTo, languageOf, squiggled, textOf, until } from "./workbench.mjs";

export const files = { "berg.rules": "" };

/** Types lines as a person does; indentation, closing signs and the first bar of a row are put in by the editor. */
async function typeLines(page, lines) {
  for (const [place, line] of lines.entries()) {
    if (place > 0) await page.keyboard.press("Enter");
    await page.keyboard.type(line, { delay: 5 });
    await page.keyboard.press("Escape");
  }
}

/** Goes below everything that was written and begins something new there. */
async function below(page) {
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
}

/** Nothing is wrong with what stands there: waits until the server has said so. */
async function fine(page, what) {
  await until(async () => (await squiggled(page, "error")).length === 0, `${what} without a mistake`);
  // It might not have been looked at yet.
  await page.waitForTimeout(1200);
  expectSame(await squiggled(page, "error"), [], `mistakes in ${what}`);
}

export async function newUserChecks(bench, picture) {
  const page = await bench.open("berg.rules");
  const onDisk = () => readFileSync(join(bench.folder, "berg.rules"), "utf8");
  const shows = async (...pieces) =>
    await until(async () => {
      const text = await textOf(page);
      return pieces.every((piece) => text.includes(piece));
    }, `this on the screen: ${pieces.join(" … ")}`);
  await page.locator(".view-lines").first().click();

  await check("a blank file becomes rules with its first words", async () => {
    await page.keyboard.type("ruleset Sturmberg ", { delay: 20 });
    await until(async () => (await languageOf(page)) === "Regelwerk", "the file to be called Regelwerk");
    // The name comes first; what closes brackets is read a moment later.
    await page.waitForTimeout(2000);
  });
  await check("the head: what is opened is closed by the editor, lines are indented", async () => {
    await page.keyboard.type('"Kletterer gegen den Berg." {', { delay: 5 });
    await page.keyboard.press("Enter");
    await typeLines(page, ['version: "1"', "language: de"]);
    await shows('ruleset Sturmberg "Kletterer gegen den Berg." {\n  version: "1"\n  language: de\n}');
    await fine(page, "the head");
  });
  await check("outcomes and a sheet", async () => {
    await below(page);
    await typeLines(page, ["scale Ausgang: Absturz, Halt { success from Halt "]);
    await below(page);
    await typeLines(page, ["sheet Kletterer {", "resource Wärme: 0..3 starts full", "resource Leben: 0..10 starts full"]);
    await shows("sheet Kletterer {\n  resource Wärme: 0..3 starts full\n  resource Leben: 0..10 starts full\n}");
    await fine(page, "the sheet");
  });
  await check("attributes: the rows of a table go on by themselves", async () => {
    await below(page);
    await typeLines(page, ["attributes Fähigkeiten of Kletterer {", "each: 1..6 starts at 3", "| Fähigkeit | wofür |", "--- | --- |", "Griff | festhalten |", "Gleichgewicht | stehen |"]);
    await shows("  | Fähigkeit | wofür |\n  | --- | --- |\n  | Griff | festhalten |\n  | Gleichgewicht | stehen |\n}");
    await fine(page, "the attributes");
  });
  await check("a table", async () => {
    await below(page);
    await typeLines(page, ["choice Wetter: ruhig, windig, stürmisch"]);
    await below(page);
    await typeLines(page, ["table Gefahr by Wetter gives number {", "| Wetter | Gefahr |", "--- | --- |", "ruhig | 8 |", "windig | 10 |"]);
    await shows("  | windig | 10 |\n}");
    await fine(page, "the table");
  });
  await check("a cascade", async () => {
    await below(page);
    await typeLines(page, ["condition gestürzt for Kletterer { forbids every action "]);
    await below(page);
    await typeLines(page, ["cascade Sturz for Kletterer {", "first Wärme", "then Leben", "at the end { gains gestürzt "]);
    await shows("cascade Sturz for Kletterer {\n  first Wärme\n  then Leben\n  at the end { gains gestürzt }\n}");
    await fine(page, "the cascade");
  });
  await check("a check; a slip is underlined while it is written, and mended by its repair", async () => {
    await below(page);
    await typeLines(page, [
      "check Klettern for Kletterer gives Ausgang {", "given Fähigkeit: Fähigkeiten", "given Himmel: Wetter", "roll 1d20 as Wurf",
      "result Halt if Wurf + Fähigkeit > Gefahr(Himmel)", "suffers 4 from Sturtz", "result Absturz",
    ]);
    await until(async () => (await squiggled(page)).includes("Sturtz"), "the line under the slip");
    await picture(page, "new-user-slip");
    const { line, column } = placeOf(await textOf(page), "Sturtz");
    await goTo(page, line, column + 1);
    await page.keyboard.press("Control+.");
    await page.locator(".action-widget .monaco-list-row.action").first().waitFor();
    await page.keyboard.press("Enter");
    await shows("  suffers 4 from Sturz\n  result Absturz\n}");
    await until(async () => !(await squiggled(page)).includes("Sturtz"), "the line under the slip to go");
  });
  await check("a row of the table that is missing is pointed at, and typing it mends the table", async () => {
    await goTo(page, 1);
    await page.keyboard.press("F8");
    await until(async () => (await page.locator(".marker-widget").innerText()).includes("stürmisch"), "the missing row named in the message");
    await picture(page, "new-user-row-missing");
    await page.keyboard.press("Escape");
    const { line } = placeOf(await textOf(page), "  | windig | 10 |");
    await goTo(page, line, 100);
    await page.keyboard.press("Enter");
    await typeLines(page, ["stürmisch | 13 |"]);
    await shows("  | windig | 10 |\n  | stürmisch | 13 |\n}");
    await fine(page, "the check");
  });
  await check("the first example, with a number that is right", async () => {
    await below(page);
    await typeLines(page, ["example Ein windiger Tag {", "given Ada = Kletterer(Griff: 5)", "when Ada makes Klettern(Griff, windig)", "then chance of Halt is 1/2"]);
    await until(async () => (await squiggled(page)).length > 0, "a line under the number that is wrong");
    // The message may still be that of a half-typed line; who looks again sees the new one.
    await until(async () => {
      await page.keyboard.press("Escape");
      await page.keyboard.press("F8");
      await page.waitForTimeout(1000);
      return (await page.locator(".marker-widget").allInnerTexts()).some((told) => /3\/4|75/u.test(told));
    }, "the right number in the message");
    await picture(page, "new-user-wrong-number");
    await page.keyboard.press("Escape");
    // The cursor stands in the line of the message.
    await page.keyboard.press("End");
    for (const _ of "1/2") await page.keyboard.press("Backspace");
    await page.keyboard.type("3/4");
    await page.keyboard.press("Escape");
    await fine(page, "the example");
  });
  await check("the second example: a fall through the cascade", async () => {
    await below(page);
    await typeLines(page, [
      "example Ein Sturz {", "given Bo = Kletterer()", "when Bo makes Klettern(Gleichgewicht, stürmisch) rolling 1", "then result is Absturz", "then Bo's Wärme is 0", "then Bo's Leben is 9",
    ]);
    await fine(page, "the second example");
  });
  await check("layout: everything stands in order, tables in columns", async () => {
    await command(page, "Format Document");
    await until(async () => {
      await page.waitForTimeout(1000);
      await page.keyboard.press("Control+s");
      return onDisk().includes("  | Fähigkeit     | wofür      |\n  |---------------|------------|\n  | Griff         | festhalten |\n");
    }, "the table in columns in the file");
    await picture(page, "new-user-done");
  });
  await check("the examples run: two passed", async () => {
    await command(page, "Regelwerk: Run examples and laws");
    await page.getByText("Examples and laws: 2 bestanden, 0 nicht").first().waitFor();
    await picture(page, "new-user-tested");
  });
  await page.close();
}
