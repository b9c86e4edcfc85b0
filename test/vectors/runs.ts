// How the vectors of each ruleset are played: which groups without modules and which in an edition. Invariant: every group is played in one of
// its runs; the tests of the rows and the proof of the citations ask the same.

import type { Options } from "./vectors.ts";

const ofModules = (group: string): boolean => group.startsWith("magic") || group.startsWith("extended");

export const xdrBase: Options = { whole: true, only: (group) => !ofModules(group) };
export const xdrModules: Options = { whole: true, edition: "Vektoren", only: ofModules };
export const runs = { eps: [{ whole: true }], grundlagen: [{}], xdr: [xdrBase, xdrModules] } as const satisfies Readonly<
  Record<string, readonly Options[]>
>;
