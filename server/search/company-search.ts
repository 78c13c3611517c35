import type { LanguageModel } from "../ports/language-model.ts";
import {
  meanDirection,
  type QueryParts,
  queryFromSeeds,
  queryFromSeedsAndText,
  queryFromText,
} from "../search-engine/ranking/build-query.ts";
import { generateQuery } from "../search-engine/ranking/precision-check.ts";
import { type RankedCompany, rank } from "../search-engine/ranking/rank.ts";
import type { RankingIndex } from "../search-engine/ranking/ranking-index.ts";
import type { RankingQuery } from "../search-engine/ranking/ranking-query.ts";
import { similarityOf } from "../search-engine/ranking/similarity.ts";
import { deriveQuery } from "../search-engine/reasons/derive-query.ts";
import { matchReasons } from "../search-engine/reasons/match-reason.ts";
import { matchSubject } from "../search-engine/reasons/match-subject.ts";
import { checkCandidates, checkFit } from "./check-candidates.ts";
import { deriveQueryByModel, matchReasonsByModel } from "./language-model-tasks.ts";
import { restAfterFailure } from "./rest-after-failure.ts";
import type {
  CompanyFilter,
  CompanySearch,
  CompanyText,
  LookalikeRanking,
  LookalikeSearch,
  MatchSubject,
  SearchControl,
} from "./search.ts";

/** What one search runs on from its beginning to its end, also when a newly trained model takes over meanwhile. */
export interface CatalogueState extends QueryParts {
  readonly index: RankingIndex<CompanyFilter>;
  /** The direction of a text, where an endpoint makes the vectors; null when it has none now. Absent when the model makes them. */
  readonly embedText?: (text: string, signal: AbortSignal) => Promise<Float32Array | null>;
  /** Length of the vectors, where it is not the model's. */
  readonly dimensions?: number;
}

/** What finding companies is made of. */
export interface SearchServices {
  /** The catalogue as it is now. Rejects with a sentence while it is still being loaded. */
  readonly catalogue: { state(): Promise<CatalogueState> };
  /** The texts of companies, in any order; ids that are not known are left out. */
  readonly readTexts: (companyIds: readonly number[]) => Promise<CompanyText[]>;
  /** Without one, rules derive queries, check candidates and write reasons. */
  readonly languageModel?: LanguageModel;
}

/** An agentic search checks this many candidates for each company wanted, within these bounds. */
const CANDIDATES_PER_RESULT = 4;
const FEWEST_CANDIDATES = 100;
const MOST_CANDIDATES = 12_000;

/** Finds companies over a catalogue: builds the query, ranks, and says why. */
export function createCompanySearch({ languageModel, ...others }: SearchServices): CompanySearch {
  const services: SearchServices = {
    ...others,
    ...(languageModel && { languageModel: restAfterFailure(languageModel) }),
  };
  return {
    lookalikes: (request, control) => findLookalikes(services, request, control ?? {}),
    traits: async ({ query, filter, excludedCompanyIds, limit }, control) => {
      const state = await services.catalogue.state();
      const ranking = await textQuery(state, query, signalOf(control));
      const found = await rank(state.index, ranking, {
        limit,
        filter,
        exclude: new Set(excludedCompanyIds),
        signal: control?.signal,
      });
      return found.map(toMatch(ranking));
    },
    fits: async ({ query, companies }, signal = never) => {
      const { model } = await services.catalogue.state();
      return checkFit({ ...services, model, languageModelSignal: inTime(signal) }, query, companies);
    },
    matchReasons: (subject, companies, signal) => writeReasons(services, subject, companies, signal ?? never),
  };
}

const never = new AbortController().signal;

/**
 * Longest each of a search's three steps (query, check, reasons) waits for the language model, in milliseconds; what it has not answered by
 * then is done by rules. Together they stay under the time a request may take.
 */
const LANGUAGE_MODEL_TIME_MS = 8_000;

function inTime(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(LANGUAGE_MODEL_TIME_MS)]);
}

function signalOf(control: SearchControl | undefined): AbortSignal {
  return control?.signal ?? never;
}

async function findLookalikes(
  services: SearchServices,
  request: LookalikeSearch,
  control: SearchControl,
): Promise<LookalikeRanking> {
  const state = await services.catalogue.state();
  const signal = signalOf(control);
  const seeds = textsOf(request.seeds);
  const ranking = await buildQuery(state, request, seeds, signal);
  const agentic = request.searchType === "agentic";
  const wanted = agentic
    ? Math.min(MOST_CANDIDATES, Math.max(FEWEST_CANDIDATES, CANDIDATES_PER_RESULT * request.limit))
    : request.limit;
  control.onProgress?.({ message: "Ranking the companies", fraction: 0.1 });
  const ranked = rank(state.index, ranking, {
    limit: wanted,
    filter: request.filter,
    exclude: new Set(request.excludedCompanyIds),
    signal,
  });
  const [found, byModel] = await Promise.all([ranked, deriveByModel(services, request, seeds, signal)]);
  const matches = found.map(toMatch(ranking));
  if (!agentic) control.onRanked?.(matches);
  // Not while the scan runs: these milliseconds would take a core from it, and the caller has the matches' rows to read meanwhile.
  const derivedQuery = seeds.length === 0 ? null : (byModel ?? deriveQuery(state.model, seeds));
  // So are the match reasons' own preparations, which are kept: who wants the matches early asks for reasons next.
  if (control.onRanked) matchSubject(state.model, { query: request.query, seeds });
  if (!agentic) return { matches, derivedQuery, agenticMethod: null };
  const looksFor =
    derivedQuery === null
      ? generateQuery(state.model, { query: request.query, seeds })
      : [request.query, derivedQuery].filter(Boolean).join(", ");
  const checked = await checkCandidates(
    { ...services, model: state.model, languageModelSignal: inTime(signal) },
    looksFor,
    found,
    request.limit,
    control,
  );
  return {
    matches: checked.companies.map(toMatch(ranking)),
    derivedQuery,
    agenticMethod: checked.byModel ? "language_model" : "rules",
  };
}

function toMatch({
  weights,
  condition,
}: RankingQuery): (company: RankedCompany) => { companyId: number; score: number } {
  const all = condition
    ? { dense: weights.dense + condition.weights.dense, lexical: weights.lexical + condition.weights.lexical }
    : weights;
  return ({ companyId, score }) => ({ companyId, score: similarityOf(score, all) });
}

/** Null where rules shall derive the query. */
async function deriveByModel(
  { languageModel }: SearchServices,
  { query }: LookalikeSearch,
  seeds: readonly SnakeCaseText[],
  signal: AbortSignal,
): Promise<string | null> {
  if (seeds.length === 0 || !languageModel) return null;
  const derived = await deriveQueryByModel(languageModel, seeds, query, inTime(signal));
  signal.throwIfAborted();
  return derived;
}

async function buildQuery(
  state: CatalogueState,
  request: LookalikeSearch,
  seeds: readonly SnakeCaseText[],
  signal: AbortSignal,
): Promise<RankingQuery> {
  const { query } = request;
  if (seeds.length === 0) return textQuery(state, query ?? "", signal);
  if (!state.embedText)
    return query === null ? queryFromSeeds(seeds, state) : queryFromSeedsAndText(seeds, query, state);
  // The seeds' vectors are in the index: no need to ask for them again.
  const vectors = (await state.index.vectorsOf(request.seeds.map(({ id }) => id))).filter((vector) => vector !== null);
  const vector = meanDirection(vectors, state.dimensions ?? state.model.dimensions);
  return {
    ...queryFromSeeds(seeds, state),
    vector,
    ...(query !== null && { condition: await textQuery(state, query, signal) }),
  };
}

/** Without a direction the vector is zero: then the letters rank, and the meaning of the best by them joins as feedback. */
async function textQuery(state: CatalogueState, text: string, signal: AbortSignal): Promise<RankingQuery> {
  const query = queryFromText(text, state);
  if (!state.embedText) return query;
  return {
    ...query,
    vector: (await state.embedText(text, signal)) ?? new Float32Array(state.dimensions ?? state.model.dimensions),
  };
}

async function writeReasons(
  services: SearchServices,
  { query, seeds, onlyRules }: MatchSubject & { onlyRules?: boolean },
  companies: readonly CompanyText[],
  signal: AbortSignal,
): Promise<string[]> {
  const { model } = await services.catalogue.state();
  const subject = { query, seeds: textsOf(seeds) };
  const texts = companies.map(toSnakeCase);
  const languageModel = onlyRules ? undefined : services.languageModel;
  const byModel = languageModel ? await matchReasonsByModel(languageModel, subject, texts, inTime(signal)) : [];
  signal.throwIfAborted();
  const byRules = matchReasons(model, subject, texts);
  return byRules.map((reason, at) => byModel[at] ?? reason);
}

type SnakeCaseText = Parameters<typeof queryFromSeeds>[0][number];

/** Texts of seeds, always in the same order. */
function textsOf(seeds: readonly CompanyText[]): SnakeCaseText[] {
  return seeds.toSorted((a, b) => a.id - b.id).map(toSnakeCase);
}

function toSnakeCase({ name, oneLiner, description }: CompanyText): SnakeCaseText {
  return { name, one_liner: oneLiner, description };
}
