import type { LanguageModel } from "../ports/language-model.ts";
import type { SearchModel } from "../search-engine/model/search-model.ts";
import { precisionCheck } from "../search-engine/ranking/precision-check.ts";
import type { RankedCompany } from "../search-engine/ranking/rank.ts";
import { checkPrecisionByModel } from "./language-model-tasks.ts";
import type { CompanyText, SearchControl } from "./search.ts";

/** What the precision check of an agentic search works with. */
export interface CheckServices {
  readonly model: SearchModel;
  readonly languageModel?: LanguageModel;
  readonly readTexts: (companyIds: readonly number[]) => Promise<CompanyText[]>;
  /** Ends what is asked of the language model, and nothing else. */
  readonly languageModelSignal: AbortSignal;
}

/** The candidates that passed, best first. `byModel` when the language model had a part in it. */
export interface Checked {
  companies: RankedCompany[];
  byModel: boolean;
}

const CHECKED_AT_ONCE = 200;
/** The language model checks this many of the best candidates: 20 questions. Rules check the others of a large bulk job. */
const MOST_BY_MODEL = 400;

/** Checks candidates in batches, best first, until enough of them fit. Those that do not are left out, so fewer than `limit` may remain. */
export async function checkCandidates(
  services: CheckServices,
  query: string,
  candidates: readonly RankedCompany[],
  limit: number,
  { signal, onProgress }: SearchControl,
): Promise<Checked> {
  const fits = precisionCheck(services.model, query);
  const fitting: RankedCompany[] = [];
  let byModel = false;
  for (let from = 0; from < candidates.length && fitting.length < limit; from += CHECKED_AT_ONCE) {
    onProgress?.({ message: "Checking the candidates", fraction: 0.2 + 0.8 * (from / candidates.length) });
    const batch = candidates.slice(from, from + CHECKED_AT_ONCE);
    const texts = new Map(
      (await services.readTexts(batch.map(({ companyId }) => companyId))).map((text) => [text.id, toSnakeCase(text)]),
    );
    const verdicts =
      from < MOST_BY_MODEL
        ? await askModel(
            services,
            query,
            batch.map(({ companyId }) => companyId),
            texts,
          )
        : new Map<number, boolean>();
    byModel ||= verdicts.size > 0;
    signal?.throwIfAborted();
    for (const company of batch) {
      const text = texts.get(company.companyId);
      if (text !== undefined && (verdicts.get(company.companyId) ?? fits(text))) fitting.push(company);
    }
  }
  return { companies: fitting.slice(0, limit), byModel };
}

/** Returns for each company whether it clearly fits a query. What the language model does not answer in time is checked by rules. */
export async function checkFit(
  services: Omit<CheckServices, "readTexts">,
  query: string,
  companies: readonly CompanyText[],
): Promise<boolean[]> {
  const passesRules = precisionCheck(services.model, query);
  const texts = companies.map(toSnakeCase);
  const verdicts = await askModel(
    services,
    query,
    texts.map((_text, place) => place),
    new Map(texts.entries()),
  );
  return texts.map((text, place) => verdicts.get(place) ?? passesRules(text));
}

type Text = Parameters<ReturnType<typeof precisionCheck>>[0];

/** The language model's verdicts by company; those it gave no readable answer on are missing. */
async function askModel(
  { languageModel, languageModelSignal }: Pick<CheckServices, "languageModel" | "languageModelSignal">,
  query: string,
  companyIds: readonly number[],
  texts: ReadonlyMap<number, Text>,
): Promise<Map<number, boolean>> {
  const readable = companyIds.filter((companyId) => texts.has(companyId));
  if (languageModel === undefined || languageModelSignal.aborted) return new Map();
  const verdicts = await checkPrecisionByModel(
    languageModel,
    query,
    readable.map((id) => texts.get(id)!),
    languageModelSignal,
  );
  return new Map(
    readable.flatMap((id, at) => (typeof verdicts[at] === "boolean" ? [[id, verdicts[at]] as const] : [])),
  );
}

function toSnakeCase({ name, oneLiner, description }: CompanyText): Text {
  return { name, one_liner: oneLiner, description };
}
