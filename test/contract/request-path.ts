import { request as httpRequest } from "node:http";
import { routes } from "../../generated/routes.ts";
import type { Db } from "../../server/db/connect.ts";
import type { AppServices } from "../../server/http/app.ts";
import type { BuiltContract } from "../../server/http/not-built.ts";
import { notBuilt } from "../../server/http/not-built.ts";
import { startHttpApp } from "../support/http-app.ts";
import type { Conformance } from "./conformance.ts";
import { requestFor } from "./contract-document.ts";
import { gatedFamilies, gateOf } from "./gated-handlers.ts";
import { startProxy } from "./prism.ts";

type Route = (typeof routes)[number];

/** Operations whose family this release serves. */
export const builtRoutes: readonly Route[] = routes.filter(({ family }) => !notBuilt.some((missing) => missing === family));

/** A service behind Prism whose handlers are the test's own. */
interface Variant {
  readonly address: string;
  readonly direct: string;
  stop(): Promise<void>;
}

const KEY = { "X-API-Key": "a key of the test's only caller" };

async function startVariant(db: Db, settings: Partial<AppServices>, families: Partial<BuiltContract> = {}): Promise<Variant> {
  const app = await startHttpApp(db, families, settings);
  const proxy = await startProxy(app.address);
  return {
    address: proxy.address,
    direct: app.address,
    stop: async () => {
      await proxy.stop();
      await app.stop();
    },
  };
}

/** What the request path answers by itself, operation by operation: one way to bring about each status. */
export interface Provocation {
  readonly status: number;
  readonly applies: (route: Route) => boolean;
  readonly settings?: Partial<AppServices>;
  readonly families?: Partial<BuiltContract>;
  readonly provoke: (conformance: Conformance, variant: Variant, route: Route) => Promise<unknown>;
}

const through =
  (status: number, parts: (route: Route) => Parameters<typeof requestFor>[1] = () => ({ headers: KEY })): Provocation["provoke"] =>
  (conformance, { address }, route) =>
    conformance.send(address, route.operationId, status, parts(route));

export const provocations: Readonly<Record<string, Provocation>> = {
  "no key": { status: 401, applies: ({ auth }) => auth === "key", provoke: through(401, () => ({})) },
  "an acting user of another workspace": {
    status: 403,
    applies: ({ actingUser }) => actingUser !== "none",
    settings: { findCaller: async () => ({ kind: "forbidden" }) },
    provoke: through(403, () => ({ headers: { ...KEY, "X-User-ID": "user_of_another" } })),
  },
  "an unknown query parameter": { status: 422, applies: () => true, provoke: through(422, () => ({ headers: KEY, query: { nonsense: "1" } })) },
  "a body that is not JSON by its type": {
    status: 415,
    applies: ({ body }) => body !== "none",
    provoke: through(415, () => ({ headers: { ...KEY, "Content-Type": "text/plain" }, text: "hello" })),
  },
  "a body that is too large": {
    status: 413,
    applies: ({ body }) => body !== "none",
    settings: { bodyLimits: { bytes: 10, milliseconds: 10_000 } },
    provoke: through(413, () => ({ headers: KEY, text: `{"filler":"${"x".repeat(100)}"}` })),
  },
  "a used up limit": { status: 429, applies: () => true, settings: { rateLimits: { reads: 0, costly: 0 } }, provoke: through(429) },
  "a handler with a bug": { status: 500, applies: () => true, provoke: through(500) },
  "a service that stops": { status: 503, applies: () => true, settings: { draining: () => true }, provoke: through(503) },
  "the same Idempotency-Key while the first is carried out": {
    status: 409,
    applies: ({ idempotent, effect }) => idempotent && effect === "write",
    families: gatedFamilies(),
    provoke: async (conformance, { address, direct }, { operationId }) => {
      const parts = { headers: { ...KEY, "Idempotency-Key": operationId } };
      const { method, target, headers, body } = requestFor(operationId, parts);
      const gate = gateOf(operationId);
      const first = fetch(direct + target, { method, headers, body: body ?? null });
      await gate.entered;
      await conformance.send(address, operationId, 409, parts);
      gate.open();
      await first;
    },
  },
  "a body that is not JSON": {
    status: 400,
    applies: ({ body }) => body !== "none",
    provoke: async (conformance, { direct }, { operationId }) => {
      const { method, target, headers } = requestFor(operationId);
      const response = await fetch(direct + target, { method, headers: { ...headers, ...KEY, "Content-Type": "application/json" }, body: '{"cut' });
      await conformance.check(operationId, 400, { status: response.status, headers: response.headers, text: await response.text() });
    },
  },
  "a body that does not arrive": {
    status: 408,
    applies: ({ body }) => body !== "none",
    settings: { bodyLimits: { bytes: 10_000, milliseconds: 20 } },
    provoke: async (conformance, { direct }, { operationId }) => conformance.check(operationId, 408, await sendHalf(direct, operationId)),
  },
};

/** Starts a variant, provokes every operation it applies to, a few at a time, and stops it. */
export async function provokeAll(db: Db, conformance: Conformance, { applies, settings = {}, families, provoke }: Provocation): Promise<void> {
  const variant = await startVariant(db, settings, families);
  const waiting = builtRoutes.filter(applies);
  try {
    const workers = Array.from({ length: 4 }, async () => {
      for (let route = waiting.pop(); route; route = waiting.pop()) await provoke(conformance, variant, route);
    });
    await Promise.all(workers);
  } finally {
    await variant.stop();
  }
}

/** Sends a request whose body stops half way, and waits for what the service says to that. */
function sendHalf(address: string, operationId: string): Promise<{ status: number; headers: Headers; text: string }> {
  const { method, target, headers } = requestFor(operationId);
  return new Promise((resolve, reject) => {
    const sent = httpRequest(address + target, { method, headers: { ...headers, ...KEY, "Content-Type": "application/json", "Content-Length": "100" } }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (piece: string) => (text += piece));
      response.on("end", () => {
        sent.destroy();
        resolve({ status: response.statusCode ?? 0, headers: new Headers(Object.entries(response.headers).map(([name, value]) => [name, String(value)])), text });
      });
    });
    sent.on("error", reject);
    sent.write('{"half":');
  });
}
