import type { JobHelpers, TaskList } from "graphile-worker";
import type { Logger } from "pino";
import type { EnqueueOneOptions } from "./enqueue.ts";
import type { JobMetrics, JobOutcome } from "./metrics.ts";
import type { JobName, JobPayloads } from "./payloads.ts";
import { jobs, type PoolName } from "./pools.ts";

/** What a handler is told beside its payload. */
export interface JobContext {
  /** 1 at the first try. */
  readonly attempt: number;
  /** Whether the job is given up when this attempt fails. */
  readonly isLastAttempt: boolean;
  /** Aborted when the process stops: end soon, at a point from which the job can be taken up again, and throw. */
  readonly signal: AbortSignal;
  readonly log: Logger;
}

/** Carries out one kind of job. What it throws fails the attempt; the job is then tried again later. */
export type JobHandler<Name extends JobName> = (payload: JobPayloads[Name], context: JobContext) => Promise<void>;

/** A handler for every job there is: a job name without one does not compile. */
export type JobHandlers = { readonly [Name in JobName]: JobHandler<Name> };

/** Puts a job back, as if it had not been started. */
export type GiveBack = <Name extends JobName>(
  name: Name,
  payload: JobPayloads[Name],
  options: EnqueueOneOptions,
) => Promise<void>;

/** What the tasks of a pool have in common. */
export interface SharedByTasks {
  readonly signal: AbortSignal;
  readonly log: Logger;
  readonly metrics: JobMetrics | undefined;
  readonly giveBack: GiveBack;
}

/** The handlers of one pool in graphile-worker's form. A job that ends early because the process stops is given back. */
export function tasksOf(pool: PoolName, handlers: JobHandlers, shared: SharedByTasks): TaskList {
  const names = (Object.keys(handlers) as JobName[]).filter((name) => jobs[name].pool === pool);
  return Object.fromEntries(names.map((name) => [name, task(name, handlers, shared)]));
}

function task<Name extends JobName>(name: Name, handlers: JobHandlers, shared: SharedByTasks) {
  const handle: JobHandler<Name> = handlers[name];
  return async (queued: unknown, { job }: JobHelpers): Promise<void> => {
    // Queued by `enqueue`, which the compiler holds to the type.
    const payload = queued as JobPayloads[Name];
    const log = shared.log.child({ job: name, queueId: String(job.id), attempt: job.attempts });
    const isLastAttempt = job.attempts >= job.max_attempts;
    const started = performance.now();
    const ended = (outcome: JobOutcome): void => shared.metrics?.ran(name, outcome, performance.now() - started);
    try {
      await handle(payload, { attempt: job.attempts, isLastAttempt, signal: shared.signal, log });
      ended("succeeded");
    } catch (error) {
      ended(shared.signal.aborted ? "given_back" : "failed");
      if (!shared.signal.aborted) throw error;
      log.debug({ err: error }, "job given back because the process stops");
      await shared.giveBack(name, payload, { priority: job.priority, ...(job.key !== null && { key: job.key }) });
    }
  };
}
