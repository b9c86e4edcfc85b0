// Values in words. Invariant: what `operandText` gives can stand beside an arithmetic sign without being misread.

import { unreachable } from "../../base/never.ts";
import type { Expr, Id, Place } from "../../model/types.ts";
import { diceText } from "./dice.ts";
import { chosenField } from "./field-choice.ts";
import { foldText, listText, mapText } from "./list.ts";
import { chosenText, madeText } from "./made.ts";
import { decimal, fieldName, nameOf, ownedBy, pick, whole, type Say } from "./say.ts";
import { operandText, ownerText, testText, valueText } from "./part.ts";
import { stepName } from "./type.ts";

export function value(e: Expr, say: Say): string {
  switch (e.kind) {
    case "number":
      return e.type.kind === "step" ? stepName(e.type.scale, e.value, say) : whole(e.value) + unitOf(e, say);
    case "ratio":
      return decimal(e.num, e.den, say);
    case "yes-no":
      return e.value ? pick(say, "ja", "yes") : pick(say, "nein", "no");
    case "text":
      return pick(say, `„${e.value}“`, `"${e.value}"`);
    case "none":
      return noneText(e, say);
    case "entry-at":
      return e.keys.map((key) => valueText(key, say)).join(", ");
    case "bind":
      return valueText(e.in, say);
    case "open":
      return pick(say, "was das Spiel festlegt", "what the game decides");
    case "step":
      return e.step;
    case "entry":
    case "thing":
      return e.entry;
    case "dice":
      return diceText(e.dice, say);
    case "constant":
      return nameOf(e.constant, say);
    case "local":
    case "role":
      return say.known.get(e.name) ?? e.name;
    case "self":
      return say.self ?? pick(say, "die Figur", "the figure");
    case "it":
      return say.it ?? pick(say, "dieser Eintrag", "this entry");
    case "field":
      return ownedBy(ownerText(e.owner, say), fieldName(e.field, say), say);
    case "slot":
      return slotText(e, say);
    case "entry-field":
      return entryFieldText(e.owner, e.collection, e.entry, e.field, say);
    case "thing-field":
      return e.thing.kind === "it" && say.it === null
        ? fieldName(e.field, say)
        : ownedBy(valueText(e.thing, say), fieldName(e.field, say), say);
    case "base":
      return pick(say, `${valueText(e.value, say)} (ohne Änderungen)`, `${valueText(e.value, say)} (unmodified)`);
    case "entries":
      return ownedBy(ownerText(e.owner, say), nameOf(e.collection, say), say);
    case "lookup": {
      const table = say.model.tables.find(({ id }) => id === e.table);
      const column = table !== undefined && table.gives.length > 1 ? `${table.gives[e.column]?.name ?? ""}${pick(say, " laut ", " by the ")}` : "";
      const keys = e.keys.map((key) => (e.keys.length > 1 ? operandText(key, say) : valueText(key, say))).join(", ");
      return pick(
        say,
        `${column}Tabelle ${nameOf(e.table, say)} (${keys})`,
        `${column}${nameOf(e.table, say)} table (${keys})`,
      );
    }
    case "formula": {
      const args = e.args.map((arg) => (arg.kind === "if" && e.args.length > 1 ? operandText(arg, say) : valueText(arg, say))).join(", ");
      const named = nameOf(e.formula, say) + (args === "" ? "" : `(${args})`);
      return e.self === null ? named : ownedBy(ownerText(e.self, say), named, say);
    }
    case "roll-of":
      return pick(
        say,
        `${e.roll} bei ${say.known.get(e.local) ?? e.local}`,
        `${e.roll} in ${say.known.get(e.local) ?? e.local}`,
      );
    case "result":
      return pick(say, "Ergebnis", "the outcome");
    case "modifiers":
      return pick(say, "Zuschläge", "adjustments");
    case "cell":
      return pick(say, "der Wert der Tafel", "the number of the grid");
    case "condition-field":
      return pick(
        say,
        `${fieldName(e.field, say)} aus ${heldBy(e.owner, e.condition, say)}`,
        `${fieldName(e.field, say)} of ${heldBy(e.owner, e.condition, say)}`,
      );
    case "condition-level":
      return pick(
        say,
        `Stufe von ${heldBy(e.owner, e.condition, say)}`,
        `degree of ${heldBy(e.owner, e.condition, say)}`,
      );
    case "limit": {
      const place = placeText(e.place, say);
      return e.which === "maximum"
        ? pick(say, `Höchstwert von ${place}`, `top of ${place}`)
        : pick(say, `Mindestwert von ${place}`, `bottom of ${place}`);
    }
    case "arithmetic":
      return `${operandText(e.a, say, e.op)} ${arithmeticSigns[e.op]} ${operandText(e.b, say, e.op, true)}`;
    case "if": {
      const named = chosenField(e, say);
      if (named !== null) return valueText(named, say);
      return pick(
        say,
        `${valueText(e.yes, say)}, wenn ${testText(e.test, say, "sub")}, sonst ${valueText(e.no, say)}`,
        `${valueText(e.yes, say)} if ${testText(e.test, say, "sub")}, otherwise ${valueText(e.no, say)}`,
      );
    }
    case "rounded":
      return `${e.a.kind === "if" || e.a.kind === "limited" ? operandText(e.a, say) : valueText(e.a, say)}, ${roundings[e.mode][say.language]}`;
    case "limited":
      return pick(
        say,
        `${valueText(e.a, say)}, mindestens ${valueText(e.low, say)}, höchstens ${valueText(e.high, say)}`,
        `${valueText(e.a, say)}, no less than ${valueText(e.low, say)}, no more than ${valueText(e.high, say)}`,
      );
    case "remainder":
      return pick(
        say,
        `Rest von ${operandText(e.a, say)} / ${operandText(e.b, say)}`,
        `rest of ${operandText(e.a, say)} / ${operandText(e.b, say)}`,
      );
    case "fold":
      return foldText(e, say);
    case "list":
    case "where":
    case "count":
      return listText(e, say);
    case "map":
      return mapText(e, say);
    case "make":
      return madeText(e, say);
    case "side":
      return ownedBy(ownerText(e.conflict, say), e.side, say);
    case "relation":
      return relationText(e.relation, e.conflict, e.a, e.b, say);
    case "chosen":
      return chosenText(e, say);
    case "compare":
    case "logic":
    case "not":
    case "holds":
    case "quantified":
    case "member":
    case "succeeds":
    case "ended":
      return testText(e, say, "main");
    default:
      return unreachable(e);
  }
}

const arithmeticSigns = { "+": "+", "-": "−", "*": "×", "/": "/" } as const;

const roundings = {
  down: { de: "abgerundet", en: "rounded down" },
  up: { de: "aufgerundet", en: "rounded up" },
  "half-up": { de: "gerundet (Halbe nach oben)", en: "rounded (halves up)" },
  "half-down": { de: "gerundet (Halbe nach unten)", en: "rounded (halves down)" },
  "half-even": { de: "gerundet (Halbe zur geraden Zahl)", en: "rounded (halves to the even number)" },
  "half-away": { de: "gerundet (Halbe von null weg)", en: "rounded (halves away from zero)" },
  "toward-zero": { de: "zur Null hin gerundet", en: "rounded toward zero" },
} as const;

function unitOf(e: Expr, say: Say): string {
  return e.type.kind === "number" && e.type.unit !== null ? ` ${nameOf(e.type.unit, say)}` : "";
}

function noneText(e: Expr, say: Say): string {
  const type = e.type.kind === "optional" ? e.type.of : e.type;
  const own = type.kind === "step" ? say.index.scale(type.scale).none : null;
  return own ?? pick(say, "nichts", "nothing");
}

function entryFieldText(owner: Expr, collection: Id, entry: Expr, field: Id, say: Say): string {
  const isOwn = say.index.collection(collection).own?.id === field;
  const whose = ownerText(owner, say);
  const { keys, name } = say.index.collection(collection);
  if (keys !== undefined && isOwn) return ownedBy(whose, `${name}(${valueText(entry, say)})`, say);
  if (entry.kind === "it" && say.it === null)
    return isOwn ? pick(say, "der eigene Wert", "its own value") : fieldName(field, say);
  const which = valueText(entry, say);
  // Whose list it is has been said.
  if (isOwn) return isItem(entry, say) ? which : ownedBy(whose, which, say);
  return pick(
    say,
    `${fieldName(field, say)} von ${ownedBy(whose, which, say)}`,
    `${ownedBy(whose, which, say)}'s ${fieldName(field, say)}`,
  );
}

/** An entry of a list that is being gone through. */
function isItem(entry: Expr, say: Say): boolean {
  if (entry.kind === "it") return say.it !== null;
  const known = entry.kind === "local" ? say.known.get(entry.name) : undefined;
  return known !== undefined && entry.kind === "local" && (known === entry.name || entry.name.startsWith("#"));
}

function slotText({ owner, field, at }: { readonly owner: Expr; readonly field: Id; readonly at: Expr }, say: Say): string {
  const places = ownedBy(ownerText(owner, say), fieldName(field, say), say);
  return pick(say, `Platz ${valueText(at, say)} von ${places}`, `place ${valueText(at, say)} of ${places}`);
}

function relationText(relation: Id, conflict: Expr, a: Expr, b: Expr | null, say: Say): string {
  const [first, second] = [valueText(a, say), b === null ? pick(say, "allen anderen", "all others") : valueText(b, say)];
  const named = ownedBy(conflict.kind === "self" ? null : ownerText(conflict, say), nameOf(relation, say), say);
  return pick(say, `${named} (${first} gegenüber ${second})`, `${named} (${first} over ${second})`);
}

function heldBy(owner: Expr, condition: Id, say: Say): string {
  return ownedBy(ownerText(owner, say), nameOf(condition, say), say);
}

/** What an effect changes. */
export function placeText(place: Place, say: Say): string {
  switch (place.kind) {
    case "local":
      return say.known.get(place.name) ?? place.name;
    case "field":
      return ownedBy(ownerText(place.owner, say), fieldName(place.field, say), say);
    case "slot":
      return slotText(place, say);
    case "entry":
      return entryFieldText(place.owner, place.collection, place.entry, place.field, say);
    case "thing":
      return place.thing.kind === "it" && say.it === null
        ? fieldName(place.field, say)
        : ownedBy(valueText(place.thing, say), fieldName(place.field, say), say);
    case "level":
      return pick(
        say,
        `Stufe von ${heldBy(place.owner, place.condition, say)}`,
        `degree of ${heldBy(place.owner, place.condition, say)}`,
      );
    case "relation":
      return relationText(place.relation, place.conflict, place.a, place.b, say);
    default:
      return unreachable(place);
  }
}
