import type { Db } from "../../db/connect.ts";
import {
  accountClauses,
  peopleClauses,
  recentInsightCount,
  type SharedCondition,
} from "../../filters/queries-conditions.ts";
import { readViewFilters, type ViewFilters } from "../../filters/view-filters.ts";
import { listRunInsights, type MatchedRun, type RunInsight } from "../../insights/public.ts";
import { BitSet } from "../../lib/bit-set.ts";
import { type FoundPerson, listFoundPeople } from "../../signals/public.ts";
import { type ActingView, type Candidates, listCandidatePeople, listIndexesByCondition } from "./queries.ts";

/** The part of a run that a view reports. */
export interface Match {
  readonly insightCount: number;
  /** The best insights, best first. */
  readonly best: readonly RunInsight[];
  readonly accountCount: number;
  /** Lists the first `max` accounts, or all accounts, in the order of their best insight. */
  accountIds(max?: number): number[];
  /** Lists the people that the run found or that its insights mention. */
  personIds(): number[];
}

/** The maximum that the contract allows in an alert. */
export const MAX_INSIGHTS = 100;

type Clauses = readonly (readonly SharedCondition[])[];

interface Findings {
  /** Best first. */
  readonly insights: readonly RunInsight[];
  readonly people: readonly FoundPerson[];
  /** The accounts of the insights, in the order of their best insight. */
  readonly accountIds: readonly number[];
  /** For each insight, the index of its account. */
  readonly accountIndexes: readonly (readonly number[])[];
}

/** The candidates for one type of view, each with the indexes of the insights to report if it matches. */
interface Matchable extends Candidates {
  readonly findings: Findings;
  readonly insightIndexes: readonly (readonly number[])[];
  readonly personIndexes: readonly (readonly number[])[];
}

/**
 * Matches the findings of a run at `accountIds` with views. Evaluates each shared condition once, for all
 * accounts or people in one pass. Each view then combines the sets that meet its own conditions.
 * @returns the match of each view, by the view's id
 */
export async function matchAccounts(
  db: Db,
  run: Pick<MatchedRun, "id" | "workspace_id" | "signal_id">,
  accountIds: readonly number[],
  views: readonly ActingView[],
): Promise<Map<string, Match>> {
  const insights = await listRunInsights(db, run, accountIds);
  const found = run.signal_id === null ? [] : await listFoundPeople(db, run, accountIds);
  const findings = toFindings(insights, found);
  const matches = new Map<string, Match>();
  const accountViews = views.filter(({ view_type }) => view_type === "accounts");
  if (accountViews.length > 0)
    await matchViewsOfType(db, run.workspace_id, accountsToMatch(findings), accountViews, matches);
  const peopleViews = views.filter(({ view_type }) => view_type === "people");
  if (peopleViews.length > 0) {
    const ofNobody = insights.flatMap(({ person_id, company_id }) => (person_id === null ? [company_id] : []));
    const personIds = findings.people.map(({ person_id }) => person_id);
    const candidates = await listCandidatePeople(db, personIds, ofNobody);
    await matchViewsOfType(db, run.workspace_id, peopleToMatch(findings, candidates), peopleViews, matches);
  }
  return matches;
}

function toFindings(insights: readonly RunInsight[], found: readonly FoundPerson[]): Findings {
  const named = insights.flatMap(({ person_id, company_id }) =>
    person_id === null ? [] : [{ person_id, company_id }],
  );
  const people = new Map([...found, ...named].map((person) => [person.person_id, person]));
  const accountIds = [...new Set(insights.map(({ company_id }) => company_id))];
  const indexesById = new Map(accountIds.map((id, index) => [id, [index]]));
  const accountIndexes = insights.map(({ company_id }) => indexesById.get(company_id) ?? []);
  return { insights, people: [...people.values()], accountIds, accountIndexes };
}

/** A view of accounts reports an insight if its account matches the filters. */
function accountsToMatch(findings: Findings): Matchable {
  const { insights, people, accountIds } = findings;
  const insightsByAccount = Map.groupBy(insights.keys(), (index) => insights[index]?.company_id);
  const foundAt = Map.groupBy(people.keys(), (index) => people[index]?.company_id);
  return {
    findings,
    viewType: "accounts",
    ids: accountIds,
    insightIndexes: accountIds.map((id) => insightsByAccount.get(id) ?? []),
    personIndexes: accountIds.map((id) => foundAt.get(id) ?? []),
  };
}

/**
 * A view of people reports an insight if the person in it matches the filters. It reports an insight without a person
 * if anyone at the account matches.
 */
function peopleToMatch(findings: Findings, candidates: readonly FoundPerson[]): Matchable {
  const { insights, people } = findings;
  const insightsByPerson = Map.groupBy(insights.keys(), (index) => insights[index]?.person_id);
  const ofNobody = Map.groupBy(insightsByPerson.get(null) ?? [], (index) => insights[index]?.company_id);
  const indexesByPerson = Map.groupBy(people.keys(), (index) => people[index]?.person_id);
  return {
    findings,
    viewType: "people",
    ids: candidates.map(({ person_id }) => person_id),
    insightIndexes: candidates.map(({ person_id, company_id }) => [
      ...(insightsByPerson.get(person_id) ?? []),
      ...(ofNobody.get(company_id) ?? []),
    ]),
    personIndexes: candidates.map(({ person_id }) => indexesByPerson.get(person_id) ?? []),
  };
}

async function matchViewsOfType(
  db: Db,
  workspaceId: number,
  matchable: Matchable,
  views: readonly ActingView[],
  matches: Map<string, Match>,
): Promise<void> {
  const size = matchable.ids.length;
  const filters = views.map(readViewFilters);
  const clausesByFilter = filters.map(toClauses);
  const conditions = new Map(clausesByFilter.flat(2).map((shared) => [shared.key, shared]));
  const insightCount = Math.max(...filters.map((view) => recentInsightCount(view.filters)));
  const met = await listIndexesByCondition(db, workspaceId, matchable, [...conditions.values()], insightCount);
  const byClauses = new Map<string, Match>();
  for (const [index, { id }] of views.entries()) {
    const clauses = clausesByFilter[index] ?? [];
    const key = JSON.stringify(clauses.map((clause) => clause.map((shared) => shared.key)));
    const match = byClauses.get(key) ?? summarise(matchable, meetClauses(size, clauses, met));
    byClauses.set(key, match);
    matches.set(id, match);
  }
}

function toClauses(view: ViewFilters): Clauses {
  return view.viewType === "accounts" ? accountClauses(view.filters) : peopleClauses(view.filters);
}

/** Returns the indexes of candidates that meet at least one condition of every clause. */
function meetClauses(size: number, clauses: Clauses, met: ReadonlyMap<string, BitSet>): BitSet {
  const requireSet = ({ key }: SharedCondition): BitSet => {
    const set = met.get(key);
    if (!set) throw new Error(`The condition ${key} was not evaluated.`);
    return set;
  };
  return clauses
    .map((clause) => clause.map(requireSet).reduce((any, set) => any.union(set)))
    .reduce((all, set) => all.intersection(set), BitSet.all(size));
}

function summarise({ findings, insightIndexes, personIndexes }: Matchable, matching: BitSet): Match {
  const { insights, people, accountIds, accountIndexes } = findings;
  const reported = gather(insightIndexes, matching, insights.length);
  const accounts = gather(accountIndexes, reported, accountIds.length);
  return {
    insightCount: reported.count(),
    best: pick(insights, reported.members(MAX_INSIGHTS)),
    accountCount: accounts.count(),
    accountIds: (max) => pick(accountIds, accounts.members(max)),
    personIds: () =>
      pick(people, gather(personIndexes, matching, people.length).members()).map(({ person_id }) => person_id),
  };
}

/** Returns the union of `indexes[i]` for all members `i` of `from`. */
function gather(indexes: readonly (readonly number[])[], from: BitSet, size: number): BitSet {
  const gathered = new BitSet(size);
  for (const one of from.members()) for (const index of indexes[one] ?? []) gathered.add(index);
  return gathered;
}

function pick<Item>(items: readonly Item[], indexes: readonly number[]): Item[] {
  return indexes.flatMap((index) => items[index] ?? []);
}
