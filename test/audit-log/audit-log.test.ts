import { expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { createKeyOwner, type KeyOwner, TEST_SECRET_KEY } from "../../scripts/support/keys.ts";
import { CREDENTIALS, startVendorStandIns } from "../../scripts/support/vendor-stand-ins.ts";
import { reserve, settle, spend } from "../../server/credits/public.ts";
import type { Schema } from "../../server/http/contract.ts";
import { erasePeople } from "../../server/people/erase.ts";
import { createSecrets } from "../../server/secrets/secrets.ts";
import { atEnd } from "../support/at-end.ts";
import { callTool, connectClient } from "../support/mcp.ts";
import { startTestService } from "../support/service.ts";

const vendors = await startVendorStandIns();
atEnd(vendors.close);
const service = await startTestService(vendors.settings);
const { db } = service.database;

const LOG = "/api/v1/workspace/audit-log";

/** Returns functions that send the owner's requests, read the log, and list its entries except the first. */
function openFor({ key }: KeyOwner) {
  const send = (method: string, path: string, body?: object, headers: Readonly<Record<string, string>> = {}) =>
    call(service, method, path, { key, body, headers });
  const read = async (query = "") => (await send("GET", `${LOG}?${query}`)).body as Schema["AuditLogPage"];
  const logged = async () => (await read()).entries.slice(0, -1);
  return { send, read, logged };
}

const ICP = { name: "Robots", filters: {} };

test("a change is recorded with its author, acting user, surface, operation and time, unlike failures, repeats and reads", async () => {
  const owner = await createKeyOwner(db);
  const { send, logged } = openFor(owner);
  const colleague = await addColleague(owner);
  const before = Date.now();
  const { body } = await send("POST", "/api/v1/icps", ICP, { "Idempotency-Key": "once", "X-Request-ID": "req-1" });
  await send("POST", "/api/v1/icps", ICP, { "Idempotency-Key": "once" });
  await send("POST", "/api/v1/icps", ICP);
  await send("POST", "/api/v1/icps", { name: "" });
  await send("DELETE", "/api/v1/icps/999999999");
  await send("GET", "/api/v1/icps");
  const { id } = (body as { icp: { id: number } }).icp;
  await send("PATCH", `/api/v1/icps/${id}`, { description: null }, { "X-User-ID": colleague });
  const client = await connectClient(service, { "X-API-Key": owner.key });
  await callTool(client, "call_operation", { operation: "icps_create", arguments: { ...ICP, name: "Drones" } });
  const cli = { "User-Agent": "account-intelligence-cli" };
  await send("POST", "/api/v1/account/blocklist", { domains: ["fabrikam.example"] }, cli);
  const mine = { user_id: owner.userId, acting_for_user_id: null, credits: null };
  const entries = await logged();
  expect(entries).toMatchObject([
    {
      ...mine,
      surface: "command_line",
      operation: "Blocklist_add",
      target: null,
      changes: [{ field: "domains", value: null }],
    },
    { ...mine, surface: "mcp", operation: "Icps_create" },
    {
      ...{ ...mine, acting_for_user_id: colleague, surface: "http", operation: "Icps_update", target: `icp_id=${id}` },
      changes: [{ field: "description", value: "null" }],
    },
    { ...mine, surface: "http", operation: "Icps_create", target: `icp_id=${id}`, request_id: "req-1" },
    // The colleague joined, and had been added before.
    { user_id: colleague, operation: "AgentKeys_verify" },
    { ...mine, operation: "WorkspaceMembers_add" },
  ]);
  for (const { recorded_at } of entries.slice(0, 4)) {
    expect(Date.parse(recorded_at)).toBeGreaterThanOrEqual(before - 1000);
    expect(Date.parse(recorded_at)).toBeLessThanOrEqual(Date.now() + 1000);
  }
});

/** Adds a member to the workspace and returns the id. */
async function addColleague(owner: KeyOwner): Promise<string> {
  const email = `colleague-of-${owner.userId.toLowerCase()}@caller.example`;
  await openFor(owner).send("POST", "/api/v1/workspace/members", { email });
  return (await createKeyOwner(db, email)).userId;
}

test("views, signals, webhooks, integrations, members, keys and exclusions are logged, without secrets", async () => {
  const owner = await createKeyOwner(db);
  const { send, logged } = openFor(owner);
  const secrets: string[] = [owner.key];
  const sent = async (method: string, path: string, body?: object) => {
    const response = await send(method, path, body);
    expect(response.status, response.text).toBe(200);
    for (const [, secret] of response.text.matchAll(/"(?:whsec_|ai_live_)?[\w-]*"?:?"((?:whsec_|ai_live_)[^"]+)"/g))
      secrets.push(secret!);
    return response.body as Record<string, Record<string, string>>;
  };
  const headers = [{ name: "Authorization", value: "Bearer of-the-receiver" }];
  const url = "http://127.0.0.1:9/path-token-77";
  const webhook = await sent("POST", "/api/v1/webhooks", { url, events: ["signal.failed"], headers });
  await sent("POST", `/api/v1/webhooks/${webhook.webhook?.id}/rotate-secret`);
  const { view } = await sent("POST", "/api/v1/views", {
    name: "All",
    view_type: "people",
    webhook_notifications: { url },
  });
  await sent("POST", `/api/v1/views/${view?.id}/webhook/rotate-secret`);
  await sent("PUT", "/api/v1/integrations/crm", CREDENTIALS.hubspot);
  await sent("PUT", "/api/v1/exclusions", {
    ...{ customers: true, open_deals: false, in_crm: false, do_not_contact: false, audience_ids: [] },
  });
  await sent("POST", "/api/v1/workspace/members", { email: "kim@caller.example" });
  await sent("DELETE", "/api/v1/workspace/members?email=kim@caller.example");
  await sent("POST", "/api/v1/signal/deploy/social-listening-agent", {
    name: "R",
    search_query: "robots",
    timeframe: 5,
  });
  await sent("POST", "/api/v1/agent/rotate-key").then(({ api_key }) => secrets.push(String(api_key)));
  const rotated = openFor({ ...owner, key: secrets.at(-1)! });
  const entries = await rotated.logged();
  expect(entries.map(({ operation }) => operation).toReversed()).toEqual([
    ...[
      "Webhooks_create",
      "Webhooks_rotateSecret",
      "Views_create",
      "Views_rotateWebhookSecret",
      "Integrations_connect",
    ],
    ...["Exclusions_replace", "WorkspaceMembers_add", "WorkspaceMembers_remove", "Signals_deploySocialListening"],
    "AgentKeys_rotateKey",
  ]);
  expect(entries.find(({ operation }) => operation === "WorkspaceMembers_remove")?.target).toBe(
    "email=kim@caller.example",
  );
  expect(entries.find(({ operation }) => operation === "Exclusions_replace")?.changes).toContainEqual({
    ...{ field: "customers", value: "true" },
  });
  expect(secrets.length).toBeGreaterThan(4);
  const written = JSON.stringify(entries);
  for (const secret of [...secrets, "of-the-receiver", CREDENTIALS.hubspot.access_token, "path-token-77"])
    expect(written).not.toContain(secret);
  expect((await logged().catch(() => [])).length).toBe(0);
});

test("job charges of more than 100 credits are logged with their amount, and charges of 100 credits are not", async () => {
  const owner = await createKeyOwner(db, undefined, 10_000);
  const { workspaceId, userId } = owner;
  const entry = (reference: string) => ({ workspaceId, userId, reference, reason: "signal_trait_only" });
  await spend(db, entry("a"), 100);
  await spend(db, entry("b"), 101);
  await spend(db, entry("b"), 101);
  await reserve(db, entry("job"), 1_000);
  await settle(db, entry("job"), 250);
  await settle(db, entry("job"), 250);
  await reserve(db, entry("other"), 1_000);
  await settle(db, entry("other"), 0);
  const job = { user_id: userId, surface: "job", operation: "signal_trait_only", request_id: null };
  expect(await openFor(owner).logged()).toMatchObject([
    { ...job, target: "job", credits: 250 },
    { ...job, target: "b", credits: 101 },
  ]);
});

test("pages, NDJSON and CSV contain the same entries, ordered by time, and none of another workspace", async () => {
  const owner = await createKeyOwner(db);
  const { send, read } = openFor(owner);
  for (let at = 0; at < 5; at += 1) await send("POST", "/api/v1/icps", { name: `Robots, "${at}"`, filters: {} });
  const all = (await read()).entries;
  expect(all).toHaveLength(6);
  const second = await read("limit=2&offset=2");
  expect(second.entries).toEqual(all.slice(2, 4));
  expect(second.pagination).toEqual({ limit: 2, offset: 2, total_count: 6, has_more: true });
  const [newest, , , , oldest] = all;
  const between = `recorded_after=${oldest!.recorded_at}&recorded_before=${newest!.recorded_at}`;
  expect((await read(between)).entries).toEqual(
    all.filter(({ recorded_at }) => recorded_at >= oldest!.recorded_at && recorded_at < newest!.recorded_at),
  );
  const lines = await send("GET", LOG, undefined, { Accept: "application/x-ndjson" });
  expect(lines.headers.get("content-type")).toMatch("application/x-ndjson");
  expect(lines.headers.get("vary")).toMatch("Accept");
  expect(
    lines.text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toEqual(all);
  const table = await send("GET", LOG, undefined, { Accept: "text/csv" });
  const [header, ...rows] = table.text.trim().split("\r\n");
  expect(header).toBe(
    "entry_id,recorded_at,user_id,acting_for_user_id,surface,operation,target,changes,credits,request_id",
  );
  expect(rows.map((row) => Number(row.split(",")[0]))).toEqual(all.map(({ entry_id }) => entry_id));
  expect(rows[0]).toContain(",http,Icps_create,");
  expect(rows[0]).toContain(",name; filters,");
  const { entries } = await openFor(await createKeyOwner(db)).read();
  expect(entries).toHaveLength(1);
});

test("erasing a person erases the entries by and about the person", async () => {
  const owner = await createKeyOwner(db);
  const { send, logged } = openFor(owner);
  const colleague = await addColleague(owner);
  await send("POST", "/api/v1/icps", ICP);
  await send("POST", "/api/v1/icps", { ...ICP, name: "Drones" }, { "X-User-ID": colleague });
  expect(await logged()).toHaveLength(4);
  const { email } = await db
    .selectFrom("app_user")
    .select("email")
    .where("id", "=", colleague)
    .executeTakeFirstOrThrow();
  const erase = () =>
    db.transaction().execute((transaction) => erasePeople(transaction, createSecrets(TEST_SECRET_KEY), email));
  expect(await erase()).toEqual([{ id: null }]);
  expect(await logged()).toMatchObject([{ user_id: owner.userId, acting_for_user_id: null, operation: "Icps_create" }]);
  expect(await erase()).toEqual([]);
});
