/** Grundlagen: a probe, easier and harder, one that is played, and the odds of a whole conflict. Invariant: as in eps.mjs. */
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
  await wait();
  fight(engine);
}

/** Two who are equally good drive at each other: how far it goes, as long as it lasts. */
function fight(engine) {
  say(`\n${blue(bold("Ein Konflikt: Anna bedrängt Bert, der gleich gut ist"))}`);
  const fighter = { Attribute: { Stärke: 6, Geschick: 6 }, Talente: { Waffenlos: "Geselle" }, Feats: ["Vorstoß", "Fangstoß"] };
  const state = engine.konflikt.start({ Akteure: { Anna: fighter, Bert: fighter } });
  for (const actions of [2, 4, 6, 8]) {
    const odds = engine.konflikt.odds(state, { Akteure: "Drängen" }, { actions, keep: ["Bert.Verletzungen"] });
    const chance = odds.chance((end) => end.kept["Bert.Verletzungen"]["körperlich, schwer"] > 0);
    say(`  nach ${actions} Manövern ist Bert schwer verletzt  ${bar(chance.toNumber())} ${percent(chance)}  ${faint(chance.toString())}`);
  }
}
