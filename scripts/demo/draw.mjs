/**
 * What the demos draw with: colours, bars, percentages, a table of chances and the trace of what was played.
 *
 * Invariant: without a terminal, or with NO_COLOR, there are no colours and no pauses.
 */
const isColoured = process.stdout.isTTY === true && (process.env["NO_COLOR"] ?? "") === "";
const paint = (code) => (text) => (isColoured ? `\u001b[${code}m${text}\u001b[0m` : text);
export const [bold, faint, red, green, yellow, blue] = [1, 2, 31, 32, 33, 36].map(paint);

/** A bar of `width` signs, filled by `share` of 1. */
export function bar(share, width = 24) {
  const eighths = Math.round(share * width * 8);
  const whole = "█".repeat(Math.floor(eighths / 8));
  const part = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8];
  return (whole + part).padEnd(width);
}
export const percent = (chance) => `${(chance.toNumber() * 100).toFixed(1).replace(".", ",")} %`.padStart(7);
export const wait = () => new Promise((done) => setTimeout(done, isColoured ? 350 : 0));
export const say = (line = "") => console.log(line);

/** The outcomes of odds, one line each. */
export function chances(odds, colourOf = {}) {
  const outcomes = odds.outcomes();
  const width = Math.max(...outcomes.map(({ result }) => String(result).length));
  for (const { result, chance } of outcomes) {
    const line = `${String(result).padEnd(width)} ${bar(chance.toNumber())} ${percent(chance)}`;
    say(`  ${(colourOf[result] ?? ((text) => text))(line)}  ${faint(chance.toString())}`);
  }
}

/** What was rolled and done, in the words of the rules. `names`: who plays which part. */
export function told(engine, run, names, colourOf = {}) {
  say(`\n  ${bold("→")} ${(colourOf[run.result] ?? bold)(bold(String(run.result)))}`);
  const text = Object.entries(names).reduce(
    (all, [part, name]) => all.replaceAll(part, name),
    engine.text(run.trace, "de", { for: "player" }),
  );
  for (const line of text.split("\n")) say(`    ${line.replace(/ \(§.*\):?$/u, (clauses) => faint(clauses))}`);
}

export function title(text, note) {
  say(`\n${bold(text)} ${faint(note)}\n`);
}
