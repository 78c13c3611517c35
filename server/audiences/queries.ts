import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { findRow, findValue, listRows, listValues, oneValue, run } from "../db/statements.ts";
import type { Audience } from "../db/tables.ts";

export interface AudienceRow
  extends Pick<Selectable<Audience>, "id" | "name" | "description" | "created_at" | "updated_at"> {
  readonly account_count: number;
  readonly people_count: number;
}

const AUDIENCE_COLUMNS = sql`o.id, o.name, o.description, o.created_at, o.updated_at,
  (select count(*) from audience_account where audience_id = o.id) as account_count,
  (select count(*) from audience_person where audience_id = o.id) as people_count`;

/** Lists a page of a workspace's audiences, newest first. */
export async function listAudiences(
  db: Db,
  workspaceId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<AudienceRow[]> {
  return listRows(db)<AudienceRow>`
    select ${AUDIENCE_COLUMNS} from audience as o where o.workspace_id = ${workspaceId}
    order by o.created_at desc, o.id desc limit ${limit} offset ${offset}`;
}

export async function countAudiences(db: Db, workspaceId: number): Promise<number> {
  return oneValue(db)<number>`select count(*) from audience where workspace_id = ${workspaceId}`;
}

export async function findAudience(db: Db, workspaceId: number, audienceId: number): Promise<AudienceRow | undefined> {
  return findRow(db)<AudienceRow>`
    select ${AUDIENCE_COLUMNS} from audience as o where o.workspace_id = ${workspaceId} and o.id = ${audienceId}`;
}

/** Creates an audience. Returns undefined if the workspace has an audience with this name, in any letter case. */
export async function insertAudience(
  db: Db,
  audience: { workspaceId: number; name: string; description: string | null },
): Promise<number | undefined> {
  return findValue(db)<number>`
    insert into audience (workspace_id, name, description)
    values (${audience.workspaceId}, ${audience.name}, ${audience.description})
    on conflict (workspace_id, lower(name)) do nothing returning id`;
}

/** Returns the id of the workspace's audience with this name, in any letter case. Creates the audience if needed. */
export async function findOrInsertAudience(db: Db, workspaceId: number, name: string): Promise<number> {
  const inserted = await insertAudience(db, { workspaceId, name, description: null });
  if (inserted !== undefined) return inserted;
  return oneValue(db)<number>`
    select id from audience where workspace_id = ${workspaceId} and lower(name) = lower(${name})`;
}

/** Changes an audience; undefined fields keep their value. Returns false if another audience has the name. */
export async function updateAudience(
  db: Db,
  { workspaceId, id }: { readonly workspaceId: number; readonly id: number },
  { name, description }: { readonly name?: string | undefined; readonly description?: string | null | undefined },
): Promise<boolean> {
  const rows = await listRows(db)<{ is_taken: boolean }>`
    select exists (
      select from audience where workspace_id = ${workspaceId} and id <> ${id}
        and lower(name) = lower(${name ?? null}::text)
    ) as is_taken`;
  if (rows[0]?.is_taken) return false;
  const described = description === undefined ? sql`description` : sql`${description}`;
  const named = sql`coalesce(${name ?? null}::text, name)`;
  await run(db)`
    update audience set name = ${named}, description = ${described}, updated_at = now()
    where id = ${id} and (name, description) is distinct from (${named}, ${described})`;
  return true;
}

export async function deleteAudience(db: Db, audienceId: number): Promise<void> {
  await run(db)`delete from audience where id = ${audienceId}`;
}

export interface MemberRow {
  readonly kind: "account" | "person";
  readonly account_id: number;
  readonly account_name: string;
  readonly account_domain: string;
  readonly people_id: number | null;
  readonly full_name: string | null;
  readonly title: string | null;
  readonly work_email: string | null;
  readonly social_url: string | null;
  readonly added_at: Date;
}

export async function listAccountMembers(
  db: Db,
  audienceId: number,
  afterId: number,
  limit: number,
): Promise<MemberRow[]> {
  return listRows(db)<MemberRow>`
    select 'account' as kind, c.id as account_id, c.name as account_name, c.domain as account_domain,
      null::bigint as people_id,
      null as full_name, null as title, null as work_email, c.social_url, m.added_at
    from audience_account as m join company as c on c.id = m.company_id
    where m.audience_id = ${audienceId} and m.company_id > ${afterId} order by m.company_id limit ${limit}`;
}

/** Lists a page of an audience's people with ids above `afterId`, including emails revealed to the workspace. */
export async function listPersonMembers(
  db: Db,
  { workspaceId, id }: { readonly workspaceId: number; readonly id: number },
  afterId: number,
  limit: number,
): Promise<MemberRow[]> {
  return listRows(db)<MemberRow>`
    select 'person' as kind, c.id as account_id, c.name as account_name, c.domain as account_domain,
      p.id as people_id, p.full_name,
      p.title, e.work_email, p.social_url, m.added_at
    from audience_person as m join person as p on p.id = m.person_id join company as c on c.id = p.company_id
    left join workspace_person_email as e on e.workspace_id = ${workspaceId} and e.person_id = p.id
    where m.audience_id = ${id} and m.person_id > ${afterId} order by m.person_id limit ${limit}`;
}

/** Prevents the deletion of an audience until the transaction ends. Returns its id; undefined if it does not exist. */
export async function lockAudience(db: Db, audienceId: number): Promise<number | undefined> {
  return findValue(db)<number>`select id from audience where id = ${audienceId} for key share`;
}

export type MemberKind = "account" | "person";

const MEMBERS = {
  account: { table: sql`audience_account`, column: sql`company_id`, source: sql`company` },
  person: { table: sql`audience_person`, column: sql`person_id`, source: sql`person` },
} as const satisfies Record<MemberKind, Record<string, RawBuilder<unknown>>>;

/** Returns those of `ids` that exist, and prevents the deletion of their rows until the transaction ends. */
export async function listKnownMembers(db: Db, kind: MemberKind, ids: readonly number[]): Promise<number[]> {
  return listValues(db)<number>`
    select id from ${MEMBERS[kind].source} where id = any(${ids}::bigint[]) order by id for key share`;
}

/** Adds members. Returns the number of new members. */
export async function insertAudienceMembers(
  db: Db,
  audienceId: number,
  kind: MemberKind,
  ids: readonly number[],
): Promise<number> {
  const { table, column } = MEMBERS[kind];
  const added = await run(db)`
    insert into ${table} (audience_id, ${column})
    select ${audienceId}, id from unnest(${ids}::bigint[]) as id order by id on conflict do nothing`;
  return touched(db, audienceId, added);
}

/** Removes members. Returns the number of members removed. */
export async function deleteMembers(
  db: Db,
  audienceId: number,
  kind: MemberKind,
  ids: readonly number[],
): Promise<number> {
  const { table, column } = MEMBERS[kind];
  const removed = await run(db)`
    delete from ${table} where audience_id = ${audienceId} and ${column} = any(${ids}::bigint[])`;
  return touched(db, audienceId, removed);
}

export async function listCompaniesOfPeople(db: Db, personIds: readonly number[]): Promise<number[]> {
  return listValues(db)<number>`
    select distinct company_id from person where id = any(${personIds}::bigint[])`;
}

async function touched(db: Db, audienceId: number, changed: number): Promise<number> {
  if (changed > 0) await run(db)`update audience set updated_at = now() where id = ${audienceId}`;
  return changed;
}
