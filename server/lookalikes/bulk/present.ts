import { presentInterpretation } from "../../filters/search-filters.ts";
import type { Schema } from "../../http/contract.ts";
import type { BulkJob } from "./queries.ts";

/** The number of results on a full page. */
export const PAGE_SIZE = 100;

export function presentJob(job: BulkJob): Schema["LookalikeJob"] {
  return {
    job_id: job.id,
    status: jobStatus(job),
    manifest: job.page_count === 0 && job.finished_at === null ? null : presentManifest(job),
    processed: job.processed,
    progress_message: job.progress_message,
    error_message: job.error_message,
    requested_limit: job.requested_limit,
    agentic_method: jobAgenticMethod(job),
    notice: job.notice,
    // The casts are safe, here and below: the worker stores typed values that the search returned.
    interpretation: presentInterpretation(job.interpretation as Parameters<typeof presentInterpretation>[0]),
    expected_total: job.expected_total as Schema["ExpectedTotal"] | null,
    scanned: job.scanned,
    stopped_because: jobStopReason(job),
    created_at: job.created_at.toISOString(),
    started_at: job.started_at?.toISOString() ?? null,
    finished_at: job.finished_at?.toISOString() ?? null,
    eta_seconds: job.eta_seconds,
  };
}

export function presentManifest(job: BulkJob): Schema["LookalikeManifest"] {
  const status = jobStatus(job);
  return {
    count: job.processed,
    pages: job.page_count,
    page_size: PAGE_SIZE,
    credits_consumed: job.finished_at === null ? job.processed : job.credits_consumed,
    derived_query: job.derived_query,
    resolved_seed_domains: job.resolved_seed_domains,
    unresolved_seed_domains: job.unresolved_seed_domains,
    agentic_method: jobAgenticMethod(job),
    partial: status === "cancelled" || status === "failed" || job.stopped_because === "budget",
  };
}

/** Returns the name of a page, such as `page_0001`. */
export function formatPageCursor(pageNumber: number): string {
  return `page_${String(pageNumber).padStart(4, "0")}`;
}

/** Returns the page number of a cursor; undefined if the cursor is invalid. */
export function parsePageCursor(cursor: string): number | undefined {
  const pageNumber = Number(cursor.slice("page_".length));
  return formatPageCursor(pageNumber) === cursor ? pageNumber : undefined;
}

// Check constraints allow only the contract's values in these columns.
export function jobAgenticMethod(job: BulkJob): Schema["LookalikeJob"]["agentic_method"] {
  return job.agentic_method as Schema["LookalikeJob"]["agentic_method"];
}

/** Returns why a job ended; null while it has not ended. */
export function jobStopReason(job: BulkJob): Schema["LookalikeJob"]["stopped_because"] {
  return job.stopped_because as Schema["LookalikeJob"]["stopped_because"];
}

function jobStatus(job: BulkJob): Schema["LookalikeJobStatus"] {
  return job.status as Schema["LookalikeJobStatus"];
}
