// The rows of the vectors of XDR about magic and extended attributes, in the edition that has both.

import { xdrModules } from "./runs.ts";
import { testVectors } from "./vectors.ts";

testVectors("xdr", "rulesets/xdr/xdr.rules", xdrModules);
