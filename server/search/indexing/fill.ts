import { createHash } from "node:crypto";
import { chunks } from "../../lib/chunks.ts";
import type {
  CompanyIndex,
  CompanyIndexes,
  CompanyIndexSettings,
  EmbeddingField,
  IndexedCompany,
} from "../../ports/company-index.ts";
import { FrequentTerms, TermCounter } from "../../search-engine/public.ts";
import type { Session } from "../queries-models.ts";
import {
  countEntries,
  deleteIndex,
  findEmbeddings,
  type IndexRow,
  insertIndex,
  listChanges,
  listIndexes,
  listRowsAfter,
  listRowsToIndex,
  listTermsAfter,
  type RowToIndex,
  updateEmpty,
  updateFilled,
  updateFilledTo,
  updateIndexed,
  updateServing,
  updateTerms,
} from "./queries.ts";

export interface Indexing {
  readonly session: Session;
  readonly indexes: CompanyIndexes;
  /** The prefix of index names, which differs between services that share OpenSearch. */
  readonly prefix: string;
  /** The sources of models that can serve, preferred source first. */
  readonly sources: readonly string[];
  readonly signal: AbortSignal;
  readonly report: (message: string, fraction: number) => void;
}

/** The number of companies read and written at a time: 4 MB. */
const PAGE = 4_000;
/** The maximum number of companies, spread over the catalogue, whose terms are counted to find frequent terms. */
const MAX_COUNTED = 1_000_000;
/** With more companies, comparing every vector takes too long for interactive searches. */
const MAX_EXACT = 2_000_000;

export function searchIndexName(prefix: string, indexId: number): string {
  return `${prefix}-${indexId}`;
}

/** Returns the field for the vectors of an embeddings model; undefined if the index contains no such vectors. */
export function findEmbeddingField({
  embeddings_source: source,
  embeddings_dimensions: dimensions,
}: Pick<IndexRow, "embeddings_source" | "embeddings_dimensions">): EmbeddingField | undefined {
  if (source === null || dimensions === null) return undefined;
  const key = createHash("sha256").update(`${source} ${dimensions}`).digest("hex").slice(0, 16);
  return { key, dimensions };
}

/**
 * Updates all indexes. Creates and fills the index of the newest model, which then serves. Writes changes to every
 * index, and drops all but the serving and the previous index. Continues after an interruption.
 * @param modelId the newest model that is ready
 */
export async function updateIndexes(indexing: Indexing, modelId: number): Promise<void> {
  const { session, signal } = indexing;
  const known = await listIndexes(session);
  for (const row of known)
    if (row.dimensions === null || row.is_ahead || !(await exists(indexing, row))) await discard(indexing, row);
  const usable = await listIndexes(session);
  if (!usable.some((row) => row.model_id === modelId)) await createIndex(indexing, modelId);
  for (const row of await listIndexes(session)) {
    await updateIndex(indexing, row);
    signal.throwIfAborted();
    if (row.serves_since === null) await updateServing(session, row.id);
  }
  await dropOld(indexing);
}

/** Creates an empty index for a model. Returns the id of the index. */
export async function createIndex({ session, indexes, prefix }: Indexing, modelId: number): Promise<number> {
  const companies = await countEntries(session, modelId);
  const id = await insertIndex(session, modelId);
  const row = (await listIndexes(session)).find((each) => each.id === id)!;
  const name = searchIndexName(prefix, id);
  const method: CompanyIndexSettings["method"] = companies > MAX_EXACT ? "approximate" : "exact";
  // Drops an index with this name that belongs to another database.
  await indexes.drop(name);
  await indexes.create(name, { dimensions: row.dimensions!, method, companies });
  return id;
}

/** Fills an index if it is not filled yet, and then writes the changes since the last call. */
export async function updateIndex(indexing: Indexing, row: IndexRow): Promise<void> {
  const { session, indexes, prefix } = indexing;
  const index = indexes.open(searchIndexName(prefix, row.id));
  const embeddings = await findEmbeddings(session);
  let current = row;
  const isKnown = embeddings?.source === row.embeddings_source && embeddings?.dimensions === row.embeddings_dimensions;
  if (embeddings !== null && !isKnown) {
    await updateEmpty(session, row.id, embeddings);
    current = (await listIndexes(session)).find(({ id }) => id === row.id)!;
    await index.addEmbeddings(findEmbeddingField(current)!);
  }
  const terms = new FrequentTerms(current.terms ?? (await countTerms(indexing, current)));
  const writer = { index, terms, embeddings: findEmbeddingField(current) };
  if (!current.filled) await fill(indexing, writer, current);
  await follow(indexing, writer, current);
}

interface Writer {
  readonly index: CompanyIndex;
  readonly terms: FrequentTerms;
  readonly embeddings: EmbeddingField | undefined;
}

async function countTerms({ session, signal, report }: Indexing, { id, model_id }: IndexRow): Promise<Buffer> {
  const entries = await countEntries(session, model_id);
  const step = Math.ceil(Math.max(entries, 1) / MAX_COUNTED);
  const counter = new TermCounter();
  let counted = 0;
  for (let after = -1; ; ) {
    const rows = await listTermsAfter(session, model_id, { after, step, limit: 4 * PAGE });
    if (rows.length === 0) break;
    for (const { terms } of rows) counter.add(terms);
    after = rows.at(-1)!.company_id;
    counted += rows.length;
    report("Counting the words of companies", (0.1 * counted * step) / Math.max(entries, 1));
    signal.throwIfAborted();
  }
  const terms = counter.encode();
  await updateTerms(session, id, terms);
  return terms;
}

async function fill({ session, signal, report }: Indexing, writer: Writer, row: IndexRow): Promise<void> {
  const entries = await countEntries(session, row.model_id);
  let filled = 0;
  for (let after = row.filled_to; ; ) {
    const rows = await listRowsAfter(session, row, after, PAGE);
    if (rows.length === 0) break;
    await write(writer, rows);
    after = rows.at(-1)!.company_id;
    filled += rows.length;
    await updateFilledTo(session, row.id, after);
    report("Filling the search engine", 0.1 + (0.9 * filled) / Math.max(entries, filled));
    signal.throwIfAborted();
  }
  await updateFilled(session, row.id);
}

/** Writes the changes since the last call. */
async function follow({ session, signal }: Indexing, writer: Writer, row: IndexRow): Promise<void> {
  const { indexed, changed, removed } = await listChanges(session, row);
  for (const companyIds of chunks(changed, PAGE)) {
    await write(writer, await listRowsToIndex(session, row, companyIds));
    signal.throwIfAborted();
  }
  await writer.index.remove(removed);
  await writer.index.refresh();
  await updateIndexed(session, row.id, { indexed, companies: await writer.index.size() });
}

async function write({ index, terms, embeddings }: Writer, rows: readonly RowToIndex[]): Promise<void> {
  await index.write(
    rows.map(
      (row): IndexedCompany => ({
        companyId: row.company_id,
        version: row.version,
        checksum: row.checksum,
        vector: int8View(row.vector),
        embedding: row.embedding && int8View(row.embedding),
        ...terms.impacts(row.terms),
        employeeCount: row.employee_count,
        fundingStage: row.funding_stage,
        headquartersCountry: row.hq_country,
      }),
    ),
    embeddings,
  );
}

function int8View(buffer: Buffer): Int8Array {
  return new Int8Array(buffer.buffer, buffer.byteOffset, buffer.length);
}

async function exists({ indexes, prefix }: Indexing, { id }: IndexRow): Promise<boolean> {
  return indexes.open(searchIndexName(prefix, id)).exists();
}

async function discard({ session, indexes, prefix }: Indexing, { id }: IndexRow): Promise<void> {
  await deleteIndex(session, id);
  await indexes.drop(searchIndexName(prefix, id));
}

/** The serving index and the previous index, to which an operator can return. */
const KEPT = 2;

/** Drops all indexes except the serving and the previous index. */
export async function dropOld(indexing: Indexing): Promise<void> {
  for (const row of (await listIndexes(indexing.session)).slice(KEPT)) await discard(indexing, row);
}
