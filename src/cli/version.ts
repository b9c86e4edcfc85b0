/**
 * The version that `--version` prints.
 *
 * Invariant: the same as in package.json (a test compares them).
 */
export const version = "0.1.0";
