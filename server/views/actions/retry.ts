import type { Db } from "../../db/connect.ts";
import { listDueAlerts } from "../../insights/public.ts";
import type { JobHandler } from "../../jobs/definitions.ts";
import { enqueueAll } from "../../jobs/enqueue.ts";
import type { Clock } from "../../ports/clock.ts";
import { ACTION_KINDS, ACTION_SYSTEMS, type ActionKind } from "../settings.ts";
import { updateFailingActions } from "./queries.ts";

/** Retries the failing actions of a system immediately after the system was reconnected or first read. */
export function retryFailing({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): JobHandler<"views.retry-failing"> {
  return async ({ workspaceId, kind: system }) => {
    const kinds = ACTION_KINDS.filter((kind) => ACTION_SYSTEMS[kind] === system);
    await db.transaction().execute(async (transaction) => {
      const failing = await updateFailingActions(transaction, workspaceId, kinds);
      for (const kind of kinds) {
        const viewIds = failing.flatMap((action) => (action.kind === kind ? [action.view_id] : []));
        await retryNow(transaction, { workspaceId, kind, viewIds }, clock.now());
      }
    });
  };
}

interface Retried {
  readonly workspaceId: number;
  readonly kind: ActionKind;
  readonly viewIds: readonly string[];
}

/** Queues the pending work and the failed attempts of an action of these views, to run immediately. */
export async function retryNow(db: Db, { workspaceId, kind, viewIds }: Retried, now: Date): Promise<void> {
  const ofViews = viewIds.map((viewId) => ({ viewId, workspaceId }));
  switch (kind) {
    case "crm_assignment":
      return enqueueAll(db, "views.assign-accounts", ofViews);
    case "sequencer":
      return enqueueAll(db, "views.enrol-people", ofViews);
    case "chat":
    case "email": {
      const alertIds = await listDueAlerts(db, viewIds, kind, now);
      return enqueueAll(
        db,
        `views.send-${kind}`,
        alertIds.map((alertId) => ({ alertId })),
      );
    }
  }
}
