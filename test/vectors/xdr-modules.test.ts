// The rows of the vectors of XDR about magic and extended attributes, in the edition that has both.

import { testVectors } from "./vectors.ts";

testVectors("xdr", "rulesets/xdr/xdr.rules", {
  whole: true,
  edition: "Vektoren",
  only: (group) => group.startsWith("magic") || group.startsWith("extended"),
});
