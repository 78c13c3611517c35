import type { CandidateSource, EmbedTexts, QueryParts } from "../search-engine/public.ts";

/** The state that a search uses from beginning to end, even if a newly trained model takes over during it. */
export interface CatalogueState extends QueryParts {
  readonly candidates: CandidateSource;
  /** Absent without an embeddings model. */
  readonly embedTexts?: EmbedTexts | undefined;
  /** Whether the catalogue has grown so much since the model was trained that another is being trained. */
  readonly isOutgrown: boolean;
  /** Whether companies wait for their first vector of the embeddings model. */
  readonly isEmbedding?: boolean;
}
