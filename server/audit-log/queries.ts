import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { listRows, oneValue, run } from "../db/statements.ts";
import type { AuditEntry } from "../db/tables.ts";
import type { Schema } from "../http/contract.ts";

/** A change to a workspace, or a charge. Must not contain secrets. */
interface NewAuditEntry {
  readonly workspaceId: number;
  readonly userId: string | null;
  readonly actingFor: string | null;
  readonly surface: Schema["AuditSurface"];
  readonly operation: string;
  readonly target: string | null;
  readonly changes: readonly Schema["AuditChange"][];
  readonly credits: number | null;
  readonly requestId: string | null;
}

/** Records a change. Called in the transaction that makes the change. */
export async function insertAuditEntry(db: Db, entry: NewAuditEntry): Promise<void> {
  await run(db)`
    insert into audit_entry (workspace_id, user_id, acting_for, surface, operation, target, changes, credits,
      request_id)
    values (${entry.workspaceId}, ${entry.userId}, ${entry.actingFor}, ${entry.surface}, ${entry.operation},
      ${entry.target},
      ${JSON.stringify(entry.changes)}::jsonb, ${entry.credits}, ${entry.requestId})`;
}

export interface AuditRow
  extends Pick<Selectable<AuditEntry>, "id" | "recorded_at" | "user_id" | "acting_for" | "operation">,
    Pick<Selectable<AuditEntry>, "target" | "credits" | "request_id"> {
  readonly surface: Schema["AuditSurface"];
  readonly changes: readonly Schema["AuditChange"][];
}

/** Selects the entries of a workspace, optionally within a period. */
interface AuditSelection {
  readonly workspaceId: number;
  readonly recorded_after?: string | undefined;
  readonly recorded_before?: string | undefined;
}

/** Lists entries, newest first, starting after `after`. */
export async function listAuditEntries(
  db: Db,
  selection: AuditSelection,
  { limit, offset = 0, after }: { limit: number; offset?: number; after?: AuditRow | undefined },
): Promise<AuditRow[]> {
  const isAfter = after ? sql`(recorded_at, id) < (${after.recorded_at}, ${after.id})` : sql`true`;
  return listRows(db)<AuditRow>`
    select id, recorded_at, user_id, acting_for, surface, operation, target, changes, credits, request_id
    from audit_entry where ${isSelected(selection)} and ${isAfter}
    order by recorded_at desc, id desc limit ${limit} offset ${offset}`;
}

export async function countAuditEntries(db: Db, selection: AuditSelection): Promise<number> {
  return oneValue(db)<number>`select count(*) from audit_entry where ${isSelected(selection)}`;
}

function isSelected({
  workspaceId,
  recorded_after: after,
  recorded_before: before,
}: AuditSelection): RawBuilder<unknown> {
  const isAfter = after === undefined ? sql`true` : sql`recorded_at >= ${after}::timestamptz`;
  const isBefore = before === undefined ? sql`true` : sql`recorded_at < ${before}::timestamptz`;
  return sql`workspace_id = ${workspaceId} and ${isAfter} and ${isBefore}`;
}

export async function deleteOldAuditEntries(db: Db, keptDays: number, limit: number): Promise<number> {
  return run(db)`
    delete from audit_entry where id in (
      select id from audit_entry where recorded_at < now() - make_interval(days => ${keptDays}) order by recorded_at
      limit ${limit}
      for update skip locked)`;
}

/** Deletes the entries of users with these email addresses, and entries about these users. Returns their number. */
export async function deleteUserAuditEntries(db: Db, emails: readonly string[]): Promise<number> {
  if (emails.length === 0) return 0;
  return run(db)`
    delete from audit_entry using (
      select array(select id from app_user where email = any(${emails}::text[])) as ids,
        array(select 'email=' || email from unnest(${emails}::text[]) as email) as targets
    ) as erased
    where user_id = any(erased.ids) or acting_for = any(erased.ids) or target = any(erased.targets)`;
}
