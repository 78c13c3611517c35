import type { Selectable } from "kysely";
import type { SearchIndex } from "../../db/tables.ts";
import type { IndexRange } from "../../ports/company-index.ts";
import { FROM_CHANGED, newestModel, type Session } from "../queries-models.ts";

/** An index in OpenSearch. */
export interface IndexRow
  extends Pick<Selectable<SearchIndex>, "id" | "model_id" | "terms" | "filled_to" | "filled" | "indexed">,
    Pick<Selectable<SearchIndex>, "embeddings_source" | "embeddings_dimensions" | "companies"> {
  /** Null if the model was deleted. */
  dimensions: number | null;
  serves_since: Date | null;
  /** Whether the database was restored from a backup older than the index, so that `indexed` is invalid. */
  is_ahead: boolean;
}

const INDEX = `select i.id, i.model_id, m.dimensions, i.terms, i.filled_to, i.filled, i.indexed::text,
  i.embeddings_source,
    i.embeddings_dimensions, i.companies, i.serves_since,
    pg_snapshot_xmax(i.indexed) > pg_snapshot_xmax(pg_current_snapshot()) as is_ahead
  from search_index i left join search_model m on m.id = i.model_id`;

const SERVING_FIRST = "order by i.serves_since desc nulls last, i.id desc";

export async function listIndexes(session: Session): Promise<IndexRow[]> {
  return (await session.query<IndexRow>(`${INDEX} ${SERVING_FIRST}`)).rows;
}

export async function findServingIndex(session: Session): Promise<IndexRow | null> {
  const { rows } = await session.query<IndexRow>(`${INDEX} where i.serves_since is not null ${SERVING_FIRST} limit 1`);
  return rows[0] ?? null;
}

export async function insertIndex(session: Session, modelId: number): Promise<number> {
  const { rows } = await session.query<{ id: number }>("insert into search_index (model_id) values ($1) returning id", [
    modelId,
  ]);
  return rows[0]!.id;
}

export async function deleteIndex(session: Session, indexId: number): Promise<void> {
  await session.query("delete from search_index where id = $1", [indexId]);
}

export async function updateTerms(session: Session, indexId: number, terms: Buffer): Promise<void> {
  await session.query("update search_index set terms = $2 where id = $1", [indexId, terms]);
}

export async function updateFilledTo(session: Session, indexId: number, filledTo: number): Promise<void> {
  await session.query("update search_index set filled_to = $2 where id = $1", [indexId, filledTo]);
}

export async function updateFilled(session: Session, indexId: number): Promise<void> {
  await session.query("update search_index set filled = true where id = $1", [indexId]);
}

/** Marks an index as not filled, so that it is filled again while it serves. */
export async function updateEmpty(
  session: Session,
  indexId: number,
  embeddings: { source: string; dimensions: number } | null,
): Promise<void> {
  await session.query(
    `update search_index set filled = false, filled_to = -1, indexed = pg_current_snapshot(), embeddings_source = $2,
       embeddings_dimensions = $3
     where id = $1`,
    [indexId, embeddings?.source ?? null, embeddings?.dimensions ?? null],
  );
}

/** Records that an index contains all changes of the snapshot `indexed`, and notifies the search threads. */
export async function updateIndexed(
  session: Session,
  indexId: number,
  { indexed, companies }: { indexed: string; companies: number },
): Promise<void> {
  await session.query(
    `with marked as (update search_index set indexed = $2::pg_snapshot, companies = $3 where id = $1 returning id)
     select pg_notify('search_entry_changed', '') from marked`,
    [indexId, indexed, companies],
  );
}

export async function updateServing(session: Session, indexId: number): Promise<void> {
  await session.query(
    `with marked as (update search_index set serves_since = clock_timestamp() where id = $1 returning id)
     select pg_notify('search_entry_changed', '') from marked`,
    [indexId],
  );
}

/** Finds the identity of the embeddings model of the stored vectors, and their length. */
export async function findEmbeddings(session: Session): Promise<{ source: string; dimensions: number } | null> {
  const { rows } = await session.query<{ source: string; dimensions: number }>(
    "select source, octet_length(vector) as dimensions from company_embedding limit 1",
  );
  return rows[0] ?? null;
}

export interface RowToIndex {
  company_id: number;
  version: number;
  checksum: number;
  vector: Buffer;
  terms: Buffer;
  employee_count: number | null;
  funding_stage: string | null;
  hq_country: string | null;
  embedding: Buffer | null;
}

/** SQL for the checksum of entry `e` with embedding `m`, below 2^31. */
const CHECKSUM = `('x' || left(md5(e.vector || e.terms || coalesce(m.vector, '')
    || convert_to(format('|%s|%s|%s', e.employee_count, e.funding_stage, e.hq_country), 'UTF8')), 8))::bit(32)::bigint & 2147483647`;

/** The entries `e` of model $1, each with its vector `m` of embeddings model $2, which has $3 dimensions. */
const FROM_ENTRIES = `from search_entry e
  left join company_embedding m on m.source = $2 and m.company_id = e.company_id and octet_length(m.vector) = $3
  where e.model_id = $1`;

const ROW = `select e.company_id, greatest(e.changed_xid, m.changed_xid)::text::bigint as version,
  ${CHECKSUM} as checksum,
  e.vector, e.terms, e.employee_count, e.funding_stage, e.hq_country, m.vector as embedding ${FROM_ENTRIES}`;

function modelParameters({ model_id, embeddings_source, embeddings_dimensions }: IndexRow): unknown[] {
  return [model_id, embeddings_source, embeddings_dimensions];
}

/** Lists the next companies after an id, in order of id. */
export async function listRowsAfter(
  session: Session,
  index: IndexRow,
  after: number,
  limit: number,
): Promise<RowToIndex[]> {
  const { rows } = await session.query<RowToIndex>(`${ROW} and e.company_id > $4 order by e.company_id limit $5`, [
    ...modelParameters(index),
    after,
    limit,
  ]);
  return rows;
}

export async function listRowsToIndex(
  session: Session,
  index: IndexRow,
  companyIds: readonly number[],
): Promise<RowToIndex[]> {
  const { rows } = await session.query<RowToIndex>(`${ROW} and e.company_id = any($4::bigint[])`, [
    ...modelParameters(index),
    companyIds,
  ]);
  return rows;
}

export async function countEntries(session: Session, modelId: number): Promise<number> {
  const { rows } = await session.query<{ count: number }>(
    "select count(*)::integer as count from search_entry where model_id = $1",
    [modelId],
  );
  return rows[0]!.count;
}

/** Lists the terms of every `step`-th company after an id. */
export async function listTermsAfter(
  session: Session,
  modelId: number,
  { after, step, limit }: { after: number; step: number; limit: number },
): Promise<{ company_id: number; terms: Buffer }[]> {
  const { rows } = await session.query<{ company_id: number; terms: Buffer }>(
    `select company_id, terms from search_entry where model_id = $1 and company_id > $2 and company_id % $3 = 0
     order by company_id limit $4`,
    [modelId, after, step, limit],
  );
  return rows;
}

/** Changes that are not in an index yet. */
interface Changes {
  /** A snapshot that includes all these changes. */
  indexed: string;
  changed: number[];
  removed: { companyId: number; version: number }[];
}

/** The condition that a change was made by a transaction that is not visible in snapshot $2. */
const UNSEEN = (xid: string): string =>
  `${xid} >= pg_snapshot_xmin($2::pg_snapshot) and not pg_visible_in_snapshot(${xid}, $2::pg_snapshot)`;

/** Lists the changes that are not in an index, in one statement, so that they belong to one snapshot. */
export async function listChanges(session: Session, index: IndexRow): Promise<Changes> {
  const { rows } = await session.query<{ indexed: string; changed: number[]; removed: number[]; versions: string[] }>(
    `select pg_current_snapshot()::text as indexed,
       array(
         select company_id from search_entry where model_id = $1 and ${UNSEEN("changed_xid")}
         union select company_id from company_embedding where source = $3 and ${UNSEEN("changed_xid")}
         order by 1
       ) as changed,
       array(select company_id from company_removal where ${UNSEEN("removed_xid")} order by company_id) as removed,
       array(select removed_xid::text from company_removal where ${UNSEEN("removed_xid")}
       order by company_id) as versions`,
    [index.model_id, index.indexed, index.embeddings_source],
  );
  const { indexed, changed, removed, versions } = rows[0]!;
  return { indexed, changed, removed: removed.map((companyId, at) => ({ companyId, version: Number(versions[at]) })) };
}

/** Counts the companies and sums up the checksums of each range of `width` ids. Omits empty ranges. */
export async function listRanges(session: Session, index: IndexRow, width: number): Promise<IndexRange[]> {
  const { rows } = await session.query<IndexRange>(
    `select e.company_id / $4 * $4 as from, count(*) as count, sum(${CHECKSUM})::bigint as checksum
     ${FROM_ENTRIES} group by 1 order by 1`,
    [...modelParameters(index), width],
  );
  return rows;
}

/** Lists the ids and checksums of the companies in a range, in order of id. */
export async function listChecksums(
  session: Session,
  index: IndexRow,
  from: number,
  width: number,
): Promise<{ companyId: number; checksum: number }[]> {
  const { rows } = await session.query<{ companyId: number; checksum: number }>(
    `select e.company_id as "companyId", ${CHECKSUM} as checksum ${FROM_ENTRIES}
       and e.company_id >= $4 and e.company_id < $4 + $5 order by e.company_id`,
    [...modelParameters(index), from, width],
  );
  return rows;
}

/** The state of the serving index, which search threads poll. */
export interface ServingState {
  waiting: boolean;
  serving_id: number | null;
  /** The number of companies that the model was trained on; null if the model was deleted. */
  built_for: number | null;
  indexed: string | null;
  companies: number | null;
  embeddings_source: string | null;
  embeddings_dimensions: number | null;
  /** Whether changes are missing in the index, or an index must be filled. */
  is_behind: boolean;
}

export async function findServingState(
  session: Session,
  { indexId, modelId, sources }: { indexId: number; modelId: number; sources: readonly string[] },
): Promise<ServingState> {
  const unseen = (xid: string): string =>
    `${xid} >= pg_snapshot_xmin(i.indexed) and not pg_visible_in_snapshot(${xid}, i.indexed)`;
  const { rows } = await session.query<ServingState>(
    `select exists (select ${FROM_CHANGED}) as waiting, (select id from search_index where serves_since is not null
      order by serves_since desc, id desc limit 1) as serving_id,
       (select companies::integer from search_model where id = $1) as built_for,
       i.indexed::text, i.companies, i.embeddings_source, i.embeddings_dimensions,
       i.id is null or not i.filled or pg_snapshot_xmax(i.indexed) > pg_snapshot_xmax(pg_current_snapshot())
         or exists (select from search_entry where model_id = $1 and ${unseen("changed_xid")})
         or exists (select from company_embedding e where e.source = i.embeddings_source and ${unseen("e.changed_xid")})
         or (i.embeddings_source is null and exists (select from company_embedding))
         or exists (select from company_removal where ${unseen("removed_xid")})
         or not exists (
           select from search_index newer
           where newer.serves_since is not null and newer.model_id = (${newestModel("$2")})
         ) as is_behind
     from (select 1) as one left join search_index i on i.id = $3`,
    [modelId, sources, indexId],
  );
  return rows[0]!;
}
