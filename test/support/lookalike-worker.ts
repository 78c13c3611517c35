// A worker process of its own over the fake search: `node lookalike-worker.ts URL SLOWNESS_JSON SWEEP_MS`.
import { connect } from "../../server/db/connect.ts";
import { startWorkers } from "../../server/jobs/worker.ts";
import { reapBulkJobs } from "../../server/lookalikes/bulk/reaper.ts";
import { runBulkJob } from "../../server/lookalikes/bulk/run.ts";
import { fakeSearch } from "./fake-search.ts";
import { idleHandlers } from "./idle-handlers.ts";
import { silentLog } from "./silent-log.ts";

const [url = "", slowness = "{}", sweepMs = "2000"] = process.argv.slice(2);
const { db } = connect({ url, applicationName: "test worker" });
await startWorkers({
  url,
  log: silentLog,
  reapEveryMs: Number(sweepMs),
  handlers: {
    ...idleHandlers,
    "lookalikes.run": runBulkJob({ db, search: fakeSearch(db, JSON.parse(slowness)) }),
    "lookalikes.reap": reapBulkJobs({ db }),
  },
});
process.stdout.write("ready\n");
