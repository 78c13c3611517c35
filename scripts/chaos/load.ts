import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { KeyOwner } from "../../test/support/keys.ts";

/** What callers were told, to compare with the database. */
export interface LoadRecord {
  requests: number;
  readonly blockedDomains: { readonly workspaceId: number; readonly domain: string }[];
  readonly searches: { readonly workspaceId: number }[];
  readonly bulkJobs: { readonly query: string; readonly jobId: string }[];
  /** Responses that no fault explains. */
  readonly wrongResponses: string[];
  /** Writes that were not acknowledged although they were retried for a minute after the last fault. */
  readonly unacknowledged: string[];
}

interface LoadOptions {
  readonly addresses: readonly string[];
  readonly owners: readonly KeyOwner[];
  /** Aborted when no new work should start. */
  readonly ending: AbortSignal;
  /** Aborted when writes should no longer be retried. */
  readonly givingUp: AbortSignal;
}

interface Call {
  readonly owner: KeyOwner;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

const WRITERS = 4;
const SEARCHERS = 2;
const READERS = 2;
const BULK_LIMIT = 150;
const BULK_PATH = "/api/v1/account/search-lookalikes-bulk";
const PAUSE_MS = 50;
const BULK_PAUSE_MS = 1_000;
const RETRY_MS = 300;
const RESPONSE_TIMEOUT_MS = 45_000;
const SLOW_READER_MS = 10_000;

/**
 * Calls the API concurrently in several ways until the end. Every write is retried with its Idempotency-Key until it is
 * acknowledged.
 */
export class Load {
  readonly record: LoadRecord = {
    requests: 0,
    blockedDomains: [],
    searches: [],
    bulkJobs: [],
    wrongResponses: [],
    unacknowledged: [],
  };
  readonly #options: LoadOptions;
  #turn = 0;

  constructor(options: LoadOptions) {
    this.#options = options;
  }

  async run(): Promise<void> {
    await Promise.all([
      ...Array.from({ length: WRITERS }, (_, writer) => this.#repeat(PAUSE_MS, (at) => this.#block(writer, at))),
      ...Array.from({ length: SEARCHERS }, () => this.#repeat(PAUSE_MS, (at) => this.#search(at))),
      ...Array.from({ length: READERS }, () => this.#repeat(PAUSE_MS, (at) => this.#read(at))),
      this.#repeat(BULK_PAUSE_MS, (at) => this.#submitBulk(at)),
      this.#repeat(BULK_PAUSE_MS, () => this.#readSlowly()),
    ]);
  }

  async #repeat(pauseMs: number, work: (at: number) => Promise<void>): Promise<void> {
    const { ending } = this.#options;
    for (let at = 0; !ending.aborted; at += 1) {
      await work(at);
      await delay(pauseMs, undefined, { signal: ending }).catch(() => undefined);
    }
  }

  async #block(writer: number, at: number): Promise<void> {
    const owner = this.#owner(at);
    const domain = `blocked-${writer}-${at}.example`;
    const path = "/api/v1/account/blocklist";
    const blocked = await this.#write({ owner, method: "POST", path, body: { domains: [domain] } });
    if (blocked) this.record.blockedDomains.push({ workspaceId: owner.workspaceId, domain });
  }

  async #search(at: number): Promise<void> {
    const owner = this.#owner(at);
    const path = `/api/v1/account/search-lookalikes?query=things+of+kind+${at % 97}&limit=5&min_score=0`;
    if (await this.#write({ owner, method: "GET", path })) this.record.searches.push(owner);
  }

  async #submitBulk(at: number): Promise<void> {
    const query = `things of kind ${at}`;
    const body = { query, limit: BULK_LIMIT };
    const job = await this.#write({ owner: this.#owner(at), method: "POST", path: BULK_PATH, body });
    if (job) this.record.bulkJobs.push({ query, jobId: String(job.job_id) });
  }

  async #read(at: number): Promise<void> {
    await this.#send({ owner: this.#owner(at), method: "GET", path: "/api/v1/credits" });
  }

  /** Sends a request and does not read the response for a while. */
  async #readSlowly(): Promise<void> {
    const owner = this.#owner(0);
    const { hostname, port } = new URL(this.#address());
    const socket = connect(Number(port), hostname);
    socket.on("error", () => undefined);
    const path = `${BULK_PATH}?limit=100`;
    socket.write(`GET ${path} HTTP/1.1\r\nHost: chaos\r\nX-API-Key: ${owner.key}\r\n\r\n`);
    await delay(SLOW_READER_MS, undefined, { signal: this.#options.ending }).catch(() => undefined);
    socket.destroy();
  }

  /** Sends a write under one Idempotency-Key until it is acknowledged. Returns its response. */
  async #write(call: Omit<Call, "idempotencyKey">): Promise<Record<string, unknown> | undefined> {
    const idempotencyKey = randomUUID();
    for (;;) {
      const response = await this.#send({ ...call, idempotencyKey });
      if (response?.status === 200) return response.body;
      if (this.#options.givingUp.aborted) {
        this.record.unacknowledged.push(`${call.method} ${call.path} ${JSON.stringify(call.body ?? null)}`);
        return undefined;
      }
      await delay(RETRY_MS);
    }
  }

  /** Returns the response; undefined when there is none, for example because the process was killed. */
  async #send(call: Call): Promise<{ status: number; body: Record<string, unknown> } | undefined> {
    const { owner, method, path, body, idempotencyKey } = call;
    this.record.requests += 1;
    try {
      const response = await fetch(`${this.#address()}${path}`, {
        method,
        headers: {
          "X-API-Key": owner.key,
          ...(body !== undefined && { "Content-Type": "application/json" }),
          ...(idempotencyKey !== undefined && { "Idempotency-Key": idempotencyKey }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
      });
      const text = await response.text();
      if (![200, 409, 429, 503].includes(response.status)) {
        this.record.wrongResponses.push(`${method} ${path} returned ${response.status}: ${text}`);
      }
      return { status: response.status, body: JSON.parse(text) };
    } catch (error) {
      if (error instanceof Error && error.name === "TimeoutError") {
        this.record.wrongResponses.push(`${method} ${path} got no response within ${RESPONSE_TIMEOUT_MS / 1_000} s`);
      }
      return undefined;
    }
  }

  #owner(at: number): KeyOwner {
    return this.#options.owners[at % this.#options.owners.length]!;
  }

  #address(): string {
    this.#turn += 1;
    return this.#options.addresses[this.#turn % this.#options.addresses.length]!;
  }
}
