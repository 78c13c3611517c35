import type { Filters } from "../filters/read-filters.ts";
import type { VectorFilter } from "../ports/vector-search.ts";
import type { CompanyText, Correction, ExpectedTotal } from "../search-engine/public.ts";

/** Finds companies by their activity: the part of the search that other families use. */
export interface CompanySearch {
  /**
   * Ranks the companies most similar to the query, to the seeds, or to the seeds with the query as a condition.
   *
   * The ranking contains no seed, no company that the workspace blocks, none of `omittedCompanyIds`, no company twice,
   * and only companies that pass the filter; an unknown value passes only with `includeUnknown`. The same request over
   * the same catalogue gives the same ranking.
   */
  lookalikes(request: LookalikeSearch, control?: SearchControl): Promise<LookalikeRanking>;

  /** Returns a sentence on the similarity of each company to the request, one page at a time. */
  matchReasons(request: MatchReasonRequest, control?: SearchControl): Promise<string[]>;

  /** Returns for each company whether it clearly fits a description, by the language model or by rules. */
  fits(
    request: { readonly query: string; readonly companies: readonly SearchCompany[] },
    control?: SearchControl,
  ): Promise<boolean[]>;

  /** Ranks the companies that fit a description of traits, without those that the workspace blocks. */
  traits(request: TraitSearch, control?: SearchControl): Promise<TraitRanking>;

  /** Returns the vector of a text by the embeddings model, with the model's identity; null without one. */
  embed(request: { readonly text: string }, control?: SearchControl): Promise<EmbeddedText | null>;
}

export interface EmbeddedText {
  readonly identity: string;
  readonly vector: Float32Array;
}

/** A lookalike search: a query, seeds or both. */
interface MatchSubject {
  readonly query: string | null;
  /** In any order. */
  readonly seeds: readonly SearchCompany[];
}

export interface MatchReasonRequest extends MatchSubject {
  readonly companies: readonly SearchCompany[];
  /** As in the search. */
  readonly interpret?: boolean | undefined;
  /** Calls no language model, because a bulk job has up to 10,000 reasons to write. */
  readonly onlyRules?: boolean;
}

export interface LookalikeSearch extends MatchSubject {
  readonly workspaceId: number;
  readonly searchType: "semantic" | "agentic";
  readonly filters: CompanyFilters;
  /** Whether the query is read. Otherwise, all of its words describe the activity. Default: true. */
  readonly interpret?: boolean | undefined;
  /** Whether companies for which a required fact is unknown follow the matching ones. Default: false. */
  readonly includeUnknown?: boolean | undefined;
  /** Excluded kinds and activities of companies, each in a few words. */
  readonly exclude?: readonly string[] | undefined;
  /** The seeds, other companies of their owners, and results that the caller already has. */
  readonly omittedCompanyIds: readonly number[];
  /** What the request excludes, in addition to the companies that the workspace blocks; possibly very many. */
  readonly excludedCompanyIds?: readonly number[] | undefined;
  /** How many companies are wanted, 1 to 10,000. A few more are returned: callers drop duplicates. */
  readonly limit: number;
  /** Companies with a lower score are excluded. Default: the service's setting. */
  readonly minScore?: number | undefined;
}

/** A lookalike search for at most 100 companies, with or without seeds. */
export interface TraitSearch
  extends Omit<LookalikeSearch, "searchType" | "excludedCompanyIds" | "seeds" | "omittedCompanyIds">,
    Partial<Pick<LookalikeSearch, "seeds" | "omittedCompanyIds">> {}

/** The filters that the index applies while it searches. */
export type CompanyFilter = VectorFilter;

/** Restricts the results, by the names of the account filters; countries are alpha-3 codes. */
export type CompanyFilters = Filters<"IcpFilters">;

/** The reading of a query. Each part can be sent back with the text, which is then taken literally. */
export interface Interpretation {
  /** The subject of the search; empty if the query has conditions only. */
  readonly text: string;
  /** The conditions of the query, without those that the request overrides. */
  readonly filters: CompanyFilters;
  readonly exclude: readonly string[];
  /** Words that are neither searched for nor a condition, and names of filters that the request overrides. */
  readonly ignored: readonly string[];
  /** The query's example companies. Each is sent back as a seed. */
  readonly seeds: readonly NamedCompany[];
  /** Words of the query that were corrected; `text` and the filters contain the corrections. */
  readonly corrections: readonly Correction[];
}

export interface NamedCompany {
  readonly domain: string;
  readonly name: string;
  /** The name in the query. */
  readonly text: string;
}

export interface SearchControl {
  readonly signal?: AbortSignal;
  /** Called from time to time with the progress of a long search. */
  readonly onProgress?: (progress: SearchProgress) => void;
}

export interface SearchProgress {
  /** The current step, such as "Checking the candidates". */
  readonly message: string;
  /** The completed part of the whole search, from 0 to 1. */
  readonly fraction: number;
}

export interface CompanyMatch {
  readonly companyId: number;
  /**
   * The probability that a person keeps this result, from 0 to 1. Decreases along the ranking, except with
   * `includeUnknown`.
   */
  readonly score: number;
}

interface TraitRanking {
  /** Best first. */
  readonly matches: readonly CompanyMatch[];
  /** How the query was interpreted or why little was found; null when there is nothing to report. */
  readonly notice: string | null;
  /** Null without a query, or if it was taken literally. */
  readonly interpretation: Interpretation | null;
}

export interface LookalikeRanking extends TraitRanking {
  /** The number of companies that a person keeps among those that were compared and score at least the minimum. */
  readonly expectedTotal: ExpectedTotal;
  /** The number of companies that were compared. */
  readonly scanned: number;
  /** A query that describes the seeds, at most 4,000 characters; null without seeds. */
  readonly derivedQuery: string | null;
  /** The method that derived the query and checked candidates in an agentic search; null for a semantic one. */
  readonly agenticMethod: "language_model" | "rules" | null;
}

export interface SearchCompany extends CompanyText {
  readonly id: number;
}
