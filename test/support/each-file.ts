// Files run one after another in the same process. Each must leave it as it was for the next.
import { beforeAll, expect, vi } from "vitest";
import { dropTestDatabases } from "./database.ts";
import { until } from "./until.ts";

/** Node's names of what a file may have started and must have stopped. */
const MUST_BE_STOPPED = ["TCPServerWrap", "UDPWrap", "ProcessWrap", "FSEventWrap"];

function running(): string[] {
  return process.getActiveResourcesInfo().filter((name) => MUST_BE_STOPPED.includes(name));
}

// As the cleanup of the first hook, this comes after all hooks of the file.
beforeAll(() => {
  const environment = { ...process.env };
  return async () => {
    await dropTestDatabases();
    expect(process.env, "the file must restore the environment variables").toEqual(environment);
    expect(vi.isFakeTimers(), "the file must restore the timers").toBe(false);
    await until(() => running().length === 0, 10_000).catch(() =>
      expect(running(), "the file must stop the servers and processes it started").toEqual([]),
    );
  };
});
