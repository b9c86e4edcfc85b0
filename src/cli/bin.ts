/** The program `regelwerk`: `main` on this machine with this compiler. */
import { build, check, coverage, docs, fill, odds, roll, test } from "../compile.ts";
import { migrate, validate } from "../saves.ts";
import { nodeHost } from "./host.ts";
import { main } from "./main.ts";

const host = nodeHost();
host.exit(await main(host, { build, check, coverage, docs, fill, odds, roll, test, validate, migrate }));
