import type { components } from "../../generated/types.ts";
import { keyOf } from "./lookalike-service.ts";
import { until } from "./until.ts";

export type Poll = components["schemas"]["PollBulkLookalikeResponse"];
export type BulkBody = components["schemas"]["BulkLookalikeRequest"];

const BULK = "/api/v1/account/search-lookalikes-bulk";
const ENDED = ["completed", "failed", "cancelled"];

/** Returns a member's calls to the bulk operations. */
export function bulkClient(address: string, member: { workspaceId: number; userId: string }) {
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${address}${BULK}${path}`, {
      method,
      headers: {
        "X-API-Key": keyOf(member),
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? (JSON.parse(text) as Record<string, unknown>) : {},
    };
  };
  const submit = async (body: Partial<BulkBody>, headers?: Record<string, string>) => call("POST", "", body, headers);
  const poll = async (jobId: string, cursor?: string): Promise<Poll> =>
    (await call("GET", `/${jobId}${cursor ? `?cursor=${cursor}` : ""}`)).body as Poll;
  return {
    call,
    submit,
    poll,
    /** Submits a job that must be accepted, and returns its id. */
    accepted: async (body: Partial<BulkBody>): Promise<string> => {
      const answer = await submit(body);
      if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
      return String(answer.body.job_id);
    },
    cancel: async (jobId: string) => call("POST", `/${jobId}/cancel`),
    exported: async (jobId: string, accept: string) => call("GET", `/${jobId}/export`, undefined, { Accept: accept }),
    ended: async (jobId: string): Promise<Poll> =>
      until(async () => {
        const answer = await poll(jobId);
        return ENDED.includes(answer.status) && answer;
      }),
    /** Returns every result of a job, page by page. */
    allPages: async (jobId: string): Promise<Poll["results"][]> => {
      const pages: Poll["results"][] = [];
      for (let cursor: string | undefined = "page_0000"; cursor; ) {
        const { results, next_cursor }: Poll = await poll(jobId, cursor);
        pages.push(results);
        cursor = next_cursor ?? undefined;
      }
      return pages;
    },
  };
}
