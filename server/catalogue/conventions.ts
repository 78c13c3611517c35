import { ownerName, plainWords, readWebsite, usualDecimalSign, usualPlaceEnd } from "../text/public.ts";
import { type Conventions, isAbsent, type RawRecord } from "./field-reader.ts";

/** A domain with the names of so many companies is a directory's, where none of them is like the domain. */
const MIN_NAMES = 8;

/** Returns how a source writes what could be read in two ways, from its first records. */
export function conventionsOf(records: readonly RawRecord[]): Conventions {
  const valuesOf = (...fields: string[]) => records.flatMap((record) => fields.map((field) => record[field]));
  return {
    placeEnd: usualPlaceEnd(valuesOf("location")),
    decimals: usualDecimalSign(valuesOf("total_funding_usd", "revenue_usd", "employee_count")),
    directories: directoriesIn(records),
  };
}

/** Returns the domains that a source gives as the website of many companies: each has a page there. */
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
