import type { Kysely } from "kysely";
import type { CompanyFacts } from "../../server/catalogue/company.ts";
import { type UpsertCounts, upsertCompanies } from "../../server/catalogue/queries-companies.ts";
import { readCompany } from "../../server/catalogue/read-company.ts";
import type { DB } from "../../server/db/tables.ts";
import type { Columns } from "./columns.ts";
import { findProgress, forgetProgress, type Progress, saveProgress } from "./queries.ts";
import type { Row } from "./read-rows.ts";
import type { RejectFile } from "./reject-file.ts";

/** The companies of one transaction: a stopped run repeats at most this many. */
export const BATCH_SIZE = 5000;

export interface Ingest {
  readonly rows: AsyncIterable<readonly Row[]>;
  readonly columns: Columns;
  readonly rejects: RejectFile;
  /** Undefined for a dry run. */
  readonly db: Kysely<DB> | undefined;
  readonly fileName: string;
  /** Identifies the content, so that a stopped run can be continued; undefined when it cannot be read again. */
  readonly sourceKey: string | undefined;
  readonly onProgress: (progress: Progress) => void;
  /** Stops the run after the current batch. */
  readonly signal: AbortSignal;
}

export interface IngestOutcome extends Progress {
  /** The rows that an earlier run processed. */
  readonly resumedAt: number;
  /** Whether every row was processed. */
  readonly finished: boolean;
}

const NOTHING: Progress = { rows_read: 0, rejected: 0, inserted: 0, updated: 0, unchanged: 0, reject_file_bytes: 0 };

/**
 * Reads rows, validates them and writes the companies in batches. Each batch is one transaction with the position after
 * it, so a stopped run continues there, and no row is written or rejected twice. The next batch is read while one is
 * written.
 *
 * @throws the errors of the source and the database. Batches written before stay.
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
    // Awaited at the next flush. Until then a rejection must not count as unhandled.
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
    // Also when the source ended with an error: the rows before it are kept.
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

/** Counts rows whose domain was already in the batch as unchanged, so that the counts add up to the rows read. */
function add(before: Progress, written: UpsertCounts, rows: number): Progress {
  return {
    ...before,
    inserted: before.inserted + written.inserted,
    updated: before.updated + written.updated,
    unchanged: before.unchanged + rows - written.inserted - written.updated,
  };
}
