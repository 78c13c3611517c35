import { createServer } from "node:net";
import { describe, expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import { listenLocally } from "../../scripts/support/listen-locally.ts";
import { until } from "../../scripts/support/until.ts";
import { run } from "../../server/db/statements.ts";
import { withBuilding } from "../../server/search/building/build.ts";
import { rebuild } from "../../server/search/building/rebuild.ts";
import { MODEL_VERSION } from "../../server/search/serving/catalogue-index.ts";
import { TermCounter } from "../../server/search-engine/public.ts";
import { createTestDatabase } from "../support/database.ts";
import { startTestService } from "../support/service.ts";
import { expectUnavailable, SEARCHES } from "./support.ts";

/** Returns an address without a listening server. */
async function unusedAddress(): Promise<string> {
  const server = createServer();
  const port = await listenLocally(server);
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

describe("while the search engine does not respond", async () => {
  const database = await createTestDatabase();
  await generateCompanies(database.db, 30);
  const options = { databaseUrl: database.url, sources: [MODEL_VERSION], signal: new AbortController().signal };
  await withBuilding("rebuild", options, rebuild);
  await run(database.db)`
      insert into search_index (model_id, filled, terms, serves_since)
      values (1, true, ${new TermCounter().encode()}, ${new Date()})`;
  const service = await startTestService({ SEARCH_ENGINE_URL: await unusedAddress() }, database, { search: true });
  const owner = await createKeyOwner(database.db);
  // "The search does not respond" would mean that the thread got no processor time on a busy machine.
  await until(async () =>
    JSON.stringify((await call(service, "GET", "/readyz")).body).includes("the search engine does not respond"),
  );

  test("the process is degraded like all other processes, and serves operations that need no search", async () => {
    expect(await call(service, "GET", "/readyz")).toMatchObject({
      status: 200,
      body: {
        status: "degraded",
        embeddings_model: "none",
        checks: { database: "ok", search: "the search engine does not respond" },
      },
    });
    expect((await call(service, "POST", "/api/v1/account/get-account-list", { key: owner.key })).status).toBe(200);
  });

  test.each(SEARCHES)("%s responds with the time to retry, and charges nothing", (operation) =>
    expectUnavailable(service, operation, owner.key),
  );
});
