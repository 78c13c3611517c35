import type { CandidateSource, EmbedTexts, QueryParts } from "../search-engine/public.ts";

/** The state that a search uses throughout, even if a newer model takes over before the search ends. */
export interface CatalogueState extends QueryParts {
  readonly candidates: CandidateSource;
  /** Absent if there is no embeddings model. */
  readonly embedTexts?: EmbedTexts | undefined;
  /** Whether the catalogue has grown so much since the model was trained that a new model is due. */
  readonly isOutgrown: boolean;
  /** Whether some companies do not have their first vector of the embeddings model yet. */
  readonly isEmbedding?: boolean;
}
