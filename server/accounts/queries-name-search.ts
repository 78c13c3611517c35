import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/connect.ts";

/** A company that may be meant by a name. */
export interface NameCandidate {
  id: number;
  domain: string;
  name: string;
  search_name: string;
  name_key: string;
  industry: string | null;
  employee_count: number | null;
  funding_stage: string | null;
  hq_country: string | null;
}

/** A query in the forms names are indexed by, see the migration `text-search`. */
export interface QueryKeys {
  /** Lower case without accents. */
  readonly searchName: string;
  /** That, without punctuation and legal form. */
  readonly nameKey: string;
}

/** Brings a query to the forms names are indexed by; the database does it, so that both are made the same way. */
export async function findNameKeys(db: Db, query: string): Promise<QueryKeys> {
  const { rows } = await sql<{ search_name: string; name_key: string }>`
    select searchable_text(${query}) as search_name, company_name_key(${query}) as name_key`.execute(db);
  return { searchName: rows[0]?.search_name ?? query, nameKey: rows[0]?.name_key ?? query };
}

/** Companies whose name or domain begins as the query does, and the one with exactly its domain. */
export async function listCompaniesByPrefix(
  db: Db,
  keys: QueryKeys & { domain: string | undefined },
  most: number,
): Promise<NameCandidate[]> {
  return selectCandidates(
    db,
    sql`select id from company where domain = ${keys.domain ?? ""}
      union select company_name_beginnings(${keys.searchName}, ${keys.nameKey}, ${most}::int)`,
  );
}

/** Companies whose name or domain looks like the query. */
export async function listCompaniesBySimilarity(db: Db, keys: QueryKeys, most: number): Promise<NameCandidate[]> {
  return selectCandidates(
    db,
    sql`select company_name_lookalikes(${keys.searchName}, ${keys.nameKey}, ${most}::int) as id`,
  );
}

async function selectCandidates(db: Db, ids: RawBuilder<unknown>): Promise<NameCandidate[]> {
  const { rows } = await sql<NameCandidate>`
    select id, domain, name, search_name, name_key, industry, employee_count, funding_stage, hq_country
    from company where id in (${ids})`.execute(db);
  return rows;
}
