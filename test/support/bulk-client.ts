import type { components } from "../../generated/types.ts";
import { call } from "../../scripts/support/call.ts";
import { until } from "../../scripts/support/until.ts";

type Poll = components["schemas"]["PollBulkLookalikeResponse"];
type BulkBody = components["schemas"]["BulkLookalikeRequest"];

const BULK = "/api/v1/account/search-lookalikes-bulk";
const ENDED = ["completed", "failed", "cancelled"];

/** Returns functions that send a caller's requests to the bulk operations. */
export function bulkClient(address: string, key: string) {
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await call({ address }, method, `${BULK}${path}`, { key, body, headers });
    return { ...response, body: response.body as Record<string, unknown> };
  };
  const submit = async (body: Partial<BulkBody>, headers?: Record<string, string>) => send("POST", "", body, headers);
  const poll = async (jobId: string, cursor?: string): Promise<Poll> =>
    (await send("GET", `/${jobId}${cursor ? `?cursor=${cursor}` : ""}`)).body as Poll;
  return {
    send,
    submit,
    poll,
    /** Submits a job that must be accepted, and returns its id. */
    accepted: async (body: Partial<BulkBody>): Promise<string> => {
      const response = await submit(body);
      if (response.status !== 200) throw new Error(`${response.status}: ${response.text}`);
      return String(response.body.job_id);
    },
    cancel: async (jobId: string) => send("POST", `/${jobId}/cancel`),
    exported: async (jobId: string, accept: string) => send("GET", `/${jobId}/export`, undefined, { Accept: accept }),
    ended: async (jobId: string): Promise<Poll> =>
      until(async () => {
        const response = await poll(jobId);
        return ENDED.includes(response.status) && response;
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
