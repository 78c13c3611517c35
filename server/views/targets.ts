import type { PreparationContext, Refusal } from "../http/contract.ts";
import { Unavailable } from "../http/problems.ts";
import { findIntegration, type IntegrationKind, type IntegrationServices } from "../integrations/public.ts";
import { isTransient } from "../ports/vendor.ts";
import { findUnknownTargets, SYSTEMS } from "./connected-systems.ts";
import { ACTION_FIELDS, ACTION_SYSTEMS, type ActionChanges } from "./settings.ts";

/** The ids in one field of a request, which must exist in a connected system. */
interface Targets {
  readonly field: string;
  readonly kind: IntegrationKind;
  readonly ids: readonly string[];
}

const RETRY_AFTER_SECONDS = 30;

/** Returns the refusal of a request if a required system is not connected, or a target does not exist in it. */
export async function findTargetRefusal(
  services: IntegrationServices,
  { db, caller: { workspaceId } }: PreparationContext,
  changes: ActionChanges,
  signal: AbortSignal,
): Promise<Refusal<400> | undefined> {
  for (const { field, kind } of requiredSystems(changes))
    if (!(await findIntegration(db, workspaceId, kind))) return notConnected(field, kind);
  for (const targets of sentTargets(changes)) {
    const unknown = await findUnknownTargets(services, db, workspaceId, targets, signal);
    if ("value" in unknown) {
      if (unknown.value.length > 0) return notFound(targets, unknown.value);
      continue;
    }
    const { connected, reason, failure } = unknown.unavailable;
    if (!connected) return notConnected(targets.field, targets.kind);
    if (failure && !isTransient(failure) && failure.reason !== "aborted")
      return {
        status: 400,
        errorCode: "INTEGRATION_REJECTED",
        message: reason,
        details: { field: targets.field, reason: failure.reason },
      };
    throw new Unavailable(reason, RETRY_AFTER_SECONDS);
  }
  return undefined;
}

/** Lists the systems that the actions of a request require. An action that is turned off requires none. */
function requiredSystems(changes: ActionChanges): Omit<Targets, "ids">[] {
  return (["chat", "crm_assignment", "sequencer"] as const).flatMap((action) => {
    const field = ACTION_FIELDS[action];
    const change = changes[field];
    return change && change.enabled !== false ? [{ field, kind: ACTION_SYSTEMS[action] }] : [];
  });
}

function sentTargets({
  chat_notifications: chat,
  crm_assignment: crm,
  sequencer_sequencing,
}: ActionChanges): Targets[] {
  const targets = (field: string, kind: IntegrationKind, ids: readonly (string | null | undefined)[]): Targets[] => {
    const sent = [...new Set(ids)].filter((id) => typeof id === "string");
    return sent.length > 0 ? [{ field, kind, ids: sent }] : [];
  };
  return [
    ...targets("chat_notifications.channel_id", "chat", [chat?.channel_id]),
    ...targets("crm_assignment.assignee_id", "crm", [crm?.assignee_id]),
    ...targets("crm_assignment.assignee_ids", "crm", crm?.assignee_ids ?? []),
    ...targets("crm_assignment.override_owner_ids", "crm", crm?.override_owner_ids ?? []),
    ...targets("sequencer_sequencing.sequence_id", "sequencer", [sequencer_sequencing?.sequence_id]),
  ];
}

function notConnected(field: string, kind: IntegrationKind): Refusal<400> {
  const message = `No ${SYSTEMS[kind].name} is connected. Connect one with PUT /api/v1/integrations/${kind} first.`;
  return { status: 400, errorCode: "INTEGRATION_NOT_CONNECTED", message, details: { field, kind } };
}

function notFound({ field, kind }: Targets, ids: readonly string[]): Refusal<400> {
  const message = `The ${SYSTEMS[kind].name} has no ${ids.join(", ").slice(0, 500)}. GET /api/v1/views/options lists the valid ids.`;
  return { status: 400, errorCode: "TARGET_NOT_FOUND", message, details: { field, ids } };
}
