import type { PathClient } from "./call.ts";
import type { Schema, Sought } from "./contract.ts";
import { wait } from "./wait.ts";

const JOBS = "/api/v1/account/search-lookalikes-bulk";
const TERMINAL = new Set<Schema["LookalikeJobStatus"]>(["completed", "failed", "cancelled"]);

/** The state of a bulk lookalike job, with one page of its results. */
export type LookalikeJob = Schema["PollBulkLookalikeResponse"];

/** One page of results. Pages never change. */
export interface LookalikePage {
  readonly cursor: string;
  /** The cursor of the next page, which may not be written yet. To be able to resume, store it with the results. */
  readonly next_cursor: string;
  readonly results: readonly Schema["Lookalike"][];
}

/** How to wait for a job of the type `Job`. */
export interface FollowOptions<Job = LookalikeJob> {
  /** Stops waiting, and throws the signal's reason. The job continues. */
  readonly signal?: AbortSignal | undefined;
  /** Called after every poll. */
  readonly onProgress?: ((job: Job) => void) | undefined;
  /**
   * The first wait between two polls, in milliseconds. Each wait is 1.5 times the previous one, up to `maxIntervalMs`.
   * Default 500.
   */
  readonly minIntervalMs?: number | undefined;
  /** The maximum wait between two polls, in milliseconds. Default 10,000. */
  readonly maxIntervalMs?: number | undefined;
}

/** Starts a bulk lookalike search. Credits are reserved for the whole `limit`; only delivered companies are charged. */
export async function submitLookalikeJob(
  client: PathClient,
  request: Sought<Schema["BulkLookalikeRequest"]>,
  signal?: AbortSignal,
): Promise<Schema["SubmitBulkLookalikeResponse"]> {
  return (await client.post(JOBS, { body: request, ...withSignal(signal) })).data;
}

/** Waits until a job is completed, failed or cancelled, and returns the job. */
export async function waitForJob(
  client: PathClient,
  jobId: string,
  options: FollowOptions = {},
): Promise<LookalikeJob> {
  return pollUntil(
    () => pollLookalikeJob(client, jobId, undefined, options.signal),
    ({ status }) => TERMINAL.has(status),
    options,
  );
}

/** Waits until a CRM job is completed or failed. `result` contains the outcome of each record. */
export async function waitForCrmJob(
  client: PathClient,
  jobId: string,
  options: FollowOptions<Schema["CrmJob"]> = {},
): Promise<Schema["CrmJob"]> {
  return pollUntil(
    async () => {
      const request = { params: { query: { job_id: jobId } }, ...withSignal(options.signal) };
      return (await client.get("/api/v1/crm/check-job-status", request)).data;
    },
    ({ status }) => status === "completed" || status === "failed",
    options,
  );
}

/** Waits until the first or current run of a signal has ended. A repeating signal then has the status `scheduled`. */
export async function waitForSignal(
  client: PathClient,
  signalId: number,
  options: FollowOptions<Schema["Signal"]> = {},
): Promise<Schema["Signal"]> {
  return pollUntil(
    async () => {
      const request = { params: { path: { signal_id: signalId } }, ...withSignal(options.signal) };
      return (await client.get("/api/v1/signal/{signal_id}", request)).data.signal;
    },
    ({ status }) => status !== "accepted" && status !== "running",
    options,
  );
}

/**
 * Yields a job's pages in rank order, as they are written, until the job has ended and all pages are read. To resume
 * after a page, pass its `next_cursor` as `from`; the first page yielded is then the page at `from`.
 */
export async function* pagesOfJob(
  client: PathClient,
  jobId: string,
  options: FollowOptions & { from?: string | undefined } = {},
): AsyncGenerator<LookalikePage, LookalikeJob, undefined> {
  // Polls the page before `from`, because requesting the page at `from` before it is written is an error.
  let cursor = options.from && (cursorBefore(options.from) ?? options.from);
  let delivered = cursor !== options.from;
  let interval = growingInterval(options);
  for (;;) {
    const job = await pollLookalikeJob(client, jobId, cursor, options.signal);
    options.onProgress?.(job);
    if (!delivered && job.results.length > 0) {
      yield { cursor: pageName(job.page), next_cursor: pageName(job.page + 1), results: job.results };
      delivered = true;
    }
    if (job.next_cursor !== null) {
      cursor = job.next_cursor;
      delivered = false;
      interval = growingInterval(options);
    } else if (TERMINAL.has(job.status)) {
      return job;
    } else {
      await wait(interval(), options.signal);
    }
  }
}

/** Stops a job at its next page. Written pages are kept and charged. Throws an `ApiError` 409 if the job has ended. */
export async function cancelJob(client: PathClient, jobId: string): Promise<Schema["CancelBulkLookalikeResponse"]> {
  return (await client.post(`${JOBS}/{job_id}/cancel`, { params: { path: { job_id: jobId } } })).data;
}

async function pollLookalikeJob(
  client: PathClient,
  jobId: string,
  cursor: string | undefined,
  signal: AbortSignal | undefined,
): Promise<LookalikeJob> {
  const params = { path: { job_id: jobId }, query: cursor === undefined ? {} : { cursor } };
  return (await client.get(`${JOBS}/{job_id}`, { params, ...withSignal(signal) })).data;
}

async function pollUntil<Job>(
  poll: () => Promise<Job>,
  hasEnded: (job: Job) => boolean,
  options: FollowOptions<Job>,
): Promise<Job> {
  const interval = growingInterval(options);
  for (;;) {
    const job = await poll();
    options.onProgress?.(job);
    if (hasEnded(job)) return job;
    await wait(interval(), options.signal);
  }
}

function withSignal(signal: AbortSignal | undefined): { signal?: AbortSignal } {
  return signal ? { signal } : {};
}

function pageName(page: number): string {
  return `page_${String(page).padStart(4, "0")}`;
}

/** Returns the cursor of the previous page; undefined for the first page and for invalid cursors. */
function cursorBefore(cursor: string): string | undefined {
  const page = Number(/^page_(\d{4,})$/.exec(cursor)?.[1] ?? 0);
  return page > 0 ? pageName(page - 1) : undefined;
}

function growingInterval({
  minIntervalMs = 500,
  maxIntervalMs = 10_000,
}: Pick<FollowOptions, "minIntervalMs" | "maxIntervalMs">): () => number {
  let next = minIntervalMs / 1.5;
  return () => (next = Math.min(maxIntervalMs, next * 1.5));
}
