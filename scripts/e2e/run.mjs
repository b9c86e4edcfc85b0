/**
 * `npm run e2e`: packs the extension and tries it and the server in real editors, as a person would.
 *
 * Invariant: the very last line is "N passed, N failed". Words of the call choose among the parts. Pictures of what was on the
 * screen lie in .cache/e2e/pictures afterwards.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { bundle } from "../bundle.mjs";
import { vsix } from "../vsix.mjs";
import { check, counts } from "./checks.mjs";
import { cache, setUp } from "./setup.mjs";
import { startWorkbench } from "./workbench.mjs";

const chosen = process.argv.slice(2);
const isChosen = (part) => chosen.length === 0 || chosen.includes(part);
const pictures = `${cache}pictures/`;
const packed = `${cache}regelwerk.vsix`;

async function picture(page, name) {
  await page.screenshot({ path: `${pictures}${name.replaceAll("/", "-")}.png` }).catch(() => undefined);
}

async function inVscode(tools, title, files, part, viewport) {
  console.log(`\n── ${title}`);
  const bench = await startWorkbench(tools, packed, files, viewport);
  try {
    await part(bench, picture);
  } finally {
    await bench.stop();
  }
}

/** A part that breaks off counts as one failed check. */
async function attempt(name, part) {
  if (!isChosen(name)) return;
  let error;
  await part().catch((caught) => (error = caught));
  if (error !== undefined) await check(`${name} runs to its end`, () => Promise.reject(error));
}

rmSync(pictures, { recursive: true, force: true });
mkdirSync(pictures, { recursive: true });
const tools = setUp();
await bundle();
writeFileSync(packed, await vsix());

for (const [name, title] of [["neovim", "Neovim"], ["emacs", "Emacs"]]) {
  await attempt(name, async () => {
    console.log(`\n── ${title}`);
    await (await import("./other-editors.mjs"))[`${name}Checks`]();
  });
}
await attempt("vscode", async () => {
  const { files, vscodeChecks } = await import("./vscode.mjs");
  await inVscode(tools, "VS Code", files, vscodeChecks);
});
await attempt("new-user", async () => {
  const { files, newUserChecks } = await import("./new-user.mjs");
  await inVscode(tools, "A new user in VS Code", files, newUserChecks, { width: 1280, height: 1300 });
});

const { passed, failed } = counts();
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
