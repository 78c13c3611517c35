import type { Db } from "../db/connect.ts";
import type { CompanyMatch } from "../search/search.ts";
import { findRepeated } from "./queries.ts";

/**
 * How many companies to ask the search for, so that `limit` are left without those that come a second time. Of 42,106 real
 * companies 42 did, one in a thousand.
 */
export function withSpare(limit: number): number {
  return limit + 5 + Math.ceil(limit / 100);
}

/** The best `limit` matches with each company once: one that has two domains of one name (airbyte.com, airbyte.io) comes at its better place. */
export async function onceEach(db: Db, matches: readonly CompanyMatch[], limit: number): Promise<CompanyMatch[]> {
  const repeated = new Set(await findRepeated(db, matches.map(({ companyId }) => companyId)));
  return matches.filter(({ companyId }) => !repeated.has(companyId)).slice(0, limit);
}
