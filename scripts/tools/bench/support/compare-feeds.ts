import type { KeyOwner } from "../../../support/keys.ts";
import { milliseconds, ratio, timeInTurns } from "./measure.ts";
import { openCaller } from "./service.ts";

const RUNS = 50;

/** Times the first page of several feeds of insights of a large workspace and a small one, in turns. Returns the rows of a table. */
export async function compareFeeds(
  address: string,
  { large, small, few }: { readonly large: KeyOwner; readonly small: KeyOwner; readonly few: number },
): Promise<Record<string, string>[]> {
  const rows = [];
  for (const query of ["", "?days=90", "?days=90&sentiment=positive", "?account_ids=7,8,9"]) {
    const callers = {
      large: openCaller(address, large.key, large.userId),
      small: openCaller(address, small.key, small.userId),
    };
    const timing = await timeInTurns(RUNS, {
      large: () => callers.large.get(`/api/v1/insights/feed${query}`),
      small: () => callers.small.get(`/api/v1/insights/feed${query}`),
    });
    rows.push({
      feed: query === "" ? "of a week" : query,
      "median ms": milliseconds(timing.large.median),
      beside: `${few.toLocaleString("en-US")} insights ${milliseconds(timing.small.median)} ms`,
      ratio: `${ratio(timing.large.median / timing.small.median)} (≤ 3x)`,
    });
    for (const caller of Object.values(callers)) await caller.close();
  }
  return rows;
}
