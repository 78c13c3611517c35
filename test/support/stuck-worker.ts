// A worker process in which every bulk job hangs: `node stuck-worker.ts URL`. It prints "took ID" for each job that it
// fetches.

import { silentLog } from "../../scripts/support/silent-log.ts";
import { startWorkers } from "../../server/jobs/worker.ts";
import { idleHandlers } from "./idle-handlers.ts";

await startWorkers({
  url: process.argv[2] ?? "",
  log: silentLog,
  handlers: {
    ...idleHandlers,
    "lookalikes.run": async ({ jobId }) => {
      process.stdout.write(`took ${jobId}\n`);
      await new Promise(() => undefined);
    },
  },
});
