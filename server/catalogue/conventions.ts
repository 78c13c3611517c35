import { ownerName, plainWords, readWebsite, usualDecimalSign, usualPlaceEnd } from "../text/public.ts";
import { type Conventions, isAbsent, type RawRecord } from "./field-reader.ts";

/** A domain is a directory if at least `MIN_NAMES` companies state it whose names do not resemble it. */
const MIN_NAMES = 8;

/** Detects how a source writes ambiguous values, from its first records. */
export function detectConventions(records: readonly RawRecord[]): Conventions {
  const collectValues = (...fields: string[]) => records.flatMap((record) => fields.map((field) => record[field]));
  return {
    placeEnd: usualPlaceEnd(collectValues("location")),
    decimals: usualDecimalSign(collectValues("total_funding_usd", "revenue_usd", "employee_count")),
    directories: directoriesIn(records),
  };
}

/** Returns the domains of directories: those that a source states as the website of many companies. */
function directoriesIn(records: readonly RawRecord[]): ReadonlySet<string> | undefined {
  const names = new Map<string, Set<string>>();
  for (const record of records) {
    const website = [record.company_domain, record.domain, record.website].find((value) => !isAbsent(value));
    const name = [record.company_name, record.name].find((value) => !isAbsent(value));
    const domain = typeof website === "string" && name !== undefined ? readWebsite(website).domain : undefined;
    if (domain === undefined) continue;
    const key = plainWords(String(name)).join("");
    const owner = ownerName(domain).replaceAll("-", "");
    if (key.includes(owner) || owner.includes(key)) continue;
    const known = names.get(domain);
    if (known === undefined) names.set(domain, new Set([key]));
    else known.add(key);
  }
  const found = [...names].flatMap(([domain, { size }]) => (size >= MIN_NAMES ? domain : []));
  return found.length === 0 ? undefined : new Set(found);
}
