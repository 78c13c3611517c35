import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The files that take longest. They begin first, so that none of them is left to run alone at the end. */
const LONGEST = [
  "test/scripts/chaos.test.ts",
  "test/scripts/dev.test.ts",
  "test/crm/recovery.test.ts",
  "test/db/reconnect.test.ts",
  "test/search/building.test.ts",
  "test/jobs/worker.test.ts",
  "test/contract/properties/properties.test.ts",
  "test/contract/tenancy.test.ts",
  "test/db/pgbouncer.test.ts",
  "test/contract/conformance.test.ts",
  "test/views/recovery.test.ts",
  "test/search-engine/any-text.test.ts",
  "test/signals/detection.test.ts",
  "test/lookalikes/recovery.test.ts",
  "test/time-zones/lord-howe-windows.test.ts",
  "test/time-zones/st-johns-windows.test.ts",
  "test/scripts/start.test.ts",
  "test/readme.test.ts",
  "test/backup/backup.test.ts",
  "test/client/cli.test.ts",
  "test/search/serving.test.ts",
  "test/client/package.test.ts",
  "test/views/views.test.ts",
  "test/time-zones/st-johns-periods.test.ts",
  "test/db/read-replicas.test.ts",
  "test/mock/mock.test.ts",
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = LONGEST.findIndex((path) => moduleId.endsWith(path));
      return found < 0 ? LONGEST.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
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
