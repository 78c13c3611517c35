import type { Db } from "../../db/connect.ts";
import { accountClauses, peopleClauses, type SharedCondition } from "../../filters/queries-conditions.ts";
import type { RunInsight } from "../../insights/public.ts";
import { BitSet } from "../../lib/bit-set.ts";
import { type FoundPerson, listFoundPeople } from "../../signals/public.ts";
import { readStoredFilters } from "../filters.ts";
import { type ActingView, type Candidates, listCandidatePeople, listPlacesByCondition } from "./queries.ts";

/** What of a run a view tells. */
export interface Match {
  readonly insightCount: number;
  /** The newest, newest first. */
  readonly insightIds: readonly number[];
  /** In the order of their newest insight. */
  readonly accountIds: readonly number[];
  /** The people whom the run found or tells of. */
  readonly personIds: readonly number[];
}

/** As many as the contract lets an alert hold. */
const MAX_INSIGHTS = 100;

type Clauses = readonly (readonly SharedCondition[])[];

/** What a run found. */
interface Findings {
  readonly insights: readonly RunInsight[];
  readonly people: readonly FoundPerson[];
}

/** The candidates of views of one type, and what follows from a set of those that match. */
interface Matcher extends Candidates {
  clausesOf(view: ActingView): Clauses;
  select(matching: BitSet): {
    isInsightTold(insight: RunInsight): boolean;
    isPersonMatched(person: FoundPerson): boolean;
  };
}

/**
 * Matches the insights of a run with views. Conditions that views share are evaluated once, for all accounts or people in one pass;
 * a view then combines the sets of what meets its own.
 *
 * @param insights newest first
 * @returns what each view matches, by its id; views that match nothing are missing
 */
export async function matchInsights(
  db: Db,
  run: { readonly id: number; readonly workspaceId: number },
  insights: readonly RunInsight[],
  views: readonly ActingView[],
): Promise<Map<string, Match>> {
  const found = await listFoundPeople(db, run.id);
  const named = insights.flatMap(({ personId, companyId }) => (personId === null ? [] : [{ personId, companyId }]));
  const people = [...new Map([...found, ...named].map((person) => [person.personId, person])).values()];
  const matches = new Map<string, Match>();
  const accountViews = views.filter(({ viewType }) => viewType === "accounts");
  if (accountViews.length > 0)
    await matchViews(db, run.workspaceId, accountMatcher(insights), accountViews, { insights, people }, matches);
  const peopleViews = views.filter(({ viewType }) => viewType === "people");
  if (peopleViews.length > 0) {
    const candidates = await listCandidatePeople(
      db,
      run.id,
      people.map(({ personId }) => personId),
    );
    await matchViews(db, run.workspaceId, peopleMatcher(candidates), peopleViews, { insights, people }, matches);
  }
  return matches;
}

/** An insight is told in an accounts view whose filters its account matches. */
function accountMatcher(insights: readonly RunInsight[]): Matcher {
  const ids = [...new Set(insights.map(({ companyId }) => companyId))].toSorted((a, b) => a - b);
  const places = new Map(ids.map((id, place) => [id, place]));
  return {
    viewType: "accounts",
    ids,
    clausesOf: ({ filters }) => accountClauses(readStoredFilters("accounts", filters)),
    select: (matching) => {
      const isMatched = ({ companyId }: { readonly companyId: number }) => matching.has(places.get(companyId) ?? -1);
      return { isInsightTold: isMatched, isPersonMatched: isMatched };
    },
  };
}

/** An insight is told in a people view whose filters match the person it speaks of or, if it speaks of nobody, someone at the account. */
function peopleMatcher(candidates: readonly FoundPerson[]): Matcher {
  const places = new Map(candidates.map(({ personId }, place) => [personId, place]));
  return {
    viewType: "people",
    ids: candidates.map(({ personId }) => personId),
    clausesOf: ({ filters }) => peopleClauses(readStoredFilters("people", filters)),
    select: (matching) => {
      const companyIds = new Set(
        candidates.flatMap(({ companyId }, place) => (matching.has(place) ? [companyId] : [])),
      );
      const isMatched = (personId: number): boolean => matching.has(places.get(personId) ?? -1);
      return {
        isInsightTold: ({ personId, companyId }) =>
          personId === null ? companyIds.has(companyId) : isMatched(personId),
        isPersonMatched: ({ personId }) => isMatched(personId),
      };
    },
  };
}

async function matchViews(
  db: Db,
  workspaceId: number,
  matcher: Matcher,
  views: readonly ActingView[],
  findings: Findings,
  matches: Map<string, Match>,
): Promise<void> {
  const size = matcher.ids.length;
  const clausesOf = new Map(views.map((view) => [view.id, matcher.clausesOf(view)] as const));
  const conditions = new Map([...clausesOf.values()].flat(2).map((shared) => [shared.key, shared]));
  const places = await listPlacesByCondition(db, workspaceId, matcher, [...conditions.values()]);
  const met = new Map([...places].map(([key, members]) => [key, BitSet.of(size, members)]));
  const byClauses = new Map<string, Match>();
  for (const [viewId, clauses] of clausesOf) {
    const key = JSON.stringify(clauses.map((clause) => clause.map((shared) => shared.key)));
    const match = byClauses.get(key) ?? summarise(findings, matcher.select(meetClauses(size, clauses, met)));
    byClauses.set(key, match);
    if (match.insightCount > 0) matches.set(viewId, match);
  }
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

function summarise(
  { insights, people }: Findings,
  { isInsightTold, isPersonMatched }: ReturnType<Matcher["select"]>,
): Match {
  const told = insights.filter(isInsightTold);
  return {
    insightCount: told.length,
    insightIds: told.slice(0, MAX_INSIGHTS).map(({ id }) => id),
    accountIds: [...new Set(told.map(({ companyId }) => companyId))],
    personIds: people.filter(isPersonMatched).map(({ personId }) => personId),
  };
}
