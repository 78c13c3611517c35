import type { Kysely } from "kysely";
import type { CompanyFacts } from "../../server/catalogue/company.ts";
import { type UpsertCounts, upsertCompanies } from "../../server/catalogue/queries-companies.ts";
import { readCompany } from "../../server/catalogue/read-company.ts";
import type { DB } from "../../server/db/tables.ts";
import type { Columns } from "./columns.ts";
import { findProgress, forgetProgress, type Progress, saveProgress } from "./queries.ts";
import type { Row } from "./read-rows.ts";
import type { RejectFile } from "./reject-file.ts";

/** Companies a transaction writes: above this the rate hardly grows, and a stopped run repeats at most this many. */
export const BATCH_SIZE = 5000;

export interface Ingest {
  readonly rows: AsyncIterable<readonly Row[]>;
  readonly columns: Columns;
  readonly rejects: RejectFile;
  /** Undefined: the rows are only checked. */
  readonly db: Kysely<DB> | undefined;
  readonly fileName: string;
  /** Under which a stopped run is found again; undefined when the source cannot be read again. */
  readonly sourceKey: string | undefined;
  readonly onProgress: (progress: Progress) => void;
  /** Ends the run after the batch under way. */
  readonly signal: AbortSignal;
}

export interface IngestOutcome extends Progress {
  /** Rows an earlier run had dealt with. */
  readonly resumedAt: number;
  /** False when it was stopped before the end. */
  readonly finished: boolean;
}

const NOTHING: Progress = { rows_read: 0, rejected: 0, inserted: 0, updated: 0, unchanged: 0, reject_file_bytes: 0 };

/**
 * Reads rows, checks each, and writes the companies in batches, each in a transaction with the position behind it: a run
 * stopped at any moment goes on from there, and no row is written or rejected twice. While one batch is written the next
 * is read. Memory holds two batches.
 *
 * @throws what reading the rows or the database throws; what was written until then stays, with its position.
 */
export async function ingestCompanies(ingest: Ingest): Promise<IngestOutcome> {
  const start = (await resume(ingest)) ?? NOTHING;
  await ingest.rejects.goOnAt(start.reject_file_bytes);
  let position = 0;
  let rejected = start.rejected;
  let batch: CompanyFacts[] = [];
  let written: Promise<Progress> = Promise.resolve(start);

  const flush = async () => {
    const earlier = await written;
    const companies = batch;
    const now = { ...earlier, rows_read: position, rejected };
    batch = [];
    await ingest.rejects.flush();
    written = writeBatch(ingest, companies, { ...now, reject_file_bytes: ingest.rejects.bytes });
    // Awaited at the next flush; until then nothing else may hear of a failure.
    written.catch(() => undefined);
  };

  try {
    for await (const rows of ingest.rows) {
      for (const row of rows) {
        position += 1;
        if (position <= start.rows_read) continue;
        const read = checkRow(row, ingest.columns);
        if ("company" in read) batch.push(read.company);
        else {
          ingest.rejects.add(row, read.reason);
          rejected += 1;
        }
        if (batch.length >= BATCH_SIZE) await flush();
      }
      if (ingest.signal.aborted) break;
    }
  } finally {
    // Also where the source broke off: what it held up to there is kept.
    await flush();
    await written;
  }
  const finished = !ingest.signal.aborted;
  if (finished && ingest.db && ingest.sourceKey) await forgetProgress(ingest.db, ingest.sourceKey);
  return { ...(await written), resumedAt: start.rows_read, finished };
}

async function resume({ db, sourceKey }: Ingest): Promise<Progress | undefined> {
  return db && sourceKey ? findProgress(db, sourceKey) : undefined;
}

function checkRow(row: Row, columns: Columns): { company: CompanyFacts } | { reason: string } {
  return "record" in row ? readCompany(columns.pick(row.record)) : { reason: `The row ${row.fault}` };
}

async function writeBatch(
  { db, sourceKey, fileName, onProgress }: Ingest,
  companies: readonly CompanyFacts[],
  before: Progress,
): Promise<Progress> {
  const progress =
    db === undefined
      ? before
      : await db.transaction().execute(async (transaction) => {
          const after = add(before, await upsertCompanies(transaction, companies), companies.length);
          if (sourceKey) await saveProgress(transaction, sourceKey, fileName, after);
          return after;
        });
  onProgress(progress);
  return progress;
}

/** Rows with a domain that came before in the batch count as unchanged, so that the figures add up to the rows read. */
function add(before: Progress, written: UpsertCounts, rows: number): Progress {
  return {
    ...before,
    inserted: before.inserted + written.inserted,
    updated: before.updated + written.updated,
    unchanged: before.unchanged + rows - written.inserted - written.updated,
  };
}
