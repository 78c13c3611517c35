import { afterEach, describe, expect, test } from "vitest";
import { LexicalThreads } from "../../server/search-engine/lexical/lexical-threads.ts";
import { compileKernel } from "../../server/search-engine/vector-scan/kernel.ts";
import { ScanThreads } from "../../server/search-engine/vector-scan/scan-threads.ts";

const FAULTY_THREADS = {
  dies: `import { parentPort } from "node:worker_threads"; parentPort.on("message", () => { throw new Error("it died"); });`,
  ends: `import { parentPort } from "node:worker_threads"; parentPort.on("message", () => process.exit(3));`,
  hangs: `import { parentPort } from "node:worker_threads"; parentPort.on("message", () => undefined);`,
};
const REASONS: Record<keyof typeof FAULTY_THREADS, RegExp> = {
  dies: /it died/,
  ends: /code 3/,
  hangs: /does not respond/,
};

let threads: ScanThreads | LexicalThreads | undefined;
afterEach(() => threads?.close());

function scan(...parameters: [ConstructorParameters<typeof ScanThreads>[1]]): () => Promise<unknown> {
  const memory = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
  const scanning = new ScanThreads(
    { module: compileKernel(), memory, dimensions: 4, threads: 2, resultRows: 1 },
    ...parameters,
  );
  threads = scanning;
  return () => scanning.run({ kind: "scan", queries: [], rowCount: 0 });
}

function score(...parameters: [ConstructorParameters<typeof LexicalThreads>[1]]): () => Promise<unknown> {
  const scoring = new LexicalThreads(2, ...parameters);
  threads = scoring;
  return () => scoring.score({ numberedConcepts: [], required: [], onlyOwn: false }, 1, null);
}

describe.each(Object.entries({ "of the vector scan": scan, "of the lexical index": score }))(
  "a thread %s",
  (_, start) => {
    test.each(["dies", "ends", "hangs"] as const)("that %s ends all searches and is reported once", async (fault) => {
      const reported: Error[] = [];
      const search = start({
        entry: new URL(`data:text/javascript,${encodeURIComponent(FAULTY_THREADS[fault])}`),
        taskTimeoutMs: fault === "hangs" ? 100 : 60_000,
        onFailure: (error) => reported.push(error),
      });
      await expect(search()).rejects.toThrow(REASONS[fault]);
      await expect(search()).rejects.toThrow(REASONS[fault]);
      await threads?.close();
      expect(reported).toHaveLength(1);
    });
  },
);
