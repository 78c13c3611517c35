import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/connect.ts";
import type { AccountFilters } from "./account-filters.ts";

type Condition = RawBuilder<unknown>;
type Conditions = {
  readonly [Name in keyof Required<AccountFilters>]: (
    value: NonNullable<AccountFilters[Name]>,
    filters: AccountFilters,
  ) => Condition;
};

// One line a filter; a filter the contract gains without one does not compile. A company whose value is unknown (null)
// fails every comparison, the excluding ones too. `a` is the workspace's account, `c` its company.
const CONDITIONS: Conditions = {
  min_employee_count: (value) => sql`c.employee_count >= ${value}`,
  max_employee_count: (value) => sql`c.employee_count <= ${value}`,
  funding_stages: (values) => sql`c.funding_stage = any(${values}::text[])`,
  funding_stage_include: (values) => sql`c.funding_stage = any(${values}::text[])`,
  funding_stage_exclude: (values) => sql`c.funding_stage <> all(${values}::text[])`,
  hq_country_codes: (values) => sql`c.hq_country = any(${values}::text[])`,
  country_include: (values) => sql`c.hq_country = any(${values}::text[])`,
  country_exclude: (values) => sql`c.hq_country <> all(${values}::text[])`,
  industry_include: (values) => sql`lower(c.industry) = any(${lower(values)}::text[])`,
  industry_exclude: (values) => sql`lower(c.industry) <> all(${lower(values)}::text[])`,
  tag_include: (values) =>
    sql`exists (select from unnest(c.tags) as tag where lower(tag) = any(${lower(values)}::text[]))`,
  tag_exclude: (values) =>
    sql`c.tags <> '{}' and not exists (select from unnest(c.tags) as tag where lower(tag) = any(${lower(values)}::text[]))`,
  city_include: (values) => sql`lower(c.hq_city) = any(${lower(values)}::text[])`,
  min_founded_year: (value) => sql`c.founded_year >= ${value}`,
  max_founded_year: (value) => sql`c.founded_year <= ${value}`,
  name_or_domain_contains: (value) =>
    sql`(strpos(c.search_name, searchable_text(${value})) > 0 or strpos(c.domain, lower(${value})) > 0)`,
  domain_include: (values) => sql`c.domain = any(${values}::text[])`,
  domain_exclude: (values) => sql`c.domain <> all(${values}::text[])`,
  added_after: (value) => sql`a.added_at >= ${value}::timestamptz`,
  added_before: (value) => sql`a.added_at < ${value}::timestamptz`,
  crm_owner_include: () => sql`false`,
  crm_owner_exclude: () => sql`true`,
  is_present_in_crm: (value) => sql`a.is_present_in_crm = ${value}`,
  is_imported: (value) => sql`a.is_imported = ${value}`,
  include_audience_ids: (ids) => inAudience(ids),
  audience_include: (ids) => inAudience(ids),
  audience_exclude: (ids) => sql`not ${inAudience(ids)}`,
  include_signal_ids: (ids) => foundBySignal(ids),
  signal_include: (ids) => foundBySignal(ids),
  signal_exclude: (ids) => sql`not ${foundBySignal(ids)}`,
  insight_within_days: () => sql`false`,
  min_insight_count: (value) => sql`a.insights_count >= ${value}`,
  event_type_include: (ids, { event_within_days: days }) =>
    hasEvent(sql`e.event_type_id = any(${ids}::bigint[])`, days),
  event_within_days: (days) => hasEvent(sql`true`, days),
};

function lower(values: readonly string[]): string[] {
  return values.map((value) => value.toLowerCase());
}

function inAudience(ids: readonly number[]): Condition {
  return sql`exists (select from audience_account as m where m.company_id = a.company_id and m.audience_id = any(${ids}::bigint[]))`;
}

function foundBySignal(ids: readonly number[]): Condition {
  return sql`exists (select from signal_account as f where f.company_id = a.company_id and f.signal_id = any(${ids}::bigint[]))`;
}

function hasEvent(condition: Condition, withinDays: number | undefined): Condition {
  const recent =
    withinDays === undefined ? sql`true` : sql`e.event_date >= now() - make_interval(days => ${withinDays})`;
  return sql`exists (select from company_event as e where e.company_id = a.company_id and ${condition} and ${recent})`;
}

/** The conditions of filters, joined by `and`; undefined when there are none. */
export function accountConditions(filters: AccountFilters): Condition | undefined {
  const conditions = Object.entries(filters).map(([name, value]) => condition(name, value, filters));
  return conditions.length === 0 ? undefined : sql.join(conditions, sql` and `);
}

function condition(name: string, value: unknown, filters: AccountFilters): Condition {
  if (!isFilterName(name)) throw new Error(`${name} is not a filter: readAccountFilters lets none through`);
  const build: (value: never, filters: AccountFilters) => Condition = CONDITIONS[name];
  return build(value as never, filters);
}

function isFilterName(name: string): name is keyof AccountFilters {
  return Object.hasOwn(CONDITIONS, name);
}

/** Those of the audiences and signals named in filters that are not the workspace's own. */
export async function unknownReferences(
  db: Db,
  workspaceId: number,
  filters: AccountFilters,
): Promise<{ audiences: number[]; signals: number[] }> {
  const audiences = [filters.include_audience_ids, filters.audience_include, filters.audience_exclude].flatMap(
    (ids) => ids ?? [],
  );
  const signals = [filters.include_signal_ids, filters.signal_include, filters.signal_exclude].flatMap(
    (ids) => ids ?? [],
  );
  if (audiences.length + signals.length === 0) return { audiences, signals };
  const [ownAudiences, ownSignals] = await Promise.all([
    db
      .selectFrom("audience")
      .select("id")
      .where("workspace_id", "=", workspaceId)
      .where("id", "in", [...audiences, 0])
      .execute(),
    db
      .selectFrom("signal")
      .select("id")
      .where("workspace_id", "=", workspaceId)
      .where("id", "in", [...signals, 0])
      .execute(),
  ]);
  return { audiences: missing(audiences, ownAudiences), signals: missing(signals, ownSignals) };
}

function missing(ids: readonly number[], own: readonly { id: number }[]): number[] {
  const known = new Set(own.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}
