// Whether a sheet is of the version these rules are of. Invariant: one of another version is not read any further; what is older can be
// migrated, what is newer cannot.

import type { RulesFacts, SheetFacts } from "./facts.ts";
import { ownValues, under, type Problems } from "./problems.ts";
import { shapePrint } from "./shape-print.ts";
import { compareVersions } from "./versions.ts";

/** False where a sheet of these rules says that it is of another version, or was saved in another shape. */
export function isOfVersion(
  rules: RulesFacts,
  facts: SheetFacts,
  head: unknown,
  path: string,
  problems: Problems,
): boolean {
  const values = facts.kind === "sheet" ? ownValues(head) : null;
  const [version, shape] = [values?.get("version"), values?.get("shape")];
  if (values === null || (values.get("ruleset") ?? rules.name) !== rules.name) return true;
  if (typeof version === "string" && version !== rules.version) {
    const isNewer = compareVersions(version, rules.version) > 0;
    const older = `It is of version ${version}; migrate brings it to version ${rules.version}.`;
    if (isNewer)
      problems.add(under(path, "version"), "newer-version", newerText(version, rules.version), rules.version);
    else problems.add(under(path, "version"), "migrate", older, rules.version);
    return false;
  }
  if (shape === undefined || shape === shapePrint(facts)) return true;
  const what = "What can stand in it has changed since it was saved; migrate brings it to today's shape.";
  problems.add(under(path, "shape"), "migrate", what, shapePrint(facts));
  return false;
}

export function newerText(version: string, own: string): string {
  return `It is of version ${version}; these rules are version ${own} and cannot know what is new in it.`;
}
