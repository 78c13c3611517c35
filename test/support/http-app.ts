import type { DestinationStream } from "pino";
import { createAuthenticate } from "../../server/agent-keys/queries-authenticate.ts";
import type { Db } from "../../server/db/connect.ts";
import type { AppServices } from "../../server/http/app.ts";
import type { Caller, Contract } from "../../server/http/contract.ts";
import { createMetrics, type HttpMetrics } from "../../server/http/metrics.ts";
import { createLog } from "../../server/log.ts";
import type { Clock } from "../../server/ports/clock.ts";
import { createSecrets } from "../../server/secrets.ts";
import { createKeyOwner } from "./keys.ts";
import { serveFamilies } from "./serve-families.ts";
import { TEST_SECRET_KEY } from "./service.ts";

/** The request path with a test's own handlers for some families. */
export interface HttpApp {
  readonly address: string;
  readonly caller: Caller;
  readonly key: string;
  readonly metrics: HttpMetrics;
  /** Sends a request with the caller's key; JSON bodies are given as values. */
  send(method: string, path: string, options?: SendOptions): Promise<AppResponse>;
  stop(): Promise<void>;
}

interface SendOptions {
  readonly body?: unknown;
  /** Sent unchanged, instead of `body`. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface AppResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

/** A fixed time, so that every request of a test is counted in the same minute. */
const STARTED_AT = new Date();
const STOPPED_CLOCK: Clock = { now: () => STARTED_AT };

/** Serves some families over real HTTP to a caller with a key. */
export async function startHttpApp(
  db: Db,
  families: Partial<Contract>,
  settings: Partial<AppServices> = {},
  logTo?: DestinationStream,
): Promise<HttpApp> {
  const { key, email, userId, workspaceId } = await createKeyOwner(db);
  const caller = { workspaceId, userId, keyOwnerId: userId, keyHmacs: [], email };
  const metrics = createMetrics();
  const secrets = createSecrets(TEST_SECRET_KEY);
  const listening = await serveFamilies(families, {
    db,
    authenticate: createAuthenticate({ db, secrets, clock: STOPPED_CLOCK }),
    responseCipher: {
      encrypt: (plain, boundTo) => secrets.encrypt("stored-answer", plain, boundTo),
      decrypt: (encrypted, boundTo) => secrets.decrypt("stored-answer", encrypted, boundTo),
    },
    ...(logTo && { log: createLog("info", logTo) }),
    metrics,
    ...settings,
  });
  const send = (method: string, path: string, options: SendOptions = {}) =>
    sendTo(listening.address, key, method, path, options);
  return { address: listening.address, caller, key, metrics, send, stop: () => listening.stop(1_000) };
}

async function sendTo(
  address: string,
  key: string,
  method: string,
  path: string,
  { body, text, headers }: SendOptions,
): Promise<AppResponse> {
  const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await fetch(address + path, {
    method,
    headers: { "X-API-Key": key, ...(content !== undefined && { "Content-Type": "application/json" }), ...headers },
    body: content,
  });
  const received = await response.text();
  return { status: response.status, headers: response.headers, body: received === "" ? {} : JSON.parse(received) };
}
