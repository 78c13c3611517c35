import type { Db } from "../../db/connect.ts";
import { accountClauses, type SharedCondition } from "../../filters/queries-conditions.ts";
import type { RunInsight } from "../../insights/public.ts";
import { BitSet } from "../../lib/bit-set.ts";
import { readStoredFilters } from "../filters.ts";
import { type ActingView, listPlacesByCondition } from "./queries.ts";

/** What of a run a view tells. */
export interface Match {
  readonly insightCount: number;
  readonly accountCount: number;
  /** The newest, newest first. */
  readonly insightIds: readonly number[];
  readonly accountIds: readonly number[];
}

// As many as the contract lets an alert hold.
const MAX_INSIGHTS = 100;
const MAX_ACCOUNTS = 1000;

type Clauses = readonly (readonly SharedCondition[])[];

/**
 * Matches the insights of a run with views. Conditions that views share are evaluated once, for all accounts in one pass; a view
 * then combines the sets of what meets its own.
 *
 * @param insights newest first
 * @returns what each view matches, by its id; views that match nothing are missing
 */
export async function matchInsights(
  db: Db,
  workspaceId: number,
  insights: readonly RunInsight[],
  views: readonly ActingView[],
): Promise<Map<string, Match>> {
  const companyIds = [...new Set(insights.map(({ companyId }) => companyId))].toSorted((a, b) => a - b);
  const places = new Map(companyIds.map((companyId, place) => [companyId, place]));
  const clausesOf = new Map(
    views.map((view) => [view.id, accountClauses(readStoredFilters("accounts", view.filters))] as const),
  );
  const conditions = new Map([...clausesOf.values()].flat(2).map((shared) => [shared.key, shared]));
  const met = new Map<string, BitSet>();
  const found = await listPlacesByCondition(db, { workspaceId, companyIds }, [...conditions.values()]);
  for (const [key, members] of found) met.set(key, BitSet.of(companyIds.length, members));

  const matches = new Map<string, Match>();
  const byClauses = new Map<string, Match>();
  for (const [viewId, clauses] of clausesOf) {
    const key = JSON.stringify(clauses.map((clause) => clause.map((shared) => shared.key)));
    const match = byClauses.get(key) ?? summarise(insights, places, meetClauses(companyIds.length, clauses, met));
    byClauses.set(key, match);
    if (match.insightCount > 0) matches.set(viewId, match);
  }
  return matches;
}

/** Returns the places that meet at least one condition of every clause. */
function meetClauses(size: number, clauses: Clauses, met: ReadonlyMap<string, BitSet>): BitSet {
  const setOf = ({ key }: SharedCondition): BitSet => {
    const set = met.get(key);
    if (!set) throw new Error(`The condition ${key} was not evaluated.`);
    return set;
  };
  return clauses
    .map((clause) => clause.map(setOf).reduce((any, set) => any.union(set)))
    .reduce((all, set) => all.intersection(set), BitSet.all(size));
}

function summarise(insights: readonly RunInsight[], places: ReadonlyMap<number, number>, matching: BitSet): Match {
  const insightIds: number[] = [];
  const accountIds: number[] = [];
  const seen = BitSet.of(places.size, []);
  let insightCount = 0;
  let accountCount = 0;
  for (const { id, companyId } of insights) {
    const place = places.get(companyId) ?? 0;
    if (!matching.has(place)) continue;
    insightCount += 1;
    if (insightIds.length < MAX_INSIGHTS) insightIds.push(id);
    if (seen.has(place)) continue;
    seen.add(place);
    accountCount += 1;
    if (accountIds.length < MAX_ACCOUNTS) accountIds.push(companyId);
  }
  return { insightCount, accountCount, insightIds, accountIds };
}
