import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { createKeyOwner, type KeyOwner } from "../../scripts/support/keys.ts";
import { createTestDatabase } from "../support/database.ts";
import { startTestService, type TestService } from "../support/service.ts";

describe("while there are companies but no index of them", () => {
  let service: TestService;
  let owner: KeyOwner;
  beforeAll(async () => {
    const database = await createTestDatabase();
    await generateCompanies(database.db, 30);
    // Without workers, no model is trained.
    service = await startTestService({}, database, { search: true });
    owner = await createKeyOwner(database.db);
  });
  afterAll(() => service.stop());

  test.each(["search-lookalikes", "search-by-traits"])(
    "%s says when to retry, and charges nothing",
    async (operation) => {
      const response = await call(service, "GET", `/api/v1/account/${operation}?query=things`, { key: owner.key });
      expect(response).toMatchObject({ status: 503, body: { error_code: "UNAVAILABLE" } });
      expect(response.headers.get("retry-after")).toBe("5");
      expect((await call(service, "GET", "/api/v1/credits", { key: owner.key })).body).toMatchObject({ balance: 1000 });
    },
  );

  test("a bulk job is accepted, and waits", async () => {
    const submitted = await call(service, "POST", "/api/v1/account/search-lookalikes-bulk", {
      key: owner.key,
      body: { query: "things", limit: 10 },
    });
    expect(submitted).toMatchObject({ status: 200, body: { status: "pending" } });
  });
});
