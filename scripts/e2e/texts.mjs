/** The texts that are opened in the editors. */

export const sound = `ruleset Gefährten "Ein kleines Spiel." {
  version: "1"
  language: de
}

scale Ausgang: Fehlschlag, Erfolg { success from Erfolg }

sheet Held {
  Stärke: 1..10 starts at 5
  resource Ausdauer: 0..10 starts full
}

check Kraftprobe for Held gives Ausgang {
  given Mühe: 0..5 usually 0
  roll 1d20 as Wurf
  result Erfolg if Wurf + Stärke - Mühe > 10
  Ausdauer falls by 1
  result Fehlschlag
}

example Eine Tür {
  given Ada = Held(Stärke: 7)
  when Ada makes Kraftprobe(Mühe: 2)
  then chance of Erfolg is 3/4
}
`;

/** The line of a piece of text and the column it begins at, counted from 1. */
export function placeOf(text, piece, nth = 1) {
  let at = -1;
  for (let count = 0; count < nth; count++) at = text.indexOf(piece, at + 1);
  if (at < 0) throw new Error(`There is no ${piece} in the text.`);
  const lines = text.slice(0, at).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** One name is misspelt. */
export const wrong = sound.replace("Wurf + Stärke", "Wurf + Stärcke");

/** Says the same as the sound one, in a poor layout. */
export const untidy = sound
  .replace("  roll 1d20 as Wurf\n", "      roll   1d20 as Wurf;\n")
  .replace("sheet Held {\n  Stärke: 1..10 starts at 5", "sheet Held {\n Stärke : 1..10   starts at 5");

/** Other programs call their files `.rules` too. */
export const foreign = `# Zugriff auf das Gerät
ACTION=="add", SUBSYSTEM=="usb", MODE="0660"
`;
