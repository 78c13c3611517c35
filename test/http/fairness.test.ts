import { expect, onTestFinished, test } from "vitest";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import { until } from "../../scripts/support/until.ts";
import { accounts } from "../../server/accounts/handlers.ts";
import { blocklist } from "../../server/blocklist/handlers.ts";
import { connect } from "../../server/db/connect.ts";
import { blocklistWith } from "../support/blocklist-handlers.ts";
import { createTestDatabase } from "../support/database.ts";
import { fakeSearch } from "../support/fake-search.ts";
import { startHttpApp } from "../support/http-app.ts";

const PATH = "/api/v1/account/blocklist";
const CROWD = 90;
const SHARE = 4;

test("ninety writes at once of one workspace leave connections to others, and are all carried out", async () => {
  const database = await createTestDatabase();
  const { db, close } = connect({ url: database.url, applicationName: "test", poolSize: SHARE + 2 });
  onTestFinished(close);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const handlers = blocklistWith(async (input, context) => {
    if (context.caller.workspaceId === app.caller.workspaceId) {
      running += 1;
      most = Math.max(most, running);
      await released;
      running -= 1;
    }
    return blocklist().add(input, context);
  });
  const app = await startHttpApp(
    db,
    { ...handlers, Accounts: accounts({ search: fakeSearch(db) }) },
    { requestsPerWorkspace: SHARE },
  );
  onTestFinished(() => app.stop());
  const other = await createKeyOwner(db);

  const crowd = Array.from({ length: CROWD }, (_, at) =>
    app.send("POST", PATH, { body: { domains: [`company-${at}.example`] } }),
  );
  await until(() => running === SHARE);
  const theirs = await app.send("POST", PATH, {
    body: { domains: ["theirs.example"] },
    headers: { "X-API-Key": other.key },
  });
  expect(theirs.status).toBe(200);
  release();
  expect((await Promise.all(crowd)).map(({ status }) => status)).toEqual(Array(CROWD).fill(200));
  expect(most).toBe(SHARE);
});
