import { LOCK_NUMBERS } from "../../db/advisory-locks.ts";
import type { CompanyAttributes } from "../../ports/vector-search.ts";
import type { CompanyText } from "../../search-engine/public.ts";
import { ENTRY, FROM_CHANGED, newestModel, SEARCHED, type Session } from "../queries-models.ts";

/** The advisory locks of the building jobs. One process at a time runs each job. */
export type BuildingLock = "rebuild" | "embed" | "embeddings" | "index";
const LOCKS: Record<BuildingLock, number> = {
  rebuild: LOCK_NUMBERS.searchRebuild,
  embed: LOCK_NUMBERS.searchEmbed,
  embeddings: LOCK_NUMBERS.searchEmbeddings,
  index: LOCK_NUMBERS.searchIndex,
};

/** Takes a lock until the session ends. Returns false if another process holds it. */
export async function takeLock(session: Session, lock: BuildingLock): Promise<boolean> {
  const { rows } = await session.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [LOCKS[lock]]);
  return rows[0]!.taken;
}

export interface ModelRow {
  id: number;
  source: string;
  dimensions: number;
  companies: number;
}

/** Finds the newest model of a source that is ready (`ready` true) or not ready (`ready` false). */
export async function findModel(session: Session, source: string, ready: boolean): Promise<ModelRow | null> {
  const { rows } = await session.query<ModelRow>(
    `select id, source, dimensions, companies::integer as companies from search_model
     where source = $1 and (ready_at is not null) = $2 order by id desc limit 1`,
    [source, ready],
  );
  return rows[0] ?? null;
}

export async function countCompanies(session: Session): Promise<number> {
  const { rows } = await session.query<{ count: number }>(
    `select count(*)::integer as count from company where ${SEARCHED}`,
  );
  return rows[0]!.count;
}

/** Deletes all models except the newest ready model, the model of OpenSearch's serving index, and `continuedId`. */
export async function deleteOldModels(
  session: Session,
  sources: readonly string[],
  continuedId: number | null,
): Promise<void> {
  const { rows } = await session.query<{ id: number }>(
    `delete from search_model where id is distinct from $1
     and id is distinct from (${newestModel("$2")})
     and id is distinct from (
       select model_id from search_index where serves_since is not null order by serves_since desc limit 1
     ) returning id`,
    [continuedId, sources],
  );
  await session.query("delete from search_entry where model_id = any($1::bigint[])", [rows.map(({ id }) => id)]);
}

export async function insertModel(
  session: Session,
  model: Omit<ModelRow, "id"> & { content: Uint8Array },
): Promise<number> {
  const { source, dimensions, companies, content } = model;
  const { rows } = await session.query<{ id: number }>(
    "insert into search_model (source, dimensions, companies, content) values ($1, $2, $3, $4) returning id",
    [source, dimensions, companies, Buffer.from(content.buffer, content.byteOffset, content.byteLength)],
  );
  return rows[0]!.id;
}

/** Records that the entries of all changes before `horizon` are complete, and that the model is ready. */
export async function updateModelEmbedded(session: Session, modelId: number, horizon: string): Promise<void> {
  await session.query(
    `with marked as (
       update search_model set embedded_to = greatest(embedded_to, $2::xid8), ready_at = coalesce(ready_at, now())
       where id = $1 returning id
     ) select pg_notify('search_entry_changed', '') from marked`,
    [modelId, horizon],
  );
}

export async function* listTexts(session: Session, pageSize: number): AsyncGenerator<CompanyText> {
  for (let after = -1; ; ) {
    const { rows } = await session.query<CompanyText & { id: number }>(
      `select id, name, one_liner, description, industry, tags, hq_city from company where id > $1 and ${SEARCHED} order by id limit $2`,
      [after, pageSize],
    );
    yield* rows;
    if (rows.length < pageSize) return;
    after = rows.at(-1)!.id;
  }
}

export type CompanyToEmbed = CompanyText & CompanyAttributes & { id: number; changedXid: string };

const TO_EMBED = `select c.id, c.name, c.one_liner, c.description, c.industry, c.tags, c.hq_city,
  c.employee_count as "employeeCount", c.funding_stage as "fundingStage",
  c.hq_country as "headquartersCountry", c.changed_xid::text as "changedXid" from company c`;

/** Lists those of the next `limit` companies that have no current entry of the model. Null after the last company. */
export async function listMissingCompanies(
  session: Session,
  modelId: number,
  after: number,
  limit: number,
): Promise<{ ids: number[]; last: number } | null> {
  const { rows } = await session.query<{ ids: number[] | null; last: number | null }>(
    `select array_agg(c.id order by c.id) filter (where e.company_changed_xid is distinct from c.changed_xid) as ids,
      max(c.id) as last
     from (select id, changed_xid from company where id > $2 and ${SEARCHED} order by id limit $3) c
       left join ${ENTRY}`,
    [modelId, after, limit],
  );
  const { ids, last } = rows[0]!;
  return last === null ? null : { ids: ids ?? [], last };
}

/**
 * Lists up to `limit` companies that changed since the model's entries were last complete and have no current entry.
 */
export async function listChangedCompanies(session: Session, modelId: number, limit: number): Promise<number[]> {
  const { rows } = await session.query<{ ids: number[] | null }>(
    `select array_agg(id order by id) as ids from (select c.id ${FROM_CHANGED} limit $2) as changed`,
    [modelId, limit],
  );
  return rows[0]?.ids ?? [];
}

export async function listCompaniesToEmbed(session: Session, companyIds: readonly number[]): Promise<CompanyToEmbed[]> {
  return (await session.query<CompanyToEmbed>(`${TO_EMBED} where c.id = any($1::bigint[])`, [companyIds])).rows;
}

export interface EntryToWrite {
  company: CompanyToEmbed;
  terms: Buffer;
}

/** Upserts entries in one statement. `vectors` is the concatenation of the entries' vectors, one byte per dimension. */
export async function upsertEntries(
  session: Session,
  modelId: number,
  entries: readonly EntryToWrite[],
  vectors: Int8Array,
): Promise<void> {
  const column = <Value>(of: (entry: EntryToWrite) => Value): Value[] => entries.map(of);
  await session.query(
    `with written as (
       insert into search_entry (model_id, company_id, vector, terms, employee_count, funding_stage, hq_country,
         company_changed_xid)
       select $1, company_id, substring($2::bytea from (position::integer - 1) * $3 + 1 for $3), terms,
         employee_count, funding_stage, hq_country, company_changed_xid
       from unnest($4::bigint[], $5::bytea[], $6::integer[], $7::text[], $8::text[], $9::xid8[]) with ordinality
         as given (company_id, terms, employee_count, funding_stage, hq_country, company_changed_xid, position)
       where exists (select from company where id = company_id)
       on conflict (model_id, company_id) do update set vector = excluded.vector, terms = excluded.terms,
         employee_count = excluded.employee_count, funding_stage = excluded.funding_stage,
         hq_country = excluded.hq_country, company_changed_xid = excluded.company_changed_xid,
         changed_xid = pg_current_xact_id()
     ) select pg_notify('search_entry_changed', '')`,
    [
      modelId,
      Buffer.from(vectors.buffer, vectors.byteOffset, vectors.byteLength),
      vectors.length / entries.length,
      column(({ company }) => company.id),
      column(({ terms }) => terms),
      column(({ company }) => company.employeeCount),
      column(({ company }) => company.fundingStage),
      column(({ company }) => company.headquartersCountry),
      column(({ company }) => company.changedXid),
    ],
  );
}

export async function upsertProgress(
  session: Session,
  task: BuildingLock,
  message: string,
  fraction: number,
): Promise<void> {
  await session.query(
    `insert into search_progress (task, message, fraction) values ($1, $2, $3)
     on conflict (task) do update set message = excluded.message, fraction = excluded.fraction, updated_at = now()`,
    [task, message, fraction],
  );
}
