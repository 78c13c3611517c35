import { expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { createKeyOwner, TEST_SECRET_KEY } from "../../scripts/support/keys.ts";
import { StartupError } from "../../server/lib/startup-error.ts";
import { startCommand } from "../support/command.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { startTestService } from "../support/service.ts";

const NEW_KEY = "the key that replaces it, of more than thirty-two characters";
const OTHER_KEY = "a key that this database has never seen before";
const WRONG = "SECRET_KEY is not the key that encrypted this database.";
const WRONG_PREVIOUS = "SECRET_KEY_PREVIOUS decrypts nothing in this database.";

/** Starts a service, and returns the status of a request with a key, or the reason why the service does not start. */
async function start(database: TestDatabase, key: string, settings: Readonly<Record<string, string>>) {
  try {
    const service = await startTestService({ WORKERS: "1", ...settings }, database);
    const { status } = await call(service, "GET", "/api/v1/agent/me", { key });
    await service.stop();
    return status;
  } catch (error) {
    if (error instanceof StartupError) return error.message.split(". ")[0];
    throw error;
  }
}

test.each([
  ["that a process has opened", true],
  ["of a release that did not record its key", false],
])("a process does not start with a key that does not belong to a database %s", async (_which, wasOpened) => {
  const database = await createTestDatabase();
  const { key } = await createKeyOwner(database.db);
  if (wasOpened) expect(await start(database, key, {})).toBe(200);
  expect(`${await start(database, key, { SECRET_KEY: OTHER_KEY })}.`).toBe(WRONG);
  const neither = { SECRET_KEY: OTHER_KEY, SECRET_KEY_PREVIOUS: NEW_KEY };
  expect(`${await start(database, key, neither)}.`).toBe(WRONG);
  expect(await start(database, key, {})).toBe(200);
  expect(`${await start(database, key, { SECRET_KEY_PREVIOUS: OTHER_KEY })}.`).toBe(WRONG_PREVIOUS);
});

test("at every step of a rotation, the settings of the previous step still work, and afterwards only the new key works", async () => {
  const database = await createTestDatabase();
  const { key } = await createKeyOwner(database.db);
  const before = { SECRET_KEY: TEST_SECRET_KEY };
  const announced = { SECRET_KEY: TEST_SECRET_KEY, SECRET_KEY_NEXT: NEW_KEY };
  const replaced = { SECRET_KEY: NEW_KEY, SECRET_KEY_PREVIOUS: TEST_SECRET_KEY };
  for (const step of [before, announced, before, announced, replaced, announced, replaced])
    expect(await start(database, key, step)).toBe(200);
  expect(`${await start(database, key, before)}.`, "the old key cannot decrypt new values").toBe(WRONG);

  const rotating = startCommand("npm run -s rotate-secret", { DATABASE_URL: database.url, ...replaced });
  expect(await rotating.ended()).toMatchObject({ code: 0 });
  for (const step of [replaced, { SECRET_KEY: NEW_KEY }]) expect(await start(database, key, step)).toBe(200);
  expect(`${await start(database, key, before)}.`).toBe(WRONG);
});

test("a database without secrets accepts any key, and from then on only that key", async () => {
  const database = await createTestDatabase();
  const { key } = await createKeyOwner(database.db);
  await database.db.deleteFrom("api_key").execute();
  expect(await start(database, key, { SECRET_KEY: OTHER_KEY })).toBe(401);
  expect(`${await start(database, key, {})}.`).toBe(WRONG);
});
