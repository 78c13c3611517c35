import type { CatalogueState } from "../catalogue-state.ts";
import type { Session } from "../queries-models.ts";

/** The index of one model's entries that serves searches. */
export interface ServedCatalogue {
  readonly state: CatalogueState;
  readonly modelId: number;
  readonly source: string;
  /** Reads the changes since the last time. After a failure, the same changes are read again. */
  follow(session: Session): Promise<Followed>;
  /** Sets the vectors of an embeddings model that searches use. Returns their length; undefined without any. */
  followEmbeddings(session: Session, source: string, removed: readonly number[]): Promise<number | undefined>;
  size(): number;
  /** Bytes in this process. */
  memoryBytes(): { vectors: number; lexical: number };
  close(): Promise<void>;
}

/** The result of following the database once. */
export interface Followed {
  readonly waiting: boolean;
  /** Whether another model or index should serve now. */
  readonly isSuperseded: boolean;
  /** Whether companies were added or changed. */
  readonly changed: boolean;
  readonly removed: readonly number[];
  /** Whether OpenSearch lacks changes. */
  readonly isBehind?: boolean;
  /** Why it is unavailable; undefined if it is available. */
  readonly unavailable?: string | undefined;
}

/** The callbacks while a catalogue is opened and followed. */
export interface CatalogueCallbacks {
  readonly onChange: () => void;
  /** Called with the number of companies loaded so far. */
  readonly onProgress: (loaded: number) => void;
}

/** Opens the serving catalogue. Null if there is none yet. */
export type OpenCatalogue = (session: Session, callbacks: CatalogueCallbacks) => Promise<ServedCatalogue | null>;
