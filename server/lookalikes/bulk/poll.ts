import type { Handler, Schema } from "../../http/contract.ts";
import { paginationOf } from "../../http/pagination.ts";
import { cursorOf, pageOf, presentJob } from "./present.ts";
import { findJobPage, listJobs } from "./queries.ts";

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
  { db, caller, reply, problem, invalid },
) => {
  const page = query.cursor === undefined ? 0 : pageOf(query.cursor);
  const found = await findJobPage(db, caller.workspaceId, path.job_id, page ?? 0);
  if (found === undefined) return problem(404, "NOT_FOUND", "There is no such job.");
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
  const results = (found.results ?? []) as Schema["Lookalike"][];
  const next_cursor = page + 1 < job.page_count ? cursorOf(page + 1) : null;
  return reply(200, { ...presentJob(job), results, count: results.length, page, next_cursor });
};
