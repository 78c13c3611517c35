import { toUnit } from "../../lib/to-unit.ts";
import type {
  CompanyConditions,
  CompanyIndex,
  EmbeddingField,
  Retrieval,
  RetrievedCompanies,
} from "../../ports/company-index.ts";
import { restricts } from "../../ports/vector-search.ts";
import { COVERAGE, SATURATION } from "../lexical/block.ts";
import type { FrequentTerms } from "../lexical/frequent-terms.ts";
import { HAS_ALL, type LexicalQuery, partsOfScore, wordQuery } from "../lexical/lexical-query.ts";
import { type Centring, learnCentring, SAMPLE_SIZE } from "../ranking/centring.ts";
import type { CandidateRequest, CandidateSource, Candidates, CandidateVectors } from "./candidate-source.ts";
import { countFullMatches, FAMILIAR_COVERAGE, MAX_BEST, MIN_CANDIDATES, UNFAMILIAR_CANDIDATES } from "./retrievers.ts";

/** The stored entries of companies, as columns sorted by company id. Companies without an entry are omitted. */
interface StoredEntries {
  readonly companyIds: ArrayLike<number>;
  /** Vectors, concatenated: one signed byte for each dimension. */
  readonly vectors: Int8Array;
  /** The results of `encodeTerms`, concatenated, and the number of bytes of each. */
  readonly terms: Buffer;
  readonly termBytes: ArrayLike<number>;
}

export interface EntryReader {
  /** Returns null if none of the companies has an entry. */
  entries(companyIds: readonly number[]): Promise<StoredEntries | null>;
  /** Returns vectors from an embeddings model, in the order of `companyIds`; null for a company without a vector. */
  embeddings(companyIds: readonly number[]): Promise<readonly (Int8Array | null)[]>;
}

/** How long the centring of a sample is reused, because a new sample costs a search another round trip. */
const CENTRING_MS = 60_000;

/** Candidates from OpenSearch. One round trip searches, and a second one reads the candidates' entries. */
export class OpenSearchCandidates implements CandidateSource {
  readonly #index: CompanyIndex;
  readonly #reader: EntryReader;
  readonly #terms: FrequentTerms;
  #centring: { readonly until: number; readonly learnt: Promise<Centring> } | undefined;
  #embeddings: EmbeddingField | undefined;

  constructor(index: CompanyIndex, reader: EntryReader, terms: FrequentTerms) {
    this.#index = index;
    this.#reader = reader;
    this.#terms = terms;
  }

  /** Sets the field of an embeddings model's vectors, which some companies may lack; undefined for no model. */
  useEmbeddings(embeddings: EmbeddingField | undefined): void {
    this.#embeddings = embeddings;
  }

  get embeddingCosines(): CandidateSource["embeddingCosines"] {
    return this.#embeddings && ((vector, companyIds) => this.#embeddingCosines(vector, companyIds));
  }

  async find(request: CandidateRequest): Promise<Candidates> {
    const { embedding, omittedIds, limit } = request;
    const pass = requestConditions(request);
    const count = Math.max(MIN_CANDIDATES, limit);
    const isRestricted = Boolean(
      pass.filter || pass.allowedIds || pass.notCovering || pass.covering || request.excludedIds?.size,
    );
    const own = buildRetrievals(request, pass, count);
    const catalogue = isRestricted ? buildRetrievals(request, { filter: null, excludedIds: omittedIds }, MAX_BEST) : [];
    const results = await this.#retrieve([...own, ...catalogue], request);
    const found = results.slice(0, own.length);
    const unfiltered = isRestricted ? results.slice(own.length) : found;
    const familiarity = embedding ? Math.min(1, unfiltered[1]!.bestScore / FAMILIAR_COVERAGE) : 1;
    if (embedding && this.#embeddings && familiarity < 1) {
      const embeddings = this.#embeddings;
      const near: Retrieval = {
        by: "vector",
        vector: embedding,
        embeddings,
        limit: UNFAMILIAR_CANDIDATES + limit,
        pass,
      };
      found.push(...(await this.#retrieve([near], request)));
    }
    const bestIds = new Set(unfiltered.flatMap(({ companyIds }) => companyIds.slice(0, MAX_BEST)));
    return this.#read(retrievedIds(found), bestIds, request, familiarity);
  }

  async countUsing(words: readonly string[], most: number): Promise<number[]> {
    const retrievals = words.map(
      (word): Retrieval => ({ by: "words", words: wordQuery(word), limit: most, pass: { filter: null } }),
    );
    return (await this.#index.retrieve(retrievals, { saturation: SATURATION })).map(
      ({ companyIds }) => companyIds.length,
    );
  }

  /** Caches the centring of a sample. The sample rarely changes: it is the first companies by `sampleOrder`. */
  centring(): Promise<Centring> {
    const now = Date.now();
    if (this.#centring && now < this.#centring.until) return this.#centring.learnt;
    const learnt = this.#learnCentring();
    this.#centring = { until: now + CENTRING_MS, learnt };
    learnt.catch(() => (this.#centring = undefined));
    return learnt;
  }

  #retrieve(retrievals: readonly Retrieval[], { signal }: CandidateRequest): Promise<RetrievedCompanies[]> {
    return this.#index.retrieve(retrievals, { saturation: SATURATION, signal });
  }

  /** Reads the entries of candidates. Omits companies without an entry, which were deleted after the search. */
  async #read(
    allowed: ReadonlySet<number>,
    bestIds: ReadonlySet<number>,
    { words, condition, signal }: CandidateRequest,
    familiarity: number,
  ): Promise<Candidates> {
    const entries = (await this.#reader.entries([...allowed.union(bestIds)])) ?? NO_ENTRIES;
    signal?.throwIfAborted();
    const rows = Array.from(entries.companyIds, (companyId, row) => ({ companyId, row }));
    const [first, rest] = [true, false].map((isAllowed) =>
      rows.filter(({ companyId }) => allowed.has(companyId) === isAllowed),
    );
    const ordered = [...first!, ...rest!];
    const queries = condition ? [words, condition] : [words];
    const [scores, conditionScores] = this.#scores(entries, queries).map((column) =>
      Float32Array.from(ordered, ({ row }) => column[row]!),
    );
    const catalogueBest = ordered.flatMap(({ companyId }, place) => (bestIds.has(companyId) ? place : []));
    return {
      companyIds: ordered.map(({ companyId }) => companyId),
      allowed: first!.length,
      catalogueBest,
      coverage: scores!.map((score) => score % HAS_ALL),
      isBound: new Uint8Array(ordered.length),
      hasAll: Uint8Array.from(scores!, (score) => partsOfScore(score).hasAll),
      inCategory: Uint8Array.from(scores!, (score) => partsOfScore(score).inCategory),
      fullMatchCount: countFullMatches(Float32Array.from(catalogueBest, (place) => scores![place]!)),
      conditionCoverage: conditionScores?.map((score) => score % HAS_ALL),
      familiarity,
      vectors: new EntryVectors(entries),
    };
  }

  /** Returns a column for each query: the score that `scoreBlock` would add for each company. */
  #scores({ companyIds, terms, termBytes }: StoredEntries, queries: readonly LexicalQuery[]): Float32Array[] {
    const concepts = queries.flatMap(({ concepts }, query) => concepts.map(({ weight }) => ({ query, weight })));
    const termShares = sharesByTerm(queries);
    const scores = queries.map(() => new Float32Array(companyIds.length));
    const required = queries.flatMap((query, at) =>
      (query.required ?? []).map(({ terms, adds }) => ({ at, adds, hashes: new Set(terms) })),
    );
    const best = new Uint8Array(concepts.length);
    let start = 0;
    for (let at = 0; at < companyIds.length; at += 1) {
      const end = start + termBytes[at]!;
      best.fill(0);
      const missing = required.map(({ hashes }) => hashes.size);
      this.#terms.forEachImpact(terms, start, end, (hash, companyImpact) => {
        required.forEach(({ hashes }, list) => (missing[list]! -= Number(hashes.has(hash))));
        for (const { concept, share } of termShares.get(hash) ?? []) {
          const impact = Math.max(1, Math.round(share * companyImpact));
          if (impact > best[concept]!) best[concept] = impact;
        }
      });
      start = end;
      concepts.forEach(({ query, weight }, concept) => {
        if (best[concept]! > 0) scores[query]![at]! += weight * COVERAGE[best[concept]!]!;
      });
      required.forEach((list, of) => {
        if (missing[of] === 0) scores[list.at]![at]! += list.adds;
      });
    }
    return scores;
  }

  async #learnCentring(): Promise<Centring> {
    const entries = await this.#reader.entries(await this.#index.sample(SAMPLE_SIZE));
    return learnCentring(entries === null ? [] : new EntryVectors(entries).all());
  }

  async #embeddingCosines(vector: Float32Array, companyIds: readonly number[]): Promise<Float32Array> {
    const embeddings = await this.#reader.embeddings(companyIds);
    return Float32Array.from(embeddings, (embedding) =>
      embedding === null ? Number.NaN : cosineSimilarity(embedding, vector),
    );
  }
}

const NO_ENTRIES: StoredEntries = { companyIds: [], vectors: new Int8Array(), terms: Buffer.alloc(0), termBytes: [] };

/** Returns the conditions that apply to all retrievals of a request. Omits those that restrict nothing. */
function requestConditions(request: CandidateRequest): CompanyConditions {
  const { filter, allowedIds, omittedIds = new Set(), excludedIds = new Set() } = request;
  const absent = omittedIds.union(excludedIds);
  return {
    filter: filter && restricts(filter) ? filter : null,
    allowedIds,
    excludedIds: absent.size === 0 ? undefined : absent,
    notCovering: request.excludedWords,
    covering: request.requiredWords,
  };
}

function buildRetrievals(
  { direction, words, condition }: CandidateRequest,
  pass: CompanyConditions,
  limit: number,
): Retrieval[] {
  return [
    { by: "vector", vector: direction, limit, pass },
    { by: "words", words, limit, pass },
    ...(condition ? [{ by: "words", words: condition, limit, pass } as const] : []),
  ];
}

function retrievedIds(results: readonly RetrievedCompanies[]): Set<number> {
  return new Set(results.flatMap(({ companyIds }) => companyIds));
}

/** Maps each term's hash to the concepts that the term expresses, which are numbered consecutively across `queries`. */
function sharesByTerm(queries: readonly LexicalQuery[]): Map<number, { concept: number; share: number }[]> {
  const byTerm = new Map<number, { concept: number; share: number }[]>();
  queries
    .flatMap(({ concepts }) => concepts)
    .forEach(({ terms, shares }, concept) => {
      terms.forEach((hash, at) => {
        const known = byTerm.get(hash);
        if (known) known.push({ concept, share: shares[at]! });
        else byTerm.set(hash, [{ concept, share: shares[at]! }]);
      });
    });
  return byTerm;
}

class EntryVectors implements CandidateVectors {
  readonly #rowById = new Map<number, number>();
  readonly #vectors: Int8Array[];

  constructor({ companyIds, vectors }: StoredEntries) {
    const dimensions = vectors.length / Math.max(companyIds.length, 1);
    this.#vectors = Array.from(companyIds, (companyId, row) => {
      this.#rowById.set(companyId, row);
      return vectors.subarray(row * dimensions, (row + 1) * dimensions);
    });
  }

  async cosines(vector: Float32Array, companyIds: readonly number[]): Promise<Float32Array> {
    return Float32Array.from(companyIds, (companyId) => {
      const own = this.#vectors[this.#rowById.get(companyId) ?? -1];
      return own === undefined ? 0 : cosineSimilarity(own, vector);
    });
  }

  async read(companyIds: readonly number[]): Promise<(Float32Array | null)[]> {
    return companyIds.map((companyId) => {
      const own = this.#vectors[this.#rowById.get(companyId) ?? -1];
      return own === undefined ? null : toUnit(Float32Array.from(own));
    });
  }

  all(): Float32Array[] {
    return this.#vectors.map((own) => toUnit(Float32Array.from(own)));
  }
}

/** Returns the cosine of a stored vector with a unit vector; 0 if the stored vector is zero. */
function cosineSimilarity(stored: Int8Array, unit: Float32Array): number {
  let product = 0;
  let squares = 0;
  for (let at = 0; at < stored.length; at += 1) {
    const value = stored[at]!;
    product += value * unit[at]!;
    squares += value * value;
  }
  return squares === 0 ? 0 : product / Math.sqrt(squares);
}
