import type { DestinationStream } from "pino";
import { onTestFinished } from "vitest";
import { type ApiResponse, type CallOptions, call } from "../../scripts/support/call.ts";
import { createKeyOwner, TEST_SECRET_KEY } from "../../scripts/support/keys.ts";
import { type SomeHandlers, serveFamilies } from "../../scripts/support/serve-families.ts";
import { createAuthenticate } from "../../server/agent-keys/queries-authenticate.ts";
import type { Db } from "../../server/db/connect.ts";
import type { AppServices } from "../../server/http/app.ts";
import type { Caller } from "../../server/http/contract.ts";
import { createMetrics, type HttpMetrics } from "../../server/http/metrics.ts";
import { createSecrets } from "../../server/secrets/secrets.ts";
import { createLog } from "../../server/wiring/log.ts";
import { atEnd } from "./at-end.ts";

/** The service's request path with a test's own handlers for some families. */
export interface HttpApp {
  readonly address: string;
  readonly caller: Caller;
  readonly key: string;
  readonly metrics: HttpMetrics;
  /** Sends a request with the caller's key; JSON bodies are given as values. */
  send(method: string, path: string, options?: SendOptions): Promise<AppResponse>;
  stop(): Promise<void>;
}

type SendOptions = Omit<CallOptions, "key">;

type AppResponse = Omit<ApiResponse, "body"> & { readonly body: Record<string, unknown> };

/** Serves some families over real HTTP to a caller with a key, until the end of the test file. */
export async function startHttpApp(
  db: Db,
  families: SomeHandlers,
  settings: Partial<AppServices> = {},
  logTo?: DestinationStream,
): Promise<HttpApp> {
  const { key, email, userId, workspaceId } = await createKeyOwner(db);
  const caller = { workspaceId, userId, keyOwnerId: userId, keyHmacs: [], email };
  const metrics = createMetrics();
  const secrets = createSecrets(TEST_SECRET_KEY);
  const listening = await serveFamilies(families, {
    db,
    authenticate: createAuthenticate({ db, secrets }),
    responseCipher: {
      encrypt: (plain, boundTo) => secrets.encrypt("stored-answer", plain, boundTo),
      decrypt: (encrypted, boundTo) => secrets.decrypt("stored-answer", encrypted, boundTo),
    },
    ...(logTo && { log: createLog("info", logTo) }),
    metrics,
    ...settings,
  });
  const send = async (method: string, path: string, options: SendOptions = {}) => {
    const { body = {}, ...response } = await call(listening, method, path, { key, ...options });
    return { ...response, body: body as Record<string, unknown> };
  };
  const stop = atEnd(() => listening.stop(1_000));
  return { address: listening.address, caller, key, metrics, send, stop };
}

/** Returns a function that serves families as `startHttpApp` does, until the end of the test. */
export function appStarter(database: () => { readonly db: Db }) {
  return async (
    ...parameters: Parameters<typeof startHttpApp> extends [unknown, ...infer Rest] ? Rest : never
  ): Promise<HttpApp> => {
    const app = await startHttpApp(database().db, ...parameters);
    onTestFinished(() => app.stop());
    return app;
  };
}
