// One step of a rule in a process of its own: reads a request as JSON, writes what the step came to as JSON. Nothing else passes.

import { readFileSync } from "node:fs";
import { step, type StepRequest } from "./step.ts";

process.stdout.write(JSON.stringify(step(JSON.parse(readFileSync(0, "utf8")) as StepRequest)));
