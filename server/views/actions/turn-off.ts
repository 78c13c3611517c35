import type { Db } from "../../db/connect.ts";
import { failPendingAlerts } from "../../insights/public.ts";
import { turnViewWebhookOff } from "../../webhooks/public.ts";
import { lockView } from "../queries.ts";
import { ACTION_KINDS } from "../settings.ts";
import { updateActionTurnedOff } from "./queries.ts";
import { deletePendingAssignments } from "./queries-assignments.ts";
import { deletePendingEnrolments } from "./queries-enrolments.ts";

/** Turns all actions of views off, says why, and ends what they have pending. */
export async function turnViewsOff(
  db: Db,
  workspaceId: number,
  viewIds: readonly string[],
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<void> {
  for (const viewId of viewIds.toSorted()) {
    await lockView(db, viewId);
    for (const kind of ACTION_KINDS) await updateActionTurnedOff(db, viewId, kind, `Turned off: ${reason}`);
    await turnViewWebhookOff(db, { workspaceId, viewId }, now);
    await failPendingAlerts(db, viewId, ["chat", "email", "webhook"]);
    await deletePendingAssignments(db, viewId);
    await deletePendingEnrolments(db, viewId);
  }
}
