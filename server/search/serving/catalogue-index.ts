import { chunks } from "../../lib/chunks.ts";
import type { VectorRows } from "../../ports/vector-search.ts";
import {
  decodeTerms,
  type LexicalEntry,
  LexicalIndex,
  MemoryCandidates,
  MemoryVectorSearch,
  numberTerms,
  readModel,
  type SearchModel,
  type TermDictionary,
} from "../../search-engine/public.ts";
import type { CatalogueState } from "../catalogue-state.ts";
import { findNewestModel, findStoredModel, readHorizon, type Session, type StoredModel } from "../queries-models.ts";
import { isRebuildDue } from "../rebuild-due.ts";
import { EmbeddingIndex } from "./embedding-index.ts";
import { type EntryPage, findEntries, listChanges, listEntriesAfter } from "./queries.ts";
import type { CatalogueCallbacks, Followed, ServedCatalogue } from "./served-catalogue.ts";

/** The source of models that this release trains. Increase the number when training or reading changes. */
export const MODEL_VERSION = "trained-8";
/** The sources of models that earlier releases trained. These models serve until this release has trained one. */
export const COMPATIBLE_VERSIONS = [
  "trained-7",
  "trained-6",
  "trained-5",
  "trained-4",
  "trained-3",
  "trained-2",
  "trained",
];

/** The number of entries read at a time: 2 MB of vectors. */
const PAGE = 8_192;
/** The number of entries in a block of the lexical index. */
const BLOCK = 65_536;

interface CatalogueIndexOptions {
  /** The sources of models that this process can serve, preferred source first. */
  readonly sources: readonly string[];
  readonly threads: number;
  /** Called if a thread of the index has ended or hangs, because every later search would fail. */
  readonly onThreadFailure: (error: Error) => void;
}

/** A loaded model. `since` is the id of the transaction from which changes are read. */
interface LoadedModel {
  readonly modelId: number;
  readonly stored: StoredModel;
  readonly model: SearchModel;
  readonly since: string;
}

/** The index of one model's entries, loaded from the database and kept up to date. */
export class CatalogueIndex implements ServedCatalogue {
  readonly state: CatalogueState & { isOutgrown: boolean };
  readonly modelId: number;
  readonly source: string;
  readonly #options: CatalogueIndexOptions;
  readonly #callbacks: CatalogueCallbacks;
  readonly #vectors: MemoryVectorSearch;
  readonly #lexical: LexicalIndex;
  readonly #candidates: MemoryCandidates;
  #embeddings: EmbeddingIndex | undefined;
  #since: string;
  /** Applied changes that are read again, because a transaction that began before them is still running. */
  #applied = new Map<number, string>();

  private constructor(
    options: CatalogueIndexOptions,
    callbacks: CatalogueCallbacks,
    { modelId, stored, model, since }: LoadedModel,
  ) {
    this.#options = options;
    this.#callbacks = callbacks;
    this.modelId = modelId;
    this.source = stored.source;
    this.#vectors = new MemoryVectorSearch(stored.dimensions, options.threads, options.onThreadFailure);
    this.#lexical = new LexicalIndex(options.threads, options.onThreadFailure);
    this.#since = since;
    this.#candidates = new MemoryCandidates(this.#vectors, this.#lexical);
    this.state = { model, terms: this.#lexical.dictionary, candidates: this.#candidates, isOutgrown: false };
  }

  /** Loads the newest model and its entries. Returns null if there is no model, or this release cannot read it. */
  static async load(
    session: Session,
    options: CatalogueIndexOptions,
    callbacks: CatalogueCallbacks,
  ): Promise<CatalogueIndex | null> {
    const modelId = await findNewestModel(session, options.sources);
    if (modelId === null) return null;
    const since = await readHorizon(session);
    const stored = await findStoredModel(session, modelId);
    const model = stored && readModel(stored.content);
    if (!stored || !model) return null;
    const index = new CatalogueIndex(options, callbacks, { modelId, stored, model, since });
    try {
      await index.#load(session);
    } catch (error) {
      await index.close();
      throw error;
    }
    return index;
  }

  async follow(session: Session): Promise<Followed> {
    const { modelId } = this;
    const { horizon, entries, removed, waiting, newestModelId, builtFor } = await listChanges(
      session,
      modelId,
      this.#since,
      this.#options.sources,
    );
    const fresh = entries
      .filter(({ companyId, changedXid }) => this.#applied.get(companyId) !== changedXid)
      .map(({ companyId }) => companyId);
    if (fresh.length > 0) this.#callbacks.onChange();
    for (const companyIds of chunks(fresh, PAGE)) await this.#apply(await findEntries(session, modelId, companyIds));
    const gone = removed.filter((companyId) => this.#applied.get(companyId) !== "removed");
    if (gone.length > 0) await this.#remove(gone);
    this.#since = horizon;
    this.#applied = new Map([
      ...entries
        .filter(({ changedXid }) => BigInt(changedXid) >= BigInt(horizon))
        .map(({ companyId, changedXid }) => [companyId, changedXid] as const),
      ...removed.map((companyId) => [companyId, "removed"] as const),
    ]);
    this.state.isOutgrown = builtFor !== null && isRebuildDue(builtFor, this.#vectors.size);
    const isSuperseded = newestModelId !== null && newestModelId !== modelId;
    return { waiting, isSuperseded, changed: fresh.length > 0, removed: gone };
  }

  async followEmbeddings(session: Session, source: string, removed: readonly number[]): Promise<number | undefined> {
    this.#embeddings ??= new EmbeddingIndex({ ...this.#options, source });
    await this.#embeddings.follow(session);
    await this.#embeddings.remove(removed);
    this.#candidates.useEmbeddings(this.#embeddings.vectors);
    return this.#embeddings.vectors?.dimensions;
  }

  memoryBytes(): { vectors: number; lexical: number } {
    return { vectors: this.#vectors.memoryBytes(), lexical: this.#lexical.memoryBytes() };
  }

  size(): number {
    return this.#vectors.size;
  }

  async close(): Promise<void> {
    await Promise.all([this.#vectors.close(), this.#lexical.close(), this.#embeddings?.close()]);
  }

  async #load(session: Session): Promise<void> {
    const { modelId } = this;
    const block = [];
    let loaded = 0;
    let storing: Promise<void> = Promise.resolve();
    let next = listEntriesAfter(session, modelId, -1, PAGE);
    for (let page = await next; page !== null; page = await next) {
      // Reads the next page while this page is stored.
      next = listEntriesAfter(session, modelId, page.companyIds.at(-1)!, PAGE);
      next.catch(() => undefined);
      await storing;
      storing = this.#store(page);
      storing.catch(() => undefined);
      block.push(...lexicalEntries(page, this.#lexical.dictionary));
      if (block.length + PAGE > BLOCK) this.#lexical.load(block.splice(0));
      loaded += page.companyIds.length;
      this.#callbacks.onProgress(loaded);
    }
    await storing;
    if (block.length > 0) this.#lexical.load(block);
  }

  async #apply(page: EntryPage | null): Promise<void> {
    if (page === null) return;
    await this.#store(page);
    this.#lexical.replace(lexicalEntries(page, this.#lexical.dictionary));
  }

  async #store(page: EntryPage): Promise<void> {
    await this.#vectors.upsert(vectorRows(page));
  }

  async #remove(companyIds: readonly number[]): Promise<void> {
    await this.#vectors.remove(companyIds);
    this.#lexical.remove(companyIds);
  }
}

export function vectorRows(page: EntryPage): VectorRows {
  return {
    companyIds: page.companyIds,
    vectors: Float32Array.from(page.vectors),
    attributes: Array.from(page.companyIds, (_, at) => attributesAt(page, at)),
  };
}

function attributesAt({ employees, stages, countries }: EntryPage, at: number) {
  return {
    employeeCount: employees[at] === -1 ? null : employees[at]!,
    fundingStage: stages[at] || null,
    headquartersCountry: countries[at] || null,
  };
}

function lexicalEntries(page: EntryPage, dictionary: TermDictionary): LexicalEntry[] {
  let start = 0;
  return Array.from(page.companyIds, (companyId, at) => {
    const end = start + page.termBytes[at]!;
    const bytes = page.terms.subarray(start, end);
    start = end;
    return { companyId, ...attributesAt(page, at), terms: numberTerms(decodeTerms(bytes), dictionary) };
  });
}
