import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "node",
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/support/global-setup.ts"],
    setupFiles: ["test/support/each-file.ts"],
    // Processes, so that a test which brings its process down brings down only its own file.
    pool: "forks",
    maxWorkers: 3,
    // Far above what any test needs on a loaded machine: a limit for what hangs, not a measurement.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    teardownTimeout: 20_000,
  },
});
