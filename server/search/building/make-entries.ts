import {
  cleanCompany,
  countTerms,
  embedCompany,
  encodeTerms,
  quantiseRows,
  type SearchModel,
} from "../../search-engine/public.ts";
import type { Building } from "./build.ts";
import {
  type CompanyToEmbed,
  type EntryToWrite,
  listCompaniesToEmbed,
  type ModelRow,
  upsertEntries,
} from "./queries.ts";

/** The number of entries per statement, small enough that a stop does not wait long. */
const ENTRIES_AT_ONCE = 1_000;

export interface TrainedModel {
  readonly model: Pick<ModelRow, "id" | "dimensions">;
  readonly trained: SearchModel;
}

export interface EntryMaker extends TrainedModel, Pick<Building, "reader" | "writer" | "signal"> {}

/**
 * Builds the entries of companies in batches. While a batch is written, the next batch is computed.
 * @param onMade called with the number of entries computed so far
 */
export async function buildEntries(
  maker: EntryMaker,
  companyIds: readonly number[],
  onMade: (count: number) => void,
): Promise<void> {
  let writing: Promise<void> = Promise.resolve();
  try {
    for (let at = 0; at < companyIds.length; at += ENTRIES_AT_ONCE) {
      const companies = await listCompaniesToEmbed(maker.reader, companyIds.slice(at, at + ENTRIES_AT_ONCE));
      const batch = makeBatch(maker, companies);
      await writing;
      if (companies.length > 0) writing = writeEntries(maker, batch);
      // Prevents an unhandled rejection before `writing` is awaited.
      writing.catch(() => undefined);
      onMade(at + companies.length);
      maker.signal.throwIfAborted();
    }
  } finally {
    await writing;
  }
}

interface Batch {
  readonly entries: readonly EntryToWrite[];
  readonly vectors: Float32Array;
}

function makeBatch(maker: EntryMaker, companies: readonly CompanyToEmbed[]): Batch {
  const vectors = embed(maker, companies);
  const encodeCompanyTerms = (company: CompanyToEmbed): Buffer => encodeTerms(countTerms(company, maker.trained));
  return { entries: companies.map((company) => ({ company, terms: encodeCompanyTerms(company) })), vectors };
}

async function writeEntries({ model, writer }: EntryMaker, { entries, vectors }: Batch): Promise<void> {
  await upsertEntries(writer, model.id, entries, quantiseRows(vectors, model.dimensions).vectors);
}

/** Returns the vectors of companies, concatenated. */
function embed({ model, trained }: EntryMaker, companies: readonly CompanyToEmbed[]): Float32Array {
  const values = new Float32Array(companies.length * model.dimensions);
  companies.forEach((company, at) => values.set(embedCompany(trained, cleanCompany(company)), at * model.dimensions));
  return values;
}
