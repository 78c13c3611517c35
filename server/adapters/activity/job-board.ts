import type { ActivityPage, ActivityRecord, ActivitySource } from "../../ports/activity.ts";
import type { VendorFailure, VendorResult } from "../../ports/vendor.ts";
import { failed, readRetryAfterMs, reasonOfStatus, VendorHttp, type VendorResponse } from "../vendor-http.ts";
import type { VendorTime } from "../vendor-time.ts";

interface BoardJob {
  readonly url: unknown;
  readonly title: unknown;
  readonly text: string;
  /** Null if the board does not provide it. */
  readonly postedAt: unknown;
}

export interface JobBoardVendor {
  /** The vendor's name in messages. */
  readonly name: string;
  readonly addressOf: (board: string) => string;
  /** Returns the jobs of a response; undefined if the response does not have the vendor's format. */
  readonly readJobs: (json: unknown) => readonly BoardJob[] | undefined;
}

interface JobBoardOptions {
  readonly board: string;
  readonly companyDomain: string;
  /** Replaces the vendor's host. */
  readonly baseUrl?: string | undefined;
  readonly time?: VendorTime;
}

/** Opens a job board. A read sends one conditional request, without retries. The bookmark stores its validators. */
export function openJobBoard(vendor: JobBoardVendor, options: JobBoardOptions): ActivitySource {
  const { board, companyDomain, baseUrl, ...httpOptions } = options;
  const http = new VendorHttp({
    vendor: vendor.name,
    readFailure: (response) => readFailure(vendor.name, board, response),
    maxAttempts: 1,
    ...httpOptions,
  });
  const published = new URL(vendor.addressOf(encodeURIComponent(board)));
  const url = baseUrl === undefined ? published : new URL(`${published.pathname}${published.search}`, baseUrl);
  return {
    read: async (bookmark, signal) => {
      const headers = conditionalHeaders(bookmark);
      const response = await http.send({ method: "GET", url, headers, isRepeatable: true, secrets: [] }, signal);
      if (!response.ok) return response;
      const { status, json } = response.value;
      if (status === 304) return { ok: true, value: { records: [], bookmark, hasMore: false, isComplete: false } };
      const jobs = vendor.readJobs(json);
      if (jobs === undefined)
        return failed("unavailable", `${vendor.name} returned a response in an unexpected format.`);
      const page = toPage(jobs, companyDomain, response.value);
      const notice = `${vendor.name} lists no jobs of ${board}: the board is empty or does not exist.`;
      return jobs.length > 0 || !page.ok ? page : { ok: true, value: { ...page.value, notice } };
    },
  };
}

function toPage(
  jobs: readonly BoardJob[],
  companyDomain: string,
  { headers, now }: VendorResponse,
): VendorResult<ActivityPage> {
  const records = jobs.map(({ url, title, text, postedAt }): ActivityRecord => {
    const posted_at = postedAt ?? new Date(now).toISOString();
    return { kind: "job-posts", fields: { company_domain: companyDomain, url, title, text, posted_at } };
  });
  const validators = { etag: headers.get("etag"), lastModified: headers.get("last-modified") };
  const bookmark = validators.etag || validators.lastModified ? JSON.stringify(validators) : null;
  // Some vendors return an empty list for an unknown board. It must not close all posts.
  return { ok: true, value: { records, bookmark, hasMore: false, isComplete: jobs.length > 0 } };
}

function conditionalHeaders(bookmark: string | null): Record<string, string> {
  if (bookmark === null) return {};
  const { etag, lastModified } = JSON.parse(bookmark) as { etag: string | null; lastModified: string | null };
  return { ...(etag && { "if-none-match": etag }), ...(lastModified && { "if-modified-since": lastModified }) };
}

function readFailure(vendor: string, board: string, response: VendorResponse): VendorFailure | null {
  const reason = response.status === 304 ? null : reasonOfStatus(response.status);
  if (reason === null) return null;
  const message =
    reason === "not_found" ? `${vendor} has no board ${board}.` : `${vendor} returned status ${response.status}.`;
  return { reason, message, retryAfterMs: readRetryAfterMs(response), mayHaveHappened: false };
}

export function fieldsOrEmpty(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

export function objectsIn(value: unknown): Readonly<Record<string, unknown>>[] | undefined {
  return Array.isArray(value) ? value.map(fieldsOrEmpty) : undefined;
}

export function textOrEmpty(value: unknown): string {
  return typeof value === "string" ? value : "";
}
