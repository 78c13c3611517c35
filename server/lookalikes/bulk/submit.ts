import { randomUUID } from "node:crypto";
import { PRICES, reserve } from "../../credits/public.ts";
import type { Handler } from "../../http/contract.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { resolveSeeds } from "../queries-seeds.ts";
import { readRequest } from "../request.ts";
import { creditReference } from "./finish.ts";
import { countUnfinished, insertJob, lockWorkspaceJobs, MAX_QUEUED_JOBS, MAX_UNFINISHED_JOBS } from "./queries.ts";

const RETRY_AFTER_SECONDS = 5;

/** Submits a bulk job. The job, its reserved credits and its place in the queue are one transaction, that of the request. */
export const submitBulk: Handler<"Lookalikes_submitBulk"> = async ({ body }, context) => {
  const {
    db,
    caller: { workspaceId, userId },
  } = context;
  const request = readRequest(body, "body");
  if ("faults" in request) return context.invalid(...request.faults);
  const seeds = await resolveSeeds(db, body.seed_domains);
  if (seeds.resolved?.length === 0) {
    const message = "None of the seed domains belongs to a company of the catalogue.";
    return context.problem(400, "NO_SEED_RESOLVED", message, { unresolved_seed_domains: seeds.unresolved });
  }

  await lockWorkspaceJobs(db, workspaceId);
  const { unfinished, queued } = await countUnfinished(db, workspaceId);
  if (unfinished >= MAX_UNFINISHED_JOBS) {
    const message = `The workspace has ${unfinished} unfinished bulk jobs. Wait for one to end, or cancel one.`;
    const details = { unfinished, limit: MAX_UNFINISHED_JOBS };
    return context.problem(429, "TOO_MANY_PENDING_JOBS", message, details, { "Retry-After": RETRY_AFTER_SECONDS });
  }
  const id = `job_${randomUUID().replaceAll("-", "")}`;
  const reserved = await reserve(
    db,
    creditReference({ id, workspaceId, userId }),
    body.limit * PRICES.lookalike_company.credits,
  );
  if (reserved.status === "insufficient") {
    const { required, available } = reserved;
    const message = `This job reserves ${required} credits, and ${available} are available.`;
    const headers = { "X-Credits-Used": 0, "X-Credits-Remaining": available };
    return context.problem(402, "INSUFFICIENT_CREDITS", message, { required, available }, headers);
  }
  const isQueued = queued < MAX_QUEUED_JOBS;
  await insertJob(db, { id, workspaceId, userId, request, seeds, limit: body.limit, isQueued });
  if (isQueued) await enqueue(db, "lookalikes.run", { jobId: id }, { key: id });
  const message = `The job waits for a worker. Poll it with GET /api/v1/account/search-lookalikes-bulk/${id}.`;
  return context.reply(
    200,
    { job_id: id, status: "pending", message, requested_limit: body.limit },
    { "X-Credits-Used": 0, "X-Credits-Remaining": reserved.balance },
  );
};
