import type { CompanyAttributes } from "../ports/vector-search.ts";
import type { CompanyText } from "../search-engine/public.ts";
import { SEARCHED, type Session } from "./queries-models.ts";

/** A company without a current vector of the embeddings model. */
export type CompanyWithoutEmbedding = CompanyText & {
  id: number;
  changed_xid: string;
  /** The hash of the text from which the company's vector was computed; null if it has no vector. */
  text_hash: Buffer | null;
};

/** Lists companies without a current vector, latest changes first. */
export async function listWithoutEmbedding(
  session: Session,
  source: string,
  limit: number,
): Promise<CompanyWithoutEmbedding[]> {
  const { rows } = await session.query<CompanyWithoutEmbedding>(
    `select c.id, c.name, c.one_liner, c.description, c.industry, c.tags, c.changed_xid::text, e.text_hash
     from company c left join company_embedding e on e.source = $1 and e.company_id = c.id
     where e.company_changed_xid is distinct from c.changed_xid and ${SEARCHED}
     order by c.changed_xid desc, c.id limit $2`,
    [source, limit],
  );
  return rows;
}

export async function countWithoutEmbedding(session: Session, source: string): Promise<number> {
  const { rows } = await session.query<{ count: number }>(
    `select count(*)::integer as count
     from company c left join company_embedding e on e.source = $1 and e.company_id = c.id
     where e.company_changed_xid is distinct from c.changed_xid and ${SEARCHED}`,
    [source],
  );
  return rows[0]!.count;
}

/** Returns whether any company has no vector of a model yet. */
export async function lacksEmbeddings(session: Session, source: string): Promise<boolean> {
  const { rows } = await session.query<{ lacks: boolean }>(
    `select exists (
       select from company c where ${SEARCHED}
         and not exists (select from company_embedding e where e.source = $1 and e.company_id = c.id)
     ) as lacks`,
    [source],
  );
  return rows[0]!.lacks;
}

/** A vector to store: one signed byte for each dimension. */
export interface EmbeddingToWrite {
  companyId: number;
  changedXid: string;
  textHash: Buffer;
  vector: Buffer;
}

/** Upserts vectors. Skips companies that no longer exist. */
export async function upsertEmbeddings(
  session: Session,
  source: string,
  embeddings: readonly EmbeddingToWrite[],
): Promise<void> {
  await session.query(
    `with written as (
       insert into company_embedding (source, company_id, company_changed_xid, text_hash, vector)
       select $1, company_id, changed_xid, text_hash, vector
       from unnest($2::bigint[], $3::xid8[], $4::bytea[], $5::bytea[])
         as given (company_id, changed_xid, text_hash, vector)
       where exists (select from company where id = company_id for key share)
       on conflict (source, company_id) do update set company_changed_xid = excluded.company_changed_xid,
         text_hash = excluded.text_hash, vector = excluded.vector, changed_xid = pg_current_xact_id()
     ) select pg_notify('search_entry_changed', '')`,
    [
      source,
      embeddings.map(({ companyId }) => companyId),
      embeddings.map(({ changedXid }) => changedXid),
      embeddings.map(({ textHash }) => textHash),
      embeddings.map(({ vector }) => vector),
    ],
  );
}

/** Records that the vectors of changed companies are current, because their texts did not change. */
export async function updateEmbeddingsSeen(
  session: Session,
  source: string,
  companies: readonly { id: number; changed_xid: string }[],
): Promise<void> {
  await session.query(
    `update company_embedding set company_changed_xid = given.changed_xid, changed_xid = pg_current_xact_id()
     from unnest($2::bigint[], $3::xid8[]) as given (id, changed_xid) where source = $1 and company_id = given.id`,
    [source, companies.map(({ id }) => id), companies.map(({ changed_xid }) => changed_xid)],
  );
}

/** Deletes the vectors of other models, and the vectors of this model with a different length. */
export async function deleteOtherEmbeddings(session: Session, source: string, dimensions: number): Promise<void> {
  await session.query("delete from company_embedding where source <> $1 or octet_length(vector) <> $2", [
    source,
    dimensions,
  ]);
}

/** The vectors of a page of companies, packed by the database into columns. */
export interface EmbeddingPage {
  companyIds: number[];
  vectors: Int8Array;
  attributes: CompanyAttributes[];
}

interface PackedRow {
  ids: number[] | null;
  vectors: Buffer;
  employees: (number | null)[];
  stages: (string | null)[];
  countries: (string | null)[];
}

const PACKED = `select array_agg(company_id order by company_id) as ids, string_agg(vector, ''
  order by company_id) as vectors,
  array_agg(employee_count order by company_id) as employees, array_agg(funding_stage order by company_id) as stages,
  array_agg(hq_country order by company_id) as countries`;

/** Lists the next vectors with `dimensions` dimensions after a company, in order of id. Null after the last. */
export function listEmbeddingsAfter(
  session: Session,
  source: string,
  dimensions: number,
  after: number,
  limit: number,
): Promise<EmbeddingPage | null> {
  return readPage(
    session,
    `${PACKED} from (
       select company_id, vector, employee_count, funding_stage, hq_country
       from company_embedding join company on company.id = company_id
       where source = $1 and octet_length(vector) = $2 and company_id > $3 order by company_id limit $4
     ) as entry`,
    [source, dimensions, after, limit],
  );
}

/** Lists the vectors with `dimensions` dimensions that changed since the horizon `since`. Null if there are none. */
export function listChangedEmbeddings(
  session: Session,
  source: string,
  dimensions: number,
  since: string,
): Promise<EmbeddingPage | null> {
  return readPage(
    session,
    `${PACKED} from company_embedding join company on company.id = company_id
     where source = $1 and octet_length(vector) = $2 and company_embedding.changed_xid >= $3::xid8`,
    [source, dimensions, since],
  );
}

async function readPage(session: Session, query: string, values: unknown[]): Promise<EmbeddingPage | null> {
  const row = (await session.query<PackedRow>(query, values)).rows[0];
  if (!row || row.ids === null) return null;
  const { ids, vectors, employees, stages, countries } = row;
  return {
    companyIds: ids,
    vectors: new Int8Array(vectors.buffer, vectors.byteOffset, vectors.length),
    attributes: ids.map((_, at) => ({
      employeeCount: employees[at] ?? null,
      fundingStage: stages[at] ?? null,
      headquartersCountry: countries[at] ?? null,
    })),
  };
}

/** Finds the length of the newest stored vector of a model; null if there is none. */
export async function findEmbeddingDimensions(session: Session, source: string): Promise<number | null> {
  const { rows } = await session.query<{ dimensions: number }>(
    "select octet_length(vector) as dimensions from company_embedding where source = $1 order by changed_xid desc limit 1",
    [source],
  );
  return rows[0]?.dimensions ?? null;
}

/** Finds the vectors of a model for companies, in the order of `companyIds`; null for a company without a vector. */
export async function findVectors(
  session: Session,
  source: string,
  companyIds: readonly number[],
): Promise<(Int8Array | null)[]> {
  const { rows } = await session.query<{ ids: number[] | null; vectors: Buffer; dimensions: number }>(
    `select array_agg(company_id order by company_id) as ids, string_agg(vector, '' order by company_id) as vectors,
       max(octet_length(vector)) as dimensions
     from company_embedding where source = $1 and company_id = any($2::bigint[])`,
    [source, companyIds],
  );
  const { ids, vectors, dimensions } = rows[0]!;
  // The lengths differ while the vectors of a different length are being replaced.
  if (ids === null || vectors.length !== ids.length * dimensions) return companyIds.map(() => null);
  const found = new Map(
    ids.map((companyId, at) => [
      companyId,
      new Int8Array(vectors.buffer, vectors.byteOffset + at * dimensions, dimensions),
    ]),
  );
  return companyIds.map((companyId) => found.get(companyId) ?? null);
}
