// A worker process of its own over the fake search: `node lookalike-worker.ts URL SLOWNESS_JSON SWEEP_MS`.
import { connect } from "../../server/db/connect.ts";
import { startWorkers } from "../../server/jobs/worker.ts";
import { rescueBulkLookalikes } from "../../server/lookalikes/rescue.ts";
import { runBulkLookalikes } from "../../server/lookalikes/run.ts";
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
    "lookalikes.run": runBulkLookalikes({ db, search: fakeSearch(db, JSON.parse(slowness)) }),
    "lookalikes.reap": rescueBulkLookalikes({ db }),
  },
});
process.stdout.write("ready\n");
