import type { components } from "../../generated/types.ts";
import { call } from "./call.ts";
import { until } from "./until.ts";

type Poll = components["schemas"]["PollBulkLookalikeResponse"];

export const bulkPath = "/api/v1/account/search-lookalikes-bulk";

/** Waits until a bulk job has ended, and returns its pages in order. */
export async function pollUntilEnded(
  service: { address: string },
  key: string,
  jobId: string,
): Promise<Poll["results"][]> {
  const poll = async (cursor: string): Promise<Poll> =>
    (await call(service, "GET", `${bulkPath}/${jobId}?cursor=${cursor}`, { key })).body as Poll;
  await until(async () => ["completed", "failed", "cancelled"].includes((await poll("page_0000")).status));
  const pages: Poll["results"][] = [];
  for (let cursor: string | null = "page_0000"; cursor !== null; ) {
    const page: Poll = await poll(cursor);
    pages.push(page.results);
    cursor = page.next_cursor;
  }
  return pages;
}
