import { type Selectable, sql } from "kysely";
import { isReferenced } from "../../catalogue/queries-company-ids.ts";
import type { Db } from "../../db/connect.ts";
import type { Company } from "../../db/tables.ts";
import type { DetectionScope } from "./detector.ts";
import { companyInScope } from "./queries-scope.ts";

/** A company that meets the filters. */
export type CompanyRow = Pick<
  Selectable<Company>,
  "id" | "domain" | "name" | "industry" | "employee_count" | "funding_stage" | "hq_country"
>;

/** Lists a page of the companies within a scope, by domain, also those added since the last run. */
export async function listCompaniesInScope(
  db: Db,
  scope: DetectionScope,
  { afterDomain, limit }: { readonly afterDomain: string; readonly limit: number },
): Promise<CompanyRow[]> {
  const { rows } = await sql<CompanyRow>`
    select c.id, c.domain, c.name, c.industry, c.employee_count, c.funding_stage, c.hq_country
    from company as c
    where ${companyInScope(scope)} and c.created_at < ${scope.seenBefore} and c.domain > ${afterDomain}
    order by c.domain limit ${limit}`.execute(db);
  return rows;
}

export type NamedCompanyRow = Pick<Selectable<Company>, "id" | "domain" | "name" | "name_key" | "social_url"> & {
  readonly other_domains: readonly string[];
};

/** What texts call companies. */
export interface CompanyReferences {
  readonly domains: readonly string[];
  readonly socialUrls: readonly string[];
  /** In lower case, with or without a legal form. */
  readonly names: readonly string[];
}

/** Lists companies in scope by how texts refer to them: a domain, a profile's address, or the name. */
export async function listCompaniesNamed(
  db: Db,
  scope: DetectionScope,
  { domains, socialUrls, names }: CompanyReferences,
): Promise<NamedCompanyRow[]> {
  const { rows } = await sql<NamedCompanyRow>`
    select c.id, c.domain, c.name, c.name_key, c.social_url,
      array(select domain from company_alias where company_id = c.id) as other_domains from company as c
    where (${isReferenced(sql`c.id`, domains)} or c.social_url = any(${socialUrls}::text[])
      or c.name_key = any(array(select company_name_key(name) from unnest(${names}::text[]) as name)))
      and ${companyInScope(scope)} order by c.id`.execute(db);
  return rows;
}

/** Lists the companies of a profile: its own, that of its person, and that of its posts. */
export async function listOwnCompanyIds(db: Db, profile: string): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from company where social_url = ${profile}
    union select company_id from person where social_url = ${profile}
    union (select company_id from social_post where author_url = ${profile} and company_id is not null
      order by posted_at desc limit 1000)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
