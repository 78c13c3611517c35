import { overfetchLimit } from "../catalogue/deduplicate.ts";
import { restricts } from "../ports/vector-search.ts";
import {
  describeSeeds,
  expectedTotal,
  isGenericSubject,
  joinSeedNames,
  matchReasons,
  type QuerySubject,
  queryFor,
  type RankedCompany,
  type RankingQuery,
  type RankOptions,
  rankAndCount,
  readLiterally,
  readQuery,
  subjectOrAll,
  usualSubject,
  withoutSubjects,
} from "../search-engine/public.ts";
import { alternativesNotice, MAX_ALTERNATIVES_COUNTED, type SearchParts } from "./alternatives.ts";
import type { CatalogueState } from "./catalogue-state.ts";
import { type CorrectedQuery, correctQuery } from "./corrections.ts";
import { deriveQueryByModel, matchReasonsByModel } from "./language-model-tasks.ts";
import { findNamedCompanies, type NamingServices, type RequestWithoutNames } from "./named-companies.ts";
import {
  agenticNotice,
  joinNotices,
  languageNotice,
  meaningsNotice,
  modelNotice,
  rankingNotice,
  unknownNamesNotice,
  unmentionedWordsNotice,
} from "./notices.ts";
import { type CheckServices, checkCandidates, findFitting } from "./precision-check.ts";
import { applyQueryFilters, type FilteredSearch, type FilterServices, withoutCounting } from "./query-filters.ts";
import type {
  CompanySearch,
  LookalikeRanking,
  LookalikeSearch,
  MatchReasonRequest,
  SearchCompany,
  SearchControl,
  TraitSearch,
} from "./search.ts";

interface SearchServices extends CheckServices, NamingServices, FilterServices {
  readonly blockedCompanies: (workspaceId: number) => Promise<ReadonlySet<number>>;
  /** The minimum score of results, unless a request overrides it. */
  readonly minScore: number;
}

/** The number of candidates that an agentic search checks per requested company, and the bounds of their total. */
const CANDIDATES_PER_RESULT = 4;
const MIN_CANDIDATES = 100;
const MAX_CANDIDATES = 12_000;
/** The number of most similar companies whose words are preferred in the derived query. */
const MAX_PEERS = 20;

/** Creates the search over a catalogue, which interprets queries, ranks companies and writes match reasons. */
export function createCompanySearch(services: SearchServices): CompanySearch {
  return {
    lookalikes: (request, control) => findCompanies(services, request, control ?? {}),
    traits: async (request, control) => {
      const asked = { seeds: [], omittedCompanyIds: [], ...request, searchType: "semantic" as const };
      const { matches, notice, interpretation } = await findCompanies(services, asked, control ?? {});
      return { matches, notice, interpretation };
    },
    fits: (request, control) => {
      const signal = control?.signal ?? never;
      return findFitting(services, request, signal, withTimeout(signal));
    },
    matchReasons: (request, control) => writeReasons(services, request, control?.signal ?? never),
    embed: async ({ text }, control) => {
      const { embedTexts } = await services.catalogue.state();
      const [vector] = (await embedTexts?.([text], control?.signal ?? never)) ?? [];
      return embedTexts && vector ? { identity: embedTexts.identity, vector } : null;
    },
  };
}

const never = new AbortController().signal;

/** How long each of three steps waits for the language model. All three together end before a request's deadline. */
const LANGUAGE_MODEL_TIME_MS = 8_000;

function withTimeout(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(LANGUAGE_MODEL_TIME_MS)]);
}

/** Returns the fields of a search for `parts`, whose text is not interpreted again. */
function searchFor({ text, filters, exclude }: SearchParts) {
  return { query: text, filters, exclude, interpret: false, limit: MAX_ALTERNATIVES_COUNTED } as const;
}

async function rankOptions(
  { blockedCompanies, minScore }: SearchServices,
  request: Pick<TraitSearch, "workspaceId" | "limit" | "minScore">,
  { filter, allowedIds }: FilteredSearch,
  signal: AbortSignal,
): Promise<RankOptions & { minScore: number }> {
  return {
    limit: overfetchLimit(request.limit),
    filter: restricts(filter) ? filter : null,
    allowedIds,
    minScore: request.minScore ?? minScore,
    excludedIds: await blockedCompanies(request.workspaceId),
    signal,
  };
}

async function findCompanies(
  services: SearchServices,
  request: LookalikeSearch,
  control: SearchControl,
): Promise<LookalikeRanking> {
  const state = await services.catalogue.state();
  const signal = control.signal ?? never;
  const asked = await withoutNames(services, request, state);
  const { seeds } = asked;
  const agentic = request.searchType === "agentic";
  const wanted = overfetchLimit(request.limit);
  const candidates = Math.min(MAX_CANDIDATES, Math.max(MIN_CANDIDATES, CANDIDATES_PER_RESULT * wanted));
  control.onProgress?.({ message: "Ranking the companies", fraction: 0.1 });
  const { filtered, subject, query, ranking } = await rankCompanies(
    services,
    state,
    { ...asked, limit: agentic ? candidates : Math.max(wanted, MAX_PEERS) },
    signal,
  );
  const [{ companies: ranked, best, scores, scanned }, byModel] = await Promise.all([
    ranking,
    deriveByModel(services, asked, signal),
  ]);
  const derivedQuery = seeds.length === 0 ? null : (byModel ?? (await deriveByRules(services, state, seeds, ranked)));
  const checked = agentic
    ? await checkCandidates(
        services,
        [subject?.text, derivedQuery].filter(Boolean).join(", "),
        { candidates: ranked, limit: wanted },
        control,
        withTimeout(signal),
      )
    : null;
  const matches = checked?.companies ?? ranked.slice(0, wanted);
  const alternatives =
    matches.length > 0 || agentic
      ? null
      : await alternativesNotice(
          { ...filtered.parts, text: subject?.text ?? null },
          seeds.length > 0,
          async (parts) => {
            const alternative = { ...asked, ...searchFor(parts) };
            const { ranking: tried } = await rankCompanies(withoutCounting(services), state, alternative, signal);
            return (await tried).companies.length;
          },
        );
  const unmentioned =
    seeds.length > 0 || subject === null || query === null
      ? null
      : await unmentionedWordsNotice(subject, query.lexical, matches, services.readTexts);
  return {
    matches,
    derivedQuery,
    expectedTotal: expectedTotal(scores),
    scanned,
    agenticMethod: checked && (checked.byModel ? "language_model" : "rules"),
    notice: joinNotices(
      unknownNamesNotice(asked.unknown),
      languageNotice(request.query, state.model),
      subject && meaningsNotice(subject),
      ...(await filtered.notices()),
      checked
        ? agenticNotice(matches, request, best, checked.byModel)
        : rankingNotice(matches, request, best, alternatives),
      unmentioned,
      modelNotice(state),
    ),
    interpretation: filtered.interpretation && {
      ...filtered.interpretation,
      seeds: asked.named,
      corrections: asked.corrections,
    },
  };
}

type LookalikeSearchWithoutNames = LookalikeSearch & RequestWithoutNames & Pick<CorrectedQuery, "corrections">;

/** Returns the request with a corrected query. Companies that the query names become seeds. */
async function withoutNames(
  services: SearchServices,
  request: LookalikeSearch,
  state: CatalogueState,
): Promise<LookalikeSearchWithoutNames> {
  const { query, corrections } = await correctQuery(services, request, state);
  const read = await findNamedCompanies(services, { ...request, query }, state.model);
  return {
    ...request,
    ...read,
    corrections,
    omittedCompanyIds: [...request.omittedCompanyIds, ...read.namedCompanyIds],
  };
}

interface StartedRanking {
  filtered: FilteredSearch;
  subject: QuerySubject | null;
  /** Null if there is nothing to search for. */
  query: RankingQuery | null;
  ranking: Promise<Ranking>;
}

interface Ranking {
  companies: RankedCompany[];
  /** The score of the best company, which may be below the minimum; undefined if no company was found. */
  best?: number | undefined;
  /** The number of companies that were compared. `scores` are the scores that reach the minimum. */
  scanned: number;
  scores: number[];
}

const NOTHING_RANKED: Ranking = { companies: [], scanned: 0, scores: [] };

/** Starts to rank `request.limit` companies. The seeds must be in a stable order, so that rankings are repeatable. */
async function rankCompanies(
  services: SearchServices,
  state: CatalogueState,
  request: LookalikeSearchWithoutNames,
  signal: AbortSignal,
): Promise<StartedRanking> {
  const { seeds } = request;
  const filtered = await applyQueryFilters(services, request, state.model);
  // Without seeds, a query with only conditions, such as a place, searches for all companies that meet them.
  const read =
    seeds.length > 0 || request.unknown.length > 0 ? filtered.reading.subject : subjectOrAll(filtered.reading);
  const usual = read && usualSubject(read, state.model);
  // With seeds, a query such as "startups" adds no condition.
  const subject = seeds.length > 0 && usual !== null && isGenericSubject(usual) ? null : usual;
  // Nothing is left to search for, for example because the query names only an unknown company.
  if (seeds.length === 0 && subject === null)
    return { filtered, subject, query: null, ranking: Promise.resolve(NOTHING_RANKED) };
  const query = withoutSubjects(await queryFor(state, seeds, subject, signal), filtered.excludedSubjects, state);
  const { minScore, ...options } = await rankOptions(services, request, filtered, signal);
  const excluded = new Set(request.excludedCompanyIds);
  const rankBy: RankOptions = {
    ...options,
    limit: request.limit,
    excludedIds: excluded.size === 0 ? options.excludedIds : excluded.union(options.excludedIds ?? new Set()),
    omittedIds: new Set(request.omittedCompanyIds),
  };
  const rankAll = async (options: RankOptions): Promise<Ranking> => {
    const { companies, scores } = await rankAndCount(state.candidates, query, options);
    const isGood = (score: number): boolean => score >= minScore;
    return {
      companies: companies.filter(({ score }) => isGood(score)),
      best: companies[0]?.score,
      scanned: scores.length,
      scores: scores.filter(isGood),
    };
  };
  const ranking = rankAll(rankBy).then(async (found): Promise<Ranking> => {
    const missing = request.limit - found.companies.length;
    if (filtered.listUnconfirmed === null || missing === 0) return found;
    const allowedIds = new Set(await filtered.listUnconfirmed());
    const unconfirmed = await rankAll({ ...rankBy, limit: missing, filter: null, allowedIds });
    return {
      companies: [...found.companies, ...unconfirmed.companies],
      best: found.best ?? unconfirmed.best,
      scanned: found.scanned + unconfirmed.scanned,
      scores: [...found.scores, ...unconfirmed.scores],
    };
  });
  // Prevents an unhandled rejection before `ranking` is awaited.
  ranking.catch(() => undefined);
  return { filtered, subject, query, ranking };
}

/** Returns the query that a language model derives; null if rules must derive it. */
async function deriveByModel(
  { languageModel }: SearchServices,
  { query, seeds }: LookalikeSearch,
  signal: AbortSignal,
): Promise<string | null> {
  if (seeds.length === 0 || !languageModel) return null;
  const derived = await deriveQueryByModel(languageModel, seeds, query, withTimeout(signal));
  signal.throwIfAborted();
  return derived;
}

/** Returns the query that rules derive. Prefers words that the companies most similar to the seeds also use. */
async function deriveByRules(
  { readTexts }: SearchServices,
  { model }: CatalogueState,
  seeds: readonly SearchCompany[],
  ranked: readonly RankedCompany[],
): Promise<string> {
  const peers = await readTexts(ranked.slice(0, MAX_PEERS).map(({ companyId }) => companyId));
  return describeSeeds(model, seeds, peers) ?? joinSeedNames(seeds);
}

async function writeReasons(
  services: SearchServices,
  { companies, interpret = true, onlyRules, ...asked }: MatchReasonRequest,
  signal: AbortSignal,
): Promise<string[]> {
  const state = await services.catalogue.state();
  const { model } = state;
  const corrected = await correctQuery(services, { query: asked.query, interpret }, state);
  const { query, seeds } = await findNamedCompanies(services, { ...asked, query: corrected.query, interpret }, model);
  const searchedFor = {
    query: query ? subjectOrAll(interpret ? readQuery(query) : readLiterally(query)) : null,
    seeds,
  };
  const languageModel = onlyRules ? undefined : services.languageModel;
  const byModel = languageModel
    ? await matchReasonsByModel(languageModel, searchedFor, companies, withTimeout(signal))
    : [];
  signal.throwIfAborted();
  const byRules = matchReasons(model, searchedFor, companies);
  return byRules.map((reason, at) => byModel[at] ?? reason);
}
