import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { chunks } from "../../../server/lib/chunks.ts";
import type { Embeddings } from "../../../server/ports/embeddings.ts";
import {
  embeddingText,
  type MeasuredCompany,
  MemoryIndex,
  meanDirection,
  measure,
  type QueryKind,
  queryFromSeeds,
  queryFromSubject,
  type RankingQuery,
  rank,
  readLiterally,
  readModel,
  seedEmbeddingText,
  subjectOrAll,
  trainModel,
  usualSubject,
  withCondition,
  writeModel,
} from "../../../server/search-engine/public.ts";
import type { CorpusCompany, JudgedQuery } from "./read-files.ts";

type Asked = Pick<JudgedQuery, "query" | "seedDomains">;

/** Returns rows of the corpus for a query, among the allowed ones, best first. */
export type Ranker = (query: Asked, allowed: ReadonlySet<number>) => Promise<number[]>;

const SHOWN = 100;

export interface Service {
  /** The first hundred, whatever their score. */
  rank: Ranker;
  /** The best 2,000 over the whole corpus, whatever their score. */
  rankAll: (query: Asked) => Promise<RankedRow[]>;
  /** The best companies over the whole corpus with the features of their scores. */
  measure: (query: Asked, limit: number) => Promise<{ kind: QueryKind; found: MeasuredCompany[] }>;
  /** The service's query for a request; null when the request is empty. */
  ask: (query: Asked) => Promise<RankingQuery | null>;
  /** The rows of the seeds. */
  rowsOf: (query: Asked) => number[];
  index: MemoryIndex;
}

interface RankedRow {
  row: number;
  score: number;
}

/**
 * Returns the service's own search: its training, its index layout and its ranking, with an embeddings model if one is
 * given. Caches the trained model in `modelFile`, and the vectors of the embeddings model beside it.
 */
export async function trainService(
  companies: readonly CorpusCompany[],
  onProgress: (phase: string, fraction: number) => void,
  modelFile?: string,
  embeddings?: Embeddings,
): Promise<Service> {
  const known = modelFile !== undefined && existsSync(modelFile) ? readModel(await readFile(modelFile)) : null;
  const model = known ?? (await trainModel(companies, { onProgress }));
  if (modelFile !== undefined && known === null) await writeFile(modelFile, writeModel(model));
  const vectors = embeddings && (await embedCompanies(companies, embeddings, modelFile, onProgress));
  const index = new MemoryIndex(companies, model, vectors);
  const embed = async (texts: readonly string[]): Promise<Float32Array | undefined> => {
    if (embeddings === undefined) return undefined;
    const result = await embeddings.embedQueries(texts);
    if (result.outcome === "unavailable") throw new Error(result.reason);
    return meanDirection(result.vectors, result.dimensions);
  };
  const parts = { model, terms: index.dictionary };
  const byDomain = new Map(companies.map((company, row) => [company.domain, { company, row }]));
  const rowsOf = ({ seedDomains }: Asked): number[] => seedDomains.flatMap((domain) => byDomain.get(domain)?.row ?? []);
  const ask = async (query: Asked): Promise<RankingQuery | null> => {
    const seeds = rowsOf(query).map((row) => companies[row]!);
    const subject = query.query ? usualSubject(subjectOrAll(readLiterally(query.query)), model) : null;
    const asked = subject && queryFromSubject(subject, parts);
    if (seeds.length === 0) return asked && { ...asked, embedding: await embed([subject!.spelledOut]) };
    const ofSeeds = queryFromSeeds(seeds, parts);
    const embedding = await embed(seeds.map(seedEmbeddingText));
    return { ...(asked ? withCondition(ofSeeds, asked) : ofSeeds), embedding };
  };
  return {
    rank: async (query, filter) => {
      const question = await ask(query);
      if (question === null) return [];
      return (await rank(index, question, { limit: SHOWN, filter })).map(({ companyId }) => companyId);
    },
    rankAll: async (query) => {
      const question = await ask(query);
      if (question === null) return [];
      const exclude = new Set(rowsOf(query));
      const found = await rank(index, question, { limit: 2_000, filter: null, excludedIds: exclude });
      return found.map(({ companyId, score }) => ({ row: companyId, score }));
    },
    measure: async (query, limit) => {
      const question = await ask(query);
      if (question === null) return { kind: "text", found: [] };
      const exclude = new Set(rowsOf(query));
      return {
        kind: question.kind,
        found: await measure(index, question, { limit, filter: null, excludedIds: exclude }),
      };
    },
    ask,
    rowsOf,
    index,
  };
}

/** Returns the same service, ranking only by the cosines of its embeddings model. */
export function byEmbeddingAlone(service: Service): Service {
  const nearest = async (query: Asked, limit: number, filter: ReadonlySet<number> | null): Promise<RankedRow[]> => {
    const embedding = (await service.ask(query))?.embedding;
    if (embedding === undefined) return [];
    const seeds = new Set(service.rowsOf(query));
    const rows = (await service.index.nearestByEmbedding!(embedding, limit + seeds.size, filter)).filter(
      (row) => !seeds.has(row),
    );
    const cosines = await service.index.embeddingCosines!(embedding, rows);
    return rows.map((row, at) => ({ row, score: Math.max(0, cosines[at]!) }));
  };
  return {
    ...service,
    rank: async (query, filter) => (await nearest(query, SHOWN, filter)).map(({ row }) => row),
    rankAll: (query) => nearest(query, 2_000, null),
  };
}

/** Returns the vectors of companies by an embeddings model, from a file if they are known. */
async function embedCompanies(
  companies: readonly CorpusCompany[],
  embeddings: Embeddings,
  modelFile: string | undefined,
  onProgress: (phase: string, fraction: number) => void,
): Promise<Float32Array[]> {
  const texts = companies.map(embeddingText);
  const hash = createHash("sha256")
    .update(JSON.stringify([embeddings.identity, texts]))
    .digest("hex")
    .slice(0, 16);
  const file = modelFile && `${modelFile}.${hash}.vectors`;
  if (file !== undefined && existsSync(file)) {
    const { buffer } = new Uint8Array(await readFile(file));
    const values = new Float32Array(buffer);
    const dimensions = values.length / companies.length;
    return companies.map((_, row) => values.subarray(row * dimensions, (row + 1) * dimensions));
  }
  const vectors: Float32Array[] = [];
  for (const batch of chunks(texts, EMBEDDED_AT_ONCE)) {
    const result = await embeddings.embedDocuments(batch);
    if (result.outcome === "unavailable") throw new Error(result.reason);
    vectors.push(...result.vectors);
    onProgress("embeddings", vectors.length / texts.length);
  }
  if (file !== undefined) await writeFile(file, Buffer.concat(vectors.map(({ buffer }) => new Uint8Array(buffer))));
  return vectors;
}

const EMBEDDED_AT_ONCE = 512;
