import { randomUUID } from "node:crypto";
import { resolveSeeds } from "../../catalogue/queries-seeds.ts";
import { PRICES, refuseCharge, reserve } from "../../credits/public.ts";
import { findForeignReference } from "../../filters/queries.ts";
import { refuseUnknownTechnology } from "../../filters/read-filters.ts";
import type { CostPreview, Handler, PreparingHandler, Refusal, Schema } from "../../http/contract.ts";
import { pageFields } from "../../http/pagination.ts";
import { noSuch } from "../../http/problems.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { findSeedRefusal, readRequest } from "../request.ts";
import { presentStored } from "../results.ts";
import { formatPageCursor, parsePageCursor, presentJob } from "./present.ts";
import {
  countUnfinished,
  findJob,
  findJobPage,
  insertJob,
  listJobs,
  lockWorkspaceJobs,
  MAX_QUEUED_JOBS,
  MAX_UNFINISHED_JOBS,
  type NewJob,
  updateToCancelling,
} from "./queries.ts";
import { creditReference, type JobSearch, previewJob } from "./run.ts";

const RETRY_AFTER_SECONDS = 5;

type SubmitHandler = Handler<"Lookalikes_submitBulk">;

/** Submits a bulk job. For a quote, ranks before the transaction: ranking takes seconds and must not hold a lock. */
export function submitBulk({ search }: { readonly search: JobSearch }): PreparingHandler<"Lookalikes_submitBulk"> {
  return {
    prepare: async ({ body }, signal, { db, caller: { workspaceId, userId }, isQuoted, maxCredits, quotedCredits }) => {
      const read = readRequest(body, "body");
      if ("faults" in read) return async (_input, { invalid }) => invalid(...read.faults);
      const refusing =
        (refusal: Refusal<400 | 404 | 429>): SubmitHandler =>
        async (_input, { refuse }) =>
          refuse(refusal);
      const seeds = await resolveSeeds(db, body.seed_domains);
      const refusal = refuseUnknownTechnology(read.filters) ?? findSeedRefusal(seeds);
      if (refusal) return refusing(refusal);
      const foreign = await findForeignReference(db, workspaceId, {
        audience_include: body.exclude_audience_ids ?? [],
      });
      if (foreign) return refusing(noSuch(foreign));

      const id = `job_${randomUUID().replaceAll("-", "")}`;
      const limit = Math.min(
        body.limit,
        Math.floor(Math.min(maxCredits, quotedCredits) / PRICES.lookalike_company.credits),
      );
      const request = limit < body.limit ? { ...read, isLimitedByCredits: true } : read;
      const job = { id, workspaceId, userId, request, seeds, limit };
      if (!isQuoted) return insertAndEnqueue(job);
      const tooMany = refuseTooMany((await countUnfinished(db, workspaceId)).unfinished);
      return tooMany ? refusing(tooMany) : insertAndEnqueue(job, await previewJob(db, search, job, signal));
    },
  };
}

/** Reserves the credits, inserts the job and adds it to the queue, in one transaction. */
function insertAndEnqueue(job: Omit<NewJob, "isQueued">, preview?: CostPreview): SubmitHandler {
  return async ({ body }, { db, stateCost, confirmCost, reply, refuse }) => {
    const { id, workspaceId, userId, limit } = job;
    const price = PRICES.lookalike_company.credits;
    const credits = limit * price;
    await lockWorkspaceJobs(db, workspaceId);
    const { unfinished, queued } = await countUnfinished(db, workspaceId);
    const tooMany = refuseTooMany(unfinished);
    if (tooMany) return refuse(tooMany);
    await stateCost(Math.max(credits, price), () => preview!);
    const reserved = await reserve(db, creditReference({ id, workspaceId, userId }), credits);
    if ("required" in reserved) return refuse(await refuseCharge(db, workspaceId, reserved, "This job reserves"));
    await confirmCost(credits, reserved.balance);
    const isQueued = queued < MAX_QUEUED_JOBS;
    await insertJob(db, { ...job, isQueued });
    if (isQueued) await enqueue(db, "lookalikes.run", { jobId: id });
    const limited =
      limit < body.limit ? ` It delivers at most ${limit} companies, because the request limits its credits.` : "";
    const message = `The job is waiting for a worker. Poll it with GET /api/v1/account/search-lookalikes-bulk/${id}.${limited}`;
    return reply(
      200,
      { job_id: id, status: "pending", message, requested_limit: limit },
      { "X-Credits-Used": 0, "X-Credits-Remaining": reserved.balance },
    );
  };
}

function refuseTooMany(unfinished: number): Refusal<429> | undefined {
  if (unfinished < MAX_UNFINISHED_JOBS) return undefined;
  const message = `The workspace has ${unfinished} unfinished bulk jobs. Wait for one to end, or cancel one.`;
  const details = { unfinished, limit: MAX_UNFINISHED_JOBS };
  const headers = { "Retry-After": RETRY_AFTER_SECONDS };
  return { status: 429, errorCode: "TOO_MANY_PENDING_JOBS", message, details, headers };
}

/** Lists the workspace's bulk jobs, newest first. */
export const listBulk: Handler<"Lookalikes_listBulk"> = async (
  { query: { status, limit, offset } },
  { db, caller, reply },
) => {
  const { jobs, totalCount } = await listJobs(db, { workspaceId: caller.workspaceId, status, limit, offset });
  return reply(200, { jobs: jobs.map(presentJob), ...pageFields({ limit, offset }, jobs.length, totalCount) });
};

/** Returns the state of a job and one page of its results. */
export const pollBulk: Handler<"Lookalikes_pollBulk"> = async (
  { path, query },
  { db, caller, reply, refuse, invalid },
) => {
  const page = query.cursor === undefined ? 0 : parsePageCursor(query.cursor);
  const found = await findJobPage(db, caller.workspaceId, path.job_id, page ?? 0);
  if (found === undefined) return refuse(noSuch("job"));
  const { job } = found;
  // The first page is always readable, and empty until it is written.
  if (page === undefined || page >= Math.max(1, job.page_count))
    return invalid({
      loc: ["query", "cursor"],
      msg: "Not a page of this job; use next_cursor of the previous response",
      type: "unknown_cursor",
    });
  // The cast is safe: the worker writes pages from typed results.
  const results = ((found.results ?? []) as Schema["Lookalike"][]).map(presentStored);
  const next_cursor = page + 1 < job.page_count ? formatPageCursor(page + 1) : null;
  return reply(200, { ...presentJob(job), results, count: results.length, page, next_cursor });
};

/** Cancelling a job that no worker has claimed precedes all other bulk jobs, because it takes milliseconds. */
const PRIORITY = -100;

/** Requests the cancellation of a job. Its worker stops at the next batch. */
export const cancelBulk: Handler<"Lookalikes_cancelBulk"> = async (
  { path: { job_id: id } },
  { db, caller: { workspaceId }, reply, problem, refuse },
) => {
  const cancelling = await updateToCancelling(db, workspaceId, id);
  if (cancelling === undefined) {
    const job = await findJob(db, workspaceId, id);
    if (job === undefined) return refuse(noSuch("job"));
    return problem(409, "JOB_ALREADY_FINISHED", `The job has already ended: ${job.status}.`, { status: job.status });
  }
  if (cancelling.wasPending) await enqueue(db, "lookalikes.run", { jobId: id }, { priority: PRIORITY });
  const message = "The job stops at its next batch. Pages already written can still be read.";
  return reply(200, { job_id: id, status: "cancelling", message });
};
