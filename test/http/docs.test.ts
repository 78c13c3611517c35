import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { request } from "undici";
import { describe, expect, test } from "vitest";
import { createTestDatabase } from "../support/database.ts";
import { startHttpApp } from "../support/http-app.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const CHROMIUM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(existsSync);
/** Requests that Chromium sends for any page. */
const OF_CHROMIUM = /\b(google|googleapis|gvt1|gstatic)\.com\b/;

const app = await startHttpApp((await createTestDatabase()).db, {});

async function fetchPage() {
  const response = await fetch(`${app.address}/docs`);
  const html = await response.text();
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  const files = [...html.matchAll(/"(\/docs\/[^"]+)"/g)].map(([, path = ""]) => path);
  return { html, policy, files };
}

/** Requests a file without decompressing it. */
async function download(path: string, encoding: string) {
  const { statusCode, headers, body } = await request(app.address + path, { headers: { "Accept-Encoding": encoding } });
  return { statusCode, headers, bytes: Buffer.from(await body.arrayBuffer()) };
}

describe("the reference", () => {
  test("runs only its own scripts and styles, with a nonce that is unique to the response", async () => {
    const [first, second] = [await fetchPage(), await fetchPage()];
    const nonce = /script-src 'nonce-([^']{20,})'/.exec(first.policy)?.[1] ?? "";
    expect(first.policy).toContain(`style-src 'nonce-${nonce}'`);
    expect(first.policy).toMatch(/^default-src 'none';/);
    expect(first.policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(second.policy).not.toContain(nonce);
    const elements = first.html.match(/<(script|style)\b[^>]*>/g) ?? [];
    expect(elements).toHaveLength(3);
    for (const element of elements) expect(element).toContain(`nonce="${nonce}"`);
  });

  test("takes less than 0.8 MB at first (1 MB with gzip), and caches all files but the page", async () => {
    const { html, files } = await fetchPage();
    expect(files).toHaveLength(2);
    const limits = { br: 800_000, gzip: 1_000_000 };
    for (const [encoding, limit] of Object.entries(limits)) {
      let size = html.length;
      for (const path of files) {
        const { statusCode, headers, bytes } = await download(path, encoding);
        expect([statusCode, headers["content-encoding"]]).toEqual([200, encoding]);
        expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
        size += bytes.length;
      }
      expect(size).toBeLessThan(limit);
    }
    expect((await fetchPage()).files).toEqual(files);
  });

  test("serves every file that its program imports later", async () => {
    const { files } = await fetchPage();
    const program = (await download(files.find((each) => each.endsWith(".js")) ?? "", "identity")).bytes.toString();
    const imported = new Set([...program.matchAll(/import\([`"']\.\/([\w.-]+)[`"']\)/g)].map(([, name]) => name));
    expect(imported.size).toBeGreaterThan(0);
    for (const name of imported) expect((await download(`/docs/${name}`, "br")).statusCode).toBe(200);
  });

  test("is the same in every encoding", async () => {
    const { files } = await fetchPage();
    for (const path of files) {
      const plain = (await download(path, "identity")).bytes;
      expect(brotliDecompressSync((await download(path, "br")).bytes).equals(plain)).toBe(true);
      expect(gunzipSync((await download(path, "gzip")).bytes).equals(plain)).toBe(true);
    }
  });

  test("fills in the key's owner as the acting user, but no Idempotency-Key, which would replay responses", async () => {
    const { files } = await fetchPage();
    const path = files.find((each) => each.endsWith(".json")) ?? "";
    const text = (await download(path, "identity")).bytes.toString();
    const parameters = [...text.matchAll(/\{"name":"(?:X-User-ID|Idempotency-Key)"(?:[^{}]|\{[^{}]*\})*\}/g)];
    expect(parameters.length).toBeGreaterThan(0);
    for (const [parameter] of parameters) expect(parameter.replace(/"example":"me"/, "")).not.toContain('"example');
  });

  test.skipIf(CHROMIUM === undefined)("works in a browser without requests to other servers", async () => {
    const asked: string[] = [];
    const proxy = createServer((request, response) => {
      asked.push(request.url ?? "");
      response.writeHead(502).end();
    });
    proxy.on("connect", (request, socket) => {
      asked.push(request.url ?? "");
      socket.destroy();
    });
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    const profile = temporaryFolder();
    const { port } = proxy.address() as AddressInfo;
    const { stdout, stderr } = await promisify(execFile)(
      CHROMIUM ?? "",
      [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-default-apps",
        "--disable-sync",
        "--no-first-run",
        `--user-data-dir=${profile}`,
        `--proxy-server=http://127.0.0.1:${port}`,
        "--enable-logging=stderr",
        "--timeout=30000",
        "--virtual-time-budget=20000",
        "--dump-dom",
        `${app.address}/docs`,
      ],
      { maxBuffer: 50_000_000, timeout: 90_000 },
    );
    proxy.close();
    expect(stdout).toContain("Lookalikes");
    expect(stdout).toContain("sidebar");
    // The page's policy blocks requests to other servers, and the browser reports it.
    expect(stderr).not.toMatch(/Content Security Policy|Refused to/);
    expect(asked.filter((url) => !OF_CHROMIUM.test(url))).toEqual([]);
  });
});

describe("the root", () => {
  test("links to the other pages, as HTML for browsers and as JSON for other clients", async () => {
    const visit = (accept: string) => fetch(`${app.address}/`, { headers: { Accept: accept } });
    const page = await visit("text/html,application/xhtml+xml,*/*;q=0.8");
    expect(page.headers.get("Content-Type")).toContain("text/html");
    expect(page.headers.get("Content-Security-Policy")).toContain("script-src 'none'");
    const html = await page.text();
    for (const accept of ["*/*", "application/json"]) {
      const json: unknown = await (await visit(accept)).json();
      expect(json).toMatchObject({ docs: "/docs", openapi: "/openapi.json", mcp: "/mcp" });
      for (const path of ["/docs", "/openapi.json", "/healthz"]) {
        expect(html).toContain(`href="${path}"`);
        expect((await fetch(app.address + path)).status).toBe(200);
      }
    }
  });
});
