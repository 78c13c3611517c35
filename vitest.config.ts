import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Seconds of the files that take longest, as `npm test -- --record` recorded them. */
const timings: Record<string, number> = JSON.parse(readFileSync("test/timings.json", "utf8"));

/** Begins with the longest files, so that none of them is left to run alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = ({ moduleId }: TestSpecification): number => timings[relative(".", moduleId)] ?? 0;
    return (await super.sort(files)).toSorted((a, b) => seconds(b) - seconds(a));
  }
}

export default defineConfig({
  // In the checkout, not in node_modules, which several checkouts may share.
  cacheDir: ".vite",
  test: {
    // Searches with an embeddings model are tested where they are meant; elsewhere, its vectors would join at any time.
    env: { EMBEDDINGS: "off" },
    environment: "node",
    include: ["test/**/*.test.ts"],
    exclude: process.env.TEST_PARTITIONED === "1" ? ["test/**/months.test.ts"] : [],
    globalSetup: ["test/support/global-setup.ts"],
    setupFiles: ["test/support/each-file.ts"],
    sequence: { sequencer: LongestFirst },
    // Processes, so that a test which brings its process down brings down only its own file.
    pool: "forks",
    // With the default of 16 MB, collecting young objects takes a tenth of the processor time.
    execArgv: ["--max-semi-space-size=64"],
    // A process runs one file after another, because loading the service anew for each takes a second of processor time.
    // test/support/each-file.ts fails a file that leaves something behind for the next.
    isolate: false,
    maxWorkers: 4,
    // Far above what any test needs on a loaded machine: a limit for what hangs, not a measurement.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    teardownTimeout: 20_000,
  },
});
