import { sql } from "kysely";
import { LOCK_SEEDS } from "../db/advisory-locks.ts";
import type { Db } from "../db/connect.ts";
import { findRow, findValue, listRows, oneValue, run } from "../db/statements.ts";

/** Locks an address, so that no other request adds it, removes it or joins with it until the transaction ends. */
export async function lockAddress(db: Db, email: string): Promise<void> {
  await run(db)`select pg_advisory_xact_lock(hashtextextended(${email}, ${LOCK_SEEDS.memberAddress}))`;
}

/** Finds the user of an address who is a member of a workspace. */
export async function findUserId(db: Db, email: string): Promise<string | undefined> {
  return findValue(db)<string>`select id from app_user where email = ${email} and removed_at is null`;
}

/** An invitation of an email address to a workspace. */
export interface Invitation {
  readonly workspaceId: number;
  /** The email of the user who added the address; null if that user was deleted. */
  readonly invitedBy: string | null;
}

/** Selects the invitations of an address. */
export interface InvitationFilter {
  /** The latest creation time. */
  readonly until: Date;
  /** The workspace of the invitation. Default: any. */
  readonly workspaceId?: number | undefined;
}

/** Finds the first invitation that an address without a workspace can accept. */
export async function findInvitation(
  db: Db,
  email: string,
  { until, workspaceId }: InvitationFilter,
): Promise<Invitation | undefined> {
  return db
    .selectFrom("workspace_invitation as i")
    .leftJoin("app_user as inviter", "inviter.id", "i.invited_by")
    .select(["i.workspace_id as workspaceId", "inviter.email as invitedBy"])
    .where("i.email", "=", email)
    .where("i.created_at", "<=", until)
    .$if(workspaceId !== undefined, (query) => query.where("i.workspace_id", "=", workspaceId ?? 0))
    .where("i.declined_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("app_user").where("email", "=", email).where("removed_at", "is", null))),
    )
    .orderBy("i.created_at")
    .orderBy("i.workspace_id")
    .limit(1)
    .executeTakeFirst();
}

export async function declineInvitations(db: Db, email: string, now: Date): Promise<void> {
  await db.updateTable("workspace_invitation").set({ declined_at: now }).where("email", "=", email).execute();
}

/** Counts the invited addresses that are not active members of the workspace. */
export async function countOpenInvitations(db: Db, workspaceId: number): Promise<number> {
  return oneValue(db)<number>`
    select count(*) as count from workspace_invitation as i
    where i.workspace_id = ${workspaceId} and not exists (
      select from app_user as u where u.workspace_id = i.workspace_id and u.email = i.email and u.removed_at is null)`;
}

export async function insertWorkspace(db: Db, now: Date): Promise<number> {
  const { id } = await db.insertInto("workspace").values({ created_at: now }).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function insertUser(
  db: Db,
  user: { id: string; email: string; workspaceId: number },
  now: Date,
): Promise<void> {
  await run(db)`
    insert into app_user (id, email, workspace_id, created_at)
    values (${user.id}, ${user.email}, ${user.workspaceId}, ${now})`;
}

/** Restores a former member. Returns the user id, or undefined if the address was never a member. */
export async function restoreMember(db: Db, email: string, workspaceId: number): Promise<string | undefined> {
  return findValue(db)<string>`
    update app_user set removed_at = null where id = (
      select id from app_user where workspace_id = ${workspaceId} and email = ${email} order by removed_at desc limit 1)
    returning id`;
}

export async function insertInvitation(
  db: Db,
  invitation: { workspaceId: number; email: string; invitedBy: string },
  now: Date,
): Promise<void> {
  await run(db)`
    insert into workspace_invitation (workspace_id, email, invited_by, created_at)
    values (${invitation.workspaceId}, ${invitation.email}, ${invitation.invitedBy}, ${now})`;
}

export async function deleteInvitation(db: Db, workspaceId: number, email: string): Promise<void> {
  await run(db)`delete from workspace_invitation where workspace_id = ${workspaceId} and email = ${email}`;
}

export async function countActiveMembers(db: Db, workspaceId: number): Promise<number> {
  return oneValue(db)<number>`select count(*) from app_user where workspace_id = ${workspaceId} and removed_at is null`;
}

export async function updateMemberRemoved(db: Db, userId: string, now: Date): Promise<void> {
  await db.updateTable("app_user").set({ removed_at: now }).where("id", "=", userId).execute();
}

/** A member, or an address that was added and has not joined yet (`user_id` is null). */
export interface MemberRow {
  readonly user_id: string | null;
  readonly email: string;
  readonly added_at: Date;
  readonly joined_at: Date | null;
}

/** Selects the active members and invited addresses of a workspace as `MemberRow`s. */
function members(workspaceId: number) {
  return sql`
  select u.id as user_id, coalesce(u.email, i.email) as email, coalesce(i.created_at, u.created_at) as added_at,
    u.created_at as joined_at
  from (select id, email, created_at from app_user where workspace_id = ${workspaceId} and removed_at is null) as u
  full join (select email, created_at from workspace_invitation where workspace_id = ${workspaceId}) as i
    on i.email = u.email`;
}

export async function listMembers(
  db: Db,
  workspaceId: number,
  page: { limit: number; offset: number },
): Promise<MemberRow[]> {
  return listRows(db)<MemberRow>`
    select * from (${members(workspaceId)}) as member order by added_at, email
    limit ${page.limit} offset ${page.offset}`;
}

export async function findMember(db: Db, workspaceId: number, email: string): Promise<MemberRow | undefined> {
  return findRow(db)<MemberRow>`select * from (${members(workspaceId)}) as member where email = ${email}`;
}

export async function countMembers(db: Db, workspaceId: number): Promise<number> {
  return oneValue(db)<number>`
    select count(*) as count from (${members(workspaceId)}) as member`;
}
