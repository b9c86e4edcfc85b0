// Every row of the vectors of XDR against the emitted engine and the interpreted Plan; those of its modules in xdr-modules.test.ts.

import { xdrBase } from "./runs.ts";
import { testVectors } from "./vectors.ts";

testVectors("xdr", "rulesets/xdr/xdr.rules", xdrBase);
