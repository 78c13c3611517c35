import type { LanguageModel } from "../ports/language-model.ts";
import { coverageOf } from "../search-engine/lexical/coverage.ts";
import type { QueryParts } from "../search-engine/lexical/lexical-query.ts";
import type { RankedCompany } from "../search-engine/ranking/rank.ts";
import { queryFromText } from "../search-engine/ranking/ranking-query.ts";
import { checkPrecisionByModel } from "./language-model-tasks.ts";
import type { SearchCompany, SearchControl } from "./search.ts";

/** The services of the precision check of an agentic search. */
interface CheckServices {
  readonly languageModel?: LanguageModel;
  readonly readTexts: (companyIds: readonly number[]) => Promise<SearchCompany[]>;
  /** Aborts calls of the language model only. */
  readonly languageModelSignal: AbortSignal;
}

/** The companies that passed, best first. `byModel`: the language model checked some of them. */
interface Checked {
  companies: RankedCompany[];
  byModel: boolean;
}

const CHECKED_AT_ONCE = 200;
/** The language model checks this many of the best candidates, in 20 prompts. Rules check the others of a large bulk job. */
const MAX_BY_MODEL = 400;
/** By rules, companies with at least this score pass. */
const MIN_SCORE_BY_RULES = 0.35;
/** A company clearly fits a query if its words cover this share of it. */
const MIN_FITTING_COVERAGE = 0.5;

/** Checks candidates in batches, best first, until enough of them fit. Leaves out candidates that fail the check. */
export async function checkCandidates(
  services: CheckServices,
  query: string,
  candidates: readonly RankedCompany[],
  limit: number,
  { signal, onProgress }: SearchControl,
): Promise<Checked> {
  const fitting: RankedCompany[] = [];
  let byModel = false;
  for (let from = 0; from < candidates.length && fitting.length < limit; from += CHECKED_AT_ONCE) {
    onProgress?.({ message: "Checking the candidates", fraction: 0.2 + 0.8 * (from / candidates.length) });
    const batch = candidates.slice(from, from + CHECKED_AT_ONCE);
    const verdicts = from < MAX_BY_MODEL ? await askModel(services, query, batch) : new Map<number, boolean>();
    byModel ||= verdicts.size > 0;
    signal?.throwIfAborted();
    fitting.push(...batch.filter(({ companyId, score }) => verdicts.get(companyId) ?? score >= MIN_SCORE_BY_RULES));
  }
  return { companies: fitting.slice(0, limit), byModel };
}

/**
 * Returns for each company whether it clearly fits a query. Coverage decides when the language model does not respond
 * in time.
 */
export async function checkFit(
  { languageModel, languageModelSignal }: Pick<CheckServices, "languageModel" | "languageModelSignal">,
  query: string,
  companies: readonly SearchCompany[],
  parts: QueryParts,
): Promise<boolean[]> {
  const verdicts =
    languageModel === undefined
      ? []
      : await checkPrecisionByModel(languageModel, query, companies, languageModelSignal);
  const { lexical } = queryFromText(query, parts);
  return companies.map(
    (company, at) => verdicts[at] ?? coverageOf(lexical, company, parts.dictionary) >= MIN_FITTING_COVERAGE,
  );
}

/** Returns the language model's verdicts by company. Companies without a valid response are missing. */
async function askModel(
  { languageModel, languageModelSignal, readTexts }: CheckServices,
  query: string,
  batch: readonly RankedCompany[],
): Promise<Map<number, boolean>> {
  if (languageModel === undefined || languageModelSignal.aborted) return new Map();
  const found = new Map((await readTexts(batch.map(({ companyId }) => companyId))).map((text) => [text.id, text]));
  const texts = batch.flatMap(({ companyId }) => found.get(companyId) ?? []);
  const verdicts = await checkPrecisionByModel(languageModel, query, texts, languageModelSignal);
  return new Map(
    texts.flatMap(({ id }, at) => (typeof verdicts[at] === "boolean" ? [[id, verdicts[at]] as const] : [])),
  );
}
