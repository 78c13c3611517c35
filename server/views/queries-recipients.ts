import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/connect.ts";

/** The condition that a view `v` may mail to its recipient: a member, or an address that was confirmed. */
export const MAY_EMAIL: RawBuilder<boolean> = sql`coalesce((
  select action.settings ->> 'recipientEmail' is null
    or exists (select from app_user as u where u.workspace_id = v.workspace_id and u.email = action.settings ->> 'recipientEmail'
      and u.removed_at is null)
    or exists (select from notification_recipient as r where r.workspace_id = v.workspace_id
      and r.email = action.settings ->> 'recipientEmail' and r.confirmed_at is not null)
  from view_action as action where action.view_id = v.id and action.kind = 'email'
), true)`;

interface Recipient {
  readonly workspaceId: number;
  readonly email: string;
}

/** Returns the address of a user. */
export async function findEmail(db: Db, userId: string): Promise<string> {
  const { email } = await db.selectFrom("app_user").select("email").where("id", "=", userId).executeTakeFirstOrThrow();
  return email;
}

/** Counts the other addresses of a workspace that were mailed and are not confirmed. */
export async function countUnconfirmed(db: Db, workspaceId: number, except: string): Promise<number> {
  const { count } = await db
    .selectFrom("notification_recipient")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("workspace_id", "=", workspaceId)
    .where("confirmed_at", "is", null)
    .where("email", "<>", except)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns whether an address must be asked for its confirmation now: once a day at most, and never a member. */
export async function insertAsked(db: Db, { workspaceId, email }: Recipient, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into notification_recipient as known (workspace_id, email, asked_at)
    select ${workspaceId}, ${email}, ${now}::timestamptz
    where not exists (select from app_user where workspace_id = ${workspaceId} and email = ${email} and removed_at is null)
    on conflict (workspace_id, email) do update set asked_at = excluded.asked_at
      where known.confirmed_at is null and known.asked_at <= excluded.asked_at - interval '1 day'
    returning email`.execute(db);
  return rows.length > 0;
}

/** Returns whether an address was asked and has not confirmed yet. */
export async function isUnconfirmed(db: Db, { workspaceId, email }: Recipient): Promise<boolean> {
  const row = await db
    .selectFrom("notification_recipient")
    .select("email")
    .where("workspace_id", "=", workspaceId)
    .where("email", "=", email)
    .where("confirmed_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records that an address confirmed, or took that back. */
export async function updateConfirmed(db: Db, { workspaceId, email }: Recipient, at: Date | null): Promise<void> {
  await db
    .updateTable("notification_recipient")
    .set({ confirmed_at: at })
    .where("workspace_id", "=", workspaceId)
    .where("email", "=", email)
    .execute();
}
