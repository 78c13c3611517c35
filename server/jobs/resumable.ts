import type { Db } from "../db/connect.ts";
import type { JobContext } from "./definitions.ts";
import { type ProgressTracker, trackProgress } from "./progress.ts";
import {
  hasEnded,
  listStranded,
  type Resumable,
  type ResumableTable,
  renewClaim,
  type StrandedWork,
  updateFailureCount,
} from "./queries-resumable.ts";

/** With the queue's backoff, the fifth failure comes about a minute and a half after the first. */
const MAX_FAILURES = 5;

/** What one kind of resumable work does. `Outcome` says how it ends. */
interface ResumableSteps<Outcome> {
  /** Does the work that is left. Returns `later` when it has queued the rest for later. */
  readonly work: (progress: ProgressTracker) => Promise<Outcome | "later">;
  /** Ends the work under its claim. Returns false when it has ended or another worker has it. */
  readonly end: (outcome: Outcome) => Promise<boolean>;
  /** Returns the outcome of work that failed this often. */
  readonly failed: (failures: number) => Outcome;
}

/**
 * Runs claimed work to its end. The work is a row, with what is done so far; its job in the queue only says that it is
 * to be done:
 *
 * - pending: queued in the transaction that inserts the row;
 * - running: a worker claims the row, and renews the claim every second. Its writes carry the claim number, so that a
 *   worker that is taken for dead writes nothing more;
 * - interrupted: a stopping process throws, and a killed one loses its job to another (`lease.ts`), which claims the row
 *   and continues after the last write;
 * - failed attempt: counted in the row, which ends after the fifth; interruptions do not count;
 * - ended: the row, its charges, events and following jobs in one transaction;
 * - stranded: work whose job the queue has lost or given up on is requeued or ended by `reapStranded`.
 */
export async function runResumable<Outcome>(
  db: Db,
  table: ResumableTable,
  claimed: Resumable,
  { signal: stopping, log }: JobContext,
  { work, end, failed }: ResumableSteps<Outcome>,
): Promise<void> {
  const progress = trackProgress(() => renewClaim(db, table, claimed), "running", stopping, log);
  try {
    const outcome = await work(progress);
    if (outcome === "later" || (await end(outcome))) return;
  } catch (error) {
    if (stopping.aborted) throw error;
    const failures = progress.status() === "lost" ? undefined : await updateFailureCount(db, table, claimed);
    if (failures !== undefined && failures < MAX_FAILURES) throw error;
    if (failures !== undefined) {
      log.error({ err: error, table: table.name, id: claimed.id }, "work failed for good");
      if (await end(failed(failures))) return;
    }
  } finally {
    progress.stop();
  }
  // Ended by somebody else, for example because it was stopped: nothing is left to do.
  if (!(await hasEnded(db, table, claimed))) throw new Error("Another worker has taken the work over.");
}

interface StrandedSteps<Id> {
  readonly requeue: (id: Id) => Promise<unknown>;
  readonly giveUp: (id: Id) => Promise<unknown>;
}

/** Requeues the work whose jobs the queue has lost, and ends the work it has given up on. Normally finds none. */
export async function reapStranded<Id extends string | number>(
  db: Db,
  table: ResumableTable,
  { log }: Pick<JobContext, "log">,
  { requeue, giveUp }: StrandedSteps<Id>,
): Promise<void> {
  const stranded: readonly StrandedWork<Id>[] = await listStranded<Id>(db, table);
  for (const { id, isGivenUp } of stranded) if (!isGivenUp) await requeue(id);
  for (const { id, isGivenUp } of stranded) if (isGivenUp) await giveUp(id);
  if (stranded.length > 0) log.warn({ table: table.name, stranded }, "found work that the queue lost or gave up on");
}
