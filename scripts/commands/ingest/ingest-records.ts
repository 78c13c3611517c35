import type { RejectedItem, WriteResult } from "../../../server/catalogue/activity.ts";
import { withoutErasedPeople } from "../../../server/catalogue/erased-people.ts";
import type { RawRecord, RecordFault } from "../../../server/catalogue/field-reader.ts";
import { identityOfValues } from "../../../server/catalogue/personal-values.ts";
import { ERASED } from "../../../server/catalogue/queries-people.ts";
import type { RecordBatch, RecordKind } from "../../../server/catalogue/record-kinds.ts";
import type { Db } from "../../../server/db/connect.ts";
import { repeatTransaction } from "../../../server/db/repeat-transaction.ts";
import type { FieldPicker, Row } from "../../../server/files/public.ts";
import type { Secrets } from "../../../server/secrets/secrets.ts";
import { MergedRows } from "./merged-rows.ts";
import { deleteProgress, findProgress, type Progress, upsertProgress } from "./queries.ts";
import { type RejectFile, rejectedContent } from "./reject-file.ts";

/** The maximum number of rows in a transaction, and so of rows that an interrupted run repeats. */
export const BATCH_SIZE = 5000;
/** Bounds the memory of a batch of long texts. */
const MAX_BATCH_CHARACTERS = 16 * 1024 * 1024;
/** Bounds the memory of a batch of wide rows, which stay in memory until they are written. */
const MAX_BATCH_VALUES = 100_000;

export interface Ingest {
  readonly kind: RecordKind;
  readonly rows: AsyncIterable<readonly Row[]>;
  readonly columns: FieldPicker;
  readonly rejects: RejectFile;
  /** The file that lists rows merged with an earlier row. */
  readonly merges: RejectFile;
  /** Undefined for a dry run. */
  readonly target: { readonly db: Db; readonly secrets: Secrets } | undefined;
  readonly fileName: string;
  /** Identifies the content, so that an interrupted run can resume; undefined if the source cannot be read again. */
  readonly sourceKey: string | undefined;
  readonly onProgress: (progress: Progress) => void;
  /** Runs in the transaction of each batch, before its records are written. */
  readonly beforeWrite?: (db: Db) => Promise<void>;
  /**
   * The number of rejected rows above which the run stops. If undefined, the run stops if none of the first 10,000 rows
   * is valid, which suggests a wrong file or mapping.
   */
  readonly maxRejects?: number | undefined;
  /** Stops the run after the current batch. */
  readonly signal: AbortSignal;
}

/** The number of rejected rows after which a run without a valid row stops. */
const MAX_REJECTS_ONLY = 10_000;

export interface IngestResult extends Progress {
  /** The number of rows that an earlier run processed. */
  readonly resumedAt: number;
  /** Whether every row was processed. */
  readonly finished: boolean;
  /** Whether the run stopped because too many rows were rejected. */
  readonly stoppedByRejects: boolean;
  /** The values that this run omitted or changed, by field and kind of reason. */
  readonly leftOut: readonly LeftOut[];
  /** The number of rows in this run for the same company, person or event as an earlier row. */
  readonly merged: number;
}

/** The omitted or changed values of a field, for one kind of reason. */
export interface LeftOut {
  readonly field: string;
  /** Whether the values were read in spite of the reason, which is then only a warning. */
  readonly isRead: boolean;
  readonly reason: string;
  rows: number;
  /** The first affected rows. */
  readonly lines: number[];
}

const MAX_LINES = 3;
/** Bounds the number of reasons in the report. */
const MAX_KINDS = 100;

const NOTHING: Progress = { rows_read: 0, rejected: 0, inserted: 0, updated: 0, unchanged: 0, reject_file_bytes: 0 };

/**
 * Reads rows, validates them and writes the records in batches. Each batch is one transaction, which also stores the
 * position after the batch. An interrupted run therefore resumes there, and no row is written or rejected twice. The
 * next batch is read while one is written.
 * @throws the errors of the source and the database. Committed batches are kept.
 */
export async function ingestRecords(ingest: Ingest): Promise<IngestResult> {
  const start = (await resume(ingest)) ?? NOTHING;
  await ingest.rejects.goOnAt(start.reject_file_bytes);
  await ingest.merges.goOnAt(0);
  const run: Run = { ...ingest, mergedRows: new MergedRows(ingest.merges), leftOut: new Map() };
  let position = 0;
  let batch = new Batch(run);
  let written: Promise<Progress> = Promise.resolve(start);

  let stoppedByRejects = false;
  const flush = async (): Promise<void> => {
    const earlier = await written;
    stoppedByRejects = hasTooManyRejects(earlier, ingest.maxRejects);
    const full = batch;
    batch = new Batch(run);
    written = full.write({ ...earlier, rows_read: Math.max(position, earlier.rows_read) });
    // The next flush awaits this promise. Until then, a rejection must not count as unhandled.
    written.catch(() => undefined);
  };

  try {
    for await (const rows of ingest.rows) {
      for (const row of rows) {
        position += 1;
        if (position <= start.rows_read) continue;
        batch.add(row);
        if (batch.isFull) await flush();
        if (stoppedByRejects) break;
      }
      if (ingest.signal.aborted || stoppedByRejects) break;
    }
  } finally {
    // If the source fails, the rows before the failure are still written.
    await flush();
    await written;
  }
  const total = await written;
  stoppedByRejects ||= hasTooManyRejects(total, ingest.maxRejects);
  const finished = !ingest.signal.aborted && !stoppedByRejects;
  // After too many rejected rows, the next run starts from the beginning, with another file or mapping.
  if ((finished || stoppedByRejects) && ingest.target && ingest.sourceKey)
    await deleteProgress(ingest.target.db, ingest.sourceKey);
  await run.mergedRows.flush();
  const { leftOut, mergedRows } = run;
  return {
    ...total,
    resumedAt: start.rows_read,
    finished,
    stoppedByRejects,
    leftOut: [...leftOut.values()],
    merged: mergedRows.count,
  };
}

function hasTooManyRejects({ rejected, rows_read }: Progress, maxRejects: number | undefined): boolean {
  return maxRejects === undefined ? rejected >= MAX_REJECTS_ONLY && rejected === rows_read : rejected > maxRejects;
}

async function resume({ target, sourceKey }: Ingest): Promise<Progress | undefined> {
  return target && sourceKey ? findProgress(target.db, sourceKey) : undefined;
}

/** An ingest and the state that its batches share. */
interface Run extends Ingest {
  readonly mergedRows: MergedRows;
  readonly leftOut: Map<string, LeftOut>;
}

interface Reject {
  readonly row: Row;
  readonly reason: string;
  readonly column: string | undefined;
}

/** The rows of one transaction: the records to write, and the rejected rows. */
class Batch {
  readonly #ingest: Run;
  readonly #records: RecordBatch;
  /** The source rows of the records, in the same order. */
  readonly #rows: Row[] = [];
  readonly #rejects: Reject[] = [];
  #characters = 0;
  #values = 0;

  constructor(ingest: Run) {
    this.#ingest = ingest;
    this.#records = ingest.kind.newBatch();
  }

  get isFull(): boolean {
    const rows = this.#rows.length + this.#rejects.length;
    return rows >= BATCH_SIZE || this.#characters >= MAX_BATCH_CHARACTERS || this.#values >= MAX_BATCH_VALUES;
  }

  add(row: Row): void {
    if ("fault" in row) {
      this.#rejects.push({ row, reason: `The row ${row.fault}`, column: undefined });
      this.#characters += row.text.length;
      return;
    }
    const { columns, mergedRows } = this.#ingest;
    this.#values += row.width;
    const raw = columns.pick(row);
    this.#characters += textLength(raw);
    const added = this.#records.add(raw);
    if ("faults" in added) {
      const reason = added.faults.map((fault) => `${fault.field} ${fault.reason}`).join("; ");
      this.#rejects.push({ row, reason, column: this.#columnOf(added.faults[0]?.field) });
      return;
    }
    this.#rows.push(row);
    if (added.key !== null) mergedRows.add(row.line, added.key);
    for (const fault of added.omitted) this.#leaveOut(row.line, fault, false);
  }

  #leaveOut(line: number, { field, reason }: RecordFault, isRead: boolean): void {
    const { leftOut } = this.#ingest;
    // Removes the values from the reason, because they differ in most rows.
    const kind = `${field} ${reason.replace(/"(?:[^"\\]|\\.)*?(?:"|\.\.\.)|[\d.,]+|https?:\S+|[\w-]+(?:\.[\w-]+)+/g, "")}`;
    const known = leftOut.get(kind) ?? { field, isRead, reason, rows: 0, lines: [] };
    known.rows += 1;
    if (known.lines.length < MAX_LINES) known.lines.push(line);
    if (leftOut.has(kind) || leftOut.size < MAX_KINDS) leftOut.set(kind, known);
  }

  #columnOf(field: string | undefined): string | undefined {
    return field === undefined ? undefined : this.#ingest.columns.findColumn(field);
  }

  /** Writes the records, the rejects and the position in one transaction. */
  async write(before: Progress): Promise<Progress> {
    const { target, sourceKey, fileName, onProgress, beforeWrite, mergedRows } = this.#ingest;
    const lines = this.#rows.map(({ line }) => line);
    let notices: readonly RejectedItem[] = [];
    let noteEvents: (() => void) | undefined;
    const progress =
      target === undefined
        ? await this.#reject(before, [], undefined)
        : await repeatTransaction(target.db, async (transaction) => {
            if (this.#records.size > 0) await beforeWrite?.(transaction);
            const { written, ...result } = await this.#records.write(transaction, target.secrets, (id) =>
              mergedRows.hasEvent(id),
            );
            const events = written && mergedRows.countEvents(lines, written);
            noteEvents = events && (() => mergedRows.addEvents(lines, written, events.rows));
            notices = result.notices ?? [];
            const rejected = await this.#reject(before, this.#rejectedBy(result), transaction);
            const after = add(rejected, events?.counts ?? result);
            if (sourceKey) await upsertProgress(transaction, sourceKey, fileName, after);
            return after;
          });
    noteEvents?.();
    for (const { index, ...notice } of notices) this.#leaveOut(lines[index] ?? 0, notice, true);
    onProgress(progress);
    return progress;
  }

  #rejectedBy({ rejected }: WriteResult): Reject[] {
    return rejected.flatMap(({ index, field, reason }) => {
      const row = this.#rows[index];
      return row === undefined ? [] : { row, reason: `${field} ${reason}`, column: this.#columnOf(field) };
    });
  }

  /**
   * Writes the rejected rows to the file before the transaction records its length, to which a resumed run truncates
   * it.
   */
  async #reject(before: Progress, more: readonly Reject[], db: Db | undefined): Promise<Progress> {
    const { rejects } = this.#ingest;
    const all = [...this.#rejects, ...more].sort((a, b) => a.row.line - b.row.line);
    const isErased = await this.#findErased(all, db);
    for (const reject of all) {
      const { row, reason, column } = reject;
      if (reason.endsWith(ERASED)) rejects.add(row.line, reason, column, undefined);
      else if (isErased(reject)) rejects.add(row.line, `The row ${ERASED}`, undefined, undefined);
      else rejects.add(row.line, reason, column, this.#mayName(db) ? rejectedContent(row) : undefined);
    }
    await rejects.flush();
    return { ...before, rejected: before.rejected + all.length, reject_file_bytes: rejects.bytes };
  }

  /** A dry run cannot recognise erased people, so it stores no rejected rows that may be about people. */
  #mayName(db: Db | undefined): boolean {
    return db !== undefined || this.#ingest.kind.name === "companies";
  }

  /** Returns a predicate for rejected rows of erased people, whose data must not be stored. */
  async #findErased(rejects: readonly Reject[], db: Db | undefined): Promise<(reject: Reject) => boolean> {
    const secrets = this.#ingest.target?.secrets;
    if (db === undefined || secrets === undefined) return () => false;
    const allowed = new Set(
      await withoutErasedPeople(db, secrets, rejects, ({ row }) =>
        identityOfValues("fault" in row ? [row.text] : Object.values(row.toRecord())),
      ),
    );
    return (reject) => !allowed.has(reject);
  }
}

function textLength(raw: RawRecord): number {
  let sum = 0;
  for (const field in raw) if (typeof raw[field] === "string") sum += raw[field].length;
  return sum;
}

function add(
  before: Progress,
  { inserted, updated, unchanged }: Pick<WriteResult, "inserted" | "updated" | "unchanged">,
): Progress {
  return {
    ...before,
    inserted: before.inserted + inserted,
    updated: before.updated + updated,
    unchanged: before.unchanged + unchanged,
  };
}
