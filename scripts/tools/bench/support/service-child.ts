// The process that `forkService` starts: runs the service and sends its URL to the parent.
import { readConfig } from "../../../../server/config/config.ts";
import { startService } from "../../../../server/main.ts";

const outcome = readConfig(process.env);
if ("errors" in outcome) throw new Error(outcome.errors.join(" "));
const service = await startService(outcome.config);
// The parent has exited, because the benchmark failed or was killed.
process.once("disconnect", () => process.exit(1));
process.send?.(service.address);
