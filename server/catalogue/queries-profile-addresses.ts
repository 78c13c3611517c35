import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { listRows, run } from "../db/statements.ts";
import { lockForErasure } from "./queries-erased-people.ts";
import { mergePeople } from "./queries-merge.ts";
import { linkActivity } from "./queries-people.ts";

/** The tables that store profile URLs, in the order in which they are canonicalised. */
export const PROFILE_TABLES = ["person", "company", "social_post", "social_engagement", "signal"] as const;

export type ProfileTable = (typeof PROFILE_TABLES)[number];

const COLUMNS: Record<ProfileTable, RawBuilder<unknown>> = {
  person: sql.ref("social_url"),
  company: sql.ref("social_url"),
  social_post: sql.ref("author_url"),
  social_engagement: sql.ref("actor_url"),
  signal: sql.ref("subject"),
};

/** The types of signals whose subject is a profile. */
const PROFILE_SIGNALS = ["social_activity", "competitor_engagement"];

interface StaleAddress {
  readonly id: number;
  readonly address: string;
  /** The canonical form of `address`. */
  readonly wanted: string;
}

interface WriteCounts {
  readonly changed: number;
  readonly merged: number;
}

/** Lists the next rows of a table, by id. The address is null for signals whose subject is not a profile. */
export async function listStoredAddresses(
  db: Db,
  table: ProfileTable,
  limit: number,
): Promise<{ id: number; address: string | null }[]> {
  const address =
    table === "signal" ? sql`case when type in (${sql.join(PROFILE_SIGNALS)}) then subject end` : COLUMNS[table];
  return listRows(db)<{ id: number; address: string | null }>`
    select id, ${address} as address from ${sql.table(table)}
    where id > (select after_id from profile_address_progress where table_name = ${table})
    order by id limit ${limit}`;
}

/** Records that a table was read up to row `id`. */
export async function advance(db: Db, table: ProfileTable, id: number): Promise<void> {
  await run(db)`
    update profile_address_progress set after_id = greatest(after_id, ${id}) where table_name = ${table}`;
}

/** Replaces addresses. Blocks writes of people until the transaction ends, to avoid deadlocks. */
export async function writeAddresses(
  db: Db,
  table: ProfileTable,
  stale: readonly StaleAddress[],
): Promise<WriteCounts> {
  if (table === "company") {
    await run(db)`
      select from company where id = any(${stale.map(({ id }) => id)}::bigint[]) order by domain for update`;
    return { changed: await replace(db, table, stale), merged: 0 };
  }
  if (table === "signal") return { changed: await replace(db, table, stale), merged: 0 };
  await lockForErasure(db);
  const repeated = table === "social_engagement" ? await deleteRepeatedEngagements(db, stale) : 0;
  const free = table === "person" ? await listFree(db, stale) : stale;
  const changed = await replace(db, table, free);
  const merged = table === "person" ? await mergeInto(db, stale) : repeated;
  await linkActivity(
    db,
    stale.map(({ wanted }) => wanted),
  );
  return { changed, merged };
}

function given(stale: readonly StaleAddress[]) {
  return sql`json_to_recordset(${JSON.stringify(stale)}::json) as given (id bigint, address text, wanted text)`;
}

/** Replaces addresses that have not changed since they were read. Returns the number replaced. */
async function replace(db: Db, table: ProfileTable, stale: readonly StaleAddress[]): Promise<number> {
  return run(db)`
    update ${sql.table(table)} as known set ${COLUMNS[table]} = given.wanted from ${given(stale)}
    where known.id = given.id and known.${COLUMNS[table]} = given.address`;
}

/** Returns the oldest row for each canonical address that no person has yet. */
async function listFree(db: Db, stale: readonly StaleAddress[]): Promise<StaleAddress[]> {
  return listRows(db)<StaleAddress>`
    select distinct on (given.wanted) given.id, given.address, given.wanted from ${given(stale)}
    join person as p on p.id = given.id and p.social_url = given.address
    where not exists (select from person as other where other.social_url = given.wanted)
    order by given.wanted, given.id`;
}

/** Deletes engagements that repeat one under the actor's canonical address, or an earlier one of `stale`. */
async function deleteRepeatedEngagements(db: Db, stale: readonly StaleAddress[]): Promise<number> {
  return run(db)`
    delete from social_engagement as known using (
      select e.id, e.social_post_id, e.kind, e.body, given.wanted, row_number() over (
        partition by e.social_post_id, given.wanted, e.kind, md5(e.body) order by e.id) as position
      from ${given(stale)} join social_engagement as e on e.id = given.id and e.actor_url = given.address
    ) as found
    where known.id = found.id and (found.position > 1 or exists (
      select from social_engagement as other where other.social_post_id = found.social_post_id
        and other.actor_url = found.wanted and other.kind = found.kind
          and other.body is not distinct from found.body))`;
}

/** Merges people who still have a non-canonical address with those who have the canonical one. Returns the number. */
async function mergeInto(db: Db, stale: readonly StaleAddress[]): Promise<number> {
  const rows = await listRows(db)<{ id: number; holder: number; wanted: string }>`
    select p.id, other.id as holder, given.wanted from ${given(stale)}
    join person as p on p.id = given.id and p.social_url = given.address
    join person as other on other.social_url = given.wanted order by p.id`;
  // An older row takes over the address.
  const holders = new Map(rows.map(({ wanted, holder }) => [wanted, holder]));
  for (const { id, wanted } of rows) {
    const holder = holders.get(wanted) ?? id;
    const kept = Math.min(id, holder);
    await mergePeople(db, kept, Math.max(id, holder));
    await run(db)`update person set social_url = ${wanted} where id = ${kept}`;
    holders.set(wanted, kept);
  }
  return rows.length;
}
