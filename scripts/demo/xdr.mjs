/** Impromptu XDR: what bonus and malus do to a control roll, and a duel that is played. Invariant: as in eps.mjs. */
import { bar, blue, bold, chances, faint, green, percent, red, say, title, told, wait } from "./draw.mjs";

const colourOf = { "Angreifer trifft": green, "Verteidiger trifft": red, "niemand trifft": faint };

export async function xdr(engine, seed) {
  title("Impromptu XDR: ein Duell", "(ein Würfel, drei Stufen)");
  const Mira = engine.figur({ Name: "Mira", Skills: { Messerkampf: "gut" } });
  const Jack = engine.figur({ Name: "Jack", Skills: { Faustkampf: "schlecht" }, Panzerung: 1 });
  say("  Mira kann Messerkampf gut. So oft gelingt es ihr mit Boni und Mali:");
  for (const [Boni, Mali] of [[0, 2], [0, 1], [0, 0], [1, 0], [2, 0]]) {
    const odds = engine.kontrollwurf.odds({ Figur: Mira, Skill: "Messerkampf", Boni, Mali });
    if (!odds.possible) continue;
    const good = new Set(["zweifelhafter Erfolg", "Erfolg", "sehr guter Erfolg", "kritischer Erfolg"]);
    const chance = odds.chance((end) => good.has(end.result));
    say(`  ${Boni} Boni, ${Mali} Mali  ${bar(chance.toNumber())} ${percent(chance)}  ${faint(chance.toString())}`);
  }
  await wait();
  say(`\n${blue(bold("Mira sticht zu, Jack wehrt sich mit den Fäusten"))}`);
  const call = {
    Angreifer: Mira,
    Verteidiger: Jack,
    Angriffsskill: "Messerkampf",
    Abwehrskill: "Faustkampf",
    Angriffswaffe: { Wirkung: 2 },
    Abwehrwaffe: { Wirkung: 0 },
  };
  const odds = engine.nahkampf.odds(call);
  if (odds.possible) chances(odds, colourOf);
  await wait();
  const run = engine.nahkampf.roll(call, { dice: engine.dice.seeded(seed) });
  if (!run.possible) say(`  ${red(run.why)}`);
  else told(engine, run, { Angreifer: Mira.Name, Verteidiger: Jack.Name }, colourOf);
}
