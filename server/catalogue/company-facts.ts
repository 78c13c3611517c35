import type { Selectable } from "kysely";
import type { Company } from "../db/tables.ts";
import { formatDate } from "../lib/format-date.ts";
import { countryName } from "../text/public.ts";

export const FACT_COLUMNS = [
  ...(["industry", "tags", "employee_count", "employee_min", "employee_max", "funding_stage", "ownership"] as const),
  ...([
    "hq_city",
    "hq_country",
    "founded_year",
    "total_funding_usd",
    "last_funding_type",
    "last_funding_date",
  ] as const),
  "revenue_usd",
] as const satisfies readonly (keyof Company)[];

/** The facts of a company that are shown to readers. */
export type FactsRow = Pick<Selectable<Company>, (typeof FACT_COLUMNS)[number]>;

/** Formats each fact for readers. The names of its filters contain the key: `employee_count`, `min_employee_count`. */
const FACTS = {
  industry: ({ industry }) => industry,
  tag: ({ tags }) => tags.slice(0, MAX_TAGS).join(", ") || null,
  employee_count: ({ employee_count: count, employee_min: min, employee_max: max }) =>
    count !== null
      ? `${grouped(count)} ${count === 1 ? "employee" : "employees"}`
      : min !== null && max !== null
        ? `${grouped(min)} to ${grouped(max)} employees`
        : null,
  funding_stage: ({ funding_stage }) => funding_stage,
  place: ({ hq_city, hq_country }) =>
    [hq_city, hq_country && countryName(hq_country)].filter(Boolean).join(", ") || null,
  founded_year: ({ founded_year }) => founded_year && `founded in ${founded_year}`,
  ownership: ({ ownership }) => ownership && (ownership === "nonprofit" ? "nonprofit" : `${ownership} ownership`),
  total_funding_usd: ({ total_funding_usd: raised }) => raised && `raised ${dollars(raised)}`,
  last_funding: ({ last_funding_type: type, last_funding_date: date }) =>
    (type || date) && `last funding: ${[type, date && formatDate(new Date(date))].filter(Boolean).join(" on ")}`,
  revenue_usd: ({ revenue_usd }) => revenue_usd && `revenue of ${dollars(revenue_usd)}`,
} as const satisfies Record<string, (company: FactsRow) => string | number | null>;

type Fact = keyof typeof FACTS;

const MAX_TAGS = 5;

/** Formats those of `facts` that are known, for readers: "120 employees", "Berlin, Germany". */
export function listFacts(company: FactsRow, facts: readonly Fact[]): string[] {
  return facts.flatMap((fact) => FACTS[fact](company) || []).map(String);
}

/** Returns the fact that a filter restricts; undefined if it restricts none of these facts. */
export function factOfFilter(filter: string): Fact | undefined {
  const name = filter.replace(/^(?:min|max|hq)_|_(?:include|exclude|after|before|codes)$/g, "");
  if (name === "country" || name === "city") return "place";
  return (Object.keys(FACTS) as Fact[]).find(
    (fact) => name === fact || name.startsWith(`${fact}_`) || name === `${fact}s`,
  );
}

function grouped(number: number): string {
  return number.toLocaleString("en");
}

function dollars(amount: number): string {
  return amount.toLocaleString("en", { style: "currency", currency: "USD", notation: "compact" });
}
