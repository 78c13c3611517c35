import { randomUUID } from "node:crypto";
import { resolveSeeds } from "../../catalogue/queries-seeds.ts";
import { PRICES, refuseCharge, reserve } from "../../credits/public.ts";
import { findForeignReference } from "../../filters/queries.ts";
import { refuseUnknownTechnology } from "../../filters/read-filters.ts";
import type { Handler, Schema } from "../../http/contract.ts";
import { paginationOf } from "../../http/pagination.ts";
import { noSuch } from "../../http/problems.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { findSeedRefusal, readRequest } from "../request.ts";
import { presentStored } from "../results.ts";
import { cursorOf, pageOf, presentJob } from "./present.ts";
import {
  countUnfinished,
  findJob,
  findJobPage,
  insertJob,
  listJobs,
  lockWorkspaceJobs,
  MAX_QUEUED_JOBS,
  MAX_UNFINISHED_JOBS,
  updateToCancelling,
} from "./queries.ts";
import { creditReference, type JobSearch, previewJob } from "./run.ts";

const RETRY_AFTER_SECONDS = 5;

/** Submits a bulk job: job, reserved credits and its place in the queue are written in one transaction. */
export function submitBulk({ search }: { readonly search: JobSearch }): Handler<"Lookalikes_submitBulk"> {
  return async (
    { body },
    {
      db,
      caller: { workspaceId, userId },
      signal,
      maxCredits,
      stateCost,
      confirmCost,
      reply,
      problem,
      refuse,
      invalid,
    },
  ) => {
    const request = readRequest(body, "body");
    if ("faults" in request) return invalid(...request.faults);
    const unknown = refuseUnknownTechnology(request.filters);
    if (unknown) return refuse(unknown);
    const seeds = await resolveSeeds(db, body.seed_domains);
    const seedRefusal = findSeedRefusal(seeds);
    if (seedRefusal) return refuse(seedRefusal);

    const foreign = await findForeignReference(db, workspaceId, { audience_include: body.exclude_audience_ids ?? [] });
    if (foreign) return refuse(noSuch(foreign));

    await lockWorkspaceJobs(db, workspaceId);
    const { unfinished, queued } = await countUnfinished(db, workspaceId);
    if (unfinished >= MAX_UNFINISHED_JOBS) {
      const message = `The workspace has ${unfinished} unfinished bulk jobs. Wait for one to end, or cancel one.`;
      const details = { unfinished, limit: MAX_UNFINISHED_JOBS };
      return problem(429, "TOO_MANY_PENDING_JOBS", message, details, { "Retry-After": RETRY_AFTER_SECONDS });
    }
    const id = `job_${randomUUID().replaceAll("-", "")}`;
    const price = PRICES.lookalike_company.credits;
    const limit = Math.min(body.limit, Math.floor(maxCredits / price));
    const credits = limit * price;
    const job = { id, workspaceId, userId, request, seeds, limit: Math.max(limit, 1) };
    await stateCost(job.limit * price, async () => {
      await insertJob(db, { ...job, isQueued: false });
      return previewJob(db, search, id, signal);
    });
    const reserved = await reserve(db, creditReference({ id, workspaceId, userId }), credits);
    if ("required" in reserved) return refuse(await refuseCharge(db, workspaceId, reserved, "This job reserves"));
    await confirmCost(credits, reserved.balance);
    const isQueued = queued < MAX_QUEUED_JOBS;
    await insertJob(db, { ...job, isQueued });
    if (isQueued) await enqueue(db, "lookalikes.run", { jobId: id });
    const limited =
      limit < body.limit ? ` It delivers at most ${limit} companies: the request allows no more credits.` : "";
    const message = `The job is waiting for a worker. Poll it with GET /api/v1/account/search-lookalikes-bulk/${id}.${limited}`;
    return reply(
      200,
      { job_id: id, status: "pending", message, requested_limit: limit },
      { "X-Credits-Used": 0, "X-Credits-Remaining": reserved.balance },
    );
  };
}

/** Lists the workspace's bulk jobs, newest first. */
export const listBulk: Handler<"Lookalikes_listBulk"> = async (
  { query: { status, limit, offset } },
  { db, caller, reply },
) => {
  const { jobs, totalCount } = await listJobs(db, { workspaceId: caller.workspaceId, status, limit, offset });
  return reply(200, {
    jobs: jobs.map(presentJob),
    total_count: totalCount,
    pagination: paginationOf({ limit, offset }, jobs.length, totalCount),
  });
};

/** Returns the state of a job and one page of its results. */
export const pollBulk: Handler<"Lookalikes_pollBulk"> = async (
  { path, query },
  { db, caller, reply, refuse, invalid },
) => {
  const page = query.cursor === undefined ? 0 : pageOf(query.cursor);
  const found = await findJobPage(db, caller.workspaceId, path.job_id, page ?? 0);
  if (found === undefined) return refuse(noSuch("job"));
  const { job } = found;
  // The first page can always be read: it is empty until it is written.
  if (page === undefined || page >= Math.max(1, job.page_count)) {
    return invalid({
      loc: ["query", "cursor"],
      msg: "Not a page of this job; use next_cursor of the previous response",
      type: "unknown_cursor",
    });
  }
  // The worker writes pages from typed results.
  const results = ((found.results ?? []) as Schema["Lookalike"][]).map(presentStored);
  const next_cursor = page + 1 < job.page_count ? cursorOf(page + 1) : null;
  return reply(200, { ...presentJob(job), results, count: results.length, page, next_cursor });
};

/** Ends a job that no worker has claimed, which takes no time, before all other bulk jobs run. */
const PRIORITY = -100;

/** Requests that a job stops. Its worker stops at the next batch. */
export const cancelBulk: Handler<"Lookalikes_cancelBulk"> = async (
  { path: { job_id: id } },
  { db, caller: { workspaceId }, reply, problem, refuse },
) => {
  const cancelling = await updateToCancelling(db, workspaceId, id);
  if (cancelling === undefined) {
    const job = await findJob(db, workspaceId, id);
    if (job === undefined) return refuse(noSuch("job"));
    return problem(409, "JOB_ALREADY_FINISHED", `The job has ended: ${job.status}.`, { status: job.status });
  }
  if (cancelling.wasPending) await enqueue(db, "lookalikes.run", { jobId: id }, { priority: PRIORITY });
  const message = "The job stops at its next batch. Pages already written can still be read.";
  return reply(200, { job_id: id, status: "cancelling", message });
};
