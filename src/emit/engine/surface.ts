// What every engine exports beside its rules: names of the runtime, and the names they have outside. Invariant: all are taken before any
// name of the designer.

/** What every engine exports beside its rules. */
export const fixedExports: readonly string[] = ["dice", "text", "ruleset", "RuleError"];
export const fixedTypes: readonly (readonly [inRuntime: string, name: string])[] = [
  ["Rolled", "Run"],
  ["NotPossible", "NotPossible"],
  ["Odds", "Odds"],
  ["Exact", "Exact"],
  ["Problem", "Problem"],
  ["SheetChange", "Change"],
  ["TraceEntry", "TraceEntry"],
  ["Step", "Step"],
  ["Resume", "Resume"],
  ["Dice", "Dice"],
  ["SeededDice", "SeededDice"],
  ["Action", "Action"],
  ["Door", "Door"],
  ["SheetDoor", "SheetDoor"],
  ["Migrated", "Migrated"],
  ["SaveChange", "SaveChange"],
  ["Seen", "Seen"],
  ["SeenPart", "SeenPart"],
];
