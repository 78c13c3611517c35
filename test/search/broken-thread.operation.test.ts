import { type ChildProcess, spawn } from "node:child_process";
import { afterEach, expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { createKeyOwner, TEST_SECRET_KEY } from "../../scripts/support/keys.ts";
import { until } from "../../scripts/support/until.ts";
import type { Schema } from "../../server/http/contract.ts";
import { createTestDatabase } from "../support/database.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

let service: ChildProcess | undefined;
const dataDirectory = temporaryFolder();
afterEach(() => {
  service?.kill("SIGKILL");
});

test.each(["vector-scan/scan-worker.ts", "lexical/lexical-thread.ts"])(
  "a service whose thread %s fails recovers and searches again without a restart of the process",
  async (thread) => {
    const database = await createTestDatabase();
    await generateCompanies(database.db, 200);
    const { key } = await createKeyOwner(database.db);
    let output = "";
    service = spawn(
      process.execPath,
      ["--import", "./test/support/throw-in-threads.ts", "scripts/commands/start/main.ts"],
      {
        env: {
          ...process.env,
          THROW_IN: thread,
          DATABASE_URL: database.url,
          DATA_DIR: dataDirectory,
          SECRET_KEY: TEST_SECRET_KEY,
          SAMPLE_DATA: "0",
          LOG_LEVEL: "info",
          PORT: "0",
        },
        stdio: ["ignore", "pipe", "pipe"],
      },
    );
    for (const stream of [service.stdout!, service.stderr!])
      stream.setEncoding("utf8").on("data", (text: string) => (output += text));
    const address = await until(() => /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0]);
    const search = async (): Promise<Schema["TraitMatches"]["results"] | undefined> => {
      const path = "/api/v1/account/search-by-traits?query=things+of+kind+7&min_score=0&limit=10";
      const { status, body } = await call({ address }, "GET", path, { key });
      return status === 200 ? (body as Schema["TraitMatches"]).results : undefined;
    };
    const found = await until(async () => {
      const results = await search();
      return results?.length === 10 && results;
    });
    service.kill("SIGUSR2");
    await until(() => output.includes("search thread failed; restarting it"));
    expect(output).toContain("A thread of the index broke.");
    expect((await until(search)).map(({ id }) => id)).toEqual(found.map(({ id }) => id));
    expect(service.exitCode).toBeNull();
  },
);
