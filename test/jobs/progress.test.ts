import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { until } from "../../scripts/support/until.ts";
import { type RunStatus, trackProgress } from "../../server/jobs/progress.ts";

test.each(["cancelling", "lost"] as const)(
  "after a write finds that a job is %s, the late response to an earlier save does not change this status",
  async (found) => {
    let respond: ((status: RunStatus) => void) | undefined;
    const save = () => new Promise<RunStatus>((resolve) => (respond = resolve));
    const progress = trackProgress(save, "running", new AbortController().signal, silentLog);
    await until(() => respond !== undefined);
    expect(() => progress.check(found)).toThrow();
    respond?.("running");
    await setImmediate();
    expect([progress.status(), progress.signal.aborted]).toEqual([found, true]);
    progress.stop();
  },
);
