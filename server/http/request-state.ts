import type Koa from "koa";
import type { Logger } from "pino";
import type { Authentication, RateUse } from "./authenticate.ts";
import type { SentInput } from "./input/read-input.ts";
import type { Deadline } from "./operation/deadline.ts";
import type { Operation, UntypedInput } from "./route.ts";

/** What the middlewares learn about a request, in the order they learn it. */
export interface RequestState {
  requestId: string;
  log: Logger;
  /** Undefined until a route matches. */
  operation: Operation;
  /** Path parameters as sent, still percent-encoded. */
  encodedPath: Readonly<Record<string, string>>;
  /** The arguments of a tool call; undefined for other requests, whose input is read from the request itself. */
  toolInput: SentInput | undefined;
  deadline: Deadline;
  authentication: Authentication;
  rateUse: RateUse;
  input: UntypedInput;
  /** Undefined also where the operation neither writes nor charges. */
  idempotencyKey: string | undefined;
  /** The status of a tool call's operation. The response to the call is 200 even when its operation failed. */
  toolStatus: number | undefined;
}

export type Context = Koa.ParameterizedContext<RequestState>;

export type Middleware = Koa.Middleware<RequestState>;
