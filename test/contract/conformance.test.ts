import { beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createConformance } from "./conformance.ts";
import { builtRoutes, provocations, provokeAll } from "./request-path.ts";

const conformance = createConformance();

describe("what the request path answers by itself fits the contract, at every operation", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });

  it.each(Object.entries(provocations))("%s", async (_name, provocation) => {
    await provokeAll(database.db, conformance, provocation);
  });
});

describe("coverage", () => {
  it("every status the request path answers by itself was seen at every operation that declares it, and fits", () => {
    const byItself = [401, 403, 408, 413, 415, 422, 429, 500, 503];
    const declared = builtRoutes.flatMap(({ operationId, statuses }) => statuses.filter((status) => byItself.includes(status)).map((status) => `${operationId} ${status}`));
    expect(declared.filter((pair) => !conformance.seen.has(pair))).toEqual([]);
  });
});
