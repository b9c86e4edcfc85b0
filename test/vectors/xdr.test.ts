// Every row of the vectors of XDR against the emitted engine and the interpreted Plan.

import { testVectors } from "./vectors.ts";

testVectors("xdr", "rulesets/xdr/xdr.rules");
