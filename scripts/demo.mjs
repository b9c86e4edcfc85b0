/**
 * The demo behind `npm start`: all three rulesets in turn, the exact odds before and the explained result after. Everything
 * comes from the engines in generated/; nothing here knows a rule.
 *
 * Invariant: the same seed (`npm start -- 7`, or the first argument) shows the same dice; a ruleset that is not built is passed over, and
 * that is said.
 */
import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { bold, faint } from "./demo/draw.mjs";
import { eps } from "./demo/eps.mjs";
import { grundlagen } from "./demo/grundlagen.mjs";
import { xdr } from "./demo/xdr.mjs";

// `npm start | head` closes the output early; that is no error.
process.stdout.on("error", (error) => process.exit(error.code === "EPIPE" ? 0 : 1));

const seed = Number(process.argv[2] ?? 1);
// Grundlagen leaves places open: the engine is that of its edition.
const shown = { eps, "grundlagen/Grundlagen-zum-Spielen": grundlagen, xdr };
for (const [folder, show] of Object.entries(shown)) {
  const engine = fileURLToPath(new URL(`../generated/${folder}/engine.js`, import.meta.url));
  if (existsSync(engine)) await show(await import(pathToFileURL(engine).href), seed);
  else console.log(faint(`\n(generated/${folder} ist nicht gebaut.)`));
}

console.log(`
${bold("Wie es weitergeht")}
  rulesets/                   Die Texte, aus denen das alles kommt. Ändere dort einen Satz und starte noch einmal.
  generated/eps/engine.ts     Eine der Engines, die eben gespielt haben: lesbar, typisiert, ohne Abhängigkeiten.
  generated/eps/reference.md  Dasselbe Spiel als Regelbuch.
  npm start -- 7              Dasselbe mit anderen Würfeln.
  node dist/cli.js odds rulesets/eps/eps.rules "given Ada = Charakter(ST's WW: 14); gm says Zielwert = 12; when Ada makes Probe(ST)"
  node dist/cli.js help       Was das Programm sonst noch kann.
`);
