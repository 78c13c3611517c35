// Serves a list of accounts without a database, in a process of its own: `node requests-child.ts NAME` with the name
// service, overloaded or fastify. Sends its address to the parent and, when asked, the processor time that it has used,
// in microseconds.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import fastify from "fastify";
import openapi from "../../../../generated/openapi.json" with { type: "json" };
import type { Db } from "../../../../server/db/connect.ts";
import { createApp } from "../../../../server/http/app.ts";
import type { Contract, Reply } from "../../../../server/http/contract.ts";
import { BODY_LIMITS } from "../../../../server/http/input/body.ts";
import { createMetrics } from "../../../../server/http/metrics.ts";
import { createLog } from "../../../../server/wiring/log.ts";

const ACCOUNTS = 20;
const WORKSPACE_ID = 1;

const operation = openapi.paths["/api/v1/account/get-account-list"].post;
const [example] = Object.values(operation.responses[200].content["application/json"].examples);
const page = example!.value;
const body = { ...page, accounts: Array.from({ length: ACCOUNTS }, () => page.accounts[0]) };

process.send?.(process.argv[2] === "fastify" ? await serveFastify() : await serveService());
process.on("disconnect", () => process.exit(0));
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});

/** The service's request path, whose handlers respond at once. */
async function serveService(): Promise<string> {
  const handler = async (
    _input: unknown,
    { reply }: { reply: (status: number, body: unknown) => Reply<number, unknown> },
  ) => reply(200, body);
  const family = new Proxy({}, { get: () => handler });
  const { signal } = new AbortController();
  const app = createApp({
    contract: new Proxy({}, { get: () => family }) as Contract,
    // No code reads it.
    db: undefined as unknown as Db,
    authenticate: async () => ({
      authentication: {
        kind: "caller",
        caller: {
          workspaceId: WORKSPACE_ID,
          userId: "user_1",
          keyOwnerId: "user_1",
          keyHmacs: [],
          email: "a@b.example",
        },
      },
      rateUse: { count: 1, windowSeconds: 60, secondsLeft: 30 },
    }),
    responseCipher: { encrypt: String, decrypt: String },
    recordChange: async () => undefined,
    findCredits: async () => ({ balance: 0 }),
    log: createLog("info"),
    metrics: createMetrics(),
    readinessChecks: [],
    rateLimits: { reads: 1_000_000, costly: 1_000_000, unauthorized: 1_000_000 },
    maxStoredBytes: 0,
    requestsAtOnce: 8,
    searchesAtOnce: 8,
    // Below 0, every request would wait too long.
    maxWaitMs: process.argv[2] === "overloaded" ? -1 : 1_000,
    bodyLimits: BODY_LIMITS,
    maxUnconfirmedCredits: 0,
    trustedProxies: 0,
    allowedOrigins: [],
    requestTimeoutMs: 30_000,
    now: () => new Date(),
    production: true,
    draining: () => false,
    leaving: () => false,
    hasMetricsPort: true,
    stopping: signal,
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Fastify, which validates the body and logs nothing. */
async function serveFastify(): Promise<string> {
  const app = fastify({ logger: false });
  const schema = {
    body: {
      type: "object",
      additionalProperties: false,
      properties: {
        pagination: {
          type: "object",
          additionalProperties: false,
          properties: { limit: { type: "integer", minimum: 1, maximum: 100, default: 50 } },
        },
      },
    },
  };
  app.post("/api/v1/account/get-account-list", { schema }, async () => body);
  return app.listen({ port: 0, host: "127.0.0.1" });
}
