import type { VectorFilter } from "../ports/vector-search.ts";

/** Finds companies by what they do. This is what other families may use of the search. */
export interface CompanySearch {
  /**
   * Ranks the companies most like the seeds, like the query, or like the seeds on condition of the query.
   *
   * The ranking holds no seed, none of `excludedCompanyIds`, no company twice, and only companies that meet the filter; one whose
   * value is unknown does not. The same request over the same catalogue gives the same ranking.
   */
  lookalikes(request: LookalikeSearch, control?: SearchControl): Promise<LookalikeRanking>;

  /**
   * What each company has in common with what was asked for: one plain sentence of at most 1,000 characters for each, in
   * the order given. Called for a page at a time, also long after the ranking and in another process. With `onlyRules` no language model
   * is asked: a bulk job has 10,000 reasons to write.
   */
  matchReasons(
    request: MatchSubject & { readonly onlyRules?: boolean },
    companies: readonly CompanyText[],
    signal?: AbortSignal,
  ): Promise<string[]>;

  /**
   * Returns for each company, in the order given, whether it clearly fits a description: the precision check of an agentic search, by the
   * language model or by rules.
   */
  fits(
    request: { readonly query: string; readonly companies: readonly CompanyText[] },
    signal?: AbortSignal,
  ): Promise<boolean[]>;

  /** Ranks the companies that a description of traits fits. */
  traits(request: TraitSearch, control?: SearchControl): Promise<TraitRanking>;
}

/** What lookalikes are ranked by. At least one of query and seeds is there. */
export interface MatchSubject {
  readonly query: string | null;
  /** The companies whose like is sought, in any order. */
  readonly seeds: readonly CompanyText[];
}

export interface LookalikeSearch extends MatchSubject {
  readonly searchType: "semantic" | "agentic";
  readonly filter: CompanyFilter;
  readonly excludedCompanyIds: readonly number[];
  /** 1 to 10,000, and a hundredth more to choose from. */
  readonly limit: number;
  /** Companies that people keep with a smaller chance than this are left out; by default the service's setting. */
  readonly minScore?: number | undefined;
}

export interface TraitSearch {
  readonly query: string;
  readonly filter: CompanyFilter;
  readonly excludedCompanyIds: readonly number[];
  /** 1 to 100. */
  readonly limit: number;
  /** As in a lookalike search. */
  readonly minScore?: number | undefined;
}

/** Which companies may be found. */
export type CompanyFilter = VectorFilter;

export interface SearchControl {
  readonly signal?: AbortSignal;
  /** Told now and then how far a long search is. */
  readonly onProgress?: (progress: SearchProgress) => void;
}

export interface SearchProgress {
  /** What is being done, in a few words: "Checking the candidates". */
  readonly message: string;
  /** Of the whole search, from 0 to 1. */
  readonly fraction: number;
}

export interface CompanyMatch {
  readonly companyId: number;
  /** The chance that a person keeps this result, 0 to 1. Falls along the ranking. */
  readonly score: number;
}

export interface TraitRanking {
  /** Best first. */
  readonly matches: readonly CompanyMatch[];
  /** How the query was understood or why little was found; null when there is nothing to say. */
  readonly notice: string | null;
}

export interface LookalikeRanking extends TraitRanking {
  /** The query made of the seeds, at most 4,000 characters; null without seeds. */
  readonly derivedQuery: string | null;
  /** Who did the thinking in an agentic search; null for a semantic one. */
  readonly agenticMethod: "language_model" | "rules" | null;
}

/** A company's own texts. */
export interface CompanyText {
  readonly id: number;
  readonly name: string;
  readonly oneLiner: string | null;
  readonly description: string | null;
  readonly industry: string | null;
  readonly tags: readonly string[];
}
