// Every row of the vectors of EPS against the emitted engine and the interpreted Plan.

import { testVectors } from "./vectors.ts";

testVectors("eps", "rulesets/eps/eps.rules", { whole: true });
