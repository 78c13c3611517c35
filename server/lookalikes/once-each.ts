import type { ResultCompany } from "./queries.ts";

/**
 * How many companies to ask the search for, so that `limit` are left without those that come a second time. Of 42,106 real
 * companies 42 did, one in a thousand.
 */
export function withSpare(limit: number): number {
  return limit + 5 + Math.ceil(limit / 100);
}

/**
 * Lets a ranking's companies pass, asked in rank order, each once: one that has two domains of one name (airbyte.com, airbyte.io)
 * comes at its better place.
 */
export function onceEach(): (company: Pick<ResultCompany, "domain" | "name_key">) => boolean {
  const met = new Set<string>();
  return ({ domain, name_key: name }) => {
    const before = met.size;
    // A domain always has a dot.
    return met.add(`${domain.slice(0, domain.indexOf("."))} ${name}`).size > before;
  };
}
