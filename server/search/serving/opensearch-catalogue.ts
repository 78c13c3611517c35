import { type CompanyIndex, SearchEngineUnavailable, SearchIndexMissing } from "../../ports/company-index.ts";
import { type EntryReader, FrequentTerms, OpenSearchCandidates, readModel } from "../../search-engine/public.ts";
import type { CatalogueState } from "../catalogue-state.ts";
import { findEmbeddingField, type Indexing, searchIndexName } from "../indexing/fill.ts";
import { findServingIndex, findServingState, type IndexRow, type ServingState } from "../indexing/queries.ts";
import { findVectors } from "../queries-embeddings.ts";
import { findStoredModel, type Session } from "../queries-models.ts";
import { isRebuildDue } from "../rebuild-due.ts";
import { findEntries } from "./queries.ts";
import type { CatalogueCallbacks, Followed, ServedCatalogue } from "./served-catalogue.ts";

interface IndexedCatalogueOptions extends Pick<Indexing, "indexes" | "prefix" | "sources"> {
  /** Reads entries. A pool, because several searches run at the same time. */
  readonly pool: Session;
}

/** A catalogue whose index is in OpenSearch. Only the model is in this process. */
export class OpenSearchCatalogue implements ServedCatalogue {
  readonly state: CatalogueState & { isOutgrown: boolean };
  readonly modelId: number;
  readonly source: string;
  readonly #indexId: number;
  readonly #sources: readonly string[];
  readonly #index: CompanyIndex;
  readonly #candidates: OpenSearchCandidates;
  readonly #onChange: () => void;
  #companies: number;
  #indexed: string;
  #embeddings: Pick<ServingState, "embeddings_source" | "embeddings_dimensions">;
  /** The embeddings model whose vectors searches read. */
  #embeddingsSource = "";

  private constructor(
    row: IndexRow,
    { source, content }: { source: string; content: NonNullable<ReturnType<typeof readModel>> },
    { indexes, prefix, sources, pool }: IndexedCatalogueOptions,
    { onChange }: CatalogueCallbacks,
  ) {
    this.modelId = row.model_id;
    this.source = source;
    this.#indexId = row.id;
    this.#sources = sources;
    this.#onChange = onChange;
    this.#companies = row.companies;
    this.#indexed = row.indexed;
    this.#embeddings = row;
    this.#index = indexes.open(searchIndexName(prefix, row.id));
    const reader: EntryReader = {
      entries: (companyIds) => findEntries(pool, row.model_id, companyIds),
      embeddings: (companyIds) => findVectors(pool, this.#embeddingsSource, companyIds),
    };
    const terms = new FrequentTerms(row.terms!);
    this.#candidates = new OpenSearchCandidates(this.#index, reader, terms);
    this.state = { model: content, terms, candidates: this.#candidates, isOutgrown: false };
  }

  /** Opens the serving index. Returns null if no index serves, or this release cannot read its model. */
  static async open(
    session: Session,
    options: IndexedCatalogueOptions,
    callbacks: CatalogueCallbacks,
  ): Promise<OpenSearchCatalogue | null> {
    const row = await findServingIndex(session);
    if (row === null || row.terms === null) return null;
    const stored = await findStoredModel(session, row.model_id);
    const content = stored && readModel(stored.content);
    if (!stored || !content) return null;
    return new OpenSearchCatalogue(row, { source: stored.source, content }, options, callbacks);
  }

  async follow(session: Session): Promise<Followed> {
    const state = await findServingState(session, {
      indexId: this.#indexId,
      modelId: this.modelId,
      sources: this.#sources,
    });
    const changed = state.indexed !== null && state.indexed !== this.#indexed;
    if (changed) this.#onChange();
    this.#indexed = state.indexed ?? this.#indexed;
    this.#companies = state.companies ?? this.#companies;
    this.#embeddings = state;
    this.state.isOutgrown = state.built_for !== null && isRebuildDue(state.built_for, this.#companies);
    const unavailable = await this.#ping();
    return {
      waiting: state.waiting,
      isSuperseded: state.serving_id !== null && state.serving_id !== this.#indexId,
      changed,
      removed: [],
      isBehind: state.is_behind || unavailable instanceof SearchIndexMissing,
      unavailable: unavailable?.message,
    };
  }

  /** Returns the error if OpenSearch is unavailable. */
  async #ping(): Promise<SearchEngineUnavailable | undefined> {
    try {
      await this.#index.ping();
      return undefined;
    } catch (error) {
      if (error instanceof SearchEngineUnavailable) return error;
      throw error;
    }
  }

  async followEmbeddings(_session: Session, source: string): Promise<number | undefined> {
    const field = this.#embeddings.embeddings_source === source ? findEmbeddingField(this.#embeddings) : undefined;
    this.#embeddingsSource = source;
    this.#candidates.useEmbeddings(field);
    return field?.dimensions;
  }

  size(): number {
    return this.#companies;
  }

  memoryBytes(): { vectors: number; lexical: number } {
    return { vectors: 0, lexical: 0 };
  }

  async close(): Promise<void> {}
}
