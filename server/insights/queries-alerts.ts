import { type Selectable, sql } from "kysely";
import { WORKSPACE_LOCKS } from "../db/advisory-locks.ts";
import type { Db } from "../db/connect.ts";
import { findRow, listRows, oneRow, run } from "../db/statements.ts";
import type { Alert } from "../db/tables.ts";
import type { Schema } from "../http/contract.ts";

type AlertChannel = Schema["NotificationType"];

/** The alerts of one view about one run, one for each channel. */
export interface NewAlert {
  readonly viewId: string;
  readonly viewName: string;
  readonly userId: string;
  /** Returns the subject of an alert about a number of accounts. */
  readonly subjectFor: (accountCount: number) => string;
  readonly insightCount: number;
  readonly accountCount: number;
  readonly insightIds: readonly number[];
  /** All accounts if `sendAt` is set; otherwise, at least the first 1,000. */
  readonly accountIds: readonly number[];
  readonly channels: readonly {
    readonly channel: AlertChannel;
    readonly recipientEmail?: string | null;
    readonly chatChannelId?: string | null;
    readonly webhookDeliveryId?: string | null;
    /** If undefined, the alert is sent immediately. */
    readonly sendAt?: Date | undefined;
    /** If an alert is waiting to be sent between `takenFrom` and `sendAt`, it is extended instead. */
    readonly takenFrom?: Date | undefined;
  }[];
}

/** Size limits of an alert. */
const MAX_INSIGHTS = sql.lit(100);
const MAX_ACCOUNTS = sql.lit(1000);

/** Prevents other runs from adding to the waiting alerts of a workspace until the transaction ends. */
export async function lockWaitingAlerts(db: Db, workspaceId: number): Promise<void> {
  await run(db)`select pg_advisory_xact_lock(hashtextextended(${WORKSPACE_LOCKS.waitingAlerts}, ${workspaceId}))`;
}

/**
 * Adds a view's matches to the channel's alert that waits to be sent between `takenFrom` and `sendAt`, before the
 * matches of earlier runs. Returns undefined if no alert waits. The caller holds `lockWaitingAlerts`.
 */
export async function addToWaitingAlert(
  db: Db,
  { viewId, insightCount, insightIds, accountIds }: Omit<NewAlert, "channels" | "subjectFor">,
  { channel, sendAt, takenFrom }: Pick<NewAlert["channels"][number], "channel" | "sendAt" | "takenFrom">,
): Promise<{ readonly id: number; readonly account_count: number } | undefined> {
  return findRow(db)<{ id: number; account_count: number }>`
    update alert set insight_count = insight_count + ${insightCount},
      insight_ids = (${insightIds}::bigint[] || insight_ids)[1:${MAX_INSIGHTS}],
      account_ids = merged.ids[1:${MAX_ACCOUNTS}], counted_account_ids = merged.ids,
      account_count = greatest(account_count, cardinality(merged.ids))
    from (
      select waiting.id, array(
        select id
        from unnest(${accountIds}::bigint[] || coalesce(waiting.counted_account_ids, waiting.account_ids))
          with ordinality as listed (id, place)
        group by id order by min(place)
      ) as ids
      from alert as waiting where view_id = ${viewId} and notification_type = ${channel} and status = 'pending'
        and attempted_at is null and send_at between ${takenFrom} and ${sendAt} limit 1
    ) as merged where alert.id = merged.id returning alert.id, alert.account_count`;
}

export async function updateAlertSubject(db: Db, alertId: number, subject: string): Promise<void> {
  await db.updateTable("alert").set({ subject }).where("id", "=", alertId).execute();
}

/** Inserts pending alerts and returns them. Skips an alert if its view, run and channel already have one. */
export async function insertAlerts(
  db: Db,
  { workspaceId, runId }: { readonly workspaceId: number; readonly runId: number },
  alerts: readonly NewAlert[],
  now: Date,
): Promise<{ readonly id: number; readonly channel: AlertChannel; readonly send_at: Date | null }[]> {
  const listed = alerts.map(({ subjectFor, ...alert }) => ({ ...alert, subject: subjectFor(alert.accountCount) }));
  return listRows(db)<{ id: number; channel: AlertChannel; send_at: Date | null }>`
    insert into alert (workspace_id, user_id, view_id, view_name, run_id, notification_type, subject, recipient_email,
      chat_channel_id, webhook_delivery_id, insight_count, account_count, insight_ids, account_ids, counted_account_ids,
      created_at, send_at)
    select ${workspaceId}, "userId", "viewId", "viewName", ${runId}, channel, subject, "recipientEmail",
      "chatChannelId", "webhookDeliveryId", "insightCount", "accountCount", "insightIds",
      "accountIds"[1:${MAX_ACCOUNTS}], case when "sendAt" is not null then "accountIds" end, ${now}::timestamptz,
      "sendAt"
    from json_to_recordset(${JSON.stringify(listed)}::json)
      as listed ("viewId" text, "viewName" text, "userId" text, subject text,
      "insightCount" integer, "accountCount" integer, "insightIds" bigint[], "accountIds" bigint[], channels json),
      json_to_recordset(listed.channels) as notified (channel text, "recipientEmail" text, "chatChannelId" text,
        "webhookDeliveryId" text, "sendAt" timestamptz)
    on conflict (view_id, run_id, notification_type) do nothing
    returning id, notification_type as channel, send_at`;
}

/** An alert that is still to be sent. */
export interface PendingAlert
  extends Pick<Selectable<Alert>, "id" | "workspace_id" | "subject" | "insight_count" | "account_count"> {
  /** Null when the view was deleted. */
  readonly view_id: string | null;
  readonly insight_ids: readonly number[];
  /** The chat channel of the last attempt, initially that of the view; null for a direct message. */
  readonly chat_channel_id: string | null;
  /** The start of an attempt that has not ended; null before the first attempt and after a failed one. */
  readonly attempted_at: Date | null;
}

const PENDING_COLUMNS = [
  ...(["id", "workspace_id", "view_id", "subject", "insight_count"] as const),
  ...(["account_count", "insight_ids", "chat_channel_id", "attempted_at"] as const),
] as const satisfies readonly (keyof PendingAlert)[];

export async function findPendingAlert(db: Db, alertId: number): Promise<PendingAlert | undefined> {
  return db
    .selectFrom("alert")
    .select(PENDING_COLUMNS)
    .where("id", "=", alertId)
    .where("status", "=", "pending")
    .executeTakeFirst();
}

/** Lists the ids of the views' pending alerts through `channel` that are due at `now`. */
export async function listDueAlerts(
  db: Db,
  viewIds: readonly string[],
  channel: AlertChannel,
  now: Date,
): Promise<number[]> {
  const rows = await db
    .selectFrom("alert")
    .select("id")
    .where("view_id", "=", sql<string>`any(${viewIds}::text[])`)
    .where("notification_type", "=", channel)
    .where("status", "=", "pending")
    .where((where) => where.or([where("send_at", "is", null), where("send_at", "<=", now)]))
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Records the start of an attempt to send. Returns undefined if the alert has ended or another attempt has started. */
export async function updateAlertAttempted(
  db: Db,
  { id, attempted_at, chat_channel_id }: Pick<PendingAlert, "id" | "attempted_at" | "chat_channel_id">,
  now: Date,
): Promise<PendingAlert | undefined> {
  return db
    .updateTable("alert")
    .set({ attempted_at: now, chat_channel_id })
    .where("id", "=", id)
    .where("status", "=", "pending")
    .where("attempted_at", "is not distinct from", attempted_at)
    .returning(PENDING_COLUMNS)
    .executeTakeFirst();
}

/** Records that the attempt started at `attemptedAt` failed. Does nothing if another attempt has since started. */
export async function updateAlertToRetry(db: Db, alertId: number, attemptedAt: Date): Promise<void> {
  await run(db)`update alert set attempted_at = null where id = ${alertId} and attempted_at = ${attemptedAt}`;
}

/** Records whether an alert was sent, and where. A failed alert becomes sent if it turns out to have arrived. */
export async function updateAlertEnded(
  db: Db,
  alertId: number,
  {
    sentAt,
    ...where
  }: {
    readonly sentAt: Date | null;
    readonly subject?: string;
    readonly chatChannelId?: string;
    readonly recipientEmail?: string;
  },
): Promise<void> {
  await db
    .updateTable("alert")
    .set({
      status: sentAt === null ? "failed" : "sent",
      sent_at: sentAt,
      counted_account_ids: null,
      subject: where.subject,
      chat_channel_id: where.chatChannelId?.slice(0, 200),
      recipient_email: where.recipientEmail,
    })
    .where("id", "=", alertId)
    .where("status", "in", sentAt === null ? ["pending"] : ["pending", "failed"])
    .execute();
}

export async function failPendingAlerts(db: Db, viewId: string, channels: readonly AlertChannel[]): Promise<void> {
  await run(db)`
    update alert set status = 'failed'
    where view_id = ${viewId} and notification_type = any(${channels}::text[]) and status = 'pending'`;
}

/** An alert of a user's history. */
export interface AlertRow
  extends Pick<Selectable<Alert>, "id" | "view_id" | "view_name" | "notification_type" | "status" | "subject">,
    Pick<Selectable<Alert>, "recipient_email" | "chat_channel_id" | "insight_count" | "account_count"> {
  readonly insight_ids: readonly number[];
  readonly account_ids: readonly number[];
  readonly created_at: Date;
}

interface AlertHistory {
  readonly userId: string;
  readonly since: Date;
}

/** Lists a page of a user's alerts, newest first. */
export async function listAlerts(
  db: Db,
  { userId, since }: AlertHistory,
  { limit, offset }: { limit: number; offset: number },
): Promise<AlertRow[]> {
  return listRows(db)<AlertRow>`
    select alert.id, alert.view_id, coalesce(alert.view_name, v.name) as view_name, alert.notification_type,
      alert.status, alert.subject, alert.recipient_email, alert.chat_channel_id, alert.insight_count,
      alert.account_count, alert.insight_ids, alert.account_ids, alert.created_at
    from alert left join saved_view as v on v.id = alert.view_id
    where alert.user_id = ${userId} and alert.created_at >= ${since}
    order by alert.created_at desc, alert.id desc limit ${limit} offset ${offset}`;
}

export async function countAlerts(
  db: Db,
  { userId, since }: AlertHistory,
): Promise<{ alert_count: number; net_new_account_count: number }> {
  return oneRow(db)<{ alert_count: number; net_new_account_count: number }>`
    with shown as materialized (
      select run_id, account_ids, workspace_id, send_at from alert where user_id = ${userId} and created_at >= ${since}
    ), net_new as (
      select insight.company_id from insight
      where insight.run_id in (select run_id from shown) and insight.is_net_new_account
        and exists (select from shown where shown.run_id = insight.run_id
          and insight.company_id = any(shown.account_ids))
      -- A delayed alert also includes accounts of later runs.
      union
      select insight.company_id
      from (select distinct workspace_id, unnest(account_ids) as company_id from shown
        where send_at is not null) as waited
      join insight using (workspace_id, company_id) where insight.alert_date >= ${since} and insight.is_net_new_account
    )
    select (select count(*) from shown) as alert_count, (select count(*) from net_new) as net_new_account_count`;
}
