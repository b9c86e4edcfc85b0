// What every engine exports beside its rules: names of the runtime, and the names they have outside. Invariant: all are taken before any
// name of the designer.

/** What every engine exports beside its rules. */
export const fixedExports: readonly string[] = ["dice", "text", "ruleset", "meta", "actions", "RuleError"];
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
  ["Conflict", "Conflict"],
  ["ConflictOdds", "ConflictOdds"],
  ["LogEntry", "LogEntry"],
  ["SeenPart", "SeenPart"],
  ["Meta", "Meta"],
  ["SheetMeta", "SheetMeta"],
  ["FieldMeta", "FieldMeta"],
  ["ActionMeta", "ActionMeta"],
  ["ValueMeta", "ValueMeta"],
  ["ActionChoice", "Choice"],
  ["ChoicesOptions", "ChoicesOptions"],
  ["Can", "Can"],
];
