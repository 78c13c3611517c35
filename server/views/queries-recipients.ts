import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { hasRows, oneValue, run } from "../db/statements.ts";

/** The condition that a view `v` may send email to its recipient: the owner, a member or a confirmed address. */
export const MAY_EMAIL: RawBuilder<boolean> = sql`coalesce((
  select action.settings ->> 'recipientEmail' is null
    or exists (select from app_user as u
      where u.workspace_id = v.workspace_id and u.email = action.settings ->> 'recipientEmail'
      and u.removed_at is null and (u.id = v.user_id or not exists (select from notification_recipient as r
        where r.workspace_id = v.workspace_id and r.email = u.email and r.unsubscribed_at is not null)))
    or exists (select from notification_recipient as r where r.workspace_id = v.workspace_id
      and r.email = action.settings ->> 'recipientEmail' and r.confirmed_at is not null)
  from view_action as action where action.view_id = v.id and action.kind = 'email'
), true)`;

interface Recipient {
  readonly workspaceId: number;
  readonly email: string;
}

export async function findEmail(db: Db, userId: string): Promise<string> {
  const { email } = await db.selectFrom("app_user").select("email").where("id", "=", userId).executeTakeFirstOrThrow();
  return email;
}

/** Returns the condition that an address needs no confirmation: it belongs to a member who has not unsubscribed. */
function isMemberAddress({ workspaceId, email }: Recipient): RawBuilder<boolean> {
  return sql`exists (select from app_user
    where workspace_id = ${workspaceId} and email = ${email} and removed_at is null)
    and not exists (select from notification_recipient
      where workspace_id = ${workspaceId} and email = ${email} and unsubscribed_at is not null)`;
}

/** Counts the other unconfirmed addresses of a workspace. Returns 0 if `email` needs no confirmation. */
export async function countUnconfirmed(db: Db, { workspaceId, email }: Recipient, now: Date): Promise<number> {
  return oneValue(db)<number>`
    select count(*) as count from notification_recipient as r
    where workspace_id = ${workspaceId} and confirmed_at is null and email <> ${email} and unsubscribed_at is null
      and (asked_at > ${now}::timestamptz - interval '1 day' or exists (
        select from saved_view as v join view_action as action on action.view_id = v.id and action.kind = 'email'
        where v.workspace_id = r.workspace_id and action.settings ->> 'recipientEmail' = r.email
      ))
      and not (${isMemberAddress({ workspaceId, email })})
      and not exists (select from notification_recipient where workspace_id = ${workspaceId} and email = ${email}
        and confirmed_at is not null)`;
}

/** Records a confirmation request. Returns false if the address needs none, or received one in the last day. */
export async function insertAsked(db: Db, { workspaceId, email }: Recipient, now: Date): Promise<boolean> {
  return hasRows(db)`
    insert into notification_recipient as known (workspace_id, email, asked_at)
    select ${workspaceId}, ${email}, ${now}::timestamptz
    where not (${isMemberAddress({ workspaceId, email })})
    on conflict (workspace_id, email) do update set asked_at = excluded.asked_at
      where known.confirmed_at is null and known.asked_at <= excluded.asked_at - interval '1 day'
    returning email`;
}

/** Returns whether an address was asked and has not confirmed yet. */
export async function isUnconfirmed(db: Db, { workspaceId, email }: Recipient): Promise<boolean> {
  return hasRows(db)`
    select email from notification_recipient
    where workspace_id = ${workspaceId} and email = ${email} and confirmed_at is null`;
}

/** Records that an address confirmed. */
export async function updateConfirmed(db: Db, { workspaceId, email }: Recipient, at: Date): Promise<void> {
  await run(db)`
    update notification_recipient set confirmed_at = ${at}, unsubscribed_at = null
    where workspace_id = ${workspaceId} and email = ${email}`;
}

/** Records that an address unsubscribed. Until it confirms, it receives no email, even if it belongs to a member. */
export async function upsertUnsubscribed(db: Db, { workspaceId, email }: Recipient, at: Date): Promise<void> {
  const unsubscribed = { unsubscribed_at: at, confirmed_at: null };
  await db
    .insertInto("notification_recipient")
    .values({ workspace_id: workspaceId, email, asked_at: at, ...unsubscribed })
    .onConflict((conflict) => conflict.columns(["workspace_id", "email"]).doUpdateSet(unsubscribed))
    .execute();
}
