import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { until } from "../../../scripts/support/until.ts";
import { createPublicHttp } from "../../../server/adapters/public-http.ts";
import { type Connection, connect } from "../../../server/db/connect.ts";
import { webhooks } from "../../../server/webhooks/handlers.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { type HttpApp, startHttpApp } from "../../support/http-app.ts";
import { secrets } from "../support.ts";

const PATH = "/api/v1/webhooks";
const body = { url: "https://hooks.northwind.example/receive", events: ["signal.failed"] };

let database: TestDatabase;
/** A pool of one connection, so that a request that holds it makes all other requests wait. */
let connection: Connection;
let app: HttpApp;
let asked: PromiseWithResolvers<string[]>[];
let addresses: string[] | undefined;
beforeEach(async () => {
  database = await createTestDatabase();
  connection = connect({ url: database.url, applicationName: "one connection", poolSize: 1 });
  asked = [];
  addresses = undefined;
  const resolve = async (): Promise<string[]> => {
    const response = Promise.withResolvers<string[]>();
    asked.push(response);
    return addresses ?? response.promise;
  };
  app = await startHttpApp(connection.db, {
    Webhooks: webhooks({ http: createPublicHttp({ allowLoopback: false, resolve }), secrets }),
  });
});
afterEach(async () => {
  await app.stop();
  await connection.close();
});

async function count(): Promise<unknown> {
  return (await app.send("GET", PATH)).body.total_count;
}

describe("while a name server does not respond", () => {
  test("creating a webhook holds no database connection", async () => {
    const making = app.send("POST", PATH, { body, headers: { "Idempotency-Key": "k1" } });
    await until(() => asked.length === 1);
    expect(await count()).toBe(0);
    asked[0]?.resolve(["93.184.215.14"]);
    expect((await making).status).toBe(200);
    expect(await count()).toBe(1);
  });

  test("changing the URL of a webhook holds no database connection", async () => {
    addresses = ["93.184.215.14"];
    const { webhook } = (await app.send("POST", PATH, { body })).body as { webhook: { id: string } };
    addresses = undefined;
    const changing = app.send("PATCH", `${PATH}/${webhook.id}`, { body: { url: `${body.url}/elsewhere` } });
    await until(() => asked.length === 2);
    expect(await count()).toBe(1);
    asked[1]?.resolve(["10.0.0.1"]);
    expect(await changing).toMatchObject({
      status: 400,
      body: { error_code: "WEBHOOK_URL_REFUSED", details: { reason: "private_address" } },
    });
  });
});

test("a request retried with its Idempotency-Key gets the stored response and calls no name server", async () => {
  addresses = ["93.184.215.14"];
  const send = () => app.send("POST", PATH, { body, headers: { "Idempotency-Key": "k1" } });
  const first = await send();
  addresses = ["10.0.0.1"];
  const second = await send();
  expect({ status: second.status, body: second.body }).toEqual({ status: 200, body: first.body });
  expect(second.headers.get("idempotent-replayed")).toBe("true");
  expect(asked).toHaveLength(1);
});

test("only one of two concurrent requests with the same Idempotency-Key creates a webhook, although both call the name server", async () => {
  const send = () => app.send("POST", PATH, { body, headers: { "Idempotency-Key": "k1" } });
  const both = [send(), send()];
  await until(() => asked.length === 2);
  for (const response of asked) response.resolve(["93.184.215.14"]);
  const statuses = (await Promise.all(both)).map(({ status, body: { error_code } }) => error_code ?? status);
  expect(statuses).toContain(200);
  expect(await count()).toBe(1);
});

test("an unknown webhook is reported before faults of its new URL", async () => {
  addresses = ["10.0.0.1"];
  expect(await app.send("PATCH", `${PATH}/wh_unknown`, { body: { url: body.url } })).toMatchObject({ status: 404 });
});
