// Every row of the vectors of Grundlagen against the emitted engine and the interpreted Plan.

import { testVectors } from "./vectors.ts";

testVectors("grundlagen", "rulesets/grundlagen/grundlagen.rules");
