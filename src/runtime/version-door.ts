// Whether a sheet is of the version these rules are of. Invariant: one of another version is not read any further; what is older can be
// migrated, what is newer cannot.

import type { RulesFacts } from "./facts.ts";
import { ownValues, under, type Problems } from "./problems.ts";
import { shown } from "./shape.ts";
import { compareVersions } from "./versions.ts";

/** False where a sheet or conflict of these rules says that it is of another version, or was saved in another shape than `print`. */
export function isOfVersion(
  rules: RulesFacts,
  print: () => string,
  head: unknown,
  path: string,
  problems: Problems,
): boolean {
  const values = ownValues(head);
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
  if (shape === undefined || shape === print()) return true;
  const what = "What can stand in it has changed since it was saved; migrate brings it to today's shape.";
  problems.add(under(path, "shape"), "migrate", what, print());
  return false;
}

export function newerText(version: string, own: string): string {
  return `It is of version ${version}; these rules are version ${own} and cannot know what is new in it.`;
}

/** What the head says must be what these rules would write there. */
export function checkHead(wanted: ReadonlyMap<string, string>, head: unknown, path: string, problems: Problems): void {
  if (head === undefined) return;
  const values = ownValues(head);
  if (values === null) return problems.add(path, "mismatched-value", `${shown(head)} is no object.`, "an object");
  for (const [key, value] of values) {
    const right = wanted.get(key);
    if (right === undefined)
      problems.add(under(path, key), "unknown-key", `There is no ${shown(key)} here.`, [...wanted.keys()]);
    else if (value !== right)
      problems.add(
        under(path, key),
        "differing-ruleset",
        `It is made for ${shown(value)}, not for ${shown(right)}.`,
        right,
      );
  }
}
