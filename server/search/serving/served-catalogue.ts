import type { CatalogueState } from "../catalogue-state.ts";
import type { Session } from "../queries-models.ts";

/** An index of one model's entries that serves searches. */
export interface ServedCatalogue {
  readonly state: CatalogueState;
  readonly modelId: number;
  readonly source: string;
  /** Applies the changes since the last call. After a failure, reads the same changes again. */
  follow(session: Session): Promise<Followed>;
  /** Makes searches use the vectors of an embeddings model. Returns their length; undefined if there are none. */
  followEmbeddings(session: Session, source: string, removed: readonly number[]): Promise<number | undefined>;
  size(): number;
  /** Returns the memory that the index takes in this process, in bytes. */
  memoryBytes(): { vectors: number; lexical: number };
  close(): Promise<void>;
}

/** The result of following the database once. */
export interface Followed {
  /** Whether changed companies wait for their entries. */
  readonly waiting: boolean;
  /** Whether a newer model or index should serve now. */
  readonly isSuperseded: boolean;
  /** Whether companies were added or changed. */
  readonly changed: boolean;
  readonly removed: readonly number[];
  /** Whether changes are missing in OpenSearch. */
  readonly isBehind?: boolean;
  /** Why OpenSearch is unavailable; undefined if it is available. */
  readonly unavailable?: string | undefined;
}

export interface CatalogueCallbacks {
  readonly onChange: () => void;
  /** Called with the number of companies loaded so far. */
  readonly onProgress: (loaded: number) => void;
}

/** Opens the serving catalogue. Returns null if there is none yet. */
export type OpenCatalogue = (session: Session, callbacks: CatalogueCallbacks) => Promise<ServedCatalogue | null>;
