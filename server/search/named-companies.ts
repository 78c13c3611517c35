import type { NamedSeed, Seeds } from "../catalogue/queries-seeds.ts";
import { type PossibleName, possibleNames, readNamedCompanies, type SearchModel } from "../search-engine/public.ts";
import { isCommonWord } from "../text/public.ts";
import { countUsing } from "./query-filters.ts";
import type { NamedCompany, SearchCompany } from "./search.ts";

export interface NamingServices {
  /** Lists the company that each name or website most likely means. */
  readonly listNamedSeeds: (names: readonly string[]) => Promise<NamedSeed[]>;
  /** Finds companies by domain, and the ids that a search must omit because these companies are its seeds. */
  readonly resolveSeeds: (domains: readonly string[]) => Promise<Pick<Seeds, "companies" | "omittedCompanyIds">>;
}

interface NamingRequest {
  readonly query: string | null;
  readonly interpret?: boolean | undefined;
  readonly seeds: readonly SearchCompany[];
}

export interface RequestWithoutNames {
  readonly query: string | null;
  /** The seeds of the request and the companies that its query names, in order of id. */
  readonly seeds: readonly SearchCompany[];
  readonly named: readonly NamedCompany[];
  /** The ids that the search must omit because of the companies that the query names. */
  readonly namedCompanyIds: readonly number[];
  readonly unknown: readonly string[];
}

/** A common word that a larger share of the companies uses describes an activity, and is not a name. */
const MAX_SHARE_OF_NAME = 0.0015;
/** Words that match no company are an unknown company's name only if at most this many companies use them. */
const MAX_USING_UNKNOWN = 2;

/**
 * Removes example companies from a query, such as "Acme" in "alternatives to Acme". The companies become seeds.
 */
export async function findNamedCompanies(
  services: NamingServices,
  { query, interpret = true, seeds }: NamingRequest,
  model: SearchModel,
): Promise<RequestWithoutNames> {
  const possible = query === null || !interpret ? [] : possibleNames(query);
  const known = new Map(
    possible.length === 0
      ? []
      : (await services.listNamedSeeds(possible.map(({ text }) => text))).map((seed) => [seed.wanted, seed]),
  );
  const { rest, named, unknown } = readNamedCompanies(query ?? "", (name) => {
    const seed = known.get(name.text);
    if (seed !== undefined) return isCompanyName(name, seed, model) ? seed : undefined;
    return isUnknownName(name, model) ? "unknown" : undefined;
  });
  const domains = [...new Set(named.map(({ company }) => company.domain))];
  const found = domains.length === 0 ? undefined : await services.resolveSeeds(domains);
  const byDomain = new Map(found?.companies.map((company) => [company.domain, company]));
  const sent = new Set(seeds.map(({ id }) => id));
  return {
    query: query === null ? null : rest,
    seeds: [...seeds, ...(found?.companies.filter(({ id }) => !sent.has(id)) ?? [])].sort((a, b) => a.id - b.id),
    named: named.flatMap(({ text, company: { domain } }) => {
      const company = byDomain.get(domain);
      return company === undefined ? [] : [{ domain, name: company.name, text }];
    }),
    namedCompanyIds: found?.omittedCompanyIds ?? [],
    unknown,
  };
}

/** Returns whether words are the name of a company. A common word in lower case is not: "milk alternatives". */
function isCompanyName(
  { text, isCertain, isCapitalised }: PossibleName,
  { is_exact: isExact }: NamedSeed,
  model: SearchModel,
): boolean {
  const isPlain = isPlainWord(text, model);
  return isExact ? isCertain || isCapitalised || !isPlain : (isCertain || isCapitalised) && !isPlain;
}

function isPlainWord(text: string, model: SearchModel): boolean {
  const isCommon = text.split(/[\s-]+/).every((word) => isCommonWord(word));
  return isCommon && countUsing(text, model) > MAX_SHARE_OF_NAME * model.companies;
}

function isUnknownName({ text, isCertain, isCapitalised }: PossibleName, model: SearchModel): boolean {
  if (!isCapitalised && (!isCertain || isCommonWord(text))) return false;
  return isCertain && isCapitalised ? !isPlainWord(text, model) : countUsing(text, model) <= MAX_USING_UNKNOWN;
}
