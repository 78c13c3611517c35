import { type RawBuilder, sql } from "kysely";
import { accountConditions } from "../../filters/queries-conditions.ts";
import type { DetectionScope } from "./detector.ts";
import type { Position } from "./pages.ts";

/** Returns the condition that `c`, a company, is in the scope. */
export function companyInScope(scope: DetectionScope): RawBuilder<unknown> {
  const conditions = [
    sql`not is_placeholder_domain(c.domain)`,
    accountConditions(scope.filters),
    scope.companyIds && sql`c.id = any(${scope.companyIds}::bigint[])`,
    scope.skipsChecks
      ? undefined
      : sql`not exists (select from blocked_domain as b where b.workspace_id = ${scope.workspaceId} and b.domain = c.domain)`,
    ...exclusions(scope),
  ].filter((condition) => condition !== undefined);
  return sql.join(conditions, sql` and `);
}

function exclusions({ workspaceId, exclude }: DetectionScope): RawBuilder<unknown>[] {
  const { in_crm: inCrm, open_deals: openDeals, audience_ids: audienceIds, domains } = exclude;
  return [
    ...(domains ? [sql`c.domain <> all(${domains}::text[])`] : []),
    ...(inCrm
      ? [
          sql`not exists (select from workspace_account as known where known.workspace_id = ${workspaceId}
            and known.company_id = c.id and known.is_present_in_crm)`,
        ]
      : []),
    ...(openDeals
      ? [
          sql`not exists (select from workspace_account as known where known.workspace_id = ${workspaceId}
            and known.company_id = c.id and known.has_open_deal)`,
        ]
      : []),
    ...(audienceIds
      ? [
          sql`not exists (select from audience_account as m join audience as o on o.id = m.audience_id
            where o.workspace_id = ${workspaceId} and o.id = any(${audienceIds}::bigint[]) and m.company_id = c.id)`,
        ]
      : []),
  ];
}

/** Returns the condition that activity was published and first seen within the times of the scope. */
export function activityInScope(
  scope: DetectionScope,
  publishedAt: RawBuilder<unknown>,
  firstSeenAt: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const isNew = scope.seenSince ? sql`${firstSeenAt} >= ${scope.seenSince}` : sql`true`;
  return sql`${publishedAt} >= ${scope.publishedSince} and ${firstSeenAt} < ${scope.seenBefore} and ${isNew}`;
}

/** Returns the condition that a row comes after a position in the order newest first. */
export function isAfter(
  position: Position | undefined,
  at: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return position ? sql`(${at}, ${id}) < (${position.at}::timestamptz, ${position.id}::bigint)` : sql`true`;
}
