import { createHash } from "node:crypto";
import { chunks } from "../../lib/chunks.ts";
import type { Embeddings } from "../../ports/embeddings.ts";
import { embeddingText, quantiseRows } from "../../search-engine/public.ts";
import {
  type CompanyWithoutEmbedding,
  countWithoutEmbedding,
  deleteOtherEmbeddings,
  type EmbeddingToWrite,
  listWithoutEmbedding,
  updateEmbeddingsSeen,
  upsertEmbeddings,
} from "../queries-embeddings.ts";
import type { Building } from "./build.ts";
import { takeLock } from "./queries.ts";

/** The number of companies read at a time. Large, because each read scans all companies for the latest changes. */
const PAGE = 4_096;
/** The number of companies stored at a time. A stop loses at most this work, about half a second. */
const BATCH = 128;

/** The embeddings model or endpoint failed. The message is for the log and the job's error. */
export class EmbeddingFailed extends Error {}

/** Computes the missing vectors of an embeddings model, latest changes first, in one process at a time. */
export async function embedTexts(building: Building, embeddings: Embeddings): Promise<void> {
  const { reader, writer, signal, report } = building;
  const source = embeddings.identity;
  if (!(await takeLock(reader, "embeddings"))) return;
  await deleteOtherEmbeddings(writer, source, await probeDimensions(embeddings, signal));
  const missing = await countWithoutEmbedding(reader, source);
  let made = 0;
  for (;;) {
    const companies = await listWithoutEmbedding(reader, source, PAGE);
    if (companies.length === 0) return;
    for (const batch of chunks(companies, BATCH)) {
      await embedBatch(building, embeddings, batch);
      made += batch.length;
      report("Computing the embeddings of companies", Math.min(1, made / Math.max(missing, 1)));
      signal.throwIfAborted();
    }
  }
}

async function embedBatch(
  { writer, signal }: Building,
  embeddings: Embeddings,
  companies: readonly CompanyWithoutEmbedding[],
): Promise<void> {
  const source = embeddings.identity;
  const texts = companies.map((company) => ({ company, text: embeddingText(company) }));
  const hashed = texts.map(({ company, text }) => ({ company, text, hash: hashText(text) }));
  const seen = hashed.filter(({ company, hash }) => company.text_hash !== null && hash.equals(company.text_hash));
  const fresh = hashed.filter((item) => !seen.includes(item));
  if (seen.length > 0)
    await updateEmbeddingsSeen(
      writer,
      source,
      seen.map(({ company }) => company),
    );
  if (fresh.length === 0) return;
  const result = await embeddings.embedDocuments(
    fresh.map(({ text }) => text),
    signal,
  );
  if (result.outcome === "unavailable") throw new EmbeddingFailed(result.reason);
  const rows = fresh.map(({ company, hash }, at): EmbeddingToWrite => {
    const { vectors } = quantiseRows(result.vectors[at]!, result.dimensions);
    return {
      companyId: company.id,
      changedXid: company.changed_xid,
      textHash: hash,
      vector: Buffer.from(vectors.buffer),
    };
  });
  await upsertEmbeddings(writer, source, rows);
}

async function probeDimensions(embeddings: Embeddings, signal: AbortSignal): Promise<number> {
  const result = await embeddings.embedQueries(["software"], signal);
  if (result.outcome === "unavailable") throw new EmbeddingFailed(result.reason);
  return result.dimensions;
}

function hashText(text: string): Buffer {
  return createHash("sha256").update(text).digest().subarray(0, 16);
}
