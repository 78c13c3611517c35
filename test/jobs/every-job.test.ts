import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type JobName, jobs, pools } from "../../server/jobs/definitions.ts";
import heldBy from "./every-job.json" with { type: "json" };

/**
 * For each job, the test that runs the job several times or concurrently and verifies the result. A job without a test
 * does not compile.
 */
const tests: Record<JobName, string[]> = heldBy;

describe("a job", () => {
  test.each(Object.entries(tests))("%s can be run twice, as verified in %j", (_job, [file = "", title = ""]) => {
    const path = new URL(`../${file}`, import.meta.url);
    expect(existsSync(path)).toBe(true);
    expect(readFileSync(path, "utf8")).toContain(`"${title}"`);
  });

  test("of one pool is not delayed by jobs of another: mail, searches and maintenance have separate pools", () => {
    const poolName = (job: JobName): string => jobs[job].pool;
    expect(
      new Set(
        (["agent-keys.send-code", "lookalikes.run", "search.rebuild", "search.embed", "lookalikes.reap"] as const).map(
          poolName,
        ),
      ).size,
    ).toBe(5);
    expect(Math.min(...Object.values(pools))).toBe(1);
  });
});
