import { type Selectable, sql } from "kysely";
import { FACT_COLUMNS, type FactsRow } from "../../catalogue/company-facts.ts";
import { isReferenced } from "../../catalogue/queries-company-ids.ts";
import type { Db } from "../../db/connect.ts";
import { listRows, oneValue } from "../../db/statements.ts";
import type { Company } from "../../db/tables.ts";
import { NO_EXCLUSIONS } from "../../exclusions/public.ts";
import { type DetectionScope, MAX_SCANNED } from "./detector.ts";
import { companyInScope } from "./queries-scope.ts";

/** A company that meets the filters. */
export interface CompanyRow extends FactsRow, Pick<Selectable<Company>, "id" | "domain" | "name" | "one_liner"> {
  /** The beginning of the description, which defines the company. */
  readonly description: string | null;
}

const MAX_DESCRIPTION = sql.lit(3000);

/** Lists a page of the companies within a scope, by domain. `seenSince` does not apply to companies. */
export async function listCompaniesInScope(
  db: Db,
  scope: DetectionScope,
  { afterDomain, limit }: { readonly afterDomain: string; readonly limit: number },
): Promise<CompanyRow[]> {
  return listRows(db)<CompanyRow>`
    select c.id, c.domain, c.name, c.one_liner, left(c.description, ${MAX_DESCRIPTION}) as description,
      ${sql.join(FACT_COLUMNS.map((column) => sql.ref(`c.${column}`)))}
    from company as c
    where ${companyInScope(scope)} and c.created_at < ${scope.seenBefore} and c.domain > ${afterDomain}
    order by c.domain limit ${limit}`;
}

/** Counts the companies that meet the filters and are excluded or blocked, up to `MAX_SCANNED` + 1. */
export async function countExcluded(db: Db, scope: DetectionScope): Promise<number> {
  const unrestricted = { ...scope, exclude: NO_EXCLUSIONS, skipsChecks: true };
  return oneValue(db)<number>`
    select count(*) from (select from company as c
      where ${companyInScope(unrestricted)} and (${companyInScope(scope)}) is not true
      limit ${sql.lit(MAX_SCANNED + 1)}) as left_out`;
}

export type NamedCompanyRow = Pick<Selectable<Company>, "id" | "domain" | "name" | "name_key" | "social_url"> & {
  readonly other_domains: readonly string[];
};

/** The possible references to companies in texts. */
export interface CompanyReferences {
  readonly domains: readonly string[];
  readonly socialUrls: readonly string[];
  /** In lower case, with or without a legal form. */
  readonly names: readonly string[];
}

/** Lists the companies in scope to which one of the references refers. */
export async function listCompaniesNamed(
  db: Db,
  scope: DetectionScope,
  { domains, socialUrls, names }: CompanyReferences,
): Promise<NamedCompanyRow[]> {
  return listRows(db)<NamedCompanyRow>`
    select c.id, c.domain, c.name, c.name_key, c.social_url,
      array(select domain from company_alias where company_id = c.id) as other_domains from company as c
    where (${isReferenced(sql`c.id`, domains)} or c.social_url = any(${socialUrls}::text[])
      or replace(c.name_key, ' ', '') = any(array(
        select replace(company_name_key(name), ' ', '') from unnest(${names}::text[]) as name)))
      and ${companyInScope(scope)} order by c.id`;
}

/** Lists the companies of a profile: the company that has it, its person's employer, and the companies of its posts. */
export async function listOwnCompanyIds(db: Db, profile: string): Promise<Set<number>> {
  const rows = await listRows(db)<{ id: number }>`
    select id from company where social_url = ${profile}
    union select company_id from person where social_url = ${profile}
    union (select company_id from social_post where author_url = ${profile} and company_id is not null
      order by posted_at desc limit 1000)`;
  return new Set(rows.map(({ id }) => id));
}
