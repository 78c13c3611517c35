import type { Embeddings } from "../../ports/embeddings.ts";
import type { VectorSearch } from "../../ports/vector-search.ts";
import { countTerms, encodeTerms } from "../../search-engine/lexical/company-terms.ts";
import { embedCompany } from "../../search-engine/model/embedding.ts";
import { quantiseRows, type SearchModel } from "../../search-engine/model/search-model.ts";
import { type CleanText, cleanCompany } from "../../search-engine/text/clean.ts";
import {
  type CompanyToEmbed,
  type EntryToWrite,
  type ModelRow,
  readCompaniesToEmbed,
  type Session,
  writeEntries,
} from "./queries.ts";

/** Companies written in one statement: some milliseconds of work, so that stopping never waits long. */
const ENTRIES_AT_ONCE = 1_000;

export interface EntryMaker {
  model: Pick<ModelRow, "id" | "dimensions">;
  trained: SearchModel;
  /** An endpoint that makes the vectors; without one the trained model does. */
  endpoint?: Embeddings;
  /** Where vectors are kept beside the entries, for searches that live in a database. */
  keptVectors?: VectorSearch;
  /** Entries are written on a connection of their own while the next ones are made. */
  writer: Session;
  signal: AbortSignal;
}

/** Why entries could not be made, in a sentence for the log and the job's error. */
export class EmbeddingFailed extends Error {
  readonly dimensionsChanged: boolean;

  constructor(message: string, dimensionsChanged: boolean) {
    super(message);
    this.dimensionsChanged = dimensionsChanged;
  }
}

/** Makes the entries of companies, a lot at a time: while one is written, the next is made. `onMade` is told how many are on their way. */
export async function makeEntriesOf(
  maker: EntryMaker,
  reader: Session,
  companyIds: readonly number[],
  onMade: (count: number) => void,
): Promise<void> {
  let writing: Promise<void> = Promise.resolve();
  try {
    for (let at = 0; at < companyIds.length; at += ENTRIES_AT_ONCE) {
      const companies = await readCompaniesToEmbed(reader, companyIds.slice(at, at + ENTRIES_AT_ONCE));
      const lot = await makeLot(maker, companies);
      await writing;
      writing = lot.length === 0 ? writing : writeLot(maker, companies, lot);
      // Whoever fails before awaiting it has an error of its own.
      writing.catch(() => undefined);
      onMade(at + companies.length);
      maker.signal.throwIfAborted();
    }
  } finally {
    await writing;
  }
}

type MadeEntry = EntryToWrite & { vector: Float32Array };

async function makeLot(maker: EntryMaker, companies: readonly CompanyToEmbed[]): Promise<MadeEntry[]> {
  const texts = companies.map(cleanCompany);
  const values = await embed(maker, companies, texts);
  const { dimensions } = maker.model;
  return companies.map((company, at) => ({
    company,
    terms: encodeTerms(countTerms(company)),
    vector: values.subarray(at * dimensions, (at + 1) * dimensions),
  }));
}

async function writeLot(
  { model, keptVectors, writer }: EntryMaker,
  companies: readonly CompanyToEmbed[],
  lot: readonly MadeEntry[],
): Promise<void> {
  const values = new Float32Array(lot.length * model.dimensions);
  lot.forEach(({ vector }, at) => values.set(vector, at * model.dimensions));
  // Vectors first: an entry says that all of it is there.
  await keptVectors?.upsert({ companyIds: companies.map(({ id }) => id), vectors: values, attributes: companies });
  await writeEntries(writer, model.id, lot, quantiseRows(values, model.dimensions).vectors);
}

async function embed(
  maker: EntryMaker,
  companies: readonly CompanyToEmbed[],
  texts: readonly CleanText[],
): Promise<Float32Array> {
  const { model, trained, endpoint, signal } = maker;
  const values = new Float32Array(companies.length * model.dimensions);
  if (!endpoint) {
    texts.forEach((text, at) => values.set(embedCompany(trained, text), at * model.dimensions));
    return values;
  }
  const answer = await endpoint.embedCompanies(companies, signal);
  if (answer.outcome === "unavailable") throw new EmbeddingFailed(answer.reason, false);
  const received = answer.outcome === "embedded" ? answer.dimensions : answer.received;
  if (answer.outcome !== "embedded" || received !== model.dimensions) {
    throw new EmbeddingFailed(
      `${endpoint.identity} now answers vectors of ${received} numbers, not ${model.dimensions}: every company is embedded anew`,
      true,
    );
  }
  answer.vectors.forEach((vector, at) => values.set(vector, at * model.dimensions));
  return values;
}
