import { FROM_CHANGED, newestModel, SEARCHED, type Session } from "../queries-models.ts";

/** Entries of companies, packed by the database into columns, because reading a million rows takes much longer. */
export interface EntryPage {
  companyIds: Float64Array;
  /** One byte per dimension. */
  vectors: Int8Array;
  /** -1 if unknown. */
  employees: Int32Array;
  /** "" if unknown, also in `countries`. */
  stages: string[];
  countries: string[];
  /** The terms of all companies, concatenated. `termBytes` are the lengths, in bytes. */
  terms: Buffer;
  termBytes: Uint32Array;
}

/** SQL that packs entries into one row. Line feeds separate the text values, none of which contains one. */
const PACKED = `
  string_agg(int8send(company_id), '') as ids, string_agg(vector, '') as vectors,
  string_agg(int4send(coalesce(employee_count, -1)), '') as employees,
  string_agg(coalesce(funding_stage, ''), E'\\n') as stages, string_agg(coalesce(hq_country, ''), E'\\n') as countries,
  string_agg(terms, '') as terms, string_agg(int4send(octet_length(terms)), '') as term_bytes`;

/** Lists the next entries of a model after a company, in order of id. Null after the last. */
export async function listEntriesAfter(
  session: Session,
  modelId: number,
  after: number,
  limit: number,
): Promise<EntryPage | null> {
  const { rows } = await session.query<PackedRow>(
    `select ${PACKED} from (
       select * from search_entry where model_id = $1 and company_id > $2 order by company_id limit $3
     ) as entry`,
    [modelId, after, limit],
  );
  return unpack(rows);
}

/** The number of entries in one row of a response. Small rows fit into memory that is soon reused. */
const ENTRIES_OF_ROW = 100;

/** Lists the entries of companies, in order of id. Null if there are none. */
export async function findEntries(
  session: Session,
  modelId: number,
  companyIds: readonly number[],
): Promise<EntryPage | null> {
  const { rows } = await session.query<PackedRow>(
    `select packed.* from generate_series(1, cardinality($2::bigint[]), ${ENTRIES_OF_ROW}) as at cross join lateral (
       select ${PACKED} from (
         select * from search_entry
         where model_id = $1 and company_id = any(($2::bigint[])[at:at + ${ENTRIES_OF_ROW - 1}]) order by company_id
       ) as entry
     ) as packed order by at`,
    [modelId, companyIds.toSorted((a, b) => a - b)],
  );
  return unpack(rows);
}

interface PackedRow {
  ids: Buffer | null;
  vectors: Buffer;
  employees: Buffer;
  stages: string;
  countries: string;
  terms: Buffer;
  term_bytes: Buffer;
}

function unpack(rows: readonly PackedRow[]): EntryPage | null {
  const packed = rows.filter(({ ids }) => ids !== null);
  const first = packed[0];
  if (first === undefined) return null;
  const joined = (bytesOf: (row: PackedRow) => Buffer): Buffer =>
    packed.length === 1 ? bytesOf(first) : Buffer.concat(packed.map(bytesOf));
  const ids = joined((row) => row.ids!);
  const vectors = joined((row) => row.vectors);
  const employees = joined((row) => row.employees);
  const termBytes = joined((row) => row.term_bytes);
  const count = ids.length / 8;
  return {
    companyIds: Float64Array.from(
      { length: count },
      (_, at) => ids.readUInt32BE(at * 8) * 2 ** 32 + ids.readUInt32BE(at * 8 + 4),
    ),
    vectors: new Int8Array(vectors.buffer, vectors.byteOffset, vectors.length),
    employees: Int32Array.from({ length: count }, (_, at) => employees.readInt32BE(at * 4)),
    stages: packed.flatMap(({ stages }) => stages.split("\n")),
    countries: packed.flatMap(({ countries }) => countries.split("\n")),
    terms: joined((row) => row.terms),
    termBytes: Uint32Array.from({ length: count }, (_, at) => termBytes.readUInt32BE(at * 4)),
  };
}

interface Changes {
  /** The horizon from which to read at the next call. */
  horizon: string;
  entries: { companyId: number; changedXid: string }[];
  removed: number[];
  waiting: boolean;
  newestModelId: number | null;
  /** The number of companies that the model was trained on, minus removed samples; null if the model was deleted. */
  builtFor: number | null;
}

/** Lists the changes since the horizon `since`, from one snapshot. Reads the ids as arrays in one row. */
export async function listChanges(
  session: Session,
  modelId: number,
  since: string,
  sources: readonly string[],
): Promise<Changes> {
  const { rows } = await session.query<{
    horizon: string;
    ids: string[] | null;
    xids: string[] | null;
    removed: string[] | null;
    waiting: boolean;
    newest: number | null;
    builtFor: number | null;
  }>(
    `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, changed.ids, changed.xids,
       (select array_agg(company_id::text) from company_removal where removed_xid >= $2::xid8) as removed,
       exists (select ${FROM_CHANGED}) as waiting,
       (${newestModel("$3")}) as newest,
       (select companies::integer from search_model where id = $1) as "builtFor"
     from (
       select array_agg(company_id::text) as ids, array_agg(changed_xid::text) as xids
       from search_entry where model_id = $1 and changed_xid >= $2::xid8
     ) as changed`,
    [modelId, since, sources],
  );
  const { horizon, ids, xids, removed, waiting, newest, builtFor } = rows[0]!;
  return {
    horizon,
    entries: (ids ?? []).map((id, at) => ({ companyId: Number(id), changedXid: xids![at]! })),
    removed: (removed ?? []).map(Number),
    waiting,
    newestModelId: newest,
    builtFor,
  };
}

export async function hasCompanies(session: Session): Promise<boolean> {
  const { rows } = await session.query<{ any: boolean }>(
    `select exists (select from company where ${SEARCHED}) as any`,
  );
  return rows[0]!.any;
}

/** Returns the progress of the running build as text; null if none was reported in the last minute. */
export async function findProgress(session: Session): Promise<string | null> {
  const { rows } = await session.query<{ message: string; fraction: number }>(
    "select message, fraction from search_progress where updated_at > now() - interval '1 minute' and fraction < 1 order by updated_at desc limit 1",
  );
  return rows[0] ? `${rows[0].message} (${Math.floor(rows[0].fraction * 100)} %)` : null;
}
