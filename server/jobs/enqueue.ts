import { sql } from "kysely";
import type { Db } from "../db/connect.ts";
import type { JobName, JobPayloads } from "./payloads.ts";
import { jobs } from "./pools.ts";

/** When and how urgently a job runs. */
export interface EnqueueOptions {
  /** Not before; default: now. */
  readonly runAt?: Date;
  /** -32768 to 32767, smaller runs first; default 0. */
  readonly priority?: number;
}

/** The options of a single job. */
export interface EnqueueOneOptions extends EnqueueOptions {
  /** While a job with this key waits, another with it replaces it. A running one is not replaced: a second runs after it. */
  readonly key?: string;
}

/** Queues a job in the caller's transaction: it runs exactly when that commits. */
export async function enqueue<Name extends JobName>(
  db: Db,
  name: Name,
  payload: JobPayloads[Name],
  options: EnqueueOneOptions = {},
): Promise<void> {
  await sql`select from graphile_worker.add_job(
    identifier => ${name}, payload => ${JSON.stringify(payload)}::json, run_at => ${options.runAt ?? null}::timestamptz,
    max_attempts => ${jobs[name].attempts}::integer, job_key => ${options.key ?? null}, priority => ${options.priority ?? 0}::integer
  )`.execute(db);
}

/** Queues many jobs of one name in the caller's transaction and in one statement. */
export async function enqueueAll<Name extends JobName>(
  db: Db,
  name: Name,
  payloads: readonly JobPayloads[Name][],
  options: EnqueueOptions & { readonly keyOf?: (payload: JobPayloads[Name]) => string } = {},
): Promise<void> {
  if (payloads.length === 0) return;
  const listed = payloads.map((payload) => ({ payload, key: options.keyOf?.(payload) }));
  await sql`select count(*) from graphile_worker.add_jobs((
    select array_agg(
      row(${name}, job -> 'payload', null, ${options.runAt ?? null}::timestamptz, ${jobs[name].attempts}::smallint, job ->> 'key',
        ${options.priority ?? 0}::smallint, null)::graphile_worker.job_spec order by place)
    from json_array_elements(${JSON.stringify(listed)}::json) with ordinality as listed (job, place)
  ))`.execute(db);
}
