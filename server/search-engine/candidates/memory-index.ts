import { BLOCK_ROWS, buildBlock, coverageOfRow, type LexicalBlock, scoreBlock } from "../lexical/block.ts";
import { countTerms, lengthOf, numberTerms } from "../lexical/company-terms.ts";
import { type LexicalQuery, numberConcepts } from "../lexical/lexical-query.ts";
import { TermDictionary } from "../lexical/term-dictionary.ts";
import { cosine, embedCompany } from "../model/embedding.ts";
import { quantiseRows, type SearchModel } from "../model/search-model.ts";
import { type Centring, learnCentring, MIN_SAMPLE_SIZE, SAMPLE_SIZE } from "../ranking/centring.ts";
import { bestScores } from "../ranking/top-k.ts";
import { type CompanyText, cleanCompany } from "../text/clean.ts";
import type { CandidateRequest, CandidateSource, Candidates, CandidateVectors } from "./candidate-source.ts";
import { countCovering, type Retrievers, retrieve, type ScoredCompanies } from "./retrievers.ts";

type AllowedCompanies = ReadonlySet<number>;

/** Both indexes in plain arrays of one thread, for evaluation and tests. Company ids are row numbers from 0. */
export class MemoryIndex implements CandidateSource<AllowedCompanies>, Retrievers<AllowedCompanies> {
  readonly dictionary = new TermDictionary();
  readonly vectors: CandidateVectors = {
    cosines: async (vector, companyIds) => Float32Array.from(companyIds, (row) => this.#cosine(vector, row)),
    read: (companyIds) => this.#read(companyIds),
  };
  readonly embeddingCosines: CandidateSource<AllowedCompanies>["embeddingCosines"];
  readonly nearestByEmbedding: Retrievers<AllowedCompanies>["nearestByEmbedding"];
  readonly #model: SearchModel;
  readonly #blocks: LexicalBlock[] = [];
  readonly #values: Int8Array;
  readonly #scales: Float32Array;
  readonly #rows: number;

  /** @param embeddings unit vectors of the companies by an embeddings model, in order */
  constructor(companies: readonly CompanyText[], model: SearchModel, embeddings?: readonly Float32Array[]) {
    if (embeddings) {
      this.embeddingCosines = async (vector, ids) => Float32Array.from(ids, (id) => cosine(vector, embeddings[id]!));
      this.nearestByEmbedding = async (vector, limit, filter) => {
        const scores = embeddings.map((own) => cosine(vector, own));
        return this.#best(this.#allowed(filter), scores, limit).companyIds;
      };
    }
    this.#model = model;
    this.#rows = companies.length;
    const counts = companies.map((company) => numberTerms(countTerms(company, model), this.dictionary));
    for (const { terms } of counts) this.dictionary.count(terms);
    const averageLength = counts.reduce((sum, terms) => sum + lengthOf(terms), 0) / Math.max(counts.length, 1);
    for (let row = 0; row < counts.length; row += BLOCK_ROWS)
      this.#blocks.push(buildBlock(counts.slice(row, row + BLOCK_ROWS), this.dictionary.size, averageLength));
    const values = new Float32Array(companies.length * model.dimensions);
    companies.forEach((company, row) => values.set(embedCompany(model, cleanCompany(company)), row * model.dimensions));
    const { vectors, scales } = quantiseRows(values, model.dimensions);
    this.#values = vectors;
    this.#scales = scales;
  }

  memoryBytes(): { vectors: number; lexical: number } {
    const lexical = this.#blocks.reduce(
      (sum, block) => sum + block.starts.byteLength + block.offsets.byteLength + block.impacts.byteLength,
      0,
    );
    return { vectors: this.#values.byteLength + this.#scales.byteLength, lexical };
  }

  #allowed(filter: AllowedCompanies | null): number[] {
    return filter === null
      ? Array.from({ length: this.#rows }, (_, row) => row)
      : [...filter].filter((row) => row < this.#rows);
  }

  #cosine(vector: Float32Array, row: number): number {
    const start = row * vector.length;
    let sum = 0;
    for (let at = 0; at < vector.length; at += 1) sum += vector[at]! * this.#values[start + at]!;
    return sum * this.#scales[row]!;
  }

  #best(rows: number[], scoreOf: ArrayLike<number>, limit: number): ScoredCompanies {
    return bestScores(
      rows,
      Float32Array.from(rows, (row) => scoreOf[row]!),
      limit,
    );
  }

  countUsing(words: readonly string[], most: number): Promise<number[]> {
    return countCovering(this, words, most);
  }

  find(request: CandidateRequest<AllowedCompanies>): Promise<Candidates> {
    return retrieve(this, request);
  }

  async nearest(vector: Float32Array, limit: number, filter: AllowedCompanies | null): Promise<ScoredCompanies> {
    const scores = new Float32Array(this.#rows);
    const rows = this.#allowed(filter);
    for (const row of rows) scores[row] = this.#cosine(vector, row);
    return this.#best(rows, scores, limit);
  }

  async #read(companyIds: readonly number[]): Promise<(Float32Array | null)[]> {
    const { dimensions } = this.#model;
    return companyIds.map((row) =>
      Float32Array.from(
        this.#values.subarray(row * dimensions, (row + 1) * dimensions),
        (step) => step * this.#scales[row]!,
      ),
    );
  }

  async covering(query: LexicalQuery, limit: number, filter: AllowedCompanies | null): Promise<ScoredCompanies> {
    const scores = new Float32Array(this.#rows);
    const numbered = numberConcepts(query, this.dictionary);
    this.#blocks.forEach((block, at) => {
      scoreBlock(block, numbered, scores.subarray(at * BLOCK_ROWS, at * BLOCK_ROWS + block.rows));
    });
    return this.#best(
      this.#allowed(filter).filter((row) => scores[row]! > 0),
      scores,
      limit,
    );
  }

  async coverage(query: LexicalQuery, companyIds: readonly number[]): Promise<Float32Array> {
    const numbered = numberConcepts(query, this.dictionary);
    return Float32Array.from(companyIds, (row) =>
      coverageOfRow(this.#blocks[Math.floor(row / BLOCK_ROWS)]!, numbered, row % BLOCK_ROWS),
    );
  }

  async centring(filter: AllowedCompanies | null): Promise<Centring> {
    const allowed = this.#allowed(filter);
    const rows = allowed.length < MIN_SAMPLE_SIZE ? this.#allowed(null) : allowed;
    const size = Math.min(SAMPLE_SIZE, rows.length);
    return learnCentring(
      await this.#read(Array.from({ length: size }, (_, at) => rows[Math.floor((at * rows.length) / size)]!)),
    );
  }
}
