import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { routes } from "../../generated/routes.ts";
import { call } from "../../scripts/support/call.ts";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import { makeKey } from "../../server/agent-keys/keys.ts";
import { run } from "../../server/db/statements.ts";
import { sendInOrder } from "../support/locks.ts";
import { startKeyService } from "./support.ts";

const service = await startKeyService();
const { db } = service.database;
await service.startMailing();

function me(key: string, headers: Record<string, string> = {}) {
  return call(service, "GET", "/api/v1/agent/me", { key, headers });
}

function rotate(key: string, headers: Record<string, string> = {}) {
  return call(service, "POST", "/api/v1/agent/rotate-key", { key, headers });
}

function deleteKey(key: string) {
  return call(service, "DELETE", "/api/v1/agent/key", { key });
}

function withOtherLastLetter(key: string): string {
  return key.slice(0, -1) + (key.at(-1) === "a" ? "b" : "a");
}

/** Sends requests of a user concurrently: all are authenticated before the first of them changes the key. */
function sendAuthenticated(userId: string, requests: (() => ReturnType<typeof call>)[]) {
  return sendInOrder(db, sql`select from api_key where user_id = ${userId} for update`, requests);
}

it("a key is ai_live_ and 43 letters and digits, never the same twice", () => {
  const keys = Array.from({ length: 1000 }, makeKey);
  expect(new Set(keys).size).toBe(1000);
  expect(keys.every((key) => /^ai_live_[0-9A-Za-z]{43}$/.test(key))).toBe(true);
});

describe("a rotated key", () => {
  it("is replaced by a key that works, and stops working immediately", async () => {
    const { key } = await createKeyOwner(db);
    const rotated = await rotate(key);
    const { api_key } = rotated.body as { api_key: string };
    expect(await me(api_key)).toMatchObject({ status: 200 });
    expect(await me(key)).toMatchObject({ status: 401, body: { error_code: "UNAUTHORIZED" } });
  });

  it("can be replaced once: only one of several concurrent requests gets a key, which works", async () => {
    const { key } = await createKeyOwner(db);
    const rotations = await Promise.all(Array.from({ length: 6 }, () => rotate(key)));
    const issued = rotations.flatMap(({ status, body }) =>
      status === 200 ? [(body as { api_key: string }).api_key] : [],
    );
    expect(issued).toHaveLength(1);
    expect(rotations.filter(({ status }) => status !== 200 && status !== 409 && status !== 401)).toEqual([]);
    expect(await me(issued[0]!)).toMatchObject({ status: 200 });
  });

  it("cannot delete its replacement with a request that was already running", async () => {
    const { key, userId } = await createKeyOwner(db);
    const responses = await sendAuthenticated(userId, [() => rotate(key), () => deleteKey(key)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 409]);
    const { api_key } = responses[0]!.body as { api_key: string };
    expect(await me(api_key)).toMatchObject({ status: 200 });
  });

  it("is not replaced by a request that was running when it was deleted", async () => {
    const { key, userId } = await createKeyOwner(db);
    const responses = await sendAuthenticated(userId, [() => deleteKey(key), () => rotate(key)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 409]);
    expect(await db.selectFrom("api_key").select("user_id").where("user_id", "=", userId).execute()).toEqual([]);
  });

  it("has a replacement that verification returns from then on", async () => {
    const { api_key } = await service.obtainKey("rotating@northwind.example");
    const rotated = await rotate(api_key);
    const { api_key: current } = rotated.body as { api_key: string };
    expect(await service.obtainKey("rotating@northwind.example")).toMatchObject({
      api_key: current,
      is_new_user: false,
    });
  });
});

describe("a rotation whose response was lost", () => {
  const FIRST = { "Idempotency-Key": "rotation-1 0123456789abcdef0123456789" };
  const SECOND = { "Idempotency-Key": "rotation-2 0123456789abcdef0123456789" };

  it("is replayed once, to a request with the replaced key and the same Idempotency-Key", async () => {
    const { key } = await createKeyOwner(db);
    const first = await rotate(key, FIRST);
    const replays = await Promise.all(Array.from({ length: 4 }, () => rotate(key, FIRST)));
    expect(replays.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    const replay = replays.find(({ status }) => status === 200);
    expect(replay?.body).toEqual(first.body);
    expect(replay?.headers.get("idempotent-replayed")).toBe("true");
    const { api_key } = first.body as { api_key: string };
    expect(await me(api_key)).toMatchObject({ status: 200 });
  });

  it("is all that the replaced key can read: other Idempotency-Keys, operations and later rotations are rejected", async () => {
    const { key } = await createKeyOwner(db);
    const { api_key: second } = (await rotate(key, FIRST)).body as { api_key: string };
    const { api_key: third } = (await rotate(second, SECOND)).body as { api_key: string };
    const stranger = await createKeyOwner(db);
    for (const refused of [
      await rotate(key),
      await rotate(key, SECOND),
      await rotate(withOtherLastLetter(stranger.key), FIRST),
      await me(key, FIRST),
      await call(service, "POST", "/api/v1/account/blocklist", {
        key,
        body: { domains: ["northwind.example"] },
        headers: FIRST,
      }),
    ]) {
      expect(refused).toMatchObject({ status: 401, body: { error_code: "UNAUTHORIZED" } });
    }
    expect(await rotate(key, FIRST)).toMatchObject({ status: 200, body: { api_key: second } });
    expect(await me(third)).toMatchObject({ status: 200 });
  });

  it("is not replayed after ten minutes, nor for an Idempotency-Key that is short enough to guess", async () => {
    const { key } = await createKeyOwner(db);
    await rotate(key, FIRST);
    await run(db)`
      update idempotency_record set created_at = ${new Date(Date.now() - 600_000 - 1_000)}`;
    expect(await rotate(key, FIRST)).toMatchObject({ status: 401 });
    const other = await createKeyOwner(db);
    const short = { "Idempotency-Key": "x".repeat(31) };
    expect(await rotate(other.key, short)).toMatchObject({ status: 200 });
    expect(await rotate(other.key, short)).toMatchObject({ status: 401 });
  });

  it("is not replayed to a member who acts for the owner of the key and repeats the Idempotency-Key", async () => {
    const ada = await createKeyOwner(db);
    const member = await createKeyOwner(db);
    await db.updateTable("app_user").set({ workspace_id: ada.workspaceId }).where("id", "=", member.userId).execute();
    const { api_key } = (await rotate(ada.key, FIRST)).body as { api_key: string };
    const taken = await rotate(member.key, { ...FIRST, "X-User-ID": ada.userId });
    expect(taken.headers.get("idempotent-replayed")).toBeNull();
    expect(taken.body).not.toMatchObject({ api_key });
    expect(await me(api_key)).toMatchObject({ status: 200, body: { user_id: ada.userId } });
  });
});

describe("a deleted key", () => {
  it("stops working immediately, and verification gives the same user another key", async () => {
    const { api_key } = await service.obtainKey("deleting@northwind.example");
    const before = await me(api_key);
    expect(await deleteKey(api_key)).toMatchObject({ status: 200, body: { deleted: true } });
    expect(await me(api_key)).toMatchObject({ status: 401 });
    const again = await service.obtainKey("deleting@northwind.example");
    expect(again).toMatchObject({ is_new_user: false });
    expect(again.api_key).not.toBe(api_key);
    expect(await me(again.api_key)).toMatchObject({ status: 200, body: before.body });
  });
});

describe("a presented key", () => {
  it("is accepted as X-API-Key and as a bearer token", async () => {
    const { key, userId } = await createKeyOwner(db);
    expect(await me(key)).toMatchObject({ status: 200, body: { user_id: userId } });
    expect(
      await call(service, "GET", "/api/v1/agent/me", { headers: { Authorization: `Bearer ${key}` } }),
    ).toMatchObject({ status: 200, body: { user_id: userId } });
  });

  it.each(["", "nonsense", `ai_live_${"A".repeat(43)}`, "ai_live_", "ai_test_abc", `ai_live_${"é".repeat(43)}`])(
    "that is malformed gets 401 with how to authenticate: %j",
    async (key) => {
      const headers: Record<string, string> = key === "" ? {} : { "X-API-Key": Buffer.from(key).toString("latin1") };
      const response = await call(service, "GET", "/api/v1/agent/me", { headers });
      expect(response).toMatchObject({ status: 401, body: { error_code: "UNAUTHORIZED" } });
      expect(response.headers.get("www-authenticate")).toContain("ApiKey");
    },
  );

  it("that differs from a valid key in one letter gets 401", async () => {
    const { key } = await createKeyOwner(db);
    expect(await me(withOtherLastLetter(key))).toMatchObject({ status: 401 });
  });
});

describe("X-User-ID", () => {
  it("allows a key to act for another member of its workspace, and for no other user", async () => {
    const owner = await createKeyOwner(db);
    await call(service, "POST", "/api/v1/workspace/members", {
      key: owner.key,
      body: { email: "colleague@northwind.example" },
    });
    const colleague = await createKeyOwner(db, "colleague@northwind.example");
    const stranger = await createKeyOwner(db);
    expect(await me(owner.key, { "X-User-ID": colleague.userId })).toMatchObject({
      status: 200,
      body: { user_id: colleague.userId, email: "colleague@northwind.example", workspace_id: owner.workspaceId },
    });
    for (const user of [stranger.userId, "user_nobody", "'; drop table app_user; --"]) {
      expect(await me(owner.key, { "X-User-ID": user })).toMatchObject({
        status: 403,
        body: { error_code: "FORBIDDEN" },
      });
    }
  });
});

describe("the acting user", () => {
  it("is the owner of the key when it is `me`, even where it is required", async () => {
    const { address } = service;
    const owner = await createKeyOwner(db);
    const read = (path: string) =>
      fetch(address + path, { headers: { "X-API-Key": owner.key, "X-User-ID": "me" } }).then((answer) => answer.json());
    expect(await read("/api/v1/agent/me")).toMatchObject({ user_id: owner.userId });
    expect(await read("/api/v1/people/filters")).toHaveProperty("filters");
  });

  it("can be specified in every operation that requires a key", () => {
    const withKey = routes.filter(({ auth }) => auth === "key");
    expect(
      withKey
        .filter(({ parameters }) => !parameters.some(({ name }) => name === "X-User-ID"))
        .map(({ operationId }) => operationId),
    ).toEqual([]);
  });

  it("must be a member, even in operations that do not depend on the acting user, and a rejected request changes nothing", async () => {
    const { key } = await createKeyOwner(db);
    const stranger = await createKeyOwner(db);
    const headers = { "X-User-ID": stranger.userId };
    for (const [method, path] of [
      ["GET", "/api/v2/tech/country-options"],
      ["GET", "/api/v1/credits"],
      ["DELETE", "/api/v1/agent/key"],
    ] as const) {
      expect(await call(service, method, path, { key, headers })).toMatchObject({
        status: 403,
        body: { error_code: "FORBIDDEN" },
      });
    }
    expect(await me(key)).toMatchObject({ status: 200 });
  });

  it("does not affect which key is replaced: it is always the presented key", async () => {
    const owner = await createKeyOwner(db);
    const email = "second@northwind.example";
    await call(service, "POST", "/api/v1/workspace/members", { key: owner.key, body: { email } });
    const member = await createKeyOwner(db, email);
    const rotated = await rotate(owner.key, { "X-User-ID": member.userId });
    const { api_key } = rotated.body as { api_key: string };
    expect(await me(api_key)).toMatchObject({ status: 200, body: { user_id: owner.userId } });
    expect(await me(member.key)).toMatchObject({ status: 200, body: { user_id: member.userId } });
  });
});
