// The process that `forkService` starts: the service, which sends its address to the parent.
import { readConfig } from "../../../../server/config/config.ts";
import { startService } from "../../../../server/main.ts";

const outcome = readConfig(process.env);
if ("errors" in outcome) throw new Error(outcome.errors.join(" "));
const service = await startService(outcome.config);
// The benchmark has failed or was killed.
process.once("disconnect", () => process.exit(1));
process.send?.(service.address);
