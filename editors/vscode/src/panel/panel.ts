/**
 * The panel of odds: two calls side by side, a slider for each number in them, a bar for each outcome.
 *
 * Invariant: whatever comes from a rule text gets onto the page as text, never as markup; nothing is loaded from anywhere.
 */
import { numbersIn, reach, withNumber } from "./numbers.ts";
import type { Chance, Found, FromPanel, ToPanel, Wording } from "./talk.ts";

declare function acquireVsCodeApi(): { readonly postMessage: (message: FromPanel) => void };
const editor = acquireVsCodeApi();

const words = {
  en: { call: "What is done", now: "rules as they stand here", saved: "rules as last saved", chance: "chance", change: "against the left" },
  de: { call: "Was getan wird", now: "Regeln, wie sie hier stehen", saved: "Regeln, wie zuletzt gespeichert", chance: "Chance", change: "gegen links" },
};

interface Side {
  readonly place: number;
  readonly call: HTMLTextAreaElement;
  readonly wording: HTMLSelectElement;
  readonly sliders: HTMLElement;
  readonly bars: HTMLElement;
  asked: number;
  shape: string;
  chances: readonly Chance[];
}

let sides: readonly Side[] = [];
let say = words.en;

function make<K extends keyof HTMLElementTagNameMap>(tag: K, className: string, text = ""): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

function begin(title: string, first: Found): void {
  const heading = make("h1", "title", title);
  const both = make("div", "both");
  sides = [0, 1].map((place) => makeSide(place, first.call));
  both.append(...sides.map(sectionOf));
  document.body.replaceChildren(heading, make("p", "told", first.told ?? ""), both);
  for (const side of sides) {
    if (first.call === "") show(side, first);
    else ask(side);
  }
}

function show(side: Side, { tables, problem }: Found): void {
  side.chances = tables[0]?.rows ?? [];
  drawBars(side, problem);
  const [, right] = sides;
  if (side.place === 0 && right !== undefined && right.chances.length > 0) drawBars(right, null);
}

function makeSide(place: number, call: string): Side {
  const area = make("textarea", "call");
  area.value = call;
  area.rows = 3;
  area.spellcheck = false;
  area.setAttribute("aria-label", say.call);
  const wording = make("select", "wording");
  for (const value of ["now", "saved"] as const) wording.add(new Option(say[value], value));
  const side: Side = { place, call: area, wording, sliders: make("div", "sliders"), bars: make("div", "bars"), asked: 0, shape: "", chances: [] };
  area.addEventListener("input", () => ask(side));
  wording.addEventListener("change", () => ask(side));
  return side;
}

function sectionOf(side: Side): HTMLElement {
  const section = make("section", "side");
  section.append(side.wording, side.call, side.sliders, side.bars);
  return section;
}

function ask(side: Side): void {
  side.asked += 1;
  drawSliders(side);
  editor.postMessage({ kind: "ask", side: side.place, number: side.asked, call: side.call.value, wording: side.wording.value as Wording });
}

/** A slider stays as it is while only its number changes, else it would slip from under the pointer. */
function drawSliders(side: Side): void {
  const numbers = numbersIn(side.call.value);
  const shape = numbers.map(({ label }) => label).join("\n");
  if (shape === side.shape) {
    side.sliders.querySelectorAll("input").forEach((slider, place) => {
      const value = numbers[place]?.value ?? 0;
      if (Number(slider.value) !== value && document.activeElement !== slider) setSlider(slider, value);
      const shown = slider.parentElement?.querySelector("output");
      if (shown) shown.textContent = String(value);
    });
    return;
  }
  side.shape = shape;
  side.sliders.replaceChildren(
    ...numbers.map(({ label, value }, place) => {
      const line = make("label", "slider");
      const slider = make("input", "range");
      slider.type = "range";
      setSlider(slider, value);
      slider.addEventListener("input", () => {
        const now = numbersIn(side.call.value)[place];
        if (now === undefined) return;
        side.call.value = withNumber(side.call.value, now, Number(slider.value));
        ask(side);
      });
      line.append(make("span", "name", label), slider, make("output", "value", String(value)));
      return line;
    }),
  );
}

function setSlider(slider: HTMLInputElement, value: number): void {
  const [least, most] = reach(value);
  slider.min = String(least);
  slider.max = String(most);
  slider.value = String(value);
}

function drawBars(side: Side, problem: string | null): void {
  if (problem !== null) {
    side.bars.replaceChildren(make("p", "problem", problem));
    return;
  }
  const other = side.place === 0 ? [] : (sides[0]?.chances ?? []);
  const left = other.length === 0 ? undefined : other;
  side.bars.replaceChildren(
    ...side.chances.map(({ outcome, fraction, percent }) => {
      const line = make("div", "outcome");
      const bar = make("div", "bar");
      const filled = make("div", "filled");
      filled.style.width = `${percent}%`;
      bar.append(filled);
      line.append(make("span", "name", outcome), bar, make("span", "percent", `${percent.toFixed(2)} %`));
      line.append(make("span", "fraction", fraction));
      const before = left?.find((one) => one.outcome === outcome)?.percent ?? 0;
      if (left !== undefined && Math.abs(percent - before) > 1e-7) line.append(changeOf(percent - before));
      return line;
    }),
  );
}

function changeOf(difference: number): HTMLElement {
  const points = `${difference > 0 ? "+" : "−"}${Math.abs(difference).toFixed(2)}`;
  const made = make("span", difference > 0 ? "change more" : "change less", points);
  made.title = say.change;
  return made;
}

window.addEventListener("message", (event: MessageEvent<ToPanel>) => {
  const message = event.data;
  switch (message.kind) {
    case "begin":
      say = message.german ? words.de : words.en;
      begin(message.title, message.first);
      return;
    case "again":
      for (const side of sides) ask(side);
      return;
    case "answer": {
      const side = sides[message.side];
      if (side === undefined || side.asked !== message.number) return;
      show(side, message.found);
    }
  }
});
editor.postMessage({ kind: "ready" });
