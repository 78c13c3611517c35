import type { Db } from "../db/connect.ts";
import { readPages } from "../lib/read-pages.ts";
import type { JobContext } from "./definitions.ts";
import { type ProgressTracker, trackProgress } from "./progress.ts";
import {
  isTakenOver,
  listStranded,
  type Resumable,
  type ResumableTable,
  renewClaim,
  type Stranded,
  updateFailureCount,
} from "./queries-resumable.ts";

/** With the queue's backoff, the fifth failure comes about a minute and a half after the first. */
const MAX_FAILURES = 5;

/** One kind of resumable work. `Outcome` describes its end. */
interface ResumableSteps<Outcome> {
  /** Does the remaining work. Returns `later` if it has queued the rest for later. */
  readonly work: (progress: ProgressTracker) => Promise<Outcome | "later">;
  /** Ends the work under its claim. Returns false if it has ended or another worker has claimed it. */
  readonly end: (outcome: Outcome) => Promise<boolean>;
  readonly failed: (failures: number) => Outcome;
  readonly cancelled?: Outcome;
}

/**
 * Runs claimed work to its end. A row records the work and its progress; its job in the queue only triggers the work:
 *
 * - pending: queued in the transaction that inserts the row;
 * - running: a worker claims the row, and renews the claim every second. Its writes carry the claim number, so that a
 *   worker that was considered dead by mistake can no longer write;
 * - interrupted: a stopping process throws. A killed process loses its job to another (`lease.ts`), which claims the
 *   row and continues after the last write;
 * - failed attempt: counted in the row, which ends at the fifth failure; interruptions do not count;
 * - ended: one transaction writes the end of the row, its charges, its events and its follow-up jobs;
 * - stranded: `reapStranded` requeues or ends work whose job the queue has lost or given up on.
 */
export async function runResumable<Outcome>(
  db: Db,
  table: ResumableTable,
  claimed: Required<Resumable>,
  { signal: stopping, log }: JobContext,
  { work, end, failed, cancelled }: ResumableSteps<Outcome>,
): Promise<void> {
  const progress = trackProgress((current) => renewClaim(db, table, claimed, current), "running", stopping, log);
  try {
    const outcome = await work(progress);
    if (outcome === "later" || (await end(outcome))) return;
  } catch (error) {
    if (stopping.aborted) throw error;
    const outcome = await outcomeAfter(error);
    if (outcome !== undefined && (await end(outcome))) return;
  } finally {
    progress.stop();
  }
  // If the work was ended concurrently, for example stopped, nothing remains to do.
  if (await isTakenOver(db, table, claimed)) throw new Error("Another worker has taken the work over.");

  /** Returns undefined if the work is lost. Throws the error if another attempt follows. */
  async function outcomeAfter(error: unknown): Promise<Outcome | undefined> {
    if (progress.status() === "lost") return undefined;
    if (progress.status() === "cancelling" && cancelled !== undefined) return cancelled;
    const failures = await updateFailureCount(db, table, claimed);
    if (failures === undefined) return undefined;
    if (failures < MAX_FAILURES) throw error;
    log.error({ err: error, table: table.name, id: claimed.id }, "work failed permanently");
    return failed(failures);
  }
}

interface StrandedSteps<Row> {
  /** Queues the work again. */
  readonly requeue: (work: Row) => Promise<unknown>;
  /** Ends the work, even if another worker has claimed it. */
  readonly giveUp: (work: Row) => Promise<unknown>;
}

/** Few, because a row may contain a whole request. */
const STRANDED_PER_PAGE = 100;

/** Requeues work whose job the queue has lost, and ends work that the queue has given up on. Normally finds none. */
export async function reapStranded<Row extends { readonly id: string | number }>(
  db: Db,
  table: ResumableTable,
  { signal, log }: JobContext,
  { requeue, giveUp }: StrandedSteps<Row>,
): Promise<void> {
  for await (const stranded of readPages<Stranded<Row>>(STRANDED_PER_PAGE, (after, limit) =>
    listStranded<Row>(db, table, after, limit),
  )) {
    signal.throwIfAborted();
    for (const work of stranded) if (!work.is_given_up) await requeue(work);
    for (const work of stranded) if (work.is_given_up) await giveUp(work);
    const logged = stranded.map(({ id, is_given_up: isGivenUp }) => ({ id, isGivenUp }));
    log.warn({ table: table.name, stranded: logged }, "resumed work that the queue lost or abandoned");
  }
}
