import type { Db } from "../db/connect.ts";
import { listRows } from "../db/statements.ts";
import { currentTrace } from "../lib/tracing.ts";
import { type JobName, type JobPayloads, jobs } from "./definitions.ts";
import { addJobsWithRetry } from "./graphile-worker.ts";
import { KEYED_FLAG } from "./queries.ts";

interface EnqueueOptions {
  /** The earliest time to run; default: now. */
  readonly runAt?: Date;
  /** Whether a waiting job with the same key keeps its time instead of taking `runAt`. Default false. */
  readonly preserveRunAt?: boolean;
  /** From -32768 to 32767; smaller numbers run first. Default 0. */
  readonly priority?: number;
}

/** Queues a job in the caller's transaction. Replaces a waiting job with the same key. */
export async function enqueue<Name extends JobName>(
  db: Db,
  name: Name,
  payload: JobPayloads[Name],
  options: EnqueueOptions = {},
): Promise<void> {
  await enqueueAll(db, name, [payload], options);
}

/** Queues many jobs of one name in the caller's transaction, in one statement. */
export async function enqueueAll<Name extends JobName>(
  db: Db,
  name: Name,
  payloads: readonly JobPayloads[Name][],
  { runAt, preserveRunAt = false, priority = 0 }: EnqueueOptions = {},
): Promise<void> {
  const { maxAttempts, keyOf, queueOf } = jobs[name];
  const traceparent = currentTrace();
  const specs = payloads.map((payload) => ({
    payload: traceparent === undefined ? payload : { ...(payload as object), traceparent },
    key: keyOf?.(payload),
    queue: queueOf?.(payload),
  }));
  await addJobsWithRetry(specs, async (left) => {
    const rows = await listRows(db)<{ key: string }>`select key from graphile_worker.add_jobs((
      select array_agg(
        row(${name}, spec -> 'payload', spec ->> 'queue', ${runAt ?? null}::timestamptz, ${maxAttempts}::smallint,
          spec ->> 'key',
          ${priority}::smallint, case when spec ->> 'key'
          is not null then array[${KEYED_FLAG}] end)::graphile_worker.job_spec
          order by position)
      from json_array_elements(${JSON.stringify(left)}::json) with ordinality as listed (spec, position)
    ), job_key_preserve_run_at => ${preserveRunAt}) where key is not null`;
    return new Set(rows.map(({ key }) => key));
  });
}
