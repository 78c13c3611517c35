import { convert } from "html-to-text";
import type { ActivityPage, ActivityRecord, ActivitySource } from "../../ports/activity.ts";
import type { VendorFailure, VendorResult } from "../../ports/vendor.ts";
import { failed, readRetryAfterMs, reasonOfStatus, VendorHttp, type VendorResponse } from "../vendor-http.ts";
import type { VendorTime } from "../vendor-time.ts";

/** A job, as every board describes it. */
interface BoardJob {
  readonly url: unknown;
  readonly title: unknown;
  readonly text: string;
  /** Null when the board does not tell. */
  readonly postedAt: unknown;
}

/** What differs from one vendor of job boards to the other. */
export interface JobBoardVendor {
  /** For messages. */
  readonly name: string;
  /** The address that lists every open job of a board in one response. */
  readonly addressOf: (board: string) => string;
  /** Returns the jobs of a response; undefined when it is not the vendor's. */
  readonly readJobs: (json: unknown) => readonly BoardJob[] | undefined;
}

interface JobBoardOptions {
  readonly board: string;
  readonly companyDomain: string;
  /** Address to use instead of the vendor's own. */
  readonly baseUrl?: string | undefined;
  readonly time?: VendorTime;
}

/**
 * Opens a job board. A read is one conditional request without retries: who reads waits an hour before the next, longer when the board
 * asks for it. The bookmark holds the validators (RFC 9110, section 8.8).
 */
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
      const headers = conditionsOf(bookmark);
      const answer = await http.send({ method: "GET", url, headers, isRepeatable: true, secrets: [] }, signal);
      if (!answer.ok) return answer;
      const { status, json } = answer.value;
      if (status === 304) return { ok: true, value: { records: [], bookmark, hasMore: false, isComplete: false } };
      const jobs = vendor.readJobs(json);
      if (jobs === undefined)
        return failed("unavailable", `${vendor.name} answered in another form than it publishes.`);
      return toPage(jobs, companyDomain, answer.value);
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
  // Some vendors answer for an unknown board with an empty list, which is no reason to close every post.
  return { ok: true, value: { records, bookmark, hasMore: false, isComplete: jobs.length > 0 } };
}

function conditionsOf(bookmark: string | null): Record<string, string> {
  if (bookmark === null) return {};
  const { etag, lastModified } = JSON.parse(bookmark) as { etag: string | null; lastModified: string | null };
  return { ...(etag && { "if-none-match": etag }), ...(lastModified && { "if-modified-since": lastModified }) };
}

function readFailure(vendor: string, board: string, response: VendorResponse): VendorFailure | null {
  const reason = response.status === 304 ? null : reasonOfStatus(response.status);
  if (reason === null) return null;
  const message =
    reason === "not_found" ? `${vendor} has no board ${board}.` : `${vendor} answered with status ${response.status}.`;
  return { reason, message, retryAfterMs: readRetryAfterMs(response), mayHaveHappened: false };
}

/** Returns the text of HTML without links' addresses and images. */
export function htmlToText(html: string): string {
  return convert(html, {
    wordwrap: false,
    selectors: [
      { selector: "a", options: { ignoreHref: true } },
      { selector: "img", format: "skip" },
    ],
  });
}

/** Returns an object's fields, each of which may be anything; none for what is no object. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** Returns the objects of a list; undefined for what is no list. */
export function objectsIn(value: unknown): Readonly<Record<string, unknown>>[] | undefined {
  return Array.isArray(value) ? value.map(fieldsOf) : undefined;
}

export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
