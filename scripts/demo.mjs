/**
 * The demo behind `npm start`: a short fight between two EPS characters, with the exact odds before each attack and the
 * explained result after it. Everything comes from generated/eps/engine.js; nothing here knows a rule.
 *
 * Invariant: the same seed (`npm start -- 7`, or the first argument) shows the same fight.
 */
import { fileURLToPath, pathToFileURL } from "node:url";

// `npm start | head` closes the output early; that is no error.
process.stdout.on("error", (error) => process.exit(error.code === "EPIPE" ? 0 : 1));

const engine = fileURLToPath(new URL("../generated/eps/engine.js", import.meta.url));
const eps = await import(pathToFileURL(engine).href);

const seed = Number(process.argv[2] ?? 1);
const isColoured = process.stdout.isTTY === true && (process.env["NO_COLOR"] ?? "") === "";
const paint = (code) => (text) => (isColoured ? `\u001b[${code}m${text}\u001b[0m` : text);
const [bold, faint, red, green, yellow, blue] = [1, 2, 31, 32, 33, 36].map(paint);
const colourOf = { Treffer: green, Gegentreffer: red, Patzer: red, Patt: yellow, Fehlschlag: yellow };

/** A bar of `width` signs, filled by `share` of 1. */
function bar(share, width = 24) {
  const eighths = Math.round(share * width * 8);
  const whole = "█".repeat(Math.floor(eighths / 8));
  const part = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8];
  return (whole + part).padEnd(width);
}
const percent = (chance) => `${(chance.toNumber() * 100).toFixed(1).replace(".", ",")} %`.padStart(7);
const wait = () => new Promise((done) => setTimeout(done, isColoured ? 350 : 0));

/** Who has how much life and morale. */
function show(fighter) {
  const { Name, Lebenspunkte, Moral } = fighter;
  const share = Math.max(0, Lebenspunkte) / eps.charakter.view(fighter).Lebenspunkte.max;
  const paintLife = share > 0.5 ? green : share > 0.2 ? yellow : red;
  return `${bold(Name.padEnd(6))} ${paintLife(bar(share, 18))} ${String(Lebenspunkte).padStart(3)} Lebenspunkte, Moral ${Moral}`;
}

function showOdds(attacker, defender) {
  const odds = eps.nahkampfangriff.odds(
    { Angreifer: attacker, Verteidiger: defender, Waffe: 0 },
    { keep: ["after.Verteidiger.Lebenspunkte"] },
  );
  if (!odds.possible) return;
  for (const { result, chance } of odds.outcomes()) {
    const line = `${result.padEnd(13)} ${bar(chance.toNumber())} ${percent(chance)}`;
    console.log(`  ${(colourOf[result] ?? faint)(line)}  ${faint(chance.toString())}`);
  }
  const falls = odds.chance((end) => end.after.Verteidiger.Lebenspunkte <= 0);
  if (falls.toNumber() > 0)
    console.log(`  ${bold(`${defender.Name} fällt mit ${percent(falls).trim()}`)} ${faint(`(genau ${falls})`)}`);
}

const dice = eps.dice.seeded(seed);
let fighters = [
  eps.charakter({ Name: "Ada", WW: { ST: 14, GE: 12 }, LP: 26, Waffen: [{ Schadenswürfel: "2d6" }] }),
  eps.charakter({ Name: "Grok", NPC: true, WW: { ST: 15 }, LP: 22, Waffen: [{ Schadenswürfel: "2d6 + 1" }] }),
];

console.log(`\n${bold("Ein kurzer Kampf nach den Regeln von EPS")} ${faint(`(Startwert der Würfel: ${seed})`)}\n`);
for (const fighter of fighters) console.log(show(fighter));

for (let round = 1; round <= 12; round++) {
  const [attacker, defender] = fighters;
  console.log(`\n${blue(bold(`${round}. ${attacker.Name} greift ${defender.Name} an`))}`);
  showOdds(attacker, defender);
  await wait();
  const run = eps.nahkampfangriff.roll({ Angreifer: attacker, Verteidiger: defender, Waffe: 0 }, { dice });
  if (!run.possible) {
    console.log(`  ${red(run.why)} ${faint(run.clause === null ? "" : `§${run.clause}`)}`);
    break;
  }
  console.log(`\n  ${bold("→")} ${(colourOf[run.result] ?? bold)(bold(run.result))}`);
  const told = eps
    .text(run.trace, "de", { for: "player" })
    .replaceAll("Angreifer", attacker.Name)
    .replaceAll("Verteidiger", defender.Name);
  for (const line of told.split("\n")) console.log(`    ${line.replace(/ \(§.*\):?$/u, (clauses) => faint(clauses))}`);
  fighters = [run.after.Verteidiger, run.after.Angreifer];
  console.log();
  for (const fighter of [run.after.Angreifer, run.after.Verteidiger]) console.log(`  ${show(fighter)}`);
  await wait();
  const lies = fighters.find(({ Lebenspunkte }) => Lebenspunkte <= 0);
  if (lies !== undefined) {
    console.log(`\n${bold(`${lies.Name} ist konfliktunfähig.`)} Der Kampf ist vorbei.`);
    break;
  }
}

console.log(`
${bold("Wie es weitergeht")}
  rulesets/eps/eps.rules      Der Text, aus dem das alles kommt. Ändere dort einen Satz und starte noch einmal.
  generated/eps/engine.ts     Die Engine, die eben gespielt hat: lesbar, typisiert, ohne Abhängigkeiten.
  npm start -- 7              Derselbe Kampf mit anderen Würfeln.
  node dist/cli.js odds rulesets/eps/eps.rules "given Ada = Charakter(ST's WW: 14); gm says Zielwert = 12; when Ada makes Probe(ST)"
  node dist/cli.js help       Was das Programm sonst noch kann.
`);
