/**
 * A real VS Code with our extension in it, in a headless browser, and what a person can do and see there.
 *
 * Invariant: everything goes through the page; waits have a bound and say what they waited for. Folders are new in each run.
 */
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { chromium } from "playwright-core";

/** The machine may be busy. */
export const patience = 60_000;

const settings = {
  "security.workspace.trust.startupPrompt": "never",
  "security.workspace.trust.banner": "never",
  "workbench.startupEditor": "none",
  "workbench.tips.enabled": false,
  "extensions.autoUpdate": false,
  "telemetry.telemetryLevel": "off",
  "editor.fontFamily": "DejaVu Sans Mono",
  "editor.minimap.enabled": false,
  "files.autoSave": "off",
  "files.hotExit": "off",
  "window.restoreWindows": "none",
  "chat.commandCenter.enabled": false,
};

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** VS Code with the extension, and a folder with these files: { name: text }. */
export async function startWorkbench({ vscode, chromium: browserPath }, vsix, files, viewport = { width: 1280, height: 800 }) {
  const home = mkdtempSync(join(tmpdir(), "regelwerk-e2e-"));
  const [data, extensions, folder] = ["data", "extensions", "spiel"].map((name) => join(home, name));
  for (const [name, text] of Object.entries(files)) write(join(folder, name), text);
  mkdirSync(folder, { recursive: true });
  for (const place of ["User", "Machine"]) write(join(data, "data", place, "settings.json"), JSON.stringify(settings));
  const program = join(vscode, "out/server-main.js");
  const shared = ["--extensions-dir", extensions, "--server-data-dir", data];
  execFileSync(process.execPath, [program, "--install-extension", vsix, "--force", ...shared], { stdio: ["ignore", "ignore", "pipe"] });
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [program, "--host", "127.0.0.1", "--port", String(port), "--without-connection-token", "--accept-server-license-terms", "--telemetry-level", "off", ...shared],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  const said = [];
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (part) => said.push(String(part)));
  await until(() => said.join("").includes("listening on"), "the server of VS Code");
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const context = await browser.newContext({ viewport, permissions: ["clipboard-read", "clipboard-write"] });
  context.setDefaultTimeout(patience);
  const url = (opened) => {
    const payload = opened.map((name) => ["openFile", `vscode-remote://127.0.0.1:${port}${join(folder, name)}`]);
    return `http://127.0.0.1:${port}/?folder=${encodeURIComponent(folder)}&payload=${encodeURIComponent(JSON.stringify(payload))}`;
  };
  return {
    folder,
    context,
    /** A window of its own with these files open. */
    open: async (...opened) => {
      const page = await context.newPage();
      await page.goto(url(opened));
      await page.locator(".monaco-workbench").waitFor();
      if (opened.length > 0) await page.locator(".monaco-editor .view-line").first().waitFor();
      return page;
    },
    stop: async () => {
      await browser.close();
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill();
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 5000))]);
      server.kill("SIGKILL");
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
    said: () => said.join(""),
  };
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Waits until something is so. */
/** A page that is just being loaded anew has nothing to say yet. */
function notWhileLoading(error) {
  if (!String(error).includes("Execution context was destroyed")) throw error;
  return false;
}

export async function until(isSo, what, limit = patience) {
  for (const end = Date.now() + limit; Date.now() < end; ) {
    const found = await (async () => await isSo())().catch(notWhileLoading);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Waited in vain for ${what}.`);
}

/** Runs a command by what the palette calls it. */
export async function command(page, title) {
  await page.keyboard.press("F1");
  const input = page.locator(".quick-input-widget input");
  await input.waitFor({ state: "visible" });
  await input.fill(`>${title}`);
  const row = page.locator(".quick-input-widget .monaco-list-row", { hasText: title }).first();
  await row.waitFor();
  await page.keyboard.press("Enter");
}

/** Puts the cursor on a line and column, counted from 1. */
export async function goTo(page, line, column = 1) {
  await page.keyboard.press("Control+g");
  const input = page.locator(".quick-input-widget input");
  await input.waitFor({ state: "visible" });
  await input.fill(`:${line}:${column}`);
  await page.keyboard.press("Enter");
  await input.waitFor({ state: "hidden" });
}

/** What the status bar says the language of the text in front is. */
export function languageOf(page) {
  return page.locator("#status\\.editor\\.mode").innerText();
}

/** The text on the screen, as a person reads it. */
export async function textOf(page) {
  const lines = await page.locator(".editor-instance .view-line").evaluateAll((found) =>
    found
      .map((line) => ({ top: Number.parseFloat(line.style.top), text: line.textContent ?? "" }))
      .sort((a, b) => a.top - b.top)
      .map(({ text }) => text.replaceAll("\u00a0", " ")),
  );
  return lines.join("\n");
}

/** The piece of text under each squiggle of a kind, read off the picture by its place. */
export function squiggled(page, kind = "error") {
  return page.evaluate((name) => {
    const marks = [...document.querySelectorAll(`.squiggly-${name}`)];
    return marks.map((mark) => {
      const box = mark.getBoundingClientRect();
      const lines = [...document.querySelectorAll(".view-line")];
      const line = lines.find((one) => {
        const at = one.getBoundingClientRect();
        return box.top + box.height / 2 >= at.top && box.top + box.height / 2 <= at.bottom && at.height > 0;
      });
      if (!line) return "";
      let text = "";
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (let place = 0; place < node.length; place++) {
          const range = document.createRange();
          range.setStart(node, place);
          range.setEnd(node, place + 1);
          const letter = range.getBoundingClientRect();
          const middle = letter.left + letter.width / 2;
          if (middle > box.left && middle < box.right) text += node.data[place];
        }
      }
      return text.replaceAll("\u00a0", " ");
    });
  }, kind);
}
