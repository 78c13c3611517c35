import { silentLog } from "../../scripts/support/silent-log.ts";
import { connect } from "../../server/db/connect.ts";
import { startWorkers, type Workers } from "../../server/jobs/worker.ts";
import { reapBulkJobs, runBulkJob } from "../../server/lookalikes/bulk/run.ts";
import { atEnd } from "./at-end.ts";
import { fakeSearch, type Slowness } from "./fake-search.ts";
import { idleHandlers } from "./idle-handlers.ts";

/** Starts the worker pools in this process. Bulk jobs use the fake search. */
export async function startBulkWorkers(
  url: string,
  slowness: Slowness = {},
  reapEveryMs?: number,
): Promise<Pick<Workers, "stop">> {
  const { db, close } = connect({ url, applicationName: "test worker" });
  const handlers = {
    ...idleHandlers,
    "lookalikes.run": runBulkJob({ db, search: fakeSearch(db, slowness) }),
    "lookalikes.reap": reapBulkJobs({ db }),
  };
  const workers = await startWorkers({ url, log: silentLog, handlers, reapEveryMs });
  return { stop: atEnd(() => workers.stop().finally(close)) };
}
