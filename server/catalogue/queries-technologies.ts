import type { Db } from "../db/connect.ts";
import { listRows, oneValue } from "../db/statements.ts";

export interface TechnologyRow {
  readonly technology_id: number;
  /** A bit mask of roles (see `roleBits`). */
  readonly roles: number;
  readonly posts: number;
  readonly first_seen: Date;
  readonly last_seen: Date;
  readonly confidence: number;
  readonly job_post_ids: readonly number[];
}

/** Lists a page of a company's technologies, those with the most posts first. */
export async function listCompanyTechnologies(
  db: Db,
  companyId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<TechnologyRow[]> {
  return listRows(db)<TechnologyRow>`
    select technology_id, roles, posts, first_seen, last_seen, confidence, job_post_ids from company_technology
    where company_id = ${companyId} order by posts desc, confidence desc, technology_id
    limit ${limit} offset ${offset}`;
}

export async function countCompanyTechnologies(db: Db, companyId: number): Promise<number> {
  return oneValue(db)<number>`select count(*) from company_technology where company_id = ${companyId}`;
}

/** Counts the companies that have each technology, in any role. */
export async function countCompaniesByTechnology(db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await listRows(db)<{ technology_id: number; companies: number }>`
    select technology_id, count(*) as companies from company_technology group by technology_id`;
  return new Map(rows.map((row) => [row.technology_id, row.companies]));
}
