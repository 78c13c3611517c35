import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { Agent, request } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import { until } from "../../scripts/support/until.ts";
import { createTestDatabase } from "../support/database.ts";
import { startTestService, type TestService } from "../support/service.ts";

const database = await createTestDatabase();
const { key } = await createKeyOwner(database.db);

/** Acts as a load balancer: sends requests to one of the processes that were ready at its last probe. */
class Balancer {
  readonly #agent = new Agent({ keepAliveTimeout: 60_000 });
  #ready: string[] = [];
  #next = 0;

  async probe(addresses: readonly string[]): Promise<void> {
    const isReady = (address: string) =>
      fetch(`${address}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    const ready = await Promise.all(addresses.map(isReady));
    this.#ready = addresses.filter((_, at) => ready[at]);
  }

  get ready(): readonly string[] {
    return this.#ready;
  }

  async send(): Promise<number> {
    const address = this.#ready[this.#next++ % this.#ready.length];
    const options = { dispatcher: this.#agent, headers: { "X-API-Key": key } };
    const { statusCode, body } = await request(`${address}/api/v1/credits`, options);
    await body.dump();
    return statusCode;
  }

  close(): Promise<void> {
    return this.#agent.close();
  }
}

describe("a process that stops", () => {
  it("loses no request of a rolling restart behind a load balancer that only probes", async () => {
    const settings = { DRAIN_SECONDS: "1" };
    const processes: TestService[] = [
      await startTestService(settings, database, { search: true }),
      await startTestService(settings, database, { search: true }),
    ];
    const balancer = new Balancer();
    const probing = new AbortController();
    const probe = async () => {
      while (!probing.signal.aborted) {
        await balancer.probe(processes.map(({ address }) => address));
        await delay(100, undefined, { signal: probing.signal }).catch(() => undefined);
      }
    };
    const probed = probe();
    await until(() => balancer.ready.length === 2);
    const statuses: (number | string)[] = [];
    const sending = new AbortController();
    const send = async () => {
      while (!sending.signal.aborted) {
        statuses.push(await balancer.send().catch((error: unknown) => String(error)));
        await delay(5);
      }
    };
    const senders = Promise.all([send(), send(), send()]);
    for (let at = 0; at < 2; at++) {
      const old = processes[0];
      processes.push(await startTestService(settings, database, { search: true }));
      await until(() => balancer.ready.length === 3);
      await old?.stop();
      processes.shift();
    }
    sending.abort();
    await senders;
    probing.abort();
    await probed;
    await Promise.all([balancer.close(), ...processes.map((each) => each.stop())]);
    expect(statuses.length).toBeGreaterThan(100);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });

  it("reports that it is not ready while it still serves, and closes connections", async () => {
    const service = await startTestService({ DRAIN_SECONDS: "2" }, database, { search: true });
    await until(async () => (await fetch(`${service.address}/readyz`)).ok);
    const stopped = service.stop();
    const { status, headers } = await fetch(`${service.address}/readyz`);
    expect([status, headers.get("connection")]).toEqual([503, "keep-alive"]);
    const response = await fetch(`${service.address}/api/v1/credits`, { headers: { "X-API-Key": key } });
    expect([response.status, response.headers.get("connection")]).toEqual([200, "close"]);
    await stopped;
    await expect(fetch(`${service.address}/readyz`)).rejects.toThrow();
  });
});

describe("METRICS_PORT", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService({ METRICS_PORT: "0" }, database);
  });
  afterAll(() => service.stop());

  it("serves the metrics instead of the API's port", async () => {
    expect((await fetch(`${service.address}/metrics`)).status).toBe(404);
    const metrics = await fetch(`${service.metricsAddress}/metrics`);
    expect([metrics.status, (await metrics.text()).includes("http_request_duration_seconds")]).toEqual([200, true]);
    expect((await fetch(`${service.metricsAddress}/healthz`)).status).toBe(200);
    expect((await fetch(`${service.metricsAddress}/api/v1/credits`)).status).toBe(404);
  });

  it("responds while the main thread is blocked, then reports the process as dead, and finally kills it", async () => {
    const child = fork(new URL("../support/blocked-child.ts", import.meta.url), ["100"], {
      stdio: ["ignore", "pipe", "inherit", "ipc"],
    });
    let output = "";
    child.stdout?.on("data", (text) => (output += text));
    const closed = once(child, "close");
    const [address]: string[] = await once(child, "message");
    child.send("block");
    await once(child, "message");
    const [health, metrics] = await Promise.all([fetch(`${address}/healthz`), fetch(`${address}/metrics`)]);
    expect([health.status, await health.json()]).toEqual([200, { status: "ok" }]);
    expect([metrics.status, await metrics.text()]).toEqual([200, expect.stringContaining("before_the_block 0")]);
    await until(async () => (await fetch(`${address}/healthz`)).status === 503);
    expect((await fetch(`${address}/metrics`)).status).toBe(503);
    const [code, signal] = await closed;
    expect([code, signal]).toEqual([null, "SIGKILL"]);
    expect(output).toContain("process killed: its main thread does not respond");
  });
});
