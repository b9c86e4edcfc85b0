/**
 * `npm run vsix`: the extension for VS Code as dist/regelwerk.vsix, with the compiler in it. Needs no network.
 *
 * Invariant: the same sources give the same bytes. Nothing that stands elsewhere in the project is kept a second time in
 * editors/vscode: grammar, licence and version are put in here.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { strToU8, zipSync } from "fflate";
import { common, requireBanner } from "./bundle.mjs";

const inProject = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const read = (path) => readFileSync(inProject(path));
const json = (path) => JSON.parse(read(path).toString("utf8"));
const own = "editors/vscode";

/** Made by esbuild and not written anywhere: [path in the extension, bytes]. */
async function made(options) {
  const { outputFiles } = await build({ ...common, minify: true, write: false, ...options });
  return outputFiles;
}

/** Prettier prints TypeScript by way of babel here; its other languages are never asked for. */
const withoutOtherLanguages = {
  name: "without-other-languages",
  setup(builder) {
    const others = /plugins\/(?:acorn|angular|flow|glimmer|graphql|html|markdown|meriyah|postcss|typescript|yaml)\.mjs$/;
    builder.onResolve({ filter: others }, ({ path }) => ({ path, external: true }));
  },
};

/** The compiler in pieces: what is large and seldom needed (the printer of engines) is loaded when it is. */
async function server() {
  const files = await made({
    entryPoints: { regelwerk: inProject("src/cli/bin.ts"), "lsp-worker": inProject("src/lsp/worker.ts") },
    outdir: "/server",
    splitting: true,
    plugins: [...common.plugins, withoutOtherLanguages],
    banner: { js: requireBanner },
  });
  const programs = files.map(({ path, contents }) => [`dist/server/${path.split("/").at(-1)}`, contents]);
  return [...programs, ["dist/server/package.json", strToU8('{ "type": "module" }\n')]];
}

async function client() {
  const files = await made({
    entryPoints: [inProject(`${own}/src/extension.ts`)],
    outdir: "/client",
    format: "cjs",
    external: ["vscode"],
  });
  return files.map(({ contents }) => ["dist/extension.cjs", contents]);
}

async function panel() {
  const [script] = await made({
    entryPoints: [inProject(`${own}/src/panel/panel.ts`)],
    outdir: "/panel",
    format: "iife",
    platform: "browser",
    target: "es2022",
  });
  return [
    ["dist/panel/panel.js", script.contents],
    ["dist/panel/panel.css", read(`${own}/src/panel/panel.css`)],
  ];
}

/** The manifest as it is shipped: with the version of the project, without what only building needs. */
function manifest() {
  const { type: _type, private: _private, ...rest } = json(`${own}/package.json`);
  return { ...rest, version: json("package.json").version };
}

const shipped = ["package.nls.json", "package.nls.de.json", "language-configuration.json", "snippets.json", "icon.png", "README.md"];

/** Every file of the extension: [path, bytes]. */
async function extensionFiles() {
  const parts = await Promise.all([server(), client(), panel()]);
  return [
    ["package.json", strToU8(`${JSON.stringify(manifest(), null, 2)}\n`)],
    ...shipped.map((file) => [file, read(`${own}/${file}`)]),
    ...folderOf(`${own}/pictures`, "pictures"),
    ...folderOf("grammar/diagnostics", "dist/grammar/diagnostics"),
    ["LICENSE.txt", read("LICENSE")],
    ["rules.tmLanguage.json", read("grammar/rules.tmLanguage.json")],
    ...parts.flat(),
  ];
}

const folderOf = (path, into) => readdirSync(inProject(path)).toSorted().map((file) => [`${into}/${file}`, read(`${path}/${file}`)]);

const escaped = (text) => text.replace(/[&<>"]/gu, (sign) => `&#${sign.charCodeAt(0)};`);

/** What the gallery and the installer read before the extension's own manifest. */
function vsixManifest({ name, publisher, version, displayName, categories, keywords, engines }) {
  const { description } = json(`${own}/package.nls.json`);
  return `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="${name}" Version="${version}" Publisher="${publisher}"/>
    <DisplayName>${escaped(displayName)}</DisplayName>
    <Description xml:space="preserve">${escaped(description)}</Description>
    <Tags>${escaped([...keywords, "regelwerk", "__ext_rules"].join(","))}</Tags>
    <Categories>${escaped(categories.join(","))}</Categories>
    <GalleryFlags>Public</GalleryFlags>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="${escaped(engines.vscode)}"/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionDependencies" Value=""/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionPack" Value=""/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace"/>
      <Property Id="Microsoft.VisualStudio.Code.LocalizedLanguages" Value=""/>
      <Property Id="Microsoft.VisualStudio.Services.GitHubFlavoredMarkdown" Value="true"/>
    </Properties>
    <License>extension/LICENSE.txt</License>
    <Icon>extension/icon.png</Icon>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Icons.Default" Path="extension/icon.png" Addressable="true"/>
  </Assets>
</PackageManifest>
`;
}

const kinds = { json: "application/json", png: "image/png", svg: "image/svg+xml", md: "text/markdown", txt: "text/plain", css: "text/css" };

function contentTypes(paths) {
  const ends = [...new Set(paths.map((path) => path.split(".").at(-1)))].toSorted((a, b) => (a < b ? -1 : 1));
  const lines = ends.map((end) => `<Default Extension=".${end}" ContentType="${kinds[end] ?? "application/javascript"}"/>`);
  const xml = '<Default Extension=".vsixmanifest" ContentType="text/xml"/>';
  return `<?xml version="1.0" encoding="utf-8"?>\n<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${lines.join("")}${xml}</Types>\n`;
}

/** The archive. */
export async function vsix() {
  const files = await extensionFiles();
  const entries = [
    ["extension.vsixmanifest", strToU8(vsixManifest(manifest()))],
    ["[Content_Types].xml", strToU8(contentTypes(files.map(([path]) => path)))],
    ...files.map(([path, bytes]) => [`extension/${path}`, new Uint8Array(bytes)]),
  ];
  // The earliest moment a zip can tell, in local time: no build differs by when it was made.
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: new Date(1980, 0, 1) });
}

export const vsixPath = inProject("dist/regelwerk.vsix");

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const bytes = await vsix();
  mkdirSync(inProject("dist"), { recursive: true });
  writeFileSync(vsixPath, bytes);
  console.log(`dist/regelwerk.vsix: ${(bytes.length / 1_000_000).toFixed(1)} MB`);
}
