// The process that `forkService` starts: the service, which sends its address to the parent.
import { readConfig } from "../../../../server/config/config.ts";
import { startService } from "../../../../server/main.ts";

const outcome = readConfig(process.env);
if ("errors" in outcome) throw new Error(outcome.errors.join(" "));
const service = await startService(outcome.config);
process.send?.(service.address);
