import type { CatalogueState } from "../catalogue-state.ts";
import type { Session } from "../queries-models.ts";

/** An index of one model's entries that searches are served with. */
export interface ServedCatalogue {
  readonly state: CatalogueState;
  readonly modelId: number;
  readonly source: string;
  /** Learns what changed since the last time. After a failure, the same changes are learnt again. */
  follow(session: Session): Promise<Followed>;
  /** Lets searches use the vectors of an embeddings model. Returns their length; undefined without any. */
  followEmbeddings(session: Session, source: string, removed: readonly number[]): Promise<number | undefined>;
  /** Sets what embeds the queries of searches; undefined for nothing. */
  embedQueries(embedTexts: CatalogueState["embedTexts"]): void;
  size(): Promise<number>;
  /** Bytes in this process. */
  memoryBytes(): Promise<{ vectors: number; lexical: number }>;
  close(): Promise<void>;
}

/** The result of following the database once. */
export interface Followed {
  readonly waiting: boolean;
  /** Whether another model or index is to serve now. */
  readonly isSuperseded: boolean;
  /** Whether companies were added or changed. */
  readonly changed: boolean;
  readonly removed: readonly number[];
  /** Whether the search engine outside lacks something. */
  readonly isBehind?: boolean;
  /** Why it cannot serve now; undefined when it can. */
  readonly away?: string | undefined;
}

/** What a catalogue calls while it is opened and followed. */
export interface CatalogueCallbacks {
  readonly onChange: () => void;
  /** Called with the number of companies loaded so far. */
  readonly onProgress: (loaded: number) => void;
}

/** Opens the catalogue to serve with. Null when there is none yet. */
export type OpenCatalogue = (session: Session, callbacks: CatalogueCallbacks) => Promise<ServedCatalogue | null>;
