import { type RawBuilder, sql } from "kysely";
import { expandCountryCodes } from "../catalogue/countries.ts";
import { isReferenced } from "../catalogue/queries-company-ids.ts";
import { COUNTED_ROLES, roleBits } from "../catalogue/technology-mentions.ts";
import type { Db } from "../db/connect.ts";
import { oneValue } from "../db/statements.ts";
import { findTechnology } from "../text/public.ts";
import type { AccountFilters, Filters, PeopleFilters } from "./read-filters.ts";

type Condition = RawBuilder<unknown>;
type Conditions<F> = { readonly [Name in keyof F]-?: (value: NonNullable<F[Name]>, filters: F) => Condition };

// The type requires a condition for every filter of the contract. `c` is the company, `a` the workspace's account, and
// `p` the person. A comparison with an unknown value is null, which does not match. An exclusion matches companies
// whose value is unknown, so it is never null.
const COMPANY_CONDITIONS: Conditions<Filters<"IcpFilters">> = {
  min_employee_count: (value) => sql`c.employee_count >= ${value}::bigint`,
  max_employee_count: (value) => sql`c.employee_count <= ${value}::bigint`,
  funding_stages: (values) => sql`c.funding_stage = any(${values}::text[])`,
  funding_stage_include: (values) => sql`c.funding_stage = any(${values}::text[])`,
  funding_stage_exclude: (values) => sql`(c.funding_stage = any(${values}::text[])) is not true`,
  hq_country_codes: (codes) => sql`c.hq_country = any(${expandCountryCodes(codes)}::text[])`,
  country_include: (codes) => sql`c.hq_country = any(${expandCountryCodes(codes)}::text[])`,
  country_exclude: (codes) => sql`(c.hq_country = any(${expandCountryCodes(codes)}::text[])) is not true`,
  industry_include: (values) => sql`${withoutCase(sql`c.industry`)} = any(${withoutCases(values)})`,
  industry_exclude: (values) => sql`(${withoutCase(sql`c.industry`)} = any(${withoutCases(values)})) is not true`,
  tag_include: (values) =>
    sql`exists (select from unnest(c.tags) as tag where ${withoutCase(sql`tag`)} = any(${withoutCases(values)}))`,
  tag_exclude: (values) =>
    sql`not exists (select from unnest(c.tags) as tag where ${withoutCase(sql`tag`)} = any(${withoutCases(values)}))`,
  city_include: (values) => sql`${withoutCase(sql`c.hq_city`)} = any(${withoutCases(values)})`,
  city_exclude: (values) => sql`(${withoutCase(sql`c.hq_city`)} = any(${withoutCases(values)})) is not true`,
  min_founded_year: (value) => sql`c.founded_year >= ${value}`,
  max_founded_year: (value) => sql`c.founded_year <= ${value}`,
  ownership_include: (values) => sql`company_ownership(c.ownership, c.funding_stage) = any(${values}::text[])`,
  ownership_exclude: (values) =>
    sql`(company_ownership(c.ownership, c.funding_stage) = any(${values}::text[])) is not true`,
  min_total_funding_usd: (value) => sql`c.total_funding_usd >= ${value}::bigint`,
  max_total_funding_usd: (value) => sql`c.total_funding_usd <= ${value}::bigint`,
  last_funding_type_include: (values) => sql`${withoutCase(sql`c.last_funding_type`)} = any(${withoutCases(values)})`,
  last_funding_type_exclude: (values) =>
    sql`(${withoutCase(sql`c.last_funding_type`)} = any(${withoutCases(values)})) is not true`,
  last_funding_after: (value) => sql`c.last_funding_date >= ${value}::date`,
  last_funding_before: (value) => sql`c.last_funding_date < ${value}::date`,
  min_revenue_usd: (value) => sql`c.revenue_usd >= ${value}::bigint`,
  max_revenue_usd: (value) => sql`c.revenue_usd <= ${value}::bigint`,
  has_company_social_url: (value) => sql`(c.social_url is not null) = ${value}`,
  technology_include: (names, filters) => hasTechnology(names, filters),
  technology_exclude: (names) => sql`not ${hasTechnology(names, { technology_role: ["uses", "wants", "moves_to"] })}`,
  technology_role: (_roles, filters) => hasTechnology(undefined, filters),
  technology_seen_within_days: (_days, filters) => hasTechnology(undefined, filters),
};

const ACCOUNT_CONDITIONS: Conditions<AccountFilters> = {
  ...COMPANY_CONDITIONS,
  name_or_domain_contains: (value) =>
    sql`(strpos(c.search_name, searchable_text(${value})) > 0 or strpos(c.domain, lower(${value})) > 0)`,
  domain_include: (values) => isReferenced(sql`c.id`, values),
  domain_exclude: (values) => sql`not (${isReferenced(sql`c.id`, values)})`,
  added_after: (value) => sql`a.added_at >= ${value}::timestamptz`,
  added_before: (value) => sql`a.added_at < ${value}::timestamptz`,
  crm_owner_include: (values) => sql`a.crm_owner_id = any(${values}::text[])`,
  crm_owner_exclude: (values) => sql`(a.crm_owner_id = any(${values}::text[])) is not true`,
  is_present_in_crm: (value) => sql`a.is_present_in_crm = ${value}`,
  has_open_deal: (value) => sql`a.has_open_deal = ${value}`,
  is_customer: (value) => sql`a.is_customer = ${value}`,
  is_imported: (value) => sql`a.is_imported = ${value}`,
  include_audience_ids: (ids) => inAudience(ids),
  audience_include: (ids) => inAudience(ids),
  audience_exclude: (ids) => sql`not ${inAudience(ids)}`,
  include_signal_ids: (ids) => foundBySignal(ids),
  signal_include: (ids) => foundBySignal(ids),
  signal_exclude: (ids) => sql`not ${foundBySignal(ids)}`,
  insight_within_days: (days) => sql`exists (${insightsWithin(days)})`,
  min_insight_count: (value, { insight_within_days: days }) =>
    days === undefined
      ? sql`a.insights_count >= ${value}`
      : sql`(select count(*) from (${insightsWithin(days)}) as recent) >= ${value}`,
  event_type_include: (ids, { event_within_days: days }) =>
    hasEvent(sql`e.event_type_id = any(${ids}::bigint[])`, days),
  event_within_days: (days) => hasEvent(sql`true`, days),
};

const PEOPLE_CONDITIONS: Conditions<PeopleFilters> = {
  ...ACCOUNT_CONDITIONS,
  full_name_contains: (value) => sql`strpos(searchable_text(p.full_name), searchable_text(${value})) > 0`,
  seniority_include: (values) => sql`p.seniority = any(${values}::text[])`,
  seniority_exclude: (values) => sql`(p.seniority = any(${values}::text[])) is not true`,
  department_include: (values) => sql`p.department = any(${values}::text[])`,
  department_exclude: (values) => sql`(p.department = any(${values}::text[])) is not true`,
  title_include: (values) => sql`lower(p.title) like any(${containing(values)})`,
  title_exclude: (values) => sql`(lower(p.title) like any(${containing(values)})) is not true`,
  person_country_include: (codes) => sql`p.country = any(${expandCountryCodes(codes)}::text[])`,
  person_country_exclude: (codes) => sql`(p.country = any(${expandCountryCodes(codes)}::text[])) is not true`,
  person_city_include: (values) => sql`${withoutCase(sql`p.city`)} = any(${withoutCases(values)})`,
  people_audience_include: (ids) => personInAudience(ids),
  people_audience_exclude: (ids) => sql`not ${personInAudience(ids)}`,
  people_signal_include: (ids) => personFoundBySignal(sql`f.signal_id = any(${ids}::bigint[])`),
  people_signal_exclude: (ids) => sql`not ${personFoundBySignal(sql`f.signal_id = any(${ids}::bigint[])`)}`,
  account_ids: (ids) => sql`a.company_id = any(${ids}::bigint[])`,
  has_work_email: (value) =>
    sql`exists (select from workspace_person_email as w where w.workspace_id = a.workspace_id and w.person_id = p.id) = ${value}`,
  do_not_contact: (value) => sql`is_opted_out(a.workspace_id, p.id) = ${value}`,
  has_social_url: (value) => sql`(p.social_url is not null) = ${value}`,
  signal_within_days: (days) => personFoundBySignal(sql`f.found_at >= ${daysAgo(days)}`),
  event_type_include: (ids, { event_within_days: days }) =>
    namedInEvent(sql`e.event_type_id = any(${ids}::bigint[])`, days),
  event_within_days: (days) => namedInEvent(sql`true`, days),
};

/**
 * Returns the condition that a company mentions one of the technologies (any technology if `names` is undefined) in one
 * of the roles. Companies that sell a technology match only if `technology_role` includes "sells".
 */
function hasTechnology(
  names: readonly string[] | undefined,
  { technology_role, technology_seen_within_days: days }: Filters<"IcpFilters">,
): Condition {
  const roles = isGiven(technology_role) ? technology_role : COUNTED_ROLES.filter((role) => role !== "sells");
  const ids = names?.flatMap((name) => findTechnology(name)?.id ?? []);
  return sql`exists (
    select from company_technology as t where t.company_id = c.id and t.roles & ${roleBits(roles)}::integer <> 0
      and ${ids === undefined ? sql`true` : sql`t.technology_id = any(${ids}::integer[])`}
      and ${days == null ? sql`true` : sql`t.last_seen >= ${daysAgo(days)}`})`;
}

/** Normalises the case, the Unicode form and the final sigma of a SQL string, for comparison. */
function withoutCase(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`replace(lower(normalize(${text}, nfc)), 'ς', 'σ')`;
}

function withoutCases(values: readonly string[]): Condition {
  return sql`array(select ${withoutCase(sql`value`)} from unnest(${values}::text[]) as value)`;
}

/** Converts the values to lower case in the database, whose rules differ from JavaScript's, for example for `İ`. */
function lower(values: readonly string[]): Condition {
  return sql`array(select lower(value) from unnest(${values}::text[]) as value)`;
}

/** Returns an array of `like` patterns that match lower-case strings that contain one of the values. */
function containing(values: readonly string[]): Condition {
  return lower(values.map((value) => `%${value.replace(/[\\%_]/g, "\\$&")}%`));
}

function inAudience(ids: readonly number[]): Condition {
  return sql`exists (select from audience_account as m where m.company_id = a.company_id and m.audience_id = any(${ids}::bigint[]))`;
}

function foundBySignal(ids: readonly number[]): Condition {
  return sql`exists (select from signal_account as f where f.company_id = a.company_id and f.signal_id = any(${ids}::bigint[]) and not f.is_hidden)`;
}

function insightsWithin(days: number): Condition {
  return sql`select from insight as i where i.workspace_id = a.workspace_id and i.company_id = a.company_id
    and i.alert_date >= ${daysAgo(days)}`;
}

function hasEvent(condition: Condition, withinDays: number | undefined): Condition {
  return sql`exists (
    select from company_event as e where e.company_id = a.company_id and ${condition} and ${happened(withinDays)})`;
}

function personInAudience(ids: readonly number[]): Condition {
  return sql`exists (select from audience_person as m where m.person_id = p.id and m.audience_id = any(${ids}::bigint[]))`;
}

function personFoundBySignal(condition: Condition): Condition {
  return sql`exists (
    select from signal_person as f join signal as s on s.id = f.signal_id
    where f.person_id = p.id and not f.is_hidden and s.workspace_id = a.workspace_id and ${condition})`;
}

function namedInEvent(condition: Condition, withinDays: number | undefined): Condition {
  return sql`exists (
    select from company_event_person as n join company_event as e on e.id = n.company_event_id
    where n.person_id = p.id and ${condition} and ${happened(withinDays)})`;
}

/** Excludes events in the future, such as announced trade fairs, if `withinDays` is given. */
function happened(withinDays: number | undefined): Condition {
  return withinDays === undefined ? sql`true` : sql`e.event_date between ${daysAgo(withinDays)} and now()`;
}

function daysAgo(days: number): Condition {
  return sql`now() - make_interval(hours => ${days * 24})`;
}

export function accountConditions(filters: AccountFilters): Condition | undefined {
  return joinConditions(ACCOUNT_CONDITIONS, filters);
}

/**
 * Joins company filters with `and`. For a company that lacks a required fact and matches otherwise, the condition is
 * null. Returns undefined if there are no filters.
 */
export function companyFilterConditions(filters: Filters<"IcpFilters">): Condition | undefined {
  return joinConditions(COMPANY_CONDITIONS, filters);
}

const OFTEN_UNKNOWN =
  /^(?:min|max)_(?:employee_count|founded_year|total_funding_usd|revenue_usd)$|^(?:funding_stages?|ownership|last_funding)(?!\w*_exclude)/;

/** Returns whether filters require a fact that is unknown for most companies. */
export function requiresOftenUnknown(filters: Filters<"IcpFilters">): boolean {
  return Object.entries(filters).some(([name, value]) => OFTEN_UNKNOWN.test(name) && isGiven(value));
}

function unconfirmedConditions(filters: Filters<"IcpFilters">): Condition {
  const entries = Object.entries(filters);
  const join = (isOftenUnknown: boolean): Condition =>
    companyFilterConditions(
      Object.fromEntries(entries.filter(([name]) => OFTEN_UNKNOWN.test(name) === isOftenUnknown)),
    ) ?? sql`true`;
  return sql`(${join(true)}) is null and ${join(false)}`;
}

/**
 * Lists the companies that match all filters on their known facts, and lack at least one fact of `OFTEN_UNKNOWN` that
 * a filter requires. If `companyIds` is given, lists only companies among them.
 */
export async function listUnconfirmed(
  db: Db,
  filters: Filters<"IcpFilters">,
  companyIds?: readonly number[],
): Promise<number[]> {
  return oneValue(db)<number[]>`
    select array(
      select c.id from company as c where ${unconfirmedConditions(filters)}
        ${companyIds === undefined ? sql`` : sql`and c.id = any(${companyIds}::bigint[])`}
    ) as ids`;
}

export function peopleConditions(filters: PeopleFilters): Condition | undefined {
  return joinConditions(PEOPLE_CONDITIONS, filters);
}

function joinConditions<F>(conditions: Conditions<F>, filters: F): Condition | undefined {
  const given: Condition[] = [];
  for (const name in conditions) {
    const value = filters[name];
    if (isGiven(value)) given.push(conditions[name](value, filters));
  }
  return given.length === 0 ? undefined : sql.join(given, sql` and `);
}

/** Returns whether a filter is set. Null, undefined and an empty list restrict nothing. */
export function isGiven<Value>(value: Value): value is NonNullable<Value> {
  return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
}

/** A condition that many views may share. Conditions with equal keys are equal. */
export interface SharedCondition {
  readonly key: string;
  /** Uses `c`, `a` and `p`, and `recent.dates`: the dates of the newest insights of the account, newest first. */
  readonly condition: Condition;
}

/** Replaces conditions of `ACCOUNT_CONDITIONS` in clauses, so that all clauses read an account's insights once. */
const RECENT_INSIGHT_CONDITIONS: Pick<Conditions<AccountFilters>, "insight_within_days" | "min_insight_count"> = {
  insight_within_days: (days) => hasRecentInsights(1, days),
  min_insight_count: (value, filters) =>
    filters.insight_within_days === undefined
      ? ACCOUNT_CONDITIONS.min_insight_count(value, filters)
      : hasRecentInsights(value, filters.insight_within_days),
};

function hasRecentInsights(count: number, withinDays: number): Condition {
  // Postgres evaluates the subquery once for all accounts.
  return sql`recent.dates[${count}::integer] >= (select ${daysAgo(withinDays)})`;
}

/** Returns how many dates `recent.dates` must contain for the clauses of these filters. */
export function recentInsightCount({ insight_within_days, min_insight_count }: AccountFilters): number {
  return insight_within_days === undefined ? 0 : (min_insight_count ?? 1);
}

/** The filters whose condition depends on a second filter, and that second filter. */
const QUALIFIERS: Readonly<Record<string, string>> = {
  min_insight_count: "insight_within_days",
  event_type_include: "event_within_days",
};

/** A filter with more values stays one condition. */
const MAX_SPLIT_VALUES = 50;

/** Splits account filters into clauses (conjunctive normal form), whose conditions many views share. */
export function accountClauses(filters: AccountFilters): SharedCondition[][] {
  return splitConditions({ ...ACCOUNT_CONDITIONS, ...RECENT_INSIGHT_CONDITIONS }, filters);
}

/** Splits people filters into clauses, as `accountClauses` does for account filters. */
export function peopleClauses(filters: PeopleFilters): SharedCondition[][] {
  return splitConditions({ ...PEOPLE_CONDITIONS, ...RECENT_INSIGHT_CONDITIONS }, filters);
}

function splitConditions<F extends object>(conditions: Conditions<F>, filters: F): SharedCondition[][] {
  const clauses: SharedCondition[][] = [];
  for (const name in conditions) {
    const value = filters[name];
    if (!isGiven(value)) continue;
    const shared = (part: NonNullable<F[typeof name]>): SharedCondition => {
      const qualifier: unknown = Reflect.get(filters, QUALIFIERS[name] ?? "");
      return { key: JSON.stringify([name, part, qualifier]), condition: conditions[name](part, filters) };
    };
    const isSplit = Array.isArray(value) && value.length <= MAX_SPLIT_VALUES;
    const parts = isSplit ? value.map((each: unknown) => shared([each] as typeof value)) : [shared(value)];
    // Included values are alternatives in one clause. Each excluded value is a clause.
    clauses.push(...(name.endsWith("_exclude") ? parts.map((part) => [part]) : [parts]));
  }
  return clauses;
}
