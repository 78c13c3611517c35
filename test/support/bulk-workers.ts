import { connect } from "../../server/db/connect.ts";
import { startWorkers, type Workers } from "../../server/jobs/worker.ts";
import { rescueBulkLookalikes } from "../../server/lookalikes/rescue.ts";
import { runBulkLookalikes } from "../../server/lookalikes/run.ts";
import { fakeSearch, type Slowness } from "./fake-search.ts";
import { idleHandlers } from "./idle-handlers.ts";
import { silentLog } from "./silent-log.ts";

/** The worker pools in this process, with bulk jobs over the fake search. */
export async function startBulkWorkers(url: string, slowness: Slowness = {}): Promise<Pick<Workers, "stop">> {
  const { db, close } = connect({ url, applicationName: "test worker" });
  const handlers = {
    ...idleHandlers,
    "lookalikes.run": runBulkLookalikes({ db, search: fakeSearch(db, slowness) }),
    "lookalikes.reap": rescueBulkLookalikes({ db }),
  };
  const workers = await startWorkers({ url, log: silentLog, handlers });
  return { stop: async () => workers.stop().finally(close) };
}
