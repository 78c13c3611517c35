import { describe, expect, test } from "vitest";
import { createPublicHttp } from "../../server/adapters/public-http.ts";

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
  // Not a URL, or not https
  ["", "not_a_url"],
  ["hooks.northwind.example/receive", "not_a_url"],
  ["https://", "not_a_url"],
  ["https://1.2.3.4.5.6.7.8.256/", "not_a_url"],
  ["http://hooks.northwind.example/", "not_https"],
  ["ftp://hooks.northwind.example/", "not_https"],
  ["file:///etc/passwd", "not_a_url"],
  ["gopher://hooks.northwind.example/", "not_https"],
  ["http://127.0.0.1/", "not_https"],
  // Credentials in the URL
  ["https://ada:secret@hooks.northwind.example/", "has_credentials"],
  ["https://hooks.northwind.example@10.0.0.1/", "has_credentials"],
  // Private names
  ["https://localhost/", "private_name"],
  ["https://LOCALHOST./", "private_name"],
  ["https://api.localhost/", "private_name"],
  ["https://printer.local/", "private_name"],
  ["https://metadata.google.internal/", "private_name"],
  ["https://router.home.arpa/", "private_name"],
  ["https://intranet/", "private_name"],
  ["https://localhost.localdomain/", "private_name"],
  // IPv4, plain
  ["https://0.0.0.0/", "private_address"],
  ["https://10.0.0.1/", "private_address"],
  ["https://100.64.0.1/", "private_address"],
  ["https://100.100.100.200/latest/meta-data", "private_address"],
  ["https://127.0.0.1/", "private_address"],
  ["https://127.255.255.254/", "private_address"],
  ["https://168.63.129.16/", "private_address"],
  ["https://169.254.169.254/latest/meta-data", "private_address"],
  ["https://172.16.0.1/", "private_address"],
  ["https://172.31.255.255/", "private_address"],
  ["https://192.0.0.192/", "private_address"],
  ["https://192.0.2.1/", "private_address"],
  ["https://192.88.99.1/", "private_address"],
  ["https://192.168.1.1/", "private_address"],
  ["https://198.18.0.1/", "private_address"],
  ["https://198.51.100.7/", "private_address"],
  ["https://203.0.113.9/", "private_address"],
  ["https://224.0.0.1/", "private_address"],
  ["https://240.0.0.1/", "private_address"],
  ["https://255.255.255.255/", "private_address"],
  // IPv4, disguised
  ["https://2130706433/", "private_address"],
  ["https://0x7f000001/", "private_address"],
  ["https://0x7f.0.0.1/", "private_address"],
  ["https://017700000001/", "private_address"],
  ["https://0177.0.0.01/", "private_address"],
  ["https://127.1/", "private_address"],
  ["https://10.1/", "private_address"],
  ["https://127.0.0.1./", "private_address"],
  ["https://１２７.０.０.１/", "private_address"],
  ["https://①②⑦.⓪.⓪.①/", "private_address"],
  ["https://%31%32%37.0.0.1/", "private_address"],
  // IPv6
  ["https://[::]/", "private_address"],
  ["https://[::1]/", "private_address"],
  ["https://[0:0:0:0:0:0:0:1]/", "private_address"],
  ["https://[fe80::1]/", "private_address"],
  ["https://[fec0::1]/", "private_address"],
  ["https://[fc00::1]/", "private_address"],
  ["https://[fd00:ec2::254]/", "private_address"],
  ["https://[ff02::1]/", "private_address"],
  ["https://[100::1]/", "private_address"],
  ["https://[2001:db8::1]/", "private_address"],
  ["https://[3fff::1]/", "private_address"],
  ["https://[2001:2::1]/", "private_address"],
  ["https://[4000::1]/", "private_address"],
  // IPv4 inside IPv6
  ["https://[::ffff:127.0.0.1]/", "private_address"],
  ["https://[::ffff:7f00:1]/", "private_address"],
  ["https://[::ffff:93.184.215.14]/", "private_address"],
  ["https://[::127.0.0.1]/", "private_address"],
  ["https://[::ffff:0:127.0.0.1]/", "private_address"],
  ["https://[64:ff9b::10.0.0.1]/", "private_address"],
  ["https://[64:ff9b:1::10.0.0.1]/", "private_address"],
  ["https://[2002:7f00:1::]/", "private_address"],
  ["https://[2002:a00:1::]/", "private_address"],
  ["https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/", "private_address"],
  // Names that resolve to private addresses
  ["https://inside.example/", "private_address"],
  ["https://half-inside.example/", "private_address"],
  ["https://loopback6.example/", "private_address"],
  ["https://mapped.example./", "private_address"],
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

  test.each(accepted)("is accepted: %s", async (url) => {
    expect(await http.checkUrl(url, signal)).toBeUndefined();
  });
});

describe("with loopback allowed for development", () => {
  const http = createPublicHttp({ allowLoopback: true, resolve });

  test.each([
    "http://127.0.0.1:9/",
    "http://localhost:9/",
    "https://localhost:9/",
    "http://[::1]:9/",
    "http://2130706433/",
  ])("%s is accepted", async (url) => {
    expect(await http.checkUrl(url, signal)).toBeUndefined();
  });

  test.each([
    ["http://hooks.northwind.example/", "not_https"],
    ["http://10.0.0.1/", "not_https"],
    ["https://10.0.0.1/", "private_address"],
    ["https://169.254.169.254/", "private_address"],
    ["https://[::ffff:127.0.0.1]/", "private_address"],
    ["http://ada:secret@127.0.0.1/", "has_credentials"],
    ["https://intranet/", "private_name"],
    ["https://inside.example/", "private_address"],
  ])("%s is still rejected (%s)", async (url, reason) => {
    expect(await http.checkUrl(url, signal)).toMatchObject({ reason });
  });
});
