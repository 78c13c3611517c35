import type { Schema } from "./contract.ts";
import type { Client } from "./create-client.ts";
import { wait } from "./wait.ts";

const JOBS = "/api/v1/account/search-lookalikes-bulk";
const TERMINAL = new Set<Schema["LookalikeJobStatus"]>(["completed", "failed", "cancelled"]);

/** Where a bulk lookalike job stands, with one page of its results. */
export type LookalikeJobAnswer = Schema["PollBulkLookalikeResponse"];

/** One written page. It never changes, so `cursor` is a safe place to resume from. */
export interface LookalikePage {
  readonly cursor: string;
  readonly results: readonly Schema["Lookalike"][];
}

/** How to follow a job. */
export interface FollowOptions {
  /** Ends the wait with its reason; the job goes on. */
  readonly signal?: AbortSignal;
  /** Told of every look at the job. */
  readonly onProgress?: (job: LookalikeJobAnswer) => void;
  /** The first wait between two looks; it grows by half up to `maxIntervalMs`. Default 500. */
  readonly minIntervalMs?: number;
  /** Default 10,000. */
  readonly maxIntervalMs?: number;
}

/** Starts a bulk lookalike search. Credits are reserved for the whole `limit`; only what is delivered is charged. */
export async function submitLookalikeJob(
  client: Client,
  request: Schema["BulkLookalikeRequest"],
  signal?: AbortSignal,
): Promise<Schema["SubmitBulkLookalikeResponse"]> {
  return (await client.post(JOBS, { body: request, ...(signal ? { signal } : {}) })).data;
}

/** Waits until a job has ended, whichever way: `status` of what it resolves to says how. */
export async function waitForJob(
  client: Client,
  jobId: string,
  options: FollowOptions = {},
): Promise<LookalikeJobAnswer> {
  const interval = growingInterval(options);
  for (;;) {
    const job = await look(client, jobId, undefined, options);
    if (TERMINAL.has(job.status)) return job;
    await wait(interval(), options.signal);
  }
}

/**
 * A job's pages as they are written, in rank order, until the job has ended and all were read. `from` resumes at a
 * page: give the cursor of the first page not yet dealt with.
 */
export async function* pagesOfJob(
  client: Client,
  jobId: string,
  options: FollowOptions & { from?: string } = {},
): AsyncGenerator<LookalikePage, LookalikeJobAnswer, undefined> {
  let cursor = options.from;
  let delivered = false;
  let interval = growingInterval(options);
  for (;;) {
    const job = await look(client, jobId, cursor, options);
    if (!delivered && job.results.length > 0) {
      yield { cursor: cursor ?? pageName(job.page), results: job.results };
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

/** Asks a job to stop at its next page. What is written stays and is charged. Throws an `ApiError` 409 when it has ended. */
export async function cancelJob(client: Client, jobId: string): Promise<Schema["CancelBulkLookalikeResponse"]> {
  return (await client.post(`${JOBS}/{job_id}/cancel`, { params: { path: { job_id: jobId } } })).data;
}

async function look(
  client: Client,
  jobId: string,
  cursor: string | undefined,
  { signal, onProgress }: FollowOptions,
): Promise<LookalikeJobAnswer> {
  const { data } = await client.get(`${JOBS}/{job_id}`, {
    params: { path: { job_id: jobId }, query: cursor === undefined ? {} : { cursor } },
    ...(signal ? { signal } : {}),
  });
  onProgress?.(data);
  return data;
}

function pageName(page: number): string {
  return `page_${String(page).padStart(4, "0")}`;
}

function growingInterval({ minIntervalMs = 500, maxIntervalMs = 10_000 }: FollowOptions): () => number {
  let next = minIntervalMs / 1.5;
  return () => (next = Math.min(maxIntervalMs, next * 1.5));
}
