/** The second thread while nothing is bundled: loads TypeScript as it is. */
import { register } from "tsx/esm/api";

register();
await import("./worker.ts");
