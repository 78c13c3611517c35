import { describe } from "vitest";
import { setTimeZone } from "../support/database.ts";

/** The tests of what depends on time: schedules, windows, ages and periods. Each row is repeated in a file of its own. */
const TIME_DEPENDENT = {
  signals: ["signals/runs.test.ts"],
  detection: ["signals/detection.test.ts"],
  windows: [
    "agent-keys/limits.test.ts",
    "events/events.test.ts",
    "filters/account-filters.test.ts",
    "filters/people-filters.test.ts",
    "insights/feed.test.ts",
    "views/alerts.test.ts",
  ],
  periods: ["activity/prune.test.ts", "crm/pull.test.ts", "jobs/prune.test.ts", "webhooks/delivery/prune.test.ts"],
} as const;

/** Repeats tests of what depends on time against databases in a time zone. */
export function repeatIn(zone: string, what: keyof typeof TIME_DEPENDENT): void {
  setTimeZone(zone);
  describe.each(TIME_DEPENDENT[what])("%s", async (path) => {
    // Another file may have run the same tests in this process: under an address of its own, they are read again.
    await import(/* @vite-ignore */ `../${path}?zone=${zone}`);
  });
}
