import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { KeyOwner } from "../../support/keys.ts";
import { emptyRecord, type LoadRecord } from "./record.ts";

interface ClientsOptions {
  /** The URLs of the processes; they may change during a run. */
  readonly addresses: readonly string[];
  readonly owners: readonly KeyOwner[];
  /** Aborted when no new work should start. */
  readonly ending: AbortSignal;
  /** Aborted when writes should no longer be retried. */
  readonly givingUp: AbortSignal;
}

interface Call {
  readonly owner: KeyOwner;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  /** Whether a budget may reject the call. */
  readonly isLimited?: boolean;
}

const RETRY_MS = 300;
const RESPONSE_TIMEOUT_MS = 45_000;

/** Calls the API, using its processes in turn, and records the responses. */
export class Clients {
  readonly record: LoadRecord = emptyRecord();
  readonly #options: ClientsOptions;
  #turn = 0;

  constructor(options: ClientsOptions) {
    this.#options = options;
  }

  get owners(): readonly KeyOwner[] {
    return this.#options.owners;
  }

  get ending(): AbortSignal {
    return this.#options.ending;
  }

  owner(at: number): KeyOwner {
    return this.owners[at % this.owners.length]!;
  }

  /** Returns the URL of the process whose turn it is. */
  address(): string {
    this.#turn += 1;
    return this.#options.addresses[this.#turn % this.#options.addresses.length]!;
  }

  /** Sends a request before the faults begin. Throws if it fails. */
  async prepare<Body>(call: Call): Promise<Body> {
    const response = await this.send(call);
    if (response?.status === 200) return response.body as Body;
    throw new Error(`${call.method} ${call.path} returned ${response?.status}: ${JSON.stringify(response?.body)}`);
  }

  /** Sends a write under one Idempotency-Key until it is acknowledged. Returns its response. */
  async write<Body>(call: Omit<Call, "idempotencyKey">): Promise<Body | undefined> {
    const idempotencyKey = randomUUID();
    for (;;) {
      const response = await this.send({ ...call, idempotencyKey });
      if (response?.status === 200) return response.body as Body;
      if (this.#options.givingUp.aborted) {
        this.record.unacknowledged.push(`${call.method} ${call.path} ${JSON.stringify(call.body ?? null)}`);
        return undefined;
      }
      await delay(RETRY_MS);
    }
  }

  /** Deletes an object until the deletion is acknowledged. Returns whether it was acknowledged. */
  async remove(call: Pick<Call, "owner" | "path">): Promise<boolean> {
    for (;;) {
      const response = await this.send({ ...call, method: "DELETE" });
      // An attempt whose response was lost may have deleted the object.
      if (response?.status === 200 || response?.status === 404) return true;
      if (this.#options.givingUp.aborted) return false;
      await delay(RETRY_MS);
    }
  }

  /** Returns the response; undefined if there is none, for example because the process was killed. */
  async send(call: Call): Promise<{ status: number; retryAfter: string | null; body: unknown } | undefined> {
    const { owner, method, path, body, idempotencyKey, isLimited } = call;
    this.record.requests += 1;
    try {
      const response = await fetch(`${this.address()}${path}`, {
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
      if (response.status >= 500) this.record.failures.push(`${method} ${path} returned ${response.status}: ${text}`);
      const isGone = method === "DELETE" && response.status === 404;
      const isExpected = [200, 409, 429, 503, ...(isLimited ? [402] : [])].includes(response.status);
      if (!isExpected && !isGone) {
        this.record.wrongResponses.push(`${method} ${path} returned ${response.status}: ${text}`);
      }
      return { status: response.status, retryAfter: response.headers.get("retry-after"), body: JSON.parse(text) };
    } catch (error) {
      this.record.failures.push(`${method} ${path} got no response: ${error}`);
      if (error instanceof Error && error.name === "TimeoutError") {
        this.record.wrongResponses.push(`${method} ${path} got no response within ${RESPONSE_TIMEOUT_MS / 1_000} s`);
      }
      return undefined;
    }
  }
}
