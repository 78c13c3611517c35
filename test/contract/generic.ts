import { describe, expect, test } from "vitest";
import type { Contract, Route } from "../../server/http/contract.ts";
import { Unavailable } from "../../server/http/problems.ts";
import { type HttpApp, startHttpApp } from "../support/http-app.ts";
import { requestFor } from "./contract-document.ts";
import { everyRoute } from "./coverage.ts";
import { startContractProxy } from "./prism.ts";
import { type Parts, send } from "./send.ts";
import type { Stage } from "./stage.ts";

function declares(status: number) {
  return everyRoute.filter(({ statuses }) => statuses.includes(status));
}
const withBody = everyRoute.filter(({ body }) => body !== "none");

/** Responses of the service itself, for any operation. */
const answeredByTheService: readonly { status: number; to: string; routes: readonly Route[]; parts?: Parts }[] = [
  { status: 400, to: "a body that is not JSON", routes: withBody, parts: { mishap: "cut" } },
  { status: 401, to: "a request without a key", routes: declares(401), parts: { key: undefined } },
  {
    status: 403,
    to: "a stranger as the acting user",
    routes: declares(403),
    parts: { headers: { "X-User-ID": "user_stranger" } },
  },
  { status: 415, to: "a body of another type", routes: withBody, parts: { headers: { "Content-Type": "text/plain" } } },
  { status: 422, to: "an unknown parameter", routes: everyRoute, parts: { query: { no_such_parameter: 1 } } },
];

/** Responses that need other limits, or failing handlers. */
const answeredUnderOtherLimits: readonly {
  status: number;
  to: string;
  routes: readonly Route[];
  limits: Parameters<typeof startHttpApp>[2];
  handler?: () => Promise<never>;
  parts?: Parts;
}[] = [
  {
    status: 408,
    to: "a body that stops halfway",
    routes: withBody,
    limits: { bodyLimits: { bytes: 100_000, milliseconds: 20 } },
    parts: { mishap: "stall" },
  },
  {
    status: 413,
    to: "a body over the limit",
    routes: withBody,
    limits: { bodyLimits: { bytes: 1, milliseconds: 10_000 } },
  },
  {
    status: 429,
    to: "a request when none are left",
    routes: everyRoute,
    limits: { rateLimits: { reads: 0, costly: 0, unauthorized: 0 } },
  },
  { status: 500, to: "a request whose handler throws", routes: everyRoute, limits: {} },
  {
    status: 503,
    to: "a request that needs something not ready yet",
    routes: everyRoute,
    limits: {},
    handler: notThereYet,
  },
  { status: 503, to: "a request while the service stops", routes: everyRoute, limits: { draining: () => true } },
];

/** Statuses that come from the request path, for every operation that declares them. */
export function genericStatuses(stage: Stage): void {
  describe("every operation", () => {
    test.for(answeredByTheService)("responds with $status to $to", async ({ status, routes, parts }) => {
      const { key, userId } = await stage.signIn();
      await eachConforms(routes, (route) => stage.sendAny(route, status, spoilt(identity(route, key, userId), parts)));
    });

    test.for(answeredUnderOtherLimits)(
      "responds with $status to $to",
      async ({ status, routes, limits, handler, parts }) => {
        await withApp(stage, handler ? everyHandler(handler) : {}, limits, async (app, sendThrough) => {
          await eachConforms(routes, (route) =>
            sendThrough(route, status, spoilt(identity(route, app.key, app.caller.userId), parts)),
          );
        });
      },
    );

    test("responds with 409 to an Idempotency-Key whose first request is still running", async () => {
      let started = Promise.withResolvers<void>();
      let finish = Promise.withResolvers<void>();
      const held = everyHandler(async () => {
        started.resolve();
        await finish.promise;
        throw new Error("held long enough");
      });
      await withApp(stage, held, {}, async (app, sendThrough) => {
        for (const route of everyRoute.filter(({ idempotent }) => idempotent)) {
          [started, finish] = [Promise.withResolvers(), Promise.withResolvers()];
          const { headers, ...rest } = identity(route, app.key, app.caller.userId);
          const named = { ...rest, headers: { ...headers, "Idempotency-Key": "twice" } };
          const { method, target, ...content } = requestFor(route.operationId, named);
          const first = app.send(method, target, {
            headers: content.headers,
            ...(content.body !== undefined && { text: content.body }),
          });
          await started.promise;
          const { body } = await sendThrough(route, 409, named);
          finish.resolve();
          await first;
          expect(body.error_code).toBe("IDEMPOTENCY_IN_FLIGHT");
        }
      });
    });
  });
}

/** Returns the key and the acting user, each if the operation requires it. */
function identity({ auth, parameters }: Route, key: string, userId: string): Parts {
  const namesUser = parameters.some(({ name, required }) => name === "X-User-ID" && required);
  return { ...(auth === "key" && { key }), ...(namesUser && { headers: { "X-User-ID": userId } }) };
}

function spoilt(request: Parts, parts: Parts = {}): Parts {
  return { ...request, ...parts, headers: { ...request.headers, ...parts.headers } };
}

/**
 * Checks three operations at a time, and reports the faults of all of them together. Prism compiles an operation's
 * schemas at its first request; if it compiled more at once, this process would open connections too late.
 */
async function eachConforms(routes: readonly Route[], ask: (route: Route) => Promise<unknown>): Promise<void> {
  const complaints: string[] = [];
  const waiting = [...routes];
  const askAll = async (): Promise<void> => {
    for (let route = waiting.pop(); route; route = waiting.pop()) {
      await ask(route).catch((error: unknown) =>
        complaints.push(error instanceof Error ? error.message : String(error)),
      );
    }
  };
  await Promise.all(Array.from({ length: 3 }, askAll));
  expect(complaints).toEqual([]);
}

async function notThereYet(): Promise<never> {
  throw new Unavailable("The index is being loaded.", 5);
}

function everyHandler(handler: () => Promise<never>): Partial<Contract> {
  const family = new Proxy({}, { get: () => handler });
  return new Proxy<Partial<Contract>>({}, { get: () => family });
}

async function withApp(
  { database, seen }: Stage,
  handlers: Partial<Contract>,
  limits: Parameters<typeof startHttpApp>[2],
  run: (app: HttpApp, sendThrough: Stage["sendAny"]) => Promise<void>,
): Promise<void> {
  const app = await startHttpApp(database.db, handlers, limits);
  const proxy = await startContractProxy(app.address, seen);
  try {
    await run(app, ({ operationId }, expected, parts) => send(proxy, operationId, expected, parts));
  } finally {
    await proxy.stop();
    await app.stop();
  }
}
