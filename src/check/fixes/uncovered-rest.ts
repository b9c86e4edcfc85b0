/** What follows behind the last stage: a condition, one that is there or a new one. */
import type { Edit, Fix } from "../../diagnostics/report.ts";
import type { Cascade, Model } from "../../model/types.ts";
import { lineBeside } from "../edits.ts";
import type { Facts } from "../facts.ts";

export function withEnd({ model, at, sources, place }: Facts, cascade: Cascade): Fix | null {
  const last = at(`/cascades/${model.cascades.indexOf(cascade)}/stages/${cascade.stages.length - 1}`);
  const sheet = model.sheets.find((one) => one.id === cascade.self.sheet);
  if (last === undefined || sheet === undefined) return null;
  const known = gainable(model, cascade);
  const name = known ?? (model.ruleset.language === "de" ? "besiegt" : "beaten");
  if (known === null && sources.some(({ text }) => text.includes(name))) return null;
  const line = `at the end { gains ${name} }`;
  const made: readonly Edit[] = known === null ? [lineBeside(sources, place(cascade.id), "above", `condition ${name} for ${sheet.name} { forbids every action }`)] : [];
  return { title: { de: `„${line}“ ergänzen`, en: `Add "${line}"` }, edits: [...made, lineBeside(sources, last, "below", line)] };
}

/** A condition that can be had without more words; one that forbids something comes first. */
function gainable({ conditions }: Model, { self }: Cascade): string | null {
  const all = conditions.filter((one) => one.sheet === self.sheet && one.while === null && one.levels === null && one.fields.length === 0);
  return (all.find(({ forbids }) => forbids.length > 0) ?? all[0])?.name ?? null;
}
