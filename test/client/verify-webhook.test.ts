import { Webhook as StandardWebhook } from "standardwebhooks";
import { Webhook as SvixWebhook } from "svix";
import { describe, expect, it } from "vitest";
import { verifyWebhook, WebhookVerificationError } from "../../client/src/index.ts";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const OTHER = "whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
const BODY = JSON.stringify({
  type: "webhook.test",
  timestamp: "2026-03-01T09:30:00.000Z",
  data: { message: "Grüße" },
});
const AT = new Date("2026-03-01T09:30:00Z");
function now() {
  return AT.getTime();
}

function signed(secret = SECRET, body = BODY): Record<string, string> {
  return {
    "webhook-id": "msg_1",
    "webhook-timestamp": String(AT.getTime() / 1000),
    "webhook-signature": new StandardWebhook(secret).sign("msg_1", AT, body),
  };
}

async function reason(attempt: Promise<unknown>): Promise<string> {
  const error = await attempt.catch((caught: unknown) => caught);
  if (error instanceof WebhookVerificationError) return error.reason;
  throw new Error("The message was accepted");
}

describe("verifyWebhook", () => {
  it("accepts signatures of the standardwebhooks package, for a body as text or bytes", async () => {
    const event = await verifyWebhook(SECRET, signed(), BODY, { now });
    expect(event).toEqual(JSON.parse(BODY));
    expect(await verifyWebhook(SECRET, new Headers(signed()), new TextEncoder().encode(BODY), { now })).toEqual(event);
    expect(await verifyWebhook(SECRET, signed(), new TextEncoder().encode(BODY).buffer, { now })).toEqual(event);
  });

  it("accepts signatures of the svix package, and header names in any case", async () => {
    const signature = new SvixWebhook(SECRET).sign("msg_1", AT, BODY);
    const headers = {
      "Webhook-Id": "msg_1",
      "Webhook-Timestamp": String(AT.getTime() / 1000),
      "Webhook-Signature": signature,
    };
    expect(await verifyWebhook(SECRET, headers, BODY, { now })).toMatchObject({ type: "webhook.test" });
  });

  it("accepts one valid signature among several, and one valid secret among several", async () => {
    const both = {
      ...signed(),
      "webhook-signature": `v1a,xyz ${signed(OTHER)["webhook-signature"]} ${signed()["webhook-signature"]}`,
    };
    expect(await verifyWebhook(SECRET, both, BODY, { now })).toMatchObject({ type: "webhook.test" });
    expect(await verifyWebhook([OTHER, SECRET], signed(), BODY, { now })).toMatchObject({ type: "webhook.test" });
  });

  it("narrows the event by its type", async () => {
    const event = await verifyWebhook(SECRET, signed(), BODY, { now });
    if (event.type === "webhook.test") expect(event.data.message).toBe("Grüße");
    else throw new Error("another type");
  });

  it("rejects another secret, another body, another id and signatures that are not base64", async () => {
    expect(await reason(verifyWebhook(OTHER, signed(), BODY, { now }))).toBe("no-matching-signature");
    expect(await reason(verifyWebhook(SECRET, signed(), `${BODY} `, { now }))).toBe("no-matching-signature");
    expect(await reason(verifyWebhook(SECRET, { ...signed(), "webhook-id": "msg_2" }, BODY, { now }))).toBe(
      "no-matching-signature",
    );
    expect(
      await reason(verifyWebhook(SECRET, { ...signed(), "webhook-signature": "v1,%%% v1, v2,abcd" }, BODY, { now })),
    ).toBe("no-matching-signature");
  });

  it("rejects messages more than five minutes in the past or future, and accepts those at the bound", async () => {
    const later = (seconds: number) => () => AT.getTime() + seconds * 1000;
    expect(await reason(verifyWebhook(SECRET, signed(), BODY, { now: later(301) }))).toBe("too-old");
    expect(await reason(verifyWebhook(SECRET, signed(), BODY, { now: later(-301) }))).toBe("too-new");
    expect(await verifyWebhook(SECRET, signed(), BODY, { now: later(300) })).toMatchObject({ type: "webhook.test" });
    expect(await verifyWebhook(SECRET, signed(), BODY, { now: later(900), toleranceSeconds: 1000 })).toMatchObject({
      type: "webhook.test",
    });
  });

  it("rejects missing headers, invalid timestamps, invalid secrets and a body that is not an event", async () => {
    expect(await reason(verifyWebhook(SECRET, {}, BODY, { now }))).toBe("missing-header");
    expect(await reason(verifyWebhook(SECRET, { ...signed(), "webhook-timestamp": "soon" }, BODY, { now }))).toBe(
      "bad-timestamp",
    );
    expect(await reason(verifyWebhook("whsec_***", signed(), BODY, { now }))).toBe("bad-secret");
    expect(await reason(verifyWebhook(SECRET, signed(SECRET, "[]"), "[]", { now }))).toBe("not-an-event");
  });

  it("rejects a parsed body and a secret that is not set, which types rule out", async () => {
    const parsed: unknown = JSON.parse(BODY);
    await expect(verifyWebhook(SECRET, signed(), parsed as string, { now })).rejects.toThrow(
      new TypeError("body must be the raw body as text or bytes; a parsed body cannot be verified."),
    );
    const unset: unknown = undefined;
    expect(await reason(verifyWebhook(unset as string, signed(), BODY, { now }))).toBe("bad-secret");
  });
});
