import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { listRows, oneRow } from "../db/statements.ts";
import type { Company } from "../db/tables.ts";

/** A company whose name or domain may match a query. */
export interface NameCandidate
  extends Pick<Selectable<Company>, "id" | "domain" | "name" | "search_name" | "name_key">,
    Pick<Selectable<Company>, "industry" | "employee_count" | "funding_stage"> {
  hq_country: string | null;
}

/** The forms in which names are indexed, see the migration `name-search-forms`. */
interface NameKeys {
  /** Lower case without accents. */
  readonly search_name: string;
  /** `search_name` without punctuation, "and", article and legal form. */
  readonly name_key: string;
}

/** Converts a query to the forms in which names are indexed, with the database functions that the indexes use. */
export async function findNameKeys(db: Db, query: string): Promise<NameKeys> {
  return oneRow(db)<NameKeys>`
    select searchable_text(${query}) as search_name, company_name_key(${query}) as name_key`;
}

/** Lists companies whose name or domain begins with the query, or whose initials, joined name or reference match it. */
export async function listCompaniesByPrefix(
  db: Db,
  keys: NameKeys & { companyId: number | undefined; joined: readonly string[] },
  limit: number,
): Promise<NameCandidate[]> {
  return listCandidates(
    db,
    sql`select id from company where id = ${keys.companyId ?? null}
      union (select id from company where replace(name_key, ' ', '') = any(${keys.joined}::text[])
        and not is_placeholder_domain(domain) order by length(name_key), id limit ${limit})
      union select company_name_beginnings(${keys.search_name}, ${keys.name_key}, ${limit}::int)`,
  );
}

/** Lists companies whose name or domain is similar to the query by trigrams. */
export async function listCompaniesBySimilarity(db: Db, keys: NameKeys, limit: number): Promise<NameCandidate[]> {
  return listCandidates(
    db,
    sql`select company_name_lookalikes(${keys.search_name}, ${keys.name_key}, ${limit}::int) as id`,
  );
}

async function listCandidates(db: Db, ids: RawBuilder<unknown>): Promise<NameCandidate[]> {
  return listRows(db)<NameCandidate>`
    select id, domain, name, search_name, name_key, industry, employee_count, funding_stage, hq_country
    from company where id in (${ids})`;
}
