import { describe, expect, test } from "vitest";
import { openWebhookService } from "../service.ts";

const { signIn } = await openWebhookService();
const url = "https://hooks.northwind.example/receive";
/** A URL that is accepted without calling a name server. */
const loopbackUrl = "http://127.0.0.1:9/receive";

describe("a webhook", () => {
  test("is created with a secret that later responses to list, read, update and delete do not contain", async () => {
    const user = await signIn();
    const made = await user.create(url, ["lookalike_job.completed", "lookalike_job.completed", "lookalike_job.failed"]);
    expect(made.webhook_secret).toMatch(/^whsec_/);
    expect(made.webhook).toMatchObject({
      url,
      events: ["lookalike_job.completed", "lookalike_job.failed"],
      enabled: true,
    });
    const { id } = made.webhook;
    expect(await user.read(id)).toEqual({ webhook: made.webhook });
    expect(await user.list()).toEqual({
      webhooks: [made.webhook],
      total_count: 1,
      pagination: { limit: 50, offset: 0, total_count: 1, has_more: false },
    });
    const { webhook } = await user.update(id, { events: ["signal.failed"], enabled: false });
    expect(webhook).toEqual({
      ...made.webhook,
      events: ["signal.failed"],
      enabled: false,
      updated_at: webhook.updated_at,
    });
    expect(await user.update(id, { url: `${url}/elsewhere` })).toMatchObject({
      webhook: { url: `${url}/elsewhere`, enabled: false },
    });
    const unchanged = await user.read(id);
    expect(await user.update(id, { url: `${url}/elsewhere`, events: ["signal.failed"], enabled: false })).toEqual(
      unchanged,
    );
    expect(await user.update(id, {})).toEqual(unchanged);
    expect(await user.remove(id)).toEqual({ id, deleted: true });
    expect((await user.send("GET", `/${id}`)).status).toBe(404);
    expect((await user.list()).webhooks).toEqual([]);
  });

  test("is listed in pages, oldest first", async () => {
    const user = await signIn();
    const made = [await user.create(url), await user.create(url), await user.create(url)].map(({ webhook }) => webhook);
    expect((await user.list("?limit=2")).webhooks).toEqual(made.slice(0, 2));
    expect(await user.list("?limit=2&offset=2")).toMatchObject({
      webhooks: made.slice(2),
      total_count: 3,
      pagination: { has_more: false },
    });
  });

  test("is rejected if its URL is not public https, with the field and the reason, and not stored", async () => {
    const user = await signIn();
    const refused = [
      ["http://hooks.northwind.example/", "not_https"],
      ["https://10.0.0.1/", "private_address"],
      ["https://169.254.169.254/latest/meta-data", "private_address"],
      ["https://0x0a000001/", "private_address"],
      ["http://10.0.0.1/", "private_address"],
      ["https://ada:secret@hooks.northwind.example/", "has_credentials"],
      ["https://intranet.internal/", "private_name"],
    ];
    for (const [address, reason] of refused) {
      const response = await user.send("POST", "", { url: address, events: ["signal.failed"] });
      expect(response).toMatchObject({
        status: 400,
        body: { error_code: "WEBHOOK_URL_REFUSED", details: { field: "url", reason } },
      });
    }
    expect((await user.list()).total_count).toBe(0);
    const { webhook } = await user.create(url);
    expect(await user.send("PATCH", `/${webhook.id}`, { url: "https://10.0.0.1/" })).toMatchObject({
      status: 400,
      body: { error_code: "WEBHOOK_URL_REFUSED" },
    });
    expect(await user.read(webhook.id)).toEqual({ webhook });
  });

  test.each([
    [{ events: ["signal.failed"] }, ["body", "url"]],
    [{ url, events: [] }, ["body", "events"]],
    [{ url, events: ["signal.unknown"] }, ["body", "events", "0"]],
    [{ url, events: ["webhook.test"] }, ["body", "events", "0"]],
    [{ url, events: ["signal.failed"], secret: "mine" }, ["body", "secret"]],
  ])("is not created from %j", async (body, loc) => {
    const user = await signIn();
    expect(await user.send("POST", "", body)).toMatchObject({ status: 422, body: { detail: [{ loc }] } });
  });

  test("is created only if there are fewer than 50, even with concurrent requests", async () => {
    const user = await signIn();
    for (let made = 0; made < 47; made += 1) await user.create(loopbackUrl);
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => user.send("POST", "", { url: loopbackUrl, events: ["signal.failed"] })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409, 409]);
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
      error_code: "WEBHOOK_LIMIT_REACHED",
      details: { limit: 50 },
    });
    expect((await user.list()).total_count).toBe(50);
  });

  test("does not redeliver the delivery of another endpoint", async () => {
    const owner = await signIn();
    const { delivery } = await owner.test((await owner.create(url)).webhook.id);
    const { webhook } = await owner.create(url);
    const redelivered = await owner.send("POST", `/${webhook.id}/deliveries/${delivery.delivery_id}/redeliver`);
    expect(redelivered.status).toBe(404);
  });

  test("sends events that were pending when it was turned off only if they are redelivered, even when it is on again", async () => {
    const user = await signIn();
    const { webhook } = await user.create(url);
    const { delivery } = await user.test(webhook.id);
    const waiting = async () => (await user.deliveries(webhook.id)).deliveries.map(({ status }) => status);
    expect(await waiting()).toEqual(["pending"]);
    await user.update(webhook.id, { enabled: false });
    expect(await waiting()).toEqual(["failed"]);
    await user.update(webhook.id, { enabled: true });
    expect(await waiting()).toEqual(["failed"]);
    await user.send("POST", `/${webhook.id}/deliveries/${delivery.delivery_id}/redeliver`);
    expect(await waiting()).toEqual(["pending"]);
  });
});
