/** Grundlagen: a probe, easier and harder, and one that is played. Invariant: as in eps.mjs. */
import { bar, blue, bold, chances, faint, green, percent, red, say, title, told, wait } from "./draw.mjs";

const colourOf = { Erfolg: green, Fehlschlag: red };

export async function grundlagen(engine, seed) {
  title("Grundlagen: Anna klettert", "(drei Würfel mit -1, 0 und +1)");
  const Anna = engine.charakter({ Name: "Anna", Attribute: { Stärke: 4 }, Talente: { Klettern: "Meister" } });
  const call = { Charakter: Anna, Basis: "Stärke", Können: "Klettern" };
  say("  Wie gut es gelingt, je nachdem wie schwer es ist:");
  for (let Schwierigkeit = 1; Schwierigkeit <= 6; Schwierigkeit++) {
    const odds = engine.probe.odds({ ...call, Schwierigkeit });
    if (!odds.possible) continue;
    const chance = odds.chance((end) => end.result === "Erfolg");
    say(`  Schwierigkeit ${Schwierigkeit}  ${bar(chance.toNumber())} ${percent(chance)}  ${faint(chance.toString())}`);
  }
  await wait();
  say(`\n${blue(bold("Eine nasse Wand (Schwierigkeit 3)"))}`);
  const wall = { ...call, Schwierigkeit: 3 };
  const odds = engine.probe.odds(wall);
  if (odds.possible) chances(odds, colourOf);
  await wait();
  const run = engine.probe.roll(wall, { dice: engine.dice.seeded(seed) });
  if (run.possible) told(engine, run, {}, colourOf);
}
