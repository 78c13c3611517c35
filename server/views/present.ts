import type { Schema } from "../http/contract.ts";
import type { ViewEndpoint } from "../webhooks/public.ts";
import type { StoredAction, ViewRow } from "./queries.ts";
import { presentSchedule } from "./schedule.ts";
import type { ActionKind } from "./settings.ts";

/** The fields that every action has. */
type ActionStatus = Pick<Schema["ChatAction"], "enabled" | "state" | "last_error" | "last_run_at">;

/** Presents a view. Its webhook is stored separately. */
export function presentView(view: ViewRow, webhook: ViewEndpoint | undefined): Schema["View"] {
  return {
    id: view.id,
    user_id: view.user_id,
    name: view.name,
    view_type: view.view_type,
    filters: view.filters,
    is_default: view.is_default,
    action_config: presentActions(view, webhook),
    last_notified_insight_id: view.last_notified_insight_id,
    last_notification_at: view.last_notification_at?.toISOString() ?? null,
    created_at: view.created_at.toISOString(),
    updated_at: view.updated_at.toISOString(),
  };
}

function presentActions(
  { actions, owner_email: ownerEmail, may_email: mayEmail }: ViewRow,
  webhook: ViewEndpoint | undefined,
): Schema["ViewActionConfig"] {
  const { chat, email, crm_assignment: assignment, sequencer } = actions;
  return {
    ...(chat && {
      chat_app: {
        ...presentStatus(chat),
        target: chat.settings.target,
        channel_id: chat.settings.target === "channel" ? chat.settings.channelId : null,
        schedule: chat.settings.schedule ? presentSchedule(chat.settings.schedule) : null,
      },
    }),
    ...(webhook && {
      webhook: {
        ...presentWebhookStatus(webhook),
        url: webhook.url,
        header_names: [...webhook.header_names],
        disabled_reason: webhook.disabled_reason,
      },
    }),
    ...(email && {
      email: {
        ...presentStatus(email),
        recipient_email: email.settings.recipientEmail ?? ownerEmail,
        recipient_confirmed: mayEmail,
        schedule: email.settings.schedule ? presentSchedule(email.settings.schedule) : null,
      },
    }),
    ...(assignment && presentAssignment(assignment)),
    ...(sequencer?.settings.sequenceId && {
      sequencer: { ...presentStatus(sequencer), sequence_id: sequencer.settings.sequenceId },
    }),
  };
}

function presentAssignment(
  action: StoredAction<"crm_assignment">,
): Pick<Schema["ViewActionConfig"], "crm_sync" | "round_robin"> {
  const { mode, assigneeIds, overrideOwnerIds } = action.settings;
  const override_owner_ids = [...overrideOwnerIds];
  if (mode === "round_robin")
    return { round_robin: { ...presentStatus(action), assignee_ids: [...assigneeIds], override_owner_ids } };
  return { crm_sync: { ...presentStatus(action), assignee_id: assigneeIds[0] ?? "", override_owner_ids } };
}

function presentStatus({ enabled, lastError, lastRunAt, failingSince }: StoredAction<ActionKind>): ActionStatus {
  const state = failingSince === null ? "ok" : "failing";
  return {
    enabled,
    state: enabled ? state : "off",
    last_error: lastError,
    last_run_at: lastRunAt?.toISOString() ?? null,
  };
}

function presentWebhookStatus({ enabled, disabled_reason, lastAttempt }: ViewEndpoint): ActionStatus {
  const lastError = disabled_reason ?? (lastAttempt && describeAttempt(lastAttempt));
  const state = lastError === null ? "ok" : "failing";
  return {
    enabled,
    state: enabled ? state : "off",
    last_error: lastError,
    last_run_at: lastAttempt?.startedAt.toISOString() ?? null,
  };
}

/** Returns why an attempt failed; null if it succeeded. */
function describeAttempt({ statusCode, error }: NonNullable<ViewEndpoint["lastAttempt"]>): string | null {
  if (statusCode === null) return error ?? "There was no response.";
  if (statusCode >= 200 && statusCode < 300) return null;
  return `The receiver returned status ${statusCode} instead of 2xx.`;
}
