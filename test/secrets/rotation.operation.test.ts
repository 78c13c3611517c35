import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { createKeyOwner, TEST_SECRET_KEY as OLD_KEY } from "../../scripts/support/keys.ts";
import { until } from "../../scripts/support/until.ts";
import { CREDENTIALS, startVendorStandIns, type VendorStandIns } from "../../scripts/support/vendor-stand-ins.ts";
import { readKey, rotateKey } from "../../server/agent-keys/issue-key.ts";
import { readErasureKey } from "../../server/catalogue/erased-people.ts";
import { run } from "../../server/db/statements.ts";
import { openIntegration } from "../../server/integrations/public.ts";
import { rotateSecrets } from "../../server/secrets/rotate.ts";
import { createSecrets } from "../../server/secrets/secrets.ts";
import { createConnectors } from "../../server/wiring/connectors.ts";
import { startCommand } from "../support/command.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { untilWaitingForLocks } from "../support/locks.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { startWebhookReceiver, verify, type WebhookReceiver } from "../support/webhook-receiver.ts";

const NEW_KEY = "the key that replaces it, of more than thirty-two characters";
const NEW_WITH_OLD = { SECRET_KEY: NEW_KEY, SECRET_KEY_PREVIOUS: OLD_KEY };

let database: TestDatabase;
let vendors: VendorStandIns;
let receiver: WebhookReceiver;
let service: TestService | undefined;
beforeEach(async () => {
  database = await createTestDatabase();
  vendors = await startVendorStandIns();
  receiver = await startWebhookReceiver();
});
afterEach(async () => {
  await service?.stop();
  await receiver.close();
  await vendors.close();
});

/** Replaces the running service with a service on the same database with other settings. */
async function restart(settings: Readonly<Record<string, string>>): Promise<TestService> {
  await service?.stop();
  service = await startTestService({ WORKERS: "1", ...vendors.settings, ...settings }, database);
  return service;
}

test("keys, codes, credentials, webhook secrets and stored responses work unchanged under a new SECRET_KEY", async () => {
  const owner = await createKeyOwner(database.db);
  const erasureKey = await readErasureKey(database.db, createSecrets(OLD_KEY));
  const before = await restart({ SECRET_KEY: OLD_KEY });
  const create = {
    key: owner.key,
    headers: { "Idempotency-Key": "once" },
    body: {
      url: receiver.url,
      events: ["signal.failed"],
      headers: [{ name: "Authorization", value: "Bearer northwind-gateway" }],
    },
  };
  const created = await call(before, "POST", "/api/v1/webhooks", create);
  const { webhook, webhook_secret } = created.body as { webhook: { id: string }; webhook_secret: string };
  await call(before, "PUT", "/api/v1/integrations/chat", { key: owner.key, body: CREDENTIALS.slack });
  await call(before, "POST", "/api/v1/agent/sign-up", { body: { email: "ada@northwind.example" } });
  const outbox = join(before.dataDirectory, "outbox");
  const code = await until(() => {
    const [mail] = existsSync(outbox) ? readdirSync(outbox) : [];
    return mail !== undefined && /Your code is (\d{6})/.exec(readFileSync(join(outbox, mail), "utf8"))?.[1];
  });

  /** Expects that nothing changed for the workspace's callers and the systems that it calls. */
  const expectUnchanged = async (running: TestService, secretKey: string, previousKey?: string): Promise<void> => {
    expect(await call(running, "GET", "/api/v1/agent/me", { key: owner.key })).toMatchObject({ status: 200 });
    const replayed = await call(running, "POST", "/api/v1/webhooks", create);
    expect({ body: replayed.body, replayed: replayed.headers.get("idempotent-replayed") }).toEqual({
      body: created.body,
      replayed: "true",
    });
    const count = receiver.received.length;
    await call(running, "POST", `/api/v1/webhooks/${webhook.id}/test`, { key: owner.key });
    const delivered = await until(() => receiver.received[count]);
    expect(verify(delivered, webhook_secret, new Date())).toBe(true);
    expect(delivered.headers.authorization).toBe("Bearer northwind-gateway");
    const services = {
      secrets: createSecrets(secretKey, ...(previousKey === undefined ? [] : [previousKey])),
      connectors: createConnectors({ slack: vendors.settings.SLACK_URL }),
    };
    expect(await readErasureKey(database.db, services.secrets)).toEqual(erasureKey);
    const chat = await openIntegration(services, database.db, owner.workspaceId, "chat");
    expect(await chat?.client.verify(new AbortController().signal)).toMatchObject({ ok: true });
  };

  const during = await restart(NEW_WITH_OLD);
  await expectUnchanged(during, NEW_KEY, OLD_KEY);
  const tried = { body: { email: "ada@northwind.example", otp_code: code } };
  const verified = await call(during, "POST", "/api/v1/agent/verify", tried);
  expect(verified.status).toBe(200);
  const { api_key: issued } = verified.body as { api_key: string };

  const both = createSecrets(NEW_KEY, OLD_KEY);
  const first = await rotateSecrets(database.db, both);
  expect(first).toEqual([
    { purpose: "api-key", rotated: 1, unreadable: 0 },
    { purpose: "webhook-secret", rotated: 1, unreadable: 0 },
    { purpose: "webhook-headers", rotated: 1, unreadable: 0 },
    { purpose: "integration-credentials", rotated: 1, unreadable: 0 },
    { purpose: "erased-person", rotated: 1, unreadable: 0 },
    { purpose: "stored-answer", rotated: 1, unreadable: 0 },
  ]);
  await expectUnchanged(during, NEW_KEY, OLD_KEY);
  const second = await rotateSecrets(database.db, both);
  expect(second).toEqual(first.map(({ purpose }) => ({ purpose, rotated: 0, unreadable: 0 })));

  const after = await restart({ SECRET_KEY: NEW_KEY });
  await expectUnchanged(after, NEW_KEY);
  expect(await call(after, "GET", "/api/v1/agent/me", { key: issued })).toMatchObject({ status: 200 });
});

const SCOPE = "1:user_1:Webhooks_create";

/** Stores responses encrypted with the old key, and returns their texts. */
async function storeResponses(count: number): Promise<string[]> {
  const old = createSecrets(OLD_KEY);
  const texts = Array.from({ length: count }, (_, n) => `answer ${n}`);
  const records = texts.map((text, n) => ({
    scope: SCOPE,
    key: `key-${n}`,
    request_hash: Buffer.alloc(32),
    answer: old.encrypt("stored-answer", text, `${SCOPE} key-${n}`),
  }));
  for (let from = 0; from < records.length; from += 500)
    await database.db
      .insertInto("idempotency_record")
      .values(records.slice(from, from + 500))
      .execute();
  return texts.sort();
}

/** Returns the texts that the new key alone decrypts. */
async function readResponses(): Promise<string[]> {
  const fresh = createSecrets(NEW_KEY);
  const stored = await database.db.selectFrom("idempotency_record").selectAll().execute();
  return stored.map(({ key, answer }) => fresh.decrypt("stored-answer", answer, `${SCOPE} ${key}`)).sort();
}

test("rows that another transaction updates during a rotation are re-encrypted too", async () => {
  const { db } = database;
  const texts = await storeResponses(3_000);
  let rotating: Promise<unknown> | undefined;
  await db.transaction().execute(async (holding) => {
    const first = holding.selectFrom("idempotency_record").select("key").orderBy("key").limit(1);
    await first.forUpdate().execute();
    rotating = rotateSecrets(db, createSecrets(NEW_KEY, OLD_KEY));
    await untilWaitingForLocks(db, 1);
    const moved = db.updateTable("idempotency_record").where("key", ">", "key-5");
    await moved.set({ created_at: new Date() }).execute();
  });
  await rotating;
  expect(await readResponses()).toEqual(texts);
});

test("the next rotation resumes an interrupted one, regardless of the number of rows", async () => {
  const texts = await storeResponses(3_000);
  await run(database.db)`
    create function cut_off() returns trigger language plpgsql as $$ begin raise 'cut off'; end $$`;
  await run(database.db)`
    create trigger cut_off before update
      on idempotency_record for each row when (old.key = 'key-1500') execute function cut_off()`;
  const both = createSecrets(NEW_KEY, OLD_KEY);
  await expect(rotateSecrets(database.db, both)).rejects.toThrow("cut off");
  await sql`drop trigger cut_off on idempotency_record`.execute(database.db);
  const responses = (await rotateSecrets(database.db, both)).find(({ purpose }) => purpose === "stored-answer");
  expect(responses?.rotated).toBeGreaterThan(0);
  expect(responses?.rotated).toBeLessThan(3_000);
  expect(await readResponses()).toEqual(texts);
});

test.each([
  ["the new secret key", createSecrets(NEW_KEY, OLD_KEY)],
  ["the old secret key", createSecrets(OLD_KEY, NEW_KEY)],
])("a key that is issued under %s while the rotation waits works afterwards", async (_which, secrets) => {
  const { db } = database;
  const [owner, other] = [await createKeyOwner(db), await createKeyOwner(db)];
  let rotating: Promise<unknown> | undefined;
  const replaced = await db.transaction().execute(async (replacing) => {
    const presented = { keyOwnerId: owner.userId, keyHmacs: secrets.hmacs("api-key", owner.key) };
    const key = await rotateKey(replacing, secrets, presented, new Date());
    rotating = rotateSecrets(db, createSecrets(NEW_KEY, OLD_KEY));
    await untilWaitingForLocks(db, 1);
    return key;
  });
  await rotating;
  const fresh = createSecrets(NEW_KEY);
  expect(await readKey(db, fresh, owner.userId)).toBe(replaced);
  expect(await readKey(db, fresh, other.userId)).toBe(other.key);
  const stored = await db.selectFrom("api_key").select("key_hmac").where("user_id", "=", owner.userId).execute();
  expect(stored).toEqual([{ key_hmac: fresh.hmac("api-key", replaced ?? "") }]);
});

test("the command rotates and prints what it did, and fails if neither key decrypts a value", async () => {
  const owner = await createKeyOwner(database.db);
  const environment = { DATABASE_URL: database.url, ...NEW_WITH_OLD };
  const rotate = () => startCommand("npm run -s rotate-secret", environment).ended();
  expect(await rotate()).toEqual({ code: 0, output: expect.stringContaining("api-key: 1 re-encrypted.") });
  await run(database.db)`update api_key set key_encrypted = 'v1.broken' where user_id = ${owner.userId}`;
  expect(await rotate()).toEqual({
    code: 1,
    output: expect.stringContaining("api-key: 1 not changed: encrypted with neither key"),
  });
});
