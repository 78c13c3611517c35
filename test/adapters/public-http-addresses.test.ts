import { describe, expect, test } from "vitest";
import { createPublicHttp } from "../../server/adapters/public-http.ts";
import { readCases } from "../support/cases.ts";

const cases = readCases("test/adapters/public-http-addresses.txt");

const signal = new AbortController().signal;

/** Names as an attacker's name server would resolve them. */
const names: Record<string, string[]> = {
  "hooks.northwind.example": ["93.184.215.14"],
  "both.example": ["2606:2800:21f:cb07:6820:80da:af6b:8b2c", "93.184.215.14"],
  "inside.example": ["10.1.2.3"],
  "half-inside.example": ["93.184.215.14", "169.254.169.254"],
  "loopback6.example": ["::1"],
  "mapped.example": ["::ffff:10.0.0.1"],
};
async function resolve(host: string) {
  return names[host] ?? [];
}

const refused: [url: string, reason: string][] = [
  ...cases.rows<[string, string]>("refused addresses"),
  ["", "not_a_url"],
];

const accepted = [
  "https://hooks.northwind.example/receive?tenant=7",
  "https://HOOKS.northwind.example:8443/",
  "https://both.example/",
  "https://not-known-yet.example/",
  "https://93.184.215.14/",
  "https://172.15.0.1/",
  "https://172.32.0.1/",
  "https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/",
  "https://localhost.northwind.example/",
];

describe("a URL given by a user", () => {
  const http = createPublicHttp({ allowLoopback: false, resolve });

  test.each(refused)("is rejected: %s (%s)", async (url, reason) => {
    const refusal = await http.checkUrl(url, signal);
    expect(refusal).toMatchObject({ reason });
    expect(refusal?.message).toMatch(/^[A-Z].{20,}\.$/s);
  });

  test.each(refused)("is not called even if it was stored before: %s", async (url) => {
    const outcome = await http.post({ url, headers: {}, body: "{}", signal });
    expect(outcome.kind).toBe("refused");
  });

  test.each(cases.lines("rejected with the setting that accepts it"))(
    "on loopback is rejected with an error that states the setting that allows it: %s",
    async (url) => {
      expect((await http.checkUrl(url, signal))?.message).toContain("ALLOW_LOOPBACK_WEBHOOKS=1");
      expect(await createPublicHttp({ allowLoopback: true, resolve }).checkUrl(url, signal)).toBeUndefined();
    },
  );

  test.each(accepted)("is accepted: %s", async (url) => {
    expect(await http.checkUrl(url, signal)).toBeUndefined();
  });
});

describe("with loopback allowed for development", () => {
  const http = createPublicHttp({ allowLoopback: true, resolve });

  test.each(cases.lines("accepted with the setting"))("%s is accepted", async (url) => {
    expect(await http.checkUrl(url, signal)).toBeUndefined();
  });

  test.each(cases.rows<[string, string]>("rejected although loopback is accepted: url, reason"))(
    "%s is still rejected (%s)",
    async (url, reason) => {
      expect(await http.checkUrl(url, signal)).toMatchObject({ reason });
    },
  );
});
