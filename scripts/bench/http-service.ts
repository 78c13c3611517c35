// The service in a process of its own, for http.ts: tells its address to the process that started it.
import { readConfig } from "../../server/config.ts";
import { startService } from "../../server/main.ts";

const outcome = readConfig(process.env);
if ("mistakes" in outcome) throw new Error(outcome.mistakes.join(" "));
const service = await startService(outcome.config);
process.send?.(service.address);
