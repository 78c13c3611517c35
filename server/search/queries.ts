import { sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { prepared } from "../db/prepared-statements.ts";
import { listRows, oneValue } from "../db/statements.ts";
import { companyFilterConditions } from "../filters/queries-conditions.ts";
import { SEARCHED } from "./queries-models.ts";
import type { CompanyFilters, SearchCompany } from "./search.ts";

/** Lists the texts of companies, in any order. Skips unknown ids. */
export async function listCompanyTexts(db: Db, companyIds: readonly number[]): Promise<SearchCompany[]> {
  if (companyIds.length === 0) return [];
  return db
    .selectFrom("company")
    .select(["id", "name", "one_liner", "description", "industry", "tags"])
    .where("id", "in", [...companyIds])
    .execute();
}

/**
 * Lists the companies with headquarters in `cities`, regardless of case and accents. If `countries` is not empty, lists
 * only companies in these countries.
 */
export async function listCompanyIdsInCities(
  db: Db,
  cities: readonly string[],
  countries: readonly string[],
): Promise<number[]> {
  const rows = await db
    .selectFrom("company")
    .select("id")
    .where(
      sql<boolean>`searchable_text(hq_city) = any(array(select searchable_text(city) from unnest(${cities}::text[]) city))`,
    )
    .$if(countries.length > 0, (query) => query.where("hq_country", "in", [...countries]))
    .execute();
  return rows.map(({ id }) => id);
}

/** Lists the companies that match filters. Reads one array, because reading half a million rows takes much longer. */
export async function listCompanyIdsMatching(
  db: Db,
  filters: CompanyFilters,
  companyIds?: readonly number[],
): Promise<number[]> {
  return oneValue(db)<number[]>`
    select array(
      select c.id from company as c where ${companyFilterConditions(filters) ?? sql`true`}
        ${companyIds === undefined ? sql`` : sql`and c.id = any(${companyIds}::bigint[])`}
    ) as ids`;
}

/** Counts the searchable companies that match filters except for an unknown value. */
export async function countUnknown(db: Db, filters: CompanyFilters): Promise<number> {
  const conditions = companyFilterConditions(filters);
  if (conditions === undefined) return 0;
  return oneValue(db)<number>`
    select count(*) as count from company as c where (${conditions}) is null and ${sql.raw(SEARCHED)}`;
}

/** Returns the version of a blocklist and the blocked companies; `company_ids` is null if `knownVersion` is current. */
export async function findBlockedCompanies(
  db: Db,
  workspaceId: number,
  knownVersion: number | null,
): Promise<{ version: number; company_ids: number[] | null }> {
  const rows = await listRows(db)<{ version: number; company_ids: number[] | null }>`${prepared}
    select version, case when version is distinct from ${knownVersion}::bigint then array(
      select known.company_id from blocked_domain join company_domain as known using (domain)
      where workspace_id = ${workspaceId}
    ) end as company_ids
    from (
      select blocklist_version + (
        select count(*) from blocked_company_addition as added where added.workspace_id = workspace.id
      ) as version from workspace where id = ${workspaceId}
    ) as current`;
  return rows[0] ?? { version: 0, company_ids: [] };
}
