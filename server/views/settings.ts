import type { Schema } from "../http/contract.ts";
import { normaliseEmail } from "../lib/email-address.ts";
import { readSchedule, type Schedule } from "./schedule.ts";

/** The settings of each action of a view. The webhook is stored as an endpoint instead. */
export interface ActionSettings {
  readonly chat: {
    readonly target: Schema["ChatTarget"];
    readonly channelId: string | null;
    readonly schedule?: Schedule | null;
  };
  /** If `recipientEmail` is null, the owner receives the emails. */
  readonly email: { readonly recipientEmail: string | null; readonly schedule?: Schedule | null };
  readonly crm_assignment: {
    readonly mode: "single" | "round_robin";
    /** One id for `single`. Only an action that is off may have no ids. */
    readonly assigneeIds: readonly string[];
    readonly overrideOwnerIds: readonly string[];
  };
  /** Null only while the action is off. */
  readonly sequencer: { readonly sequenceId: string | null };
}

export type ActionKind = keyof ActionSettings;

export const ACTION_KINDS = ["chat", "email", "crm_assignment", "sequencer"] as const satisfies readonly ActionKind[];

/** The connected system that each action requires; null if it requires none. */
export const ACTION_SYSTEMS = {
  chat: "chat",
  email: null,
  crm_assignment: "crm",
  sequencer: "sequencer",
} as const satisfies Record<ActionKind, Schema["IntegrationKind"] | null>;

export interface ActionSetting<Kind extends ActionKind> {
  readonly enabled: boolean;
  readonly settings: ActionSettings[Kind];
}

type ActionSettingsByKind = { readonly [Kind in ActionKind]?: ActionSetting<Kind> | undefined };

export type ActionChanges = Pick<
  Schema["CreateViewRequest"],
  "chat_notifications" | "email_notifications" | "crm_assignment" | "sequencer_sequencing"
>;

/** The changed actions; null for an action that is deleted. */
export type ChangedActions = { [Kind in ActionKind]?: ActionSetting<Kind> | null };

/** The name of each action in a request. */
export const ACTION_FIELDS = {
  chat: "chat_notifications",
  email: "email_notifications",
  crm_assignment: "crm_assignment",
  sequencer: "sequencer_sequencing",
} as const satisfies Record<ActionKind, keyof ActionChanges>;

/** Applies the changes of a request; fields that are not sent keep their values. */
export function applyActionChanges(
  current: ActionSettingsByKind,
  { chat_notifications: chat, email_notifications: email, crm_assignment: crm, sequencer_sequencing }: ActionChanges,
): { readonly changed: ChangedActions; readonly faults: Schema["ValidationFault"][] } {
  const changed: ChangedActions = {};
  const faults: Schema["ValidationFault"][] = [];
  const require = (field: string, msg: string): void => {
    faults.push({ loc: ["body", ...field.split(".")], msg, type: "missing" });
  };

  const resolveSchedule = (
    kind: "chat" | "email",
    sent: Schema["NotificationScheduleRequest"] | null | undefined,
  ): Schedule | null => {
    if (sent === undefined) return current[kind]?.settings.schedule ?? null;
    if (sent === null) return null;
    const read = readSchedule(sent);
    if ("schedule" in read) return read.schedule;
    faults.push({ loc: ["body", ACTION_FIELDS[kind], "schedule", read.field], msg: read.msg, type: "schedule" });
    return null;
  };

  if (chat === null) changed.chat = null;
  else if (chat !== undefined) {
    const enabled = chat.enabled ?? current.chat?.enabled ?? true;
    const target = chat.target ?? current.chat?.settings.target ?? "dm";
    const channelId = chat.channel_id === undefined ? (current.chat?.settings.channelId ?? null) : chat.channel_id;
    if (target === "dm" || channelId !== null) {
      const schedule = resolveSchedule("chat", chat.schedule);
      changed.chat = { enabled, settings: { target, channelId, schedule } };
    } else require("chat_notifications.channel_id", "Required when target is `channel`");
  }

  if (email === null) changed.email = null;
  else if (email !== undefined) {
    const enabled = email.enabled ?? current.email?.enabled ?? true;
    const { recipient_email } = email;
    const recipientEmail =
      typeof recipient_email === "string"
        ? normaliseEmail(recipient_email)
        : recipient_email === undefined
          ? (current.email?.settings.recipientEmail ?? null)
          : null;
    changed.email = { enabled, settings: { recipientEmail, schedule: resolveSchedule("email", email.schedule) } };
  }

  if (crm === null) changed.crm_assignment = null;
  else if (crm !== undefined) {
    const enabled = crm.enabled ?? current.crm_assignment?.enabled ?? true;
    const assignees = readAssignees(crm) ?? current.crm_assignment?.settings ?? NO_ASSIGNEES;
    const overrideOwnerIds = crm.override_owner_ids ?? current.crm_assignment?.settings.overrideOwnerIds ?? [];
    if (crm.assignee_id != null && crm.assignee_ids != null) {
      const msg = "Expected either `assignee_id` or `assignee_ids`, not both";
      faults.push({ loc: ["body", "crm_assignment", "assignee_ids"], msg, type: "mutually_exclusive" });
    } else if (assignees.assigneeIds.length > 0 || !enabled) {
      const { mode, assigneeIds } = assignees;
      changed.crm_assignment = { enabled, settings: { mode, assigneeIds, overrideOwnerIds: unique(overrideOwnerIds) } };
    } else require("crm_assignment.assignee_id", "Required, unless `assignee_ids` is sent");
  }

  if (sequencer_sequencing === null) changed.sequencer = null;
  else if (sequencer_sequencing !== undefined) {
    const enabled = sequencer_sequencing.enabled ?? current.sequencer?.enabled ?? true;
    const sequenceId = sequencer_sequencing.sequence_id ?? current.sequencer?.settings.sequenceId ?? null;
    if (sequenceId !== null || !enabled) changed.sequencer = { enabled, settings: { sequenceId } };
    else require("sequencer_sequencing.sequence_id", "Required while the action is on");
  }

  return { changed, faults };
}

/** The assignees of an action that is off and has no assignee yet. */
const NO_ASSIGNEES = { mode: "round_robin", assigneeIds: [] } as const;

function readAssignees({
  assignee_id,
  assignee_ids,
}: Schema["CrmAssignment"]): Pick<ActionSettings["crm_assignment"], "mode" | "assigneeIds"> | undefined {
  if (assignee_ids != null) return { mode: "round_robin", assigneeIds: unique(assignee_ids) };
  return assignee_id == null ? undefined : { mode: "single", assigneeIds: [assignee_id] };
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
