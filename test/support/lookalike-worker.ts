// A separate worker process over the fake search: `node lookalike-worker.ts URL SLOWNESS_JSON SWEEP_MS`.
import { startBulkWorkers } from "./bulk-workers.ts";

const [url = "", slowness = "{}", sweepMs = "2000"] = process.argv.slice(2);
await startBulkWorkers(url, JSON.parse(slowness), Number(sweepMs));
process.stdout.write("ready\n");
