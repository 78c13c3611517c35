import { Webhook as StandardWebhook } from "standardwebhooks";
import { Webhook as SvixWebhook } from "svix";
import { describe, expect, test } from "vitest";
import { newSecret, sign } from "../../../server/webhooks/delivery/signature.ts";

const body = JSON.stringify({
  type: "webhook.test",
  timestamp: "2026-03-01T09:30:00.000Z",
  data: { name: "Société 🚀" },
});

describe.each([
  ["standardwebhooks", StandardWebhook],
  ["svix", SvixWebhook],
])("signatures are verified by %s", (_name, Webhook) => {
  test("with the endpoint's secret", () => {
    const secret = newSecret();
    expect(() => new Webhook(secret).verify(body, { ...sign("msg_1", new Date(), body, [secret]) })).not.toThrow();
  });

  test("with both the old and the new secret while a secret is being replaced", () => {
    const [newest, oldest] = [newSecret(), newSecret()];
    const headers = { ...sign("msg_1", new Date(), body, [newest, oldest]) };
    expect(() => new Webhook(newest).verify(body, headers)).not.toThrow();
    expect(() => new Webhook(oldest).verify(body, headers)).not.toThrow();
  });

  test("but not with another secret, body or id, or minutes later", () => {
    const secret = newSecret();
    const headers = { ...sign("msg_1", new Date(), body, [secret]) };
    const old = { ...sign("msg_1", new Date(Date.now() - 6 * 60_000), body, [secret]) };
    expect(() => new Webhook(newSecret()).verify(body, headers)).toThrow();
    expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow();
    expect(() => new Webhook(secret).verify(body, { ...headers, "webhook-id": "msg_2" })).toThrow();
    expect(() => new Webhook(secret).verify(body, old)).toThrow();
  });
});

test("a secret is whsec_ and 32 random bytes, never the same twice", () => {
  const secrets = new Set(Array.from({ length: 100 }, newSecret));
  expect(secrets.size).toBe(100);
  for (const secret of secrets) expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
});
