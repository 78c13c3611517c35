import { pino } from "pino";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { createKeyOwner, type KeyOwner, TEST_SECRET_KEY } from "../../scripts/support/keys.ts";
import { CREDENTIALS, startVendorStandIns } from "../../scripts/support/vendor-stand-ins.ts";
import { run } from "../../server/db/statements.ts";
import { openIntegration } from "../../server/integrations/public.ts";
import { createSecrets } from "../../server/secrets/secrets.ts";
import { createConnectors } from "../../server/wiring/connectors.ts";
import { startTestService } from "../support/service.ts";

const KINDS = { hubspot: "crm", salesforce: "crm", slack: "chat", lemlist: "sequencer" } as const;
const ACCOUNT_NAMES = { hubspot: null, salesforce: CREDENTIALS.salesforce.domain, slack: "Acme", lemlist: "Acme" };
const NONE = {
  connected: false,
  provider: null,
  external_account_name: null,
  connected_at: null,
  connected_by: null,
  last_read_at: null,
};
const never = new AbortController().signal;

describe("integrations", async () => {
  let owner: KeyOwner;
  const written: string[] = [];
  const send = async (method: string, path: string, body?: object, key = owner.key) => {
    const response = await call(service, method, `/api/v1/integrations${path}`, { key, ...(body && { body }) });
    written.push(JSON.stringify([response.body, [...response.headers]]));
    return response;
  };
  const services = () => {
    const { HUBSPOT_URL, SALESFORCE_URL, SLACK_URL, LEMLIST_URL } = vendors.settings;
    const urls = { hubspot: HUBSPOT_URL, salesforce: SALESFORCE_URL, slack: SLACK_URL, lemlist: LEMLIST_URL };
    return { secrets: createSecrets(TEST_SECRET_KEY), connectors: createConnectors(urls) };
  };
  const vendors = await startVendorStandIns();
  const log = pino({ level: "trace" }, { write: (line) => void written.push(line) });
  const service = await startTestService({ WORKERS: "1", ...vendors.settings }, undefined, { log });
  afterAll(async () => {
    await service?.stop();
    await vendors?.close();
  });
  beforeEach(async () => {
    owner = await createKeyOwner(service.database.db);
  });

  test("the list contains each kind, connected or not", async () => {
    const { status, body } = await send("GET", "");
    expect({ status, body }).toEqual({
      status: 200,
      body: { integrations: ["crm", "chat", "sequencer"].map((kind) => ({ kind, ...NONE })) },
    });
  });

  test.each(Object.entries(KINDS))("%s is verified, connected as the %s, and disconnected", async (vendor, kind) => {
    const credentials = CREDENTIALS[vendor as keyof typeof CREDENTIALS];
    const { status, body } = await send("PUT", `/${kind}`, credentials);
    const expected = {
      kind,
      connected: true,
      provider: vendor,
      external_account_name: ACCOUNT_NAMES[vendor as keyof typeof ACCOUNT_NAMES],
      connected_at: expect.any(String),
      connected_by: owner.userId,
      last_read_at: null,
    };
    expect({ status, body }).toEqual({ status: 200, body: { integration: expected } });
    expect((await send("GET", "")).body).toEqual({
      integrations: ["crm", "chat", "sequencer"].map((each) => (each === kind ? expected : { kind: each, ...NONE })),
    });
    expect(await send("DELETE", `/${kind}`)).toMatchObject({ status: 200, body: { kind, disconnected: true } });
    expect(await send("DELETE", `/${kind}`)).toMatchObject({ status: 404, body: { error_code: "NOT_FOUND" } });
  });

  test("an account with an empty name in its system has no name", async () => {
    vendors.lemlist.http.inject({ on: /team/, response: { status: 200, body: { name: "" } } });
    const { body } = await send("PUT", "/sequencer", CREDENTIALS.lemlist);
    expect(body).toMatchObject({ integration: { connected: true, external_account_name: null } });
  });

  test("a connected system is opened for its workspace, and for no other", async () => {
    await send("PUT", "/crm", CREDENTIALS.hubspot);
    await send("PUT", "/chat", CREDENTIALS.slack);
    await send("PUT", "/sequencer", CREDENTIALS.lemlist);
    const { db } = service.database;
    for (const kind of ["crm", "chat", "sequencer"] as const) {
      const opened = await openIntegration(services(), db, owner.workspaceId, kind);
      expect(await opened?.client.verify(never)).toMatchObject({ ok: true });
      expect(await openIntegration(services(), db, owner.workspaceId + 1_000, kind)).toBeUndefined();
    }
  });

  test("an invalid token is reported immediately, and the previous connection is kept", async () => {
    const bad = { provider: "hubspot", access_token: "pat-eu1-revoked" };
    const rejected = { status: 400, body: { error_code: "INTEGRATION_REJECTED" } };
    expect(await send("PUT", "/crm", bad)).toMatchObject(rejected);
    expect(await send("DELETE", "/crm")).toMatchObject({ status: 404 });
    await send("PUT", "/crm", CREDENTIALS.salesforce);
    expect(await send("PUT", "/crm", bad)).toMatchObject(rejected);
    const crm = await openIntegration(services(), service.database.db, owner.workspaceId, "crm");
    expect(crm?.provider).toBe("salesforce");
    expect(await crm?.client.verify(never)).toMatchObject({ ok: true });
  });

  test("a provider of another kind is reported as a fault of the field `provider`", async () => {
    const { status, body } = await send("PUT", "/chat", CREDENTIALS.hubspot);
    expect({ status, body }).toMatchObject({
      status: 422,
      body: {
        detail: [
          {
            loc: ["body", "provider"],
            msg: "hubspot is not a chat provider; expected one of: slack",
            type: "wrong_provider",
          },
        ],
      },
    });
  });

  test("connecting a system that asks for a long wait leaves the connection unchanged", async () => {
    await send("PUT", "/sequencer", CREDENTIALS.lemlist);
    const response = { status: 429, body: "Too many requests", headers: { "retry-after": "90" } };
    vendors.lemlist.http.inject({ on: /GET .*\/team/, response });
    const { status, headers, body } = await send("PUT", "/sequencer", { provider: "lemlist", api_key: "another" });
    expect({ status, body, retryAfter: headers.get("retry-after") }).toMatchObject({
      status: 503,
      body: { error_code: "UNAVAILABLE" },
      retryAfter: "90",
    });
    expect((await openIntegration(services(), service.database.db, owner.workspaceId, "sequencer"))?.provider).toBe(
      "lemlist",
    );
  });

  test("credentials copied from another workspace's row cannot be decrypted", async () => {
    await send("PUT", "/chat", CREDENTIALS.slack);
    const other = await createKeyOwner(service.database.db);
    const { db } = service.database;
    await run(db)`update integration set workspace_id = ${other.workspaceId} where workspace_id = ${owner.workspaceId}`;
    await expect(openIntegration(services(), db, other.workspaceId, "chat")).rejects.toThrow("cannot be decrypted");
  });

  test("no log, response or table contains readable credentials", async () => {
    for (const [vendor, kind] of Object.entries(KINDS))
      await send("PUT", `/${kind}`, CREDENTIALS[vendor as keyof typeof CREDENTIALS]);
    await call(service, "PUT", "/api/v1/integrations/crm", {
      key: owner.key,
      headers: { "Idempotency-Key": "once" },
      body: CREDENTIALS.hubspot,
    });
    // Errors must not contain invalid credentials or an invalid body either.
    const wrong = { provider: "hubspot", access_token: "pat-wrong-secret" };
    await send("PUT", "/crm", wrong);
    await send("PUT", "/crm", { ...wrong, refresh_token: "pat-extra-secret" });
    const { pool } = service.database;
    const { rows: tables } = await pool.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
    );
    for (const { name } of tables) {
      const { rows } = await pool.query(`select t::text as line from ${name} as t`);
      written.push(rows.map(({ line }) => line).join("\n"));
    }
    const everything = written.join("\n");
    expect(everything).toContain("northwind.my.salesforce.com");
    expect(everything).toContain("/api/v1/integrations");
    const secrets = [
      CREDENTIALS.hubspot.access_token,
      CREDENTIALS.salesforce.client_id,
      CREDENTIALS.salesforce.client_secret,
      CREDENTIALS.slack.bot_token,
      CREDENTIALS.lemlist.api_key,
      wrong.access_token,
      "pat-extra-secret",
    ];
    const coded = secrets.flatMap((secret) =>
      ["utf8", "base64", "base64url", "hex"].map((code) => Buffer.from(secret).toString(code as BufferEncoding)),
    );
    expect(coded.filter((secret) => everything.includes(secret))).toEqual([]);
  });
});
