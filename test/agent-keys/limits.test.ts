import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { until } from "../../scripts/support/until.ts";
import { oneRow } from "../../server/db/statements.ts";
import { codeIn, otherThan, startKeyService } from "./support.ts";

const HOUR_MS = 60 * 60 * 1000;

const service = await startKeyService({ TRUSTED_PROXIES: "1" });
afterEach(() => service.empty());

/** Signs up and reads the code. */
async function askForCode(email: string): Promise<string> {
  const before = service.outbox().length;
  await service.signUp(email);
  return codeIn((await until(() => service.outbox().length > before && service.outbox())).at(-1));
}

describe("wrong codes", () => {
  beforeEach(() => service.startMailing());

  it("are counted down from 10, after which even the right code is rejected until a new one is requested", async () => {
    const code = await askForCode("ada@northwind.example");
    for (let remaining = 9; remaining >= 0; remaining -= 1) {
      expect(await service.verify("ada@northwind.example", otherThan(code))).toMatchObject({
        status: 400,
        body: { error_code: "OTP_INVALID", details: { remaining_attempts: remaining } },
      });
    }
    expect(await service.verify("ada@northwind.example", code)).toMatchObject({
      status: 429,
      body: { error_code: "OTP_MAX_ATTEMPTS" },
    });
    const { api_key } = await service.obtainKey("ada@northwind.example");
    expect(api_key).toMatch(/^ai_live_/);
  });

  it("increase the waiting time of their address, and are compared at most 30 times in 24 hours", async () => {
    const email = "ada@northwind.example";
    const tryWrong = (code: string) => service.verify(email, otherThan(code));
    const refusal = async (code: string): Promise<number> => {
      const refused = await service.verify(email, code);
      expect(refused).toMatchObject({ status: 429, body: { error_code: "RATE_LIMITED" } });
      const { retry_after_seconds: wait } = (refused.body as { details: { retry_after_seconds: number } }).details;
      expect(refused.headers.get("retry-after")).toBe(String(wait));
      return wait;
    };
    const startedAt = service.clock.now().getTime();
    let code = await askForCode(email);
    for (let tries = 0; tries < 10; tries += 1) await tryWrong(code);
    // The next code may be tried immediately, so that a typo in the first does not cause a wait.
    code = await askForCode(email);
    expect(await tryWrong(code)).toMatchObject({ status: 400, body: { error_code: "OTP_INVALID" } });
    const minutes: number[] = [];
    for (let wrong = 11; wrong < 30; wrong += 1) {
      if (wrong === 20) code = await askForCode(email);
      // Not even the right code is compared.
      const wait = await refusal(code);
      minutes.push(Math.round(wait / 60));
      service.clock.advance(wait * 1000);
      expect(await tryWrong(code)).toMatchObject({ status: 400, body: { error_code: "OTP_INVALID" } });
    }
    expect(minutes).toEqual([1, 2, 4, 8, 16, 32, ...Array.from({ length: 13 }, () => 60)]);
    expect(await service.verify(email, code)).toMatchObject({ body: { error_code: "OTP_MAX_ATTEMPTS" } });
    code = await askForCode(email);
    const untilTomorrow = await refusal(code);
    const elapsed = (service.clock.now().getTime() - startedAt) / 1000;
    expect(Math.abs(untilTomorrow + elapsed - 24 * 3600)).toBeLessThan(60);
    // Another address is not affected, and the blocked address gets its key the next day.
    expect((await service.obtainKey("grace@northwind.example")).api_key).toMatch(/^ai_live_/);
    service.clock.advance(untilTomorrow * 1000);
    expect(await service.verify(email, code)).toMatchObject({ status: 200 });
  });

  it("are compared once after a wait when several are sent concurrently", async () => {
    const email = "ada@northwind.example";
    let code = await askForCode(email);
    for (let tries = 0; tries < 10; tries += 1) await service.verify(email, otherThan(code));
    code = await askForCode(email);
    const responses = await Promise.all(Array.from({ length: 5 }, () => service.verify(email, otherThan(code))));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([400, 429, 429, 429, 429]);
  });

  it("are compared at most 10 times when 20 are sent concurrently", async () => {
    const code = await askForCode("ada@northwind.example");
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => service.verify("ada@northwind.example", otherThan(code))),
    );
    const codes = responses.map(({ body }) => (body as { error_code: string }).error_code);
    expect(codes.filter((each) => each === "OTP_INVALID")).toHaveLength(10);
    expect(codes.filter((each) => each === "OTP_MAX_ATTEMPTS")).toHaveLength(10);
    const remaining = responses.flatMap(
      ({ body }) => (body as { details: { remaining_attempts?: number } }).details.remaining_attempts ?? [],
    );
    expect(remaining.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const stored = await oneRow(service.database.db)<{ attempts: number }>`select attempts from verification_code`;
    expect(stored.attempts).toBe(10);
  });
});

describe("requesting codes", () => {
  it("is possible 5 times an hour for one address, even concurrently, and again as time passes", async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => service.signUp("ada@northwind.example")));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    const refused = await service.signUp("ada@northwind.example");
    expect(refused).toMatchObject({
      status: 429,
      body: { error_code: "RATE_LIMITED", details: { retry_after_seconds: expect.any(Number) } },
    });
    const { retry_after_seconds: wait } = (refused.body as { details: { retry_after_seconds: number } }).details;
    expect(refused.headers.get("retry-after")).toBe(String(wait));
    expect(wait).toBeGreaterThan(3500);
    expect(await service.signUp("grace@northwind.example")).toMatchObject({ status: 200 });
    service.clock.advance(wait * 1000);
    expect(await service.signUp("ada@northwind.example")).toMatchObject({ status: 200 });
  });

  it("is possible 30 times an hour from one IP address, for any email addresses", async () => {
    const emails = Array.from({ length: 33 }, (_, index) => `person-${index}@northwind.example`);
    const responses = await Promise.all(emails.map((email) => service.signUp(email)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(3);
    service.clock.advance(HOUR_MS);
    expect(await service.signUp("one-more@northwind.example")).toMatchObject({ status: 200 });
  });

  it("is possible 120 times an hour from one IPv6 site (/48), from any of its networks (/64)", async () => {
    const ask = (place: number) =>
      call(service, "POST", "/api/v1/agent/sign-up", {
        body: { email: `person-${place}@northwind.example` },
        headers: { "X-Forwarded-For": `[2001:db8:1:${place}::1]:50123` },
      });
    const responses: number[] = [];
    for (let place = 0; place < 122; place += 1) responses.push((await ask(place)).status);
    expect(responses.slice(0, 120).every((status) => status === 200)).toBe(true);
    expect(responses.slice(120)).toEqual([429, 429]);
  });

  it("gets the same response for known and unknown addresses", async () => {
    await service.startMailing();
    await service.obtainKey("known@northwind.example");
    const known = await service.signUp("known@northwind.example");
    const unknown = await service.signUp("other@northwind.example");
    expect(unknown.status).toBe(known.status);
    expect(JSON.stringify(unknown.body).replaceAll("other@", "known@")).toBe(JSON.stringify(known.body));
  });
});
