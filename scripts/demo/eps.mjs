/** EPS: a short fight. Invariant: nothing here knows a rule; everything comes from the engine. */
import { bar, blue, bold, chances, faint, green, percent, red, say, title, told, wait, yellow } from "./draw.mjs";

const colourOf = { Treffer: green, Gegentreffer: red, Patzer: red, Patt: yellow, Fehlschlag: faint };

export async function eps(engine, seed) {
  const dice = engine.dice.seeded(seed);
  let fighters = [
    engine.charakter({ Name: "Ada", WW: { ST: 14, GE: 12 }, LP: 16, Waffen: [{ Schadenswürfel: "2d6" }] }),
    engine.charakter({ Name: "Grok", NPC: true, WW: { ST: 15 }, LP: 12, Waffen: [{ Schadenswürfel: "2d6 + 1" }] }),
  ];
  title("EPS: ein kurzer Kampf", `(Startwert der Würfel: ${seed})`);
  const show = (fighter) => {
    const { Name, Lebenspunkte, Moral } = fighter;
    const share = Math.max(0, Lebenspunkte) / engine.charakter.view(fighter).Lebenspunkte.max;
    const paint = share > 0.3 ? green : share > 0.1 ? yellow : red;
    say(`  ${bold(Name.padEnd(6))} ${paint(bar(share, 18))} ${String(Lebenspunkte).padStart(3)} Lebenspunkte, Moral ${Moral}`);
  };
  fighters.forEach(show);
  for (let round = 1; round <= 8; round++) {
    const [attacker, defender] = fighters;
    say(`\n${blue(bold(`${round}. ${attacker.Name} greift ${defender.Name} an`))}`);
    const call = { Angreifer: attacker, Verteidiger: defender, Waffe: 0 };
    const odds = engine.nahkampfangriff.odds(call, { keep: ["after.Verteidiger.Lebenspunkte"] });
    if (odds.possible) {
      chances(odds, colourOf);
      const falls = odds.chance((end) => end.after.Verteidiger.Lebenspunkte <= 0);
      if (falls.toNumber() > 0) say(`  ${bold(`${defender.Name} fällt mit ${percent(falls).trim()}`)} ${faint(`(genau ${falls})`)}`);
    }
    await wait();
    const run = engine.nahkampfangriff.roll(call, { dice });
    if (!run.possible) {
      say(`  ${red(run.why)}`);
      break;
    }
    told(engine, run, { Angreifer: attacker.Name, Verteidiger: defender.Name }, colourOf);
    fighters = [run.after.Verteidiger, run.after.Angreifer];
    say();
    [run.after.Angreifer, run.after.Verteidiger].forEach(show);
    await wait();
    const lies = fighters.find(({ Lebenspunkte }) => Lebenspunkte <= 0);
    if (lies !== undefined) {
      say(`\n  ${bold(`${lies.Name} ist konfliktunfähig.`)} Der Kampf ist vorbei.`);
      break;
    }
  }
}
