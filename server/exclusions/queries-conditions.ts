import { type RawBuilder, sql } from "kysely";
import { isReferenced } from "../catalogue/queries-company-ids.ts";
import type { Db } from "../db/connect.ts";
import { listRows } from "../db/statements.ts";
import { accountConditions } from "../filters/queries-conditions.ts";
import type { Filters } from "../filters/read-filters.ts";
import type { Exclusions } from "./exclusions.ts";

/** Returns conditions on the company `c`. A company that meets all of them is not excluded. */
export function companyConditions(
  workspaceId: number,
  { customers, open_deals: openDeals, in_crm: inCrm, audience_ids: audienceIds, domains = [] }: Exclusions,
): RawBuilder<unknown>[] {
  const standing = [
    ...(customers ? [sql`known.is_customer`] : []),
    ...(openDeals ? [sql`known.has_open_deal`] : []),
    ...(inCrm ? [sql`known.is_present_in_crm`] : []),
  ];
  return [
    ...(domains.length > 0 ? [sql`not (${isReferenced(sql`c.id`, domains)})`] : []),
    ...(standing.length > 0
      ? [
          sql`not exists (select from workspace_account as known where known.workspace_id = ${workspaceId}
            and known.company_id = c.id and (${sql.join(standing, sql` or `)}))`,
        ]
      : []),
    ...(audienceIds.length > 0
      ? [
          sql`not exists (select from audience_account as m join audience as o on o.id = m.audience_id
            where o.workspace_id = ${workspaceId} and o.id = any(${audienceIds}::bigint[]) and m.company_id = c.id)`,
        ]
      : []),
  ];
}

/** Returns the condition that the workspace does not block the company `c`. */
export function isNotBlocked(workspaceId: number): RawBuilder<unknown> {
  return sql`not is_blocked_company(${workspaceId}, c.id)`;
}

/** Returns which of the companies are blocked or excluded, or do not match the filters. */
export async function listExcludedCompanies(
  db: Db,
  workspaceId: number,
  companyIds: readonly number[],
  exclusions: Exclusions,
  {
    skipsBlocklist = false,
    filters = {},
  }: { readonly skipsBlocklist?: boolean; readonly filters?: Filters<"IcpFilters"> | undefined } = {},
): Promise<Set<number>> {
  const conditions = [
    ...(skipsBlocklist ? [] : [isNotBlocked(workspaceId)]),
    ...companyConditions(workspaceId, exclusions),
    ...[accountConditions(filters) ?? []].flat(),
  ];
  if (conditions.length === 0 || companyIds.length === 0) return new Set();
  const rows = await listRows(db)<{ id: number }>`
    select c.id from company as c where c.id = any(${companyIds}::bigint[])
      and (${sql.join(conditions, sql` and `)}) is not true`;
  return new Set(rows.map(({ id }) => id));
}

/** Returns which of the people are excluded, by an audience or by a do-not-contact flag of the CRM. */
export async function listExcludedPeople(
  db: Db,
  workspaceId: number,
  personIds: readonly number[],
  { audience_ids: audienceIds, do_not_contact: doNotContact }: Exclusions,
): Promise<Set<number>> {
  if (personIds.length === 0 || (audienceIds.length === 0 && !doNotContact)) return new Set();
  const rows = await listRows(db)<{ id: number }>`
    select p.id from person as p where p.id = any(${personIds}::bigint[]) and (
      exists (select from audience_person as m join audience as o on o.id = m.audience_id
        where o.workspace_id = ${workspaceId} and o.id = any(${audienceIds}::bigint[]) and m.person_id = p.id)
      or ${doNotContact} and is_opted_out(${workspaceId}, p.id)
    )`;
  return new Set(rows.map(({ id }) => id));
}
