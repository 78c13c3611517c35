import type { LanguageModel } from "../ports/language-model.ts";
import { mentionsAll, type QuerySubject, queryForSubject, type RankedCompany, rank } from "../search-engine/public.ts";
import type { CatalogueState } from "./catalogue-state.ts";
import { type CorrectionServices, correctQuery } from "./corrections.ts";
import { checkPrecisionByModel } from "./language-model-tasks.ts";
import { applyQueryFilters, type FilterServices, withoutCounting } from "./query-filters.ts";
import type { CompanySearch, SearchCompany, SearchControl } from "./search.ts";

export interface CheckServices extends FilterServices, CorrectionServices {
  /** Returns the current catalogue. Rejects while it is being loaded. */
  readonly catalogue: { state(): Promise<CatalogueState> };
  /** Lists the texts of companies, in any order. Skips unknown ids. */
  readonly readTexts: (companyIds: readonly number[]) => Promise<SearchCompany[]>;
  /** If absent, rules derive queries, check candidates and write reasons. */
  readonly languageModel?: LanguageModel;
}

/** The companies that passed, best first. `byModel` is true if the language model checked some of the candidates. */
interface Checked {
  companies: RankedCompany[];
  byModel: boolean;
}

const CHECKED_AT_ONCE = 200;
/** The language model checks this many of the best candidates. Rules check the others. */
const MAX_BY_MODEL = 400;
/** The minimum score of companies that pass the check by rules. */
const MIN_SCORE_BY_RULES = 0.35;

/** Checks candidates in batches, best first, until `limit` of them pass. */
export async function checkCandidates(
  services: CheckServices,
  query: string,
  { candidates, limit }: { readonly candidates: readonly RankedCompany[]; readonly limit: number },
  { signal, onProgress }: SearchControl,
  languageModelSignal: AbortSignal,
): Promise<Checked> {
  const fitting: RankedCompany[] = [];
  let byModel = false;
  for (let from = 0; from < candidates.length && fitting.length < limit; from += CHECKED_AT_ONCE) {
    onProgress?.({ message: "Checking the candidates", fraction: 0.2 + 0.8 * (from / candidates.length) });
    const batch = candidates.slice(from, from + CHECKED_AT_ONCE);
    const verdicts =
      from < MAX_BY_MODEL ? await askModel(services, query, batch, languageModelSignal) : new Map<number, boolean>();
    byModel ||= verdicts.size > 0;
    signal?.throwIfAborted();
    fitting.push(...batch.filter(({ companyId, score }) => verdicts.get(companyId) ?? score >= MIN_SCORE_BY_RULES));
  }
  return { companies: fitting.slice(0, limit), byModel };
}

/** Returns the language model's verdicts by company id. Omits companies without a valid response. */
async function askModel(
  { languageModel, readTexts }: CheckServices,
  query: string,
  batch: readonly RankedCompany[],
  languageModelSignal: AbortSignal,
): Promise<Map<number, boolean>> {
  if (languageModel === undefined || languageModelSignal.aborted) return new Map();
  const found = new Map((await readTexts(batch.map(({ companyId }) => companyId))).map((text) => [text.id, text]));
  const texts = batch.flatMap(({ companyId }) => found.get(companyId) ?? []);
  const verdicts = await checkPrecisionByModel(languageModel, query, texts, languageModelSignal);
  return new Map(
    texts.flatMap(({ id }, at) => (typeof verdicts[at] === "boolean" ? [[id, verdicts[at]] as const] : [])),
  );
}

/** A description that fits any company, such as the rest of "companies in the US" after its place is removed. */
const ANY_COMPANY = /^(?:(?:all |any )?(?:companies|company|startups?|businesses|firms?))?$/i;

/** Returns, for each company, whether it clearly fits a description and its conditions, such as places. */
export async function findFitting(
  services: CheckServices,
  { query, companies }: Parameters<CompanySearch["fits"]>[0],
  signal: AbortSignal,
  languageModelSignal: AbortSignal,
): Promise<boolean[]> {
  const state = await services.catalogue.state();
  const corrected = await correctQuery(services, { query }, state);
  const filtered = await applyQueryFilters(
    withoutCounting(services),
    { query: corrected.query, filters: {} },
    state.model,
  );
  const { filters, allowedIds, reading, excludedSubjects } = filtered;
  const ids = companies.map(({ id }) => id);
  const matching =
    Object.keys(filters).length === 0 ? null : new Set(await services.listCompanyIdsMatching(filters, ids));
  const candidates = companies.filter(
    (company) =>
      (matching?.has(company.id) ?? true) &&
      (allowedIds?.has(company.id) ?? true) &&
      !excludedSubjects.some((subject) => mentionsAll(subject, company, state)),
  );
  const text = reading.subject?.text ?? "";
  const verdicts =
    reading.subject === null || ANY_COMPANY.test(text) || candidates.length === 0
      ? candidates.map(() => true)
      : await checkFit(
          services,
          state,
          { subject: reading.subject, companies: candidates },
          signal,
          languageModelSignal,
        );
  const fitting = new Set(candidates.filter((_, at) => verdicts[at]).map(({ id }) => id));
  return ids.map((id) => fitting.has(id));
}

/**
 * The minima of the check by rules: a company fits a description if a search for the description gives it this score,
 * or if their embeddings have this cosine. The minimum score is much lower than that of search results, because callers
 * may ask about any company, and unrelated companies score lower still. Chosen on test/search/descriptions.json, see
 * scripts/tools/evaluate/README.md.
 */
const MIN_FITTING = { score: 0.025, scoreWithoutModel: 0.05, cosine: 0.5 };

/** Returns, for each company, whether it clearly fits a query. If the language model does not answer, rules decide. */
async function checkFit(
  { languageModel }: CheckServices,
  state: CatalogueState,
  { subject, companies }: { readonly subject: QuerySubject; readonly companies: readonly SearchCompany[] },
  signal: AbortSignal,
  languageModelSignal: AbortSignal,
): Promise<boolean[]> {
  const verdicts =
    languageModel === undefined
      ? []
      : await checkPrecisionByModel(languageModel, subject.text, companies, languageModelSignal);
  signal.throwIfAborted();
  const undecided = companies.filter((_, at) => typeof verdicts[at] !== "boolean");
  const fitting = await fittingByRules(subject, undecided, state, signal);
  return companies.map((company, at) => verdicts[at] ?? fitting.has(company.id));
}

async function fittingByRules(
  subject: QuerySubject,
  companies: readonly SearchCompany[],
  state: CatalogueState,
  signal: AbortSignal,
): Promise<ReadonlySet<number>> {
  if (companies.length === 0) return new Set();
  const ids = companies.map(({ id }) => id);
  const query = await queryForSubject(state, subject, signal);
  const minScore = query.embedding ? MIN_FITTING.score : MIN_FITTING.scoreWithoutModel;
  const options = { limit: ids.length, filter: null, allowedIds: new Set(ids), minScore, signal };
  const found = new Set((await rank(state.candidates, query, options)).map(({ companyId }) => companyId));
  const cosines = query.embedding && (await state.candidates.embeddingCosines?.(query.embedding, ids));
  const fitting = companies.filter(({ id }, at) => found.has(id) || (cosines?.[at] ?? 0) >= MIN_FITTING.cosine);
  return new Set(fitting.map(({ id }) => id));
}
