import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { chunks } from "../../../server/lib/chunks.ts";
import type { Embeddings } from "../../../server/ports/embeddings.ts";
import {
  embeddingText,
  indexCompanies,
  type MeasuredCompany,
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
import type { CorpusCompany } from "./read-corpus.ts";

interface Asked {
  query: string | null;
  seedDomains: string[];
}

export interface Service {
  /** Returns the best 2,000 companies of the whole corpus, whatever their score. */
  rankAll: (query: Asked) => Promise<RankedRow[]>;
  /** Returns the best companies of the whole corpus, with the features that determine their scores. */
  measure: (query: Asked, limit: number) => Promise<{ kind: QueryKind; found: MeasuredCompany[] }>;
  bytes: { readonly vectors: number; readonly lexical: number };
}

interface RankedRow {
  row: number;
  score: number;
}

/**
 * Returns the service's own search: its training, its index layout and its ranking, with `embeddings` if given. Caches
 * the trained model in `modelFile`, and the vectors of the embeddings model beside it.
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
  const index = await indexCompanies(companies, model, vectors);
  const embed = async (texts: readonly string[]): Promise<Float32Array | undefined> => {
    if (embeddings === undefined) return undefined;
    const result = await embeddings.embedQueries(texts);
    if (result.outcome === "unavailable") throw new Error(result.reason);
    return meanDirection(result.vectors, result.dimensions);
  };
  const parts = { model, terms: index.terms };
  const byDomain = new Map(companies.map((company, row) => [company.domain, { company, row }]));
  const seedRows = ({ seedDomains }: Asked): number[] =>
    seedDomains.flatMap((domain) => byDomain.get(domain)?.row ?? []);
  const ask = async (query: Asked): Promise<RankingQuery | null> => {
    const seeds = seedRows(query).map((row) => companies[row]!);
    const subject = query.query ? usualSubject(subjectOrAll(readLiterally(query.query)), model) : null;
    const asked = subject && queryFromSubject(subject, parts);
    if (seeds.length === 0) return asked && { ...asked, embedding: await embed([subject!.spelledOut]) };
    const ofSeeds = queryFromSeeds(seeds, parts);
    const embedding = await embed(seeds.map(seedEmbeddingText));
    return { ...(asked ? withCondition(ofSeeds, asked) : ofSeeds), embedding };
  };
  return {
    rankAll: async (query) => {
      const question = await ask(query);
      if (question === null) return [];
      const exclude = new Set(seedRows(query));
      const found = await rank(index.candidates, question, { limit: 2_000, filter: null, omittedIds: exclude });
      return found.map(({ companyId, score }) => ({ row: companyId, score }));
    },
    measure: async (query, limit) => {
      const question = await ask(query);
      if (question === null) return { kind: "text", found: [] };
      const exclude = new Set(seedRows(query));
      return {
        kind: question.kind,
        found: await measure(index.candidates, question, { limit, filter: null, omittedIds: exclude }),
      };
    },
    bytes: index.bytes,
  };
}

/** Returns the vectors of companies from an embeddings model, or from a file if they are stored. */
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
