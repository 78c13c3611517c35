import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { prepared } from "../db/prepared-statements.ts";
import { listRows, oneRow } from "../db/statements.ts";
import type { Company } from "../db/tables.ts";
import type { CompanyFacts } from "./company.ts";

/** The numbers of companies that an upsert wrote. It does not write known companies without new facts. */
interface UpsertCounts {
  readonly inserted: number;
  /** Known companies with a new fact. */
  readonly updated: number;
}

/** The channel that is notified when companies change. The search index listens on it. */
export const COMPANY_CHANGED = "company_changed";

/**
 * Inserts companies into the catalogue or updates them, by domain, in one statement. A null keeps the known fact; the
 * size band is one fact. A new company without a name is named after its domain. If two rows have the same domain, the
 * facts of the later row win.
 * @param options.fillOnly keeps known facts and adds missing ones; the earlier of two rows wins.
 */
export async function upsertCompanies(
  db: Db,
  companies: readonly CompanyFacts[],
  { fillOnly = false }: { readonly fillOnly?: boolean } = {},
): Promise<UpsertCounts> {
  const rows = mergeByDomain(fillOnly ? companies.toReversed() : companies);
  const merged = fillOnly ? FILLED : MERGED;
  if (rows.length === 0) return { inserted: 0, updated: 0 };
  // One JSON parameter, because `unnest` cannot take tags row by row. Sorted by domain, so that two writers lock shared
  // rows in the same order.
  const { inserted, updated } = await oneRow(db)<UpsertCounts>`
    with given as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as given (
        domain text, name text, one_liner text, description text, industry text, tags text[], employee_count integer,
        employee_min integer, employee_max integer, funding_stage text, hq_country text, hq_city text,
        founded_year integer, ownership text, total_funding_usd bigint, last_funding_type text, last_funding_date date,
        revenue_usd bigint, social_url text)
      order by domain
    ), written as (
      insert into company as known (domain, name, one_liner, description, industry, tags, employee_count,
        employee_min, employee_max, funding_stage, hq_country, hq_city, founded_year, ownership,
        total_funding_usd, last_funding_type, last_funding_date, revenue_usd, social_url)
      select domain, coalesce(name, domain), one_liner, description, industry, coalesce(tags, '{}'), employee_count,
        employee_min, employee_max, funding_stage, hq_country, hq_city, founded_year, ownership,
        total_funding_usd, last_funding_type, last_funding_date, revenue_usd, social_url
      from given
      on conflict (domain) do update set
        (name, one_liner, description, industry, tags, employee_count, employee_min, employee_max, funding_stage,
          hq_country, hq_city, founded_year, ownership, total_funding_usd, last_funding_type, last_funding_date,
          revenue_usd, social_url) = (${merged})
      where (known.name, known.one_liner, known.description, known.industry, known.tags, known.employee_count,
          known.employee_min, known.employee_max, known.funding_stage, known.hq_country, known.hq_city,
          known.founded_year, known.ownership, known.total_funding_usd, known.last_funding_type,
          known.last_funding_date,
          known.revenue_usd, known.social_url) is distinct from (${merged})
      returning xmax = 0 as is_new
    ), counted as (
      select count(*) filter (where is_new) as inserted, count(*) filter (where not is_new) as updated from written
    )
    select inserted, updated, case when inserted + updated > 0 then pg_notify(${COMPANY_CHANGED}, '') end from counted`;
  return { inserted, updated };
}

type Side = "known" | "excluded";

/** Returns the condition that one side's employee count is outside the other's band: one of them is out of date. */
function isOutside(counted: Side, banded: Side): RawBuilder<boolean> {
  const [count, band] = [sql.table(counted), sql.table(banded)];
  return sql<boolean>`(${count}.employee_count < ${band}.employee_min or ${count}.employee_count > ${band}.employee_max)`;
}

/**
 * Returns the facts of `stated`, completed with those of `added`. Omits an added city, count or band that contradicts
 * stated facts. A name equal to the domain counts as missing.
 */
function coalesceFacts(stated: Side, added: Side): RawBuilder<unknown> {
  const [own, other] = [sql.table(stated), sql.table(added)];
  const either = (...columns: string[]) =>
    sql.join(columns.map((column) => sql`coalesce(${own}.${sql.ref(column)}, ${other}.${sql.ref(column)})`));
  const inBand = (bound: "employee_min" | "employee_max") => sql`
    case when ${own}.employee_min is not null or ${own}.employee_max is not null then ${own}.${sql.ref(bound)}
      when ${isOutside(stated, added)} then null else ${other}.${sql.ref(bound)} end`;
  return sql`
    case when ${own}.name = ${own}.domain then ${other}.name else ${own}.name end,
    ${either("one_liner", "description", "industry")},
    case when ${own}.tags = '{}' then ${other}.tags else ${own}.tags end,
    case when ${own}.employee_count is null and ${isOutside(added, stated)}
      then null else ${either("employee_count")} end,
    ${inBand("employee_min")}, ${inBand("employee_max")}, ${either("funding_stage", "hq_country")},
    case when ${own}.hq_city is null and ${own}.hq_country <> ${other}.hq_country
      then null else ${either("hq_city")} end,
    ${either("founded_year", "ownership", "total_funding_usd", "last_funding_type", "last_funding_date")},
    ${either("revenue_usd", "social_url")}`;
}

/** The known facts, overwritten by the given ones. */
const MERGED = coalesceFacts("excluded", "known");
/** The known facts, completed with the given ones. */
export const FILLED = coalesceFacts("known", "excluded");

/** Merges rows with the same domain, because one statement cannot write a row twice. */
function mergeByDomain(companies: readonly CompanyFacts[]): CompanyFacts[] {
  const byDomain = new Map<string, CompanyFacts>();
  for (const company of companies) {
    const earlier = byDomain.get(company.domain);
    byDomain.set(company.domain, earlier === undefined ? company : merge(earlier, company));
  }
  return [...byDomain.values()];
}

function merge(earlier: CompanyFacts, later: CompanyFacts): CompanyFacts {
  const given = Object.fromEntries(Object.entries(later).filter(([, value]) => value !== null));
  const merged = { ...earlier, ...given };
  if (later.employee_min === null && later.employee_max === null) return merged;
  return { ...merged, employee_min: later.employee_min, employee_max: later.employee_max };
}

const LISTED_COLUMNS = [
  "id",
  "domain",
  "name",
  "name_key",
  "one_liner",
  "description",
  "industry",
  "tags",
  "employee_count",
  "employee_min",
  "employee_max",
  "funding_stage",
  "hq_country",
  "social_url",
] as const satisfies readonly (keyof Company)[];

/** The columns that search results, reasons and the detection of duplicates need. */
export type ListedCompany = Pick<Selectable<Company>, (typeof LISTED_COLUMNS)[number]>;

/** Lists companies in the order of the ids. Deleted companies are omitted. */
export async function listCompanies(db: Db, ids: readonly number[]): Promise<ListedCompany[]> {
  const rows = await listRows(db)<ListedCompany>`${prepared}
    select ${sql.join(LISTED_COLUMNS.map((column) => sql.ref(column)))} from company where id = any(${ids}::bigint[])`;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
