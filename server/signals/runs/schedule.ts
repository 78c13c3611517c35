import type { Db } from "../../db/connect.ts";
import type { JobHandler } from "../../jobs/definitions.ts";
import { enqueueAll } from "../../jobs/enqueue.ts";
import type { Clock } from "../../ports/clock.ts";
import { listDueSignals } from "./queries-run.ts";

/** Queues the signals that are due, and those whose run the queue has lost. One run makes up for all missed days. */
export function scheduleSignals({ db, clock }: { db: Db; clock: Clock }): JobHandler<"signals.schedule"> {
  return async () => {
    const signalIds = await listDueSignals(db, clock.now());
    await enqueueAll(
      db,
      "signals.run",
      signalIds.map((signalId) => ({ signalId })),
      { keyOf: ({ signalId }) => `signal ${signalId}` },
    );
  };
}
