import type { LanguageModel } from "../ports/language-model.ts";
import type { CatalogueState } from "./catalogue-state.ts";
import { checkFit } from "./check-candidates.ts";
import { type ListCompanyIdsInCities, readHeadquarters } from "./headquarters.ts";
import type { CompanySearch } from "./search.ts";

/** The services that compare companies with a description. */
export interface FitServices {
  /** Returns the current catalogue. Rejects while it is being loaded. */
  readonly catalogue: { state(): Promise<CatalogueState> };
  readonly listCompanyIdsInCities: ListCompanyIdsInCities;
  /** Lists the given companies that have their headquarters in the given countries. */
  readonly listCompanyIdsInCountries: (
    companyIds: readonly number[],
    countries: readonly string[],
  ) => Promise<number[]>;
  /** Without one, rules derive queries, check candidates and write reasons. */
  readonly languageModel?: LanguageModel;
}

/** The number of employees in a description, such as "with 50+ staff": texts of companies do not say it. */
const SIZE =
  /\b(?:with|of|having)? *(?:more than|over|at least|up to|under|less than)? *\d[\d.,]*k?\+?(?: *(?:-|–|to) *\d[\d.,]*k?)?\+? (?:staff|employees|people|fte)\b/gi;

/** A description of any company: what is left of "companies in the US" without the place. */
const ANY_COMPANY = /^(?:(?:all |any )?(?:companies|company|startups?|businesses|firms?))?$/i;

/**
 * Returns for each company whether it clearly fits a description. Places in the description restrict the headquarters.
 */
export async function findFitting(
  services: FitServices,
  { query, companies }: Parameters<CompanySearch["fits"]>[0],
  languageModelSignal: AbortSignal,
): Promise<boolean[]> {
  const state = await services.catalogue.state();
  const { filter, only, ...placed } = await readHeadquarters(query, {}, state.model, services.listCompanyIdsInCities);
  const ids = companies.map(({ id }) => id);
  const countries = filter.headquartersCountries ?? [];
  const inCountries = new Set(countries.length === 0 ? ids : await services.listCompanyIdsInCountries(ids, countries));
  const candidates = companies.filter(({ id }) => inCountries.has(id) && (only?.has(id) ?? true));
  const text = placed.text.replace(SIZE, "").trim();
  const verdicts =
    ANY_COMPANY.test(text) || candidates.length === 0
      ? candidates.map(() => true)
      : await checkFit({ ...services, languageModelSignal }, text, candidates, state);
  const fitting = new Set(candidates.filter((_, at) => verdicts[at]).map(({ id }) => id));
  return ids.map((id) => fitting.has(id));
}
