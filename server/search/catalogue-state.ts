import type { CandidateSource, QueryParts } from "../search-engine/public.ts";

/** The state that a search uses from beginning to end, even if a newly trained model takes over during it. */
export interface CatalogueState extends QueryParts {
  readonly candidates: CandidateSource;
  /** Returns the vectors of texts by the embeddings model; null when it fails. Absent without one. */
  readonly embedTexts?: EmbedTexts | undefined;
  /** Whether the catalogue has grown so much since the model was trained that another is being trained. */
  readonly isOutgrown: boolean;
  /** Whether companies wait for their first vector of the embeddings model. */
  readonly isEmbedding?: boolean;
}

interface EmbedTexts {
  (texts: readonly string[], signal: AbortSignal): Promise<Float32Array[] | null>;
  /** The identity of the embeddings model. */
  readonly identity: string;
}
