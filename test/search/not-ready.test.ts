import { describe, expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import { createTestDatabase } from "../support/database.ts";
import { startTestService } from "../support/service.ts";
import { expectUnavailable, SEARCHES } from "./support.ts";

describe("while the catalogue has companies but no search index", async () => {
  const database = await createTestDatabase();
  await generateCompanies(database.db, 30);
  // Without workers, no model is trained.
  const service = await startTestService({}, database, { search: true });
  const owner = await createKeyOwner(database.db);

  test.each(SEARCHES)("%s responds with the time to retry, and charges nothing", (operation) =>
    expectUnavailable(service, operation, owner.key),
  );

  test("a bulk job is accepted, and waits", async () => {
    const submitted = await call(service, "POST", "/api/v1/account/search-lookalikes-bulk", {
      key: owner.key,
      body: { query: "things", limit: 10 },
    });
    expect(submitted).toMatchObject({ status: 200, body: { status: "pending" } });
  });
});
