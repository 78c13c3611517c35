import { expandLocation } from "../catalogue/countries.ts";
import { registrableDomain } from "../catalogue/domain.ts";
import { canonicalFundingStage } from "../catalogue/funding-stages.ts";
import type { Schema } from "../http/contract.ts";
import { closestText } from "../lib/edit-distance.ts";
import { filterDefinitions } from "./definitions.ts";

type Named<T> = { [Name in keyof T as string extends Name ? never : Name]: T[Name] };

/** The account filters by name, known ones only, with canonical stages, countries and domains, and `EU` expanded. */
export type AccountFilters = Named<Schema["AccountFilters"]>;

/** What reading a filters object ends in. */
export type FiltersOutcome =
  | { kind: "filters"; filters: AccountFilters }
  | { kind: "unknown"; name: string; closest: string }
  | { kind: "faults"; faults: Schema["ValidationFault"][] };

const names = filterDefinitions("AccountFilters").map((definition) => definition.field_name);
const STAGE_FIELDS = ["funding_stages", "funding_stage_include", "funding_stage_exclude"] as const;
const COUNTRY_FIELDS = ["hq_country_codes", "country_include", "country_exclude"] as const;
const DOMAIN_FIELDS = ["domain_include", "domain_exclude"] as const;
const RANGES = [
  ["min_employee_count", "max_employee_count"],
  ["min_founded_year", "max_founded_year"],
  ["added_after", "added_before"],
] as const;

/**
 * Reads the `filters` of a request. The contract's validators have checked types and bounds of the known names; what is
 * left is to refuse unknown names and to bring stages, countries and domains to their canonical form.
 * `location` is where the object stands, for example `["body", "filters"]`.
 */
export function readAccountFilters(
  sent: Schema["AccountFilters"] | null | undefined,
  location: readonly string[],
): FiltersOutcome {
  const filters: AccountFilters & Record<string, unknown> = { ...sent };
  const unknown = Object.keys(filters).find((name) => !names.includes(name));
  if (unknown !== undefined)
    return { kind: "unknown", name: unknown, closest: closestText(unknown.slice(0, 100), names) };
  const faults: Schema["ValidationFault"][] = [];
  for (const field of STAGE_FIELDS) {
    const labels = filters[field];
    if (labels)
      filters[field] = canonicalise(labels, [...location, field], faults, stage, "a funding stage such as `Series A`");
  }
  for (const field of COUNTRY_FIELDS) {
    const codes = filters[field];
    if (codes)
      filters[field] = canonicalise(
        codes,
        [...location, field],
        faults,
        expandLocation,
        "an ISO 3166-1 alpha-3 code such as `USA`, or `EU`",
      );
  }
  for (const field of DOMAIN_FIELDS) {
    const websites = filters[field];
    if (websites)
      filters[field] = canonicalise(
        websites,
        [...location, field],
        faults,
        domain,
        "a domain such as `northwind.example`",
      );
  }
  for (const [min, max] of RANGES) {
    if (isAbove(filters[min], filters[max]))
      faults.push({ loc: [...location, min], msg: `Expected no more than ${max}`, type: "less_than_equal" });
  }
  return faults.length > 0 ? { kind: "faults", faults } : { kind: "filters", filters };
}

function isAbove(min: number | string | undefined, max: number | string | undefined): boolean {
  if (min === undefined || max === undefined) return false;
  return typeof min === "string" ? Date.parse(min) > Date.parse(String(max)) : min > Number(max);
}

function domain(website: string): readonly string[] | undefined {
  const found = registrableDomain(website);
  return found === undefined ? undefined : [found];
}

function stage(label: string): readonly string[] | undefined {
  const found = canonicalFundingStage(label);
  return found === undefined ? undefined : [found];
}

function canonicalise(
  texts: readonly string[],
  location: readonly string[],
  faults: Schema["ValidationFault"][],
  expand: (text: string) => readonly string[] | undefined,
  expected: string,
): string[] {
  const canonical = new Set<string>();
  for (const [index, text] of texts.entries()) {
    const values = expand(text);
    if (values === undefined)
      faults.push({ loc: [...location, String(index)], msg: `Expected ${expected}`, type: "enum" });
    for (const value of values ?? []) canonical.add(value);
  }
  return [...canonical];
}
