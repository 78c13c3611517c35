import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Fault, StandIn } from "../../scripts/support/vendors/stand-in.ts";
import { TestTime } from "../../scripts/support/vendors/test-time.ts";
import { failed, reasonOfStatus, VendorHttp, type VendorRequest } from "../../server/adapters/vendor-http.ts";
import type { VendorFailure, VendorResult } from "../../server/ports/vendor.ts";

const never = new AbortController().signal;
const SECRET = "s3cr3t-token";

let time: TestTime;
let standIn: StandIn;
let baseUrl: string;
beforeEach(async () => {
  time = new TestTime();
  standIn = new StandIn(time, () => ({ status: 200, body: { fine: true } }));
  baseUrl = await standIn.listen();
});
afterEach(() => standIn.close());

function openHttp(options: { timeoutMs?: number; maxAttempts?: number } = {}): VendorHttp {
  return new VendorHttp({
    vendor: "The vendor",
    readFailure: ({ status, text, headers }) => {
      const reason = reasonOfStatus(status);
      const seconds = headers.get("retry-after");
      const retryAfterMs = seconds === null ? null : Number(seconds) * 1_000;
      return (
        reason && failed(reason, `Said ${text}`, { retryAfterMs, mayHaveHappened: reason === "unavailable" }).failure
      );
    },
    time,
    ...options,
  });
}

function send(request: Partial<VendorRequest> = {}, signal = never, http = openHttp()) {
  const url = new URL("/thing", baseUrl);
  return http.send({ method: "GET", url, isRepeatable: true, secrets: [SECRET], ...request }, signal);
}

function mustFail(result: VendorResult<unknown>): VendorFailure {
  if (result.ok) throw new Error("It succeeded.");
  return result.failure;
}

/** Returns the fault for every request. */
function always(fault: Omit<Fault, "on">): Fault {
  return { on: / /, times: Number.POSITIVE_INFINITY, ...fault };
}

describe("requests to vendors", () => {
  it("are retried with exponential backoff and jitter, up to a bound", async () => {
    standIn.inject(always({ response: { status: 500, body: "broken" } }));
    expect(mustFail(await send()).reason).toBe("unavailable");
    expect(standIn.requests).toHaveLength(5);
    // Half of the backoff is fixed, and half is jitter. In this test, jitter has its mean value.
    expect(time.sleeps).toEqual([375, 750, 1_500, 3_000]);
  });

  it("succeed when a retry does", async () => {
    standIn.inject({ on: / /, times: 2, broken: true });
    expect(await send()).toMatchObject({ ok: true, value: { json: { fine: true } } });
    expect(standIn.requests).toHaveLength(3);
  });

  it("wait for Retry-After, and a little more", async () => {
    standIn.inject({ on: / /, response: { status: 429, headers: { "retry-after": "7" } } });
    expect((await send()).ok).toBe(true);
    expect(time.sleeps).toEqual([7_250]);
  });

  it("fail with the vendor's Retry-After if that is too long to wait", async () => {
    standIn.inject({ on: / /, response: { status: 429, headers: { "retry-after": "3600" } } });
    expect(mustFail(await send())).toMatchObject({ reason: "rate_limited", retryAfterMs: 3_600_000 });
    expect(time.sleeps).toEqual([]);
  });

  it("are not retried when the rejection is final", async () => {
    for (const status of [400, 401, 403, 404, 409, 413, 422]) {
      standIn.inject({ on: new RegExp(`/${status}$`), response: { status } });
      await send({ url: new URL(`/${status}`, baseUrl) });
    }
    expect(standIn.requests).toHaveLength(7);
  });

  it("are not retried after a lost response unless they are repeatable", async () => {
    standIn.inject({ on: /POST/, lostResponse: true });
    expect(mustFail(await send({ method: "POST", isRepeatable: false }))).toMatchObject({
      reason: "unavailable",
      mayHaveHappened: true,
    });
    standIn.inject({ on: /PATCH/, response: { status: 502 } });
    expect(mustFail(await send({ method: "PATCH", isRepeatable: false })).mayHaveHappened).toBe(true);
    expect(standIn.requests).toHaveLength(2);
  });

  it("are always retried after a rate limit, because the vendor has not processed them", async () => {
    standIn.inject({ on: / /, response: { status: 429 } });
    expect((await send({ method: "POST", isRepeatable: false })).ok).toBe(true);
  });

  it("are always retried when the port was closed", async () => {
    await standIn.close();
    expect(mustFail(await send({ method: "POST", isRepeatable: false }))).toMatchObject({
      reason: "unavailable",
      mayHaveHappened: false,
    });
    expect(time.sleeps).toHaveLength(4);
  });

  it("end at their timeout, and are then retried", async () => {
    standIn.inject(always({ silent: true }));
    const failure = mustFail(await send({}, never, openHttp({ timeoutMs: 10_000, maxAttempts: 2 })));
    expect(failure).toMatchObject({
      reason: "unavailable",
      mayHaveHappened: true,
      message: "The vendor did not respond within 10 s.",
    });
    expect(standIn.requests).toHaveLength(2);
  });

  it("end when the signal aborts, during a request or between two", async () => {
    const during = new AbortController();
    standIn.inject({ on: /during/, silent: true, effect: () => during.abort() });
    expect(mustFail(await send({ url: new URL("/during", baseUrl) }, during.signal))).toMatchObject({
      reason: "aborted",
      mayHaveHappened: true,
    });
    const between = new AbortController();
    time.onSleep = () => between.abort();
    standIn.inject(always({ response: { status: 429 } }));
    expect(mustFail(await send({}, between.signal))).toMatchObject({ reason: "aborted", mayHaveHappened: false });
    expect(mustFail(await send({}, AbortSignal.abort()))).toMatchObject({ reason: "aborted", mayHaveHappened: false });
    expect(standIn.requests).toHaveLength(2);
  });

  it("attribute an HTML page to a proxy, even with status 200", async () => {
    standIn.inject(always({ response: { status: 200, body: "<html>Log in to the network</html>" } }));
    expect(mustFail(await send())).toMatchObject({
      reason: "unavailable",
      message: "The vendor did not respond; a proxy responded instead.",
    });
  });

  it("do not follow redirects", async () => {
    standIn.inject({ on: /thing/, response: { status: 302, headers: { location: "/elsewhere" } } });
    expect(mustFail(await send()).reason).toBe("refused");
    expect(standIn.requests.map(({ path }) => path)).toEqual(["/thing"]);
  });

  it("read no more than 32 MB", async () => {
    standIn.inject(always({ response: { status: 200, body: "x".repeat(33 * 1024 * 1024) } }));
    const failure = mustFail(await send({}, never, openHttp({ maxAttempts: 1 })));
    expect(failure).toMatchObject({ reason: "unavailable", message: "The vendor returned more than 32 MB." });
  });

  it("fail with messages that contain no secret and at most the beginning of the vendor's message", async () => {
    standIn.inject({ on: / /, response: { status: 400, body: `Bad token ${SECRET} \0${"x".repeat(1_000)}` } });
    const { message } = mustFail(await send({ headers: { authorization: `Bearer ${SECRET}` } }));
    expect(message).toMatch(/^Said Bad token \[hidden\] x+$/);
    expect(message.length).toBeLessThanOrEqual(300);
  });

  it("of one lane are spaced, and those of another lane do not wait", async () => {
    const http = openHttp();
    for (const lane of ["a", "a", "b", "a"]) await send({ pace: { lane, spacingMs: 100 } }, never, http);
    const [start = 0] = standIn.requests.map(({ at }) => at);
    expect(standIn.requests.map(({ at }) => at - start)).toEqual([0, 100, 100, 200]);
  });
});
