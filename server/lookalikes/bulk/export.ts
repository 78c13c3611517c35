import type { Db } from "../../db/connect.ts";
import type { Handler } from "../../http/contract.ts";
import { noSuch } from "../../http/problems.ts";
import { exportRows } from "../../lib/export-rows.ts";
import { presentStored } from "../results.ts";
import { jobAgenticMethod } from "./present.ts";
import { type BulkJob, findJob, listResultLines } from "./queries.ts";
import { type ExportedLookalike, TABLE } from "./table.ts";

/** Streams all results of a job, as newline-delimited JSON or CSV. */
export const exportBulk: Handler<"Lookalikes_exportBulk"> = async (
  { path },
  { db, caller, preferredType, reply, problem, refuse },
) => {
  const job = await findJob(db, caller.workspaceId, path.job_id);
  if (job === undefined) return refuse(noSuch("job"));
  if (job.finished_at === null)
    return problem(409, "JOB_NOT_FINISHED", `The job is ${job.status}. Export it when it has ended.`, {
      status: job.status,
    });
  const mediaType = preferredType(["application/x-ndjson", "text/csv"]);
  return reply(200, { mediaType, chunks: exportRows(readExport(db, job), mediaType, TABLE) });
};

/** About 1 MB of results, so that exports need few statements, and little memory if the client reads slowly. */
const PAGES_AT_ONCE = 20;

/** Reads a job's results in rank order, `PAGES_AT_ONCE` pages at a time. */
async function* readExport(db: Db, job: BulkJob): AsyncGenerator<ExportedLookalike[]> {
  const agentic_method = jobAgenticMethod(job);
  for (let page = 0; page < job.page_count; page += PAGES_AT_ONCE) {
    const lines = await listResultLines(db, job.id, page, PAGES_AT_ONCE);
    yield lines.map((line) => ({ ...presentStored(JSON.parse(line)), agentic_method }));
  }
}
