import type { Filters } from "../filters/read-filters.ts";
import type { VectorFilter } from "../ports/vector-search.ts";
import type { CompanyText, Correction, ExpectedTotal } from "../search-engine/public.ts";

/** Finds companies by their activity. Other families use the search through this interface. */
export interface CompanySearch {
  /**
   * Ranks the companies most similar to the query, to the seeds, or to the seeds with the query as a condition.
   *
   * The ranking contains only companies that pass the filters, each once. An unknown value passes only if
   * `includeUnknown` is true. The ranking omits the seeds, `omittedCompanyIds` and companies that the workspace blocks.
   * The same request over the same catalogue gives the same ranking.
   */
  lookalikes(request: LookalikeSearch, control?: SearchControl): Promise<LookalikeRanking>;

  /** Returns, for each company, a sentence that explains how it is similar to the query and the seeds. */
  matchReasons(request: MatchReasonRequest, control?: SearchControl): Promise<string[]>;

  /** Returns, for each company, whether it clearly fits a description. The language model or rules decide. */
  fits(
    request: { readonly query: string; readonly companies: readonly SearchCompany[] },
    control?: SearchControl,
  ): Promise<boolean[]>;

  /** Ranks the companies that fit a description of traits. Omits companies that the workspace blocks. */
  traits(request: TraitSearch, control?: SearchControl): Promise<TraitRanking>;

  /** Returns the embeddings model's vector of a text, and the model's identity; null if there is no model. */
  embed(request: { readonly text: string }, control?: SearchControl): Promise<EmbeddedText | null>;
}

export interface EmbeddedText {
  readonly identity: string;
  readonly vector: Float32Array;
}

/** What companies are compared with: a query, seeds or both. */
interface MatchSubject {
  readonly query: string | null;
  /** In any order. */
  readonly seeds: readonly SearchCompany[];
}

export interface MatchReasonRequest extends MatchSubject {
  readonly companies: readonly SearchCompany[];
  /** The same as `interpret` of the search. */
  readonly interpret?: boolean | undefined;
  /** Whether only rules write the reasons, because a bulk job needs up to 10,000 of them. */
  readonly onlyRules?: boolean;
}

export interface LookalikeSearch extends MatchSubject {
  readonly workspaceId: number;
  readonly searchType: "semantic" | "agentic";
  readonly filters: CompanyFilters;
  /** Whether the query is interpreted. If false, all its words describe the activity. Default: true. */
  readonly interpret?: boolean | undefined;
  /** Whether companies for which a required fact is unknown are ranked after the matching companies. Default: false. */
  readonly includeUnknown?: boolean | undefined;
  /** Kinds and activities of companies to exclude, each in a few words. */
  readonly exclude?: readonly string[] | undefined;
  /** The seeds, other companies of their owners, and results that the caller already has. */
  readonly omittedCompanyIds: readonly number[];
  /** Companies to exclude, in addition to those that the workspace blocks. Can be very many. */
  readonly excludedCompanyIds?: readonly number[] | undefined;
  /** The number of companies to return, 1 to 10,000. A few more are returned, because callers drop duplicates. */
  readonly limit: number;
  /** Companies with a lower score are excluded. Default: the service's setting. */
  readonly minScore?: number | undefined;
}

/** A semantic search for at most 100 companies, with or without seeds. */
export interface TraitSearch
  extends Omit<LookalikeSearch, "searchType" | "excludedCompanyIds" | "seeds" | "omittedCompanyIds">,
    Partial<Pick<LookalikeSearch, "seeds" | "omittedCompanyIds">> {}

/** The filters that the index applies. */
export type CompanyFilter = VectorFilter;

/** The filters of results, under their names in the contract. Countries are alpha-3 codes. */
export type CompanyFilters = Filters<"IcpFilters">;

/** How a query was interpreted. Callers can send back each part, with `text` as the query and `interpret` false. */
export interface Interpretation {
  /** The subject of the search; "" if the query contains only conditions. */
  readonly text: string;
  /** The conditions of the query, without those that the request overrides. */
  readonly filters: CompanyFilters;
  readonly exclude: readonly string[];
  /** Words that are neither searched for nor a condition, and names of filters that the request overrides. */
  readonly ignored: readonly string[];
  /** The query's example companies, which callers send back as seeds. */
  readonly seeds: readonly NamedCompany[];
  /** The words of the query that were corrected. `text` and `filters` include the corrections. */
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
  /** The completed share of the search, from 0 to 1. */
  readonly fraction: number;
}

export interface CompanyMatch {
  readonly companyId: number;
  /**
   * The probability that a person considers this result relevant, from 0 to 1. Decreases along the ranking, unless
   * `includeUnknown` is true.
   */
  readonly score: number;
}

interface TraitRanking {
  /** Best first. */
  readonly matches: readonly CompanyMatch[];
  /** How the query was interpreted or why few companies were found; null if there is nothing to report. */
  readonly notice: string | null;
  /** Null if there is no query, or `interpret` is false. */
  readonly interpretation: Interpretation | null;
}

export interface LookalikeRanking extends TraitRanking {
  /** The expected number of relevant companies among those that were compared and score at least the minimum. */
  readonly expectedTotal: ExpectedTotal;
  /** The number of companies that were compared. */
  readonly scanned: number;
  /** A query that describes the seeds, at most 4,000 characters; null if there are no seeds. */
  readonly derivedQuery: string | null;
  /** The method that checked the candidates of an agentic search; null for a semantic search. */
  readonly agenticMethod: "language_model" | "rules" | null;
}

export interface SearchCompany extends CompanyText {
  readonly id: number;
}
