import type { Db } from "../../db/connect.ts";
import type { Hindrance } from "../../effects/public.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import type { ViewRow } from "../queries.ts";
import { updateActionTurnedOff, updateActionWaits } from "./queries.ts";
import { deletePendingAssignments } from "./queries-assignments.ts";
import { deletePendingEnrolments } from "./queries-enrolments.ts";

/** After which an action looks again whether what it waits for has come. */
const WAIT_MS = 5 * 60_000;

const JOBS = { crm_assignment: "views.assign-accounts", sequencer: "views.enrol-people" } as const;

/** Ends an attempt of an action that something holds back: the view says what, and the action waits or is turned off. */
export async function holdBack(
  db: Db,
  { id: viewId, workspace_id: workspaceId }: ViewRow,
  kind: keyof typeof JOBS,
  { kind: hindrance, reason }: Hindrance,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (hindrance === "waits") {
      await updateActionWaits(transaction, viewId, kind, reason);
      return enqueue(transaction, JOBS[kind], { viewId, workspaceId }, { runAt: new Date(now.getTime() + WAIT_MS) });
    }
    if (hindrance === "paused") await updateActionTurnedOff(transaction, viewId, kind, `Turned off: ${reason}`);
    if (kind === "sequencer") await deletePendingEnrolments(transaction, viewId);
    else await deletePendingAssignments(transaction, viewId);
  });
}
