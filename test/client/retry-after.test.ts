import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { retryingFetch } from "../../client/src/retry.ts";

describe("Retry-After", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each([
    ["seconds", () => "5"],
    ["a date", () => new Date(Date.now() + 5000).toUTCString()],
  ])("as %s delays the next attempt", async (_form, value) => {
    vi.setSystemTime(new Date("2026-03-01T09:30:00Z"));
    const responses = [new Response("", { status: 429, headers: { "Retry-After": value() } }), new Response("fine")];
    const send = vi.fn(async () => responses.shift() ?? new Response("", { status: 500 }));
    const pending = retryingFetch(send)(new Request("http://service.example/"), "/", {
      timeoutMs: 60_000,
      retry: { baseDelayMs: 1 },
      asStream: false,
    });
    await vi.advanceTimersByTimeAsync(4900);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(send).toHaveBeenCalledTimes(2);
    expect((await pending).body).toBe("fine");
  });
});
