// Files run one after another in the same process. Each file must leave the process unchanged for the next file.
import { beforeAll, expect, vi } from "vitest";
import { until } from "../../scripts/support/until.ts";
import { closeAll } from "./at-end.ts";

/** Node's names of resources that a file must close. */
const MUST_BE_STOPPED = ["TCPServerWrap", "UDPWrap", "ProcessWrap", "FSEventWrap"];

function countRunning(): number {
  return process.getActiveResourcesInfo().filter((name) => MUST_BE_STOPPED.includes(name)).length;
}

const environment = { ...process.env };
// The number is not 0 after a file that failed.
const before = countRunning();

// The cleanup of the first hook runs after all hooks of the file.
beforeAll(() => async () => {
  const hasFakeTimers = vi.isFakeTimers();
  vi.useRealTimers();
  await closeAll();
  expect(hasFakeTimers, "the file must restore the timers").toBe(false);
  expect(process.env, "the file must restore the environment variables").toEqual(environment);
  await until(() => countRunning() <= before, 10_000).catch(() =>
    expect.fail("the file must stop the servers and processes that it started"),
  );
});
