import cors from "@koa/cors";
import { createLogger } from "@stoplight/prism-core";
import { createInstance, getHttpOperationsFromSpec, type IHttpConfig, type IHttpRequest } from "@stoplight/prism-http";
import { getHttpConfigFromRequest } from "@stoplight/prism-http-server/dist/getHttpConfigFromRequest.js";
import Koa from "koa";
import type { Logger } from "pino";
import { routes } from "../../../generated/routes.ts";
import { BODY_LIMITS } from "../../../server/http/input/body.ts";
import { readInput } from "../../../server/http/input/read-input.ts";
import { createMetrics } from "../../../server/http/metrics.ts";
import { observe } from "../../../server/http/observe.ts";
import { serveOperationalPages } from "../../../server/http/operational.ts";
import { handleErrors, problem } from "../../../server/http/problems.ts";
import type { Context, Middleware, RequestState } from "../../../server/http/request-state.ts";
import { send } from "../../../server/http/response.ts";
import { createRouter, rejectUnmatched } from "../../../server/http/route.ts";

/** How responses are made up. */
export interface MockOptions {
  /** Whether data is generated instead of taken from the examples of the contract. */
  readonly dynamic: boolean;
  /** The same seed generates the same data. */
  readonly seed: string | undefined;
}

/**
 * Creates the mock. The service's own code routes and validates requests, so that both reject the same ones in the same
 * words; Prism makes up the responses.
 */
export async function createMock(document: string, options: MockOptions, log: Logger): Promise<Koa<RequestState>> {
  const metrics = createMetrics();
  const operations = routes.map((route) => ({
    route,
    serve: () => Promise.reject(new Error("A mock serves nothing.")),
  }));
  const app = new Koa<RequestState>();
  app.silent = true;
  app.use(observe({ log, metrics }));
  app.use(handleErrors());
  app.use(cors({ origin: ({ headers: { origin = "" } }) => origin, exposeHeaders: "*" }));
  app.use(serveOperationalPages({ metrics, log, readinessChecks: [], draining: () => false }));
  app.use(createRouter(operations).routes());
  app.use(rejectUnmatched());
  app.use(readValidInput());
  app.use(await respondWithPrism(document, options));
  return app;
}

/** Validates requests as the service does, unless the response is decided already. */
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

async function respondWithPrism(document: string, { dynamic, seed }: MockOptions): Promise<Middleware> {
  const config: IHttpConfig = {
    isProxy: false,
    upstreamProxy: undefined,
    checkSecurity: true,
    // What the service would reject does not get here.
    validateRequest: false,
    validateResponse: false,
    errors: false,
    mock: { dynamic, ...(seed !== undefined && { seed }) },
  };
  const operations = await getHttpOperationsFromSpec(document);
  const prism = createInstance(config, { logger: createLogger("mock", { level: "silent" }) });
  return async (context) => {
    const request = requestOf(context);
    const preferred = getHttpConfigFromRequest(request);
    if (preferred._tag === "Left") throw preferred.left;
    const { route } = context.state.operation;
    const { code, dynamic: isDynamic = dynamic, exampleKey, seed: ownSeed = seed } = preferred.right;
    if (code !== undefined && !route.statuses.includes(code)) {
      const statuses = new Intl.ListFormat("en-GB").format(route.statuses.map(String));
      const message = `Prefer: code=${code} is not a status of this operation. It has ${statuses}.`;
      return send(context, problem(context.state.requestId, 400, "INVALID_REQUEST", message));
    }
    const mock = {
      dynamic: isDynamic,
      ...(code !== undefined && { code }),
      ...(exampleKey !== undefined && { exampleKey }),
      ...(ownSeed !== undefined && { seed: ownSeed }),
    };
    const made = await prism.request(request, operations, { ...config, checkSecurity: code === undefined, mock })();
    if (made._tag === "Left") throw made.left;
    const { statusCode, headers = {}, body } = made.right.output;
    context.status = statusCode;
    context.set(headers);
    context.body =
      typeof body === "string" && !/json$/.test(headers["Content-type"] ?? "") ? body : JSON.stringify(body);
  };
}

/** Both headers carry the key, and the service accepts either; Prism accepts only the one that the contract declares. */
function requestOf({ state, path, query, headers }: Context): IHttpRequest {
  const key = headers["x-api-key"] ?? headers.authorization;
  const given = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return {
    method: state.operation.route.method.toLowerCase() as IHttpRequest["method"],
    url: { path, query: { ...query } as Record<string, string | string[]> },
    headers: {
      ...Object.fromEntries(given),
      ...(key !== undefined && { "x-api-key": String(key), authorization: `Bearer ${key}` }),
    },
    body: state.input?.body ?? null,
  };
}
