// A separate worker process that runs signals: `node signal-worker.ts URL REAP_MS`.

import { silentLog } from "../../scripts/support/silent-log.ts";
import { connect } from "../../server/db/connect.ts";
import { startWorkers } from "../../server/jobs/worker.ts";
import { runSignal } from "../../server/signals/runs/run.ts";
import { fakeSearch } from "./fake-search.ts";
import { idleHandlers } from "./idle-handlers.ts";
import { TestClock } from "./test-clock.ts";

const [url = "", reapMs = "2000"] = process.argv.slice(2);
const { db } = connect({ url, applicationName: "test worker" });
await startWorkers({
  url,
  log: silentLog,
  only: ["signals"],
  reapEveryMs: Number(reapMs),
  handlers: {
    ...idleHandlers,
    "signals.run": runSignal({ db, clock: new TestClock(), search: fakeSearch(db), languageModel: undefined }),
  },
});
process.stdout.write("ready\n");
