import { firstEntryFilter } from "../../catalogue/deduplicate.ts";
import type { Db } from "../../db/connect.ts";
import type { LanguageModel } from "../../ports/language-model.ts";
import type { CompanySearch } from "../../search/search.ts";
import type { Evidence, SignalCandidate } from "../detectors/detector.ts";
import { findPeopleAt, type SearchedAccount } from "./find-people.ts";
import { type CandidateCompanyRow, type KnownCompany, listCompanyFacts, listKnown } from "./queries-candidates.ts";
import { listPeopleById, type PersonRow } from "./queries-people.ts";
import type { ClaimedRun } from "./queries-run.ts";

export interface ChoiceServices {
  readonly db: Db;
  readonly search: CompanySearch;
  /** If undefined, rules choose people. */
  readonly languageModel: LanguageModel | undefined;
}

/** A candidate with everything that a batch writes about it. */
export interface ChosenCandidate {
  readonly candidate: SignalCandidate;
  readonly company: CandidateCompanyRow;
  readonly known: KnownCompany;
  /** People named by the activity, or found at the company. */
  readonly people: readonly PersonRow[];
}

/** The decisions about the candidates of a batch. */
interface Choice {
  readonly chosen: ChosenCandidate[];
  /** The number of candidates compared with the signal's description, and the number of these that do not fit. */
  readonly compared: number;
  readonly unfitting: number;
  /** If the signal does not find people, the number that it would find at the chosen companies. */
  readonly unsearched: number;
}

/** Returns the evidence that the signal has not stored yet. */
export function newEvidence({ candidate, known }: ChosenCandidate): readonly Evidence[] {
  const keys = new Set(known.source_keys);
  return candidate.evidence.filter(({ sourceKey }) => !keys.has(sourceKey));
}

/** Returns a function that removes duplicate and unfit candidates from a batch, and finds people at the others. */
export function chooseCandidates(
  { db, search, languageModel }: ChoiceServices,
  run: ClaimedRun,
): (candidates: readonly SignalCandidate[], signal: AbortSignal) => Promise<Choice> {
  const isFirstEntry = firstEntryFilter();
  const isCompared = run.descriptive_icp !== null && !run.speed_mode;
  return async (candidates, signal) => {
    const companyIds = candidates.map(({ companyId }) => companyId);
    const sourceKeys = candidates.flatMap(({ evidence }) => evidence.map(({ sourceKey }) => sourceKey));
    const [facts, known] = await Promise.all([
      listCompanyFacts(db, companyIds),
      listKnown(db, run.signal_id, companyIds, sourceKeys),
    ]);
    const knownById = new Map(known.map((company) => [company.company_id, company]));
    const present = candidates.flatMap((candidate) => {
      const company = facts.get(candidate.companyId);
      const knownCompany = knownById.get(candidate.companyId);
      return company && knownCompany ? [{ candidate, company, known: knownCompany }] : [];
    });
    const unique = run.speed_mode ? present : present.filter(({ company }) => isFirstEntry(company));
    const fitting = await keepFitting(unique);
    // A run that does not find people reports how many it would find, except in speed mode.
    const isSearched = (run.advanced_people_finder || !isSocial(run)) && (run.finds_people || !run.speed_mode);
    const searched = isSearched ? fitting.map(({ candidate }) => toSearched(candidate)) : [];
    const named = fitting.flatMap(({ candidate }) => candidate.people.map(({ personId }) => personId));
    const [found, active] = await Promise.all([
      findPeopleAt(db, run, searched, run.finds_people ? languageModel : undefined, signal),
      listPeopleById(db, run.finds_people ? named : []),
    ]);
    const compared = { compared: isCompared ? unique.length : 0, unfitting: unique.length - fitting.length };
    if (!run.finds_people) {
      const unsearched = named.length + [...found.values()].flat().length;
      return { chosen: fitting.map((one) => ({ ...one, people: [] })), ...compared, unsearched };
    }
    const activeIds = new Set(named);
    const activeByCompany = Map.groupBy(active, (person) => person.company_id);
    const chosen = fitting.map((one) => ({
      ...one,
      people: [
        ...(activeByCompany.get(one.candidate.companyId) ?? []),
        ...(found.get(one.candidate.companyId) ?? []).filter(({ id }) => !activeIds.has(id)),
      ],
    }));
    return { chosen, ...compared, unsearched: 0 };

    async function keepFitting<Item extends { company: CandidateCompanyRow }>(items: Item[]): Promise<Item[]> {
      if (!isCompared || run.descriptive_icp === null || items.length === 0) return items;
      const companies = items.map(({ company }) => company);
      const fits = await search.fits({ query: run.descriptive_icp, companies }, { signal });
      return items.filter((_item, index) => fits[index]);
    }
  };
}

const MAX_TITLES = 3;

function toSearched({ companyId, evidence }: SignalCandidate): SearchedAccount {
  const titles = evidence.flatMap(({ type, title }) => (type === "job_post" && title !== null ? [title] : []));
  return { companyId, titles: titles.slice(0, MAX_TITLES) };
}

function isSocial({ type }: ClaimedRun): boolean {
  return (
    type === "social_activity" ||
    type === "social_listening" ||
    type === "competitor_engagement" ||
    type === "job_change"
  );
}
