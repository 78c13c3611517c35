import { readFileSync } from "node:fs";
import cors from "@koa/cors";
import Koa from "koa";
import type { Logger } from "pino";
import { routes } from "../../../generated/routes.ts";
import { BODY_LIMITS } from "../../../server/http/input/body.ts";
import { readInput } from "../../../server/http/input/read-input.ts";
import { createMetrics } from "../../../server/http/metrics.ts";
import { observe } from "../../../server/http/observe.ts";
import { serveOperationalPages } from "../../../server/http/operational.ts";
import { handleErrors } from "../../../server/http/problems.ts";
import type { Context, Middleware, RequestState } from "../../../server/http/request-state.ts";
import { createRouter, route } from "../../../server/http/route.ts";
import { Random } from "../../commands/sample-data/random.ts";
import type { OpenApiDocument } from "../generate/openapi-document.ts";
import { addMishaps, type Mishaps } from "./mishaps.ts";
import { type DataOptions, respond } from "./respond.ts";

/** The data, delays and faults of the mock. */
export interface MockOptions extends DataOptions, Mishaps {}

/**
 * Creates the mock. The service's own code routes and validates requests, so that both reject the same requests with
 * the same messages; only the successful responses are generated.
 */
export function createMock(documentPath: string, options: MockOptions, log: Logger): Koa<RequestState> {
  const document: OpenApiDocument = JSON.parse(readFileSync(documentPath, "utf8"));
  const metrics = createMetrics();
  const operations = routes.map((served) => ({
    route: served,
    serve: () => Promise.reject(new Error("The mock runs no operations.")),
  }));
  const app = new Koa<RequestState>();
  app.silent = true;
  app.use(observe({ log, metrics }));
  app.use(handleErrors());
  app.use(cors({ origin: ({ headers: { origin = "" } }) => origin, exposeHeaders: "*" }));
  app.use(serveOperationalPages({ metrics, log, readinessChecks: [], draining: () => false }));
  app.use(addMishaps(options, new Random(1)));
  app.use(route(createRouter(operations)));
  app.use(readValidInput());
  app.use(respond(document, options));
  return app;
}

/** Validates requests as the service does, unless an earlier step has set the response. */
function readValidInput(): Middleware {
  const read = readInput(BODY_LIMITS);
  return (context, next) => (wantsStatus(context) || lacksKey(context) ? next() : read(context, next));
}

function wantsStatus({ headers }: Context): boolean {
  return /\bcode=\d/.test(String(headers.prefer ?? ""));
}

function lacksKey({ headers, state }: Context): boolean {
  const { auth } = state.operation.route;
  return auth === "key" && headers["x-api-key"] === undefined && headers.authorization === undefined;
}
