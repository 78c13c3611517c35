import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { overfetchLimit } from "../../server/catalogue/deduplicate.ts";
import type { Db } from "../../server/db/connect.ts";
import { listRows } from "../../server/db/statements.ts";
import { companyFilterConditions } from "../../server/filters/queries-conditions.ts";
import type { CompanySearch, LookalikeSearch } from "../../server/search/search.ts";

/** The durations of the steps of a fake search, which let tests interrupt a step. */
export interface Slowness {
  readonly rankingMs?: number;
  /** The delay per batch of match reasons. */
  readonly reasonsMs?: number;
  /** The search awaits this function before each batch of match reasons. */
  readonly beforeReasons?: (query: string | null) => Promise<void>;
}

/**
 * A search over the company table that ranks by a hash. It behaves as the port requires: exact filters, exclusions, no
 * company twice, and the same ranking for the same request.
 */
export function fakeSearch(db: Db, { rankingMs = 0, reasonsMs = 0, beforeReasons }: Slowness = {}): CompanySearch {
  return {
    lookalikes: async (request, { signal, onProgress } = {}) => {
      for (let waited = 0; waited < rankingMs; waited += 50) {
        onProgress?.({ message: "Comparing", fraction: waited / rankingMs });
        await delay(50, undefined, { signal });
      }
      const ids = await rank(db, request);
      return {
        matches: ids.map((companyId, place) => ({ companyId, score: 1 - place / 20_000 })),
        derivedQuery: request.seeds.length > 0 ? "things of many kinds" : null,
        agenticMethod: request.searchType === "agentic" ? "rules" : null,
        notice: null,
        interpretation: null,
        expectedTotal: { low: 0, high: ids.length },
        scanned: ids.length,
      };
    },
    fits: async ({ companies }) => companies.map(() => true),
    embed: async () => null,
    matchReasons: async ({ query, companies }, { signal } = {}) => {
      if (reasonsMs > 0) await delay(reasonsMs, undefined, { signal });
      await beforeReasons?.(query);
      return companies.map(({ name }) => `${name} makes things too.`);
    },
    traits: async (request) => {
      const ids = await rank(db, { ...request, searchType: "semantic", seeds: [], omittedCompanyIds: [] });
      return { matches: ids.map((companyId) => ({ companyId, score: 0.5 })), notice: null, interpretation: null };
    },
  };
}

async function rank(
  db: Db,
  { workspaceId, query, seeds, omittedCompanyIds, excludedCompanyIds = [], filters, limit }: LookalikeSearch,
): Promise<number[]> {
  const rows = await listRows(db)<{ id: number }>`
    select id from company as c
    where id <> all(${[...omittedCompanyIds, ...excludedCompanyIds]}::bigint[])
      and not exists (select from blocked_domain as b where b.workspace_id = ${workspaceId} and b.domain = c.domain)
      and ${companyFilterConditions(filters) ?? sql`true`}
    order by hashint8extended(id, ${(query ?? "").length + seeds.reduce((sum, { id }) => sum + id, 0)}), id
    limit ${overfetchLimit(limit)}`;
  return rows.map(({ id }) => id);
}
