import { insertAuditEntry } from "../../server/audit-log/public.ts";
import { findCredits } from "../../server/credits/public.ts";
import { type AppServices, createApp } from "../../server/http/app.ts";
import type { Contract } from "../../server/http/contract.ts";
import { type Listening, listen } from "../../server/http/listen.ts";
import { createMetrics } from "../../server/http/metrics.ts";
import { silentLog } from "./silent-log.ts";

/** Handlers of some operations. */
export type SomeHandlers = { readonly [Family in keyof Contract]?: Partial<Contract[Family]> };

/** Serves some operations behind the whole request path; the others respond with 500. */
export async function serveFamilies(
  families: SomeHandlers,
  services: Pick<AppServices, "db" | "authenticate" | "responseCipher"> & Partial<AppServices>,
): Promise<Listening> {
  const app = createApp({
    contract: withHandlers(families),
    log: silentLog,
    metrics: createMetrics(),
    readinessChecks: [],
    rateLimits: { reads: 100_000, costly: 100_000, unauthorized: 100_000 },
    maxStoredBytes: 1_000_000_000,
    requestsAtOnce: 100,
    searchesAtOnce: 100,
    maxWaitMs: 30_000,
    recordChange: insertAuditEntry,
    findCredits,
    maxUnconfirmedCredits: 25,
    bodyLimits: { bytes: 100_000, milliseconds: 10_000 },
    trustedProxies: 0,
    allowedOrigins: [],
    requestTimeoutMs: 20_000,
    now: () => new Date(),
    production: false,
    draining: () => false,
    stopping: new AbortController().signal,
    ...services,
  });
  const listening = await listen("127.0.0.1", 0, services.log ?? silentLog);
  await listening.serve(app);
  return listening;
}

function withHandlers(families: SomeHandlers): Contract {
  const unused = async (): Promise<never> => {
    throw new Error("this test provides no handler for the operation");
  };
  const anyVerb = (family: object): object =>
    new Proxy(family, { get: (target, verb) => Reflect.get(target, verb) ?? unused });
  return new Proxy({} as Contract, { get: (_target, name) => anyVerb(Reflect.get(families, name) ?? {}) });
}
