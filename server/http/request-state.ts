import type Koa from "koa";
import type { Logger } from "pino";
import type { Authentication, RateUse } from "./authentication.ts";
import type { Operation, UntypedInput } from "./operation/bind.ts";
import type { Deadline } from "./operation/deadline.ts";

/** What the middlewares learn about a request, in the order they learn it. */
export interface RequestState {
  requestId: string;
  log: Logger;
  /** Undefined until a route matches. */
  operation: Operation;
  /** Path parameters as sent, still percent-encoded. */
  encodedPath: Readonly<Record<string, string>>;
  deadline: Deadline;
  authentication: Authentication;
  rateUse: RateUse;
  input: UntypedInput;
  /** Undefined also where the operation neither writes nor charges. */
  idempotencyKey: string | undefined;
}

export type Context = Koa.ParameterizedContext<RequestState>;

export type Middleware = Koa.Middleware<RequestState>;
