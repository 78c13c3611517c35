import { type RawBuilder, sql } from "kysely";
import { companyConditions, isNotBlocked } from "../../exclusions/public.ts";
import { accountConditions } from "../../filters/queries-conditions.ts";
import type { DetectionScope } from "./detector.ts";
import type { Position } from "./pages.ts";

/** Returns the condition that the company with the alias `c` is in the scope. */
export function companyInScope(scope: DetectionScope): RawBuilder<unknown> {
  const conditions = [
    sql`not is_placeholder_domain(c.domain)`,
    accountConditions(scope.filters),
    scope.companyIds && sql`c.id = any(${scope.companyIds}::bigint[])`,
    scope.skipsChecks ? undefined : isNotBlocked(scope.workspaceId),
    ...companyConditions(scope.workspaceId, scope.exclude),
  ].filter((condition) => condition !== undefined);
  return sql.join(conditions, sql` and `);
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

/** Returns the condition that a row comes after `position` when rows are sorted newest first. */
export function isAfter(
  position: Position | undefined,
  at: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return position ? sql`(${at}, ${id}) < (${position.at}::timestamptz, ${position.id}::bigint)` : sql`true`;
}
