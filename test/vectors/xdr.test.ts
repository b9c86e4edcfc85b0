// Every row of the vectors of XDR against the emitted engine and the interpreted Plan; those of its modules in xdr-modules.test.ts.

import { testVectors } from "./vectors.ts";

testVectors("xdr", "rulesets/xdr/xdr.rules", {
  whole: true,
  only: (group) => !group.startsWith("magic") && !group.startsWith("extended"),
});
