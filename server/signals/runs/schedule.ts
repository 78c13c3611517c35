import type { Selectable } from "kysely";
import type { Db } from "../../db/connect.ts";
import type { SignalRun } from "../../db/tables.ts";
import type { JobHandler } from "../../jobs/definitions.ts";
import { enqueue, enqueueAll } from "../../jobs/enqueue.ts";
import { reapStranded } from "../../jobs/resumable.ts";
import { readPages } from "../../lib/read-pages.ts";
import type { Clock } from "../../ports/clock.ts";
import { additionReference, endRun } from "./end-run.ts";
import { SIGNAL_RUNS } from "./queries-run.ts";
import { type DueSignal, findWorkspaceOfSignal, listDueSignals, listOverdueEvents } from "./queries-schedule.ts";

const MAX_EVENT_WAIT_MS = 24 * 3_600_000;
const SIGNALS_PER_PAGE = 1_000;

/** Queues the signals that are due. A signal that has missed several days runs once. */
export function scheduleSignals({ db, clock }: { db: Db; clock: Clock }): JobHandler<"signals.schedule"> {
  return async (_payload, context) => {
    const now = clock.now();
    for await (const due of readPages<DueSignal>(SIGNALS_PER_PAGE, (after, limit) =>
      listDueSignals(db, now, after, limit),
    )) {
      context.signal.throwIfAborted();
      const payloads = due.map(({ id, workspace_id }) => ({ signalId: id, workspaceId: workspace_id }));
      await enqueueAll(db, "signals.run", payloads);
    }
    // Publishes events that have waited too long, because the follow-up of their run may have failed permanently.
    const overdue = await listOverdueEvents(db, new Date(clock.now().getTime() - MAX_EVENT_WAIT_MS));
    await enqueueAll(
      db,
      "signals.publish-end",
      overdue.map((runId) => ({ reference: additionReference(runId) })),
    );
    await reapStranded<Selectable<SignalRun>>(db, SIGNAL_RUNS, context, {
      requeue: async ({ signal_id }) => {
        const workspaceId = await findWorkspaceOfSignal(db, signal_id);
        await enqueue(db, "signals.run", { signalId: signal_id, workspaceId });
      },
      giveUp: ({ id }) =>
        db
          .transaction()
          .execute((transaction) =>
            endRun(
              transaction,
              { id },
              { outcome: "failed", message: "The run was interrupted too many times." },
              clock.now(),
            ),
          ),
    });
  };
}
