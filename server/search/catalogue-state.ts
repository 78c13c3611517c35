import type { CandidateSource, QueryParts } from "../search-engine/public.ts";
import type { CompanyFilter } from "./search.ts";

/** What a search uses from beginning to end, even if a newly trained model takes over meanwhile. */
export interface CatalogueState extends QueryParts {
  readonly candidates: CandidateSource<CompanyFilter>;
  /**
   * Returns the vector of a text from an endpoint; null when it fails. Absent when the trained model computes vectors.
   */
  readonly embedText?: (text: string, signal: AbortSignal) => Promise<Float32Array | null>;
  /** The dimensions of the companies' vectors. */
  readonly dimensions: number;
  /** Whether the catalogue has grown so much since the model was trained that another is being trained. */
  readonly isOutgrown: boolean;
}
