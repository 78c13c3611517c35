import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Agent, request } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import { stopChild } from "../../scripts/support/stop-child.ts";
import { until } from "../../scripts/support/until.ts";
import { Unavailable } from "../../server/http/problems.ts";
import type { SearchHost } from "../../server/search/serving/host.ts";
import { searchBy } from "../../server/search/serving/host.ts";
import { createTestDatabase } from "../support/database.ts";
import { projectRoot } from "../support/readme.ts";
import { startTestService, type TestService } from "../support/service.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const folder = join(projectRoot, "scripts/deploy/proxies");
const scratch = temporaryFolder();

/** A search that is ready but whose vendor is unavailable, so that every search gets 503. */
const failingSearch: SearchHost = {
  ...searchBy(() => Promise.reject(new Unavailable("The vendor is unavailable.", 5))),
  status: () => ({ state: "ready", modelId: null, companies: 0, loadedInMs: 0, vectorBytes: 0, lexicalBytes: 0 }),
  embeddings: () => ({}),
  close: async () => undefined,
};

const database = await createTestDatabase();
const { key } = await createKeyOwner(database.db);
const { key: abuser } = await createKeyOwner(database.db);

function has(program: string): boolean {
  return spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}

interface Proxy {
  readonly address: string;
  readonly child: ChildProcess;
  readonly log: () => string;
}

async function startNginx(upstreams: readonly number[]): Promise<Proxy> {
  const port = await freePort();
  const [certificate, certificateKey] = [join(scratch, "c.pem"), join(scratch, "k.pem")];
  execFileSync(
    "openssl",
    ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=x", "-keyout", certificateKey, "-out", certificate],
    { stdio: "ignore" },
  );
  const site = readFileSync(join(folder, "nginx.conf"), "utf8")
    .replace("127.0.0.1:8080", `127.0.0.1:${upstreams[0]}`)
    .replace("127.0.0.1:8081", `127.0.0.1:${upstreams[1]}`)
    .replace("listen 443", `listen 127.0.0.1:${port}`)
    .replace("/etc/ssl/private/intelligence.example.key", certificateKey)
    .replace("/etc/ssl/intelligence.example.pem", certificate);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${scratch}/${name};`,
  );
  const path = join(scratch, "nginx.conf");
  writeFileSync(
    path,
    `daemon off; user root; pid ${scratch}/nginx.pid; error_log stderr info; events {}\nhttp { access_log off; ${paths.join(" ")}\n${site}}\n`,
  );
  return run(`https://127.0.0.1:${port}`, "nginx", ["-c", path, "-p", scratch]);
}

async function startCaddy(upstreams: readonly number[]): Promise<Proxy> {
  const port = await freePort();
  const path = join(scratch, "Caddyfile");
  writeFileSync(path, readFileSync(join(folder, "Caddyfile"), "utf8").replace("{\n", "{\n\tadmin off\n"));
  return run(`http://127.0.0.1:${port}`, "caddy", ["run", "--adapter", "caddyfile", "--config", path], {
    HOME: scratch,
    XDG_DATA_HOME: scratch,
    XDG_CONFIG_HOME: scratch,
    DOMAIN: `http://127.0.0.1:${port}`,
    UPSTREAM: upstreams.map((each) => `127.0.0.1:${each}`).join(" "),
  });
}

function run(address: string, program: string, words: readonly string[], env: Record<string, string> = {}): Proxy {
  const child = spawn(program, words, { env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "pipe"] });
  let log = "";
  child.stderr.on("data", (data) => (log += String(data)));
  return { address, child, log: () => log };
}

describe.each([
  ["nginx", startNginx],
  ["caddy", startCaddy],
] as const)("%s, as configured, in front of two processes", (program, start) => {
  const agent = new Agent({ allowH2: false, connect: { rejectUnauthorized: false } });
  let services: TestService[];
  let ports: number[];
  let proxy: Proxy;

  const startService = (port: number) =>
    startTestService({ PORT: String(port), TRUSTED_PROXIES: "1", DRAIN_SECONDS: "2" }, database, {
      search: failingSearch,
    });

  beforeAll(async () => {
    if (!has(program) || !has("openssl")) return;
    ports = [await freePort(), await freePort()];
    services = await Promise.all(ports.map(startService));
    proxy = await start(ports);
    await until(async () => (await send("/api/v1/credits", key)) === 200);
  });
  afterAll(async () => {
    if (!proxy) return;
    await agent.close();
    await stopChild(proxy.child);
    await Promise.all(services.map((service) => service.stop()));
  });

  async function send(path: string, as: string, body?: Buffer): Promise<number | string> {
    try {
      const response = await request(`${proxy.address}${path}`, {
        dispatcher: agent,
        headers: { "X-API-Key": as, ...(body && { "Content-Type": "application/json" }) },
        ...(body && { method: "POST", body }),
      });
      await response.body.dump();
      return response.statusCode;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** Sends other callers' requests while `work` runs, and returns their responses. */
  async function whileOthersSend(work: () => Promise<unknown>): Promise<(number | string)[]> {
    const answers: (number | string)[] = [];
    let isDone = false;
    const others = Array.from({ length: 3 }, async () => {
      while (!isDone) {
        answers.push(await send("/api/v1/credits", key));
        await delay(10);
      }
    });
    await work();
    isDone = true;
    await Promise.all(others);
    return answers;
  }

  function expectAnswered(answers: readonly (number | string)[]): void {
    expect(answers.length).toBeGreaterThan(50);
    const failed = answers.filter((answer) => answer !== 200);
    expect(failed.length / answers.length, failed.slice(0, 5).join(", ")).toBeLessThan(0.01);
  }

  it.skipIf(!has(program))("serves other callers while one caller sends bodies that are too large", async () => {
    const sizes = [1.2, 3, 6, 8, 15].map((megabytes) => Buffer.alloc(megabytes * 1_000_000, "a"));
    const rejected: (number | string)[] = [];
    const answers = await whileOthersSend(async () => {
      for (let round = 0; round < 12; round += 1)
        for (const body of sizes)
          rejected.push(...(await Promise.all([1, 2].map(() => send("/api/v1/audiences", abuser, body)))));
    });
    expectAnswered(answers);
    expect(new Set(rejected)).toContain(413);
  });

  it.skipIf(!has(program))("serves other callers while every search of one caller gets 503", async () => {
    const failed: (number | string)[] = [];
    const answers = await whileOthersSend(async () => {
      for (let round = 0; round < 60; round += 1) {
        failed.push(await send("/api/v1/account/search-lookalikes?query=payments", abuser));
        await delay(20);
      }
    });
    expect(new Set(failed)).toEqual(new Set([503]));
    expectAnswered(answers);
  });

  it.skipIf(!has(program))("serves all callers while its processes restart, and logs no key", async () => {
    const answers = await whileOthersSend(async () => {
      for (const at of [0, 1]) {
        await services[at]?.stop();
        services[at] = await startService(ports[at] ?? 0);
        // Caddy's next probe detects that the process serves requests.
        await delay(1_500);
      }
    });
    expectAnswered(answers);
    const stopped = services.map((service) => service.stop());
    await Promise.all(stopped);
    expect(await send("/api/v1/credits", key)).toBeOneOf([502, 503]);
    expect(proxy.log()).not.toContain(key);
    expect(proxy.log()).not.toContain(abuser);
    services = [];
  });
});
