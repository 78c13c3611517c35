import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The seconds of the longest files, as recorded by `npm test -- --record`. */
const timings: Record<string, number> = JSON.parse(readFileSync("test/timings.json", "utf8"));

function recordedSeconds({ moduleId }: TestSpecification): number {
  return timings[relative(".", moduleId)] ?? 1;
}

/** Runs the longest files first, so that none of them runs alone at the end. Shards have equal recorded durations. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => recordedSeconds(b) - recordedSeconds(a));
  }

  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard!;
    const shards = Array.from({ length: count }, () => ({ seconds: 0, files: [] as TestSpecification[] }));
    const byName = files.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1));
    for (const file of byName.toSorted((a, b) => recordedSeconds(b) - recordedSeconds(a))) {
      const shortest = shards.reduce((least, shard) => (shard.seconds < least.seconds ? shard : least));
      shortest.files.push(file);
      shortest.seconds += recordedSeconds(file);
    }
    return shards[index - 1]!.files;
  }
}

export default defineConfig({
  // Not in node_modules, which several checkouts may share.
  cacheDir: ".vite",
  test: {
    // Only specific tests use an embeddings model; elsewhere, its vectors would appear at unpredictable times.
    env: { EMBEDDINGS: "off" },
    environment: "node",
    include: ["test/**/*.test.ts"],
    exclude: process.env.TEST_PARTITIONED === "1" ? ["test/**/months.test.ts"] : [],
    globalSetup: ["test/support/global-setup.ts"],
    setupFiles: ["test/support/each-file.ts"],
    sequence: { sequencer: LongestFirst },
    // Uses processes, so that a test that crashes its process fails only its own file.
    pool: "forks",
    // With the default of 16 MB, collecting young objects takes a tenth of the CPU time.
    execArgv: ["--max-semi-space-size=64"],
    // A process runs one file after another, because loading the service again for each takes a second of CPU time.
    // test/support/each-file.ts fails a file that leaves state behind for the next file.
    isolate: false,
    maxWorkers: 4,
    // Far longer than any test takes on a loaded machine: the limit only stops tests that hang.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    teardownTimeout: 20_000,
  },
});
