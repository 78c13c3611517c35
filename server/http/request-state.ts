import type Koa from "koa";
import type { Logger } from "pino";
import type { McpTool } from "../../generated/mcp-tools.ts";
import type { Authentication, Route, Schema } from "./contract.ts";
import type { Parameters } from "./input/parameters.ts";
import type { HttpResponse } from "./response.ts";

/** What the middlewares know about a request, in the order in which they set it. */
export interface RequestState {
  requestId: string;
  log: Logger;
  /** Undefined until a route matches. */
  operation: Operation;
  /** Path parameters as sent, still percent-encoded. */
  encodedPath: Readonly<Record<string, string | undefined>>;
  /** The arguments of a tool call; undefined for other requests, whose input is read from the request itself. */
  toolInput: SentInput | undefined;
  /** Undefined if the request is not a tool call. */
  toolCall: ToolCall | undefined;
  deadline: Deadline;
  /** How long the request has waited for its turn, in milliseconds; undefined before its first turn. */
  waitedMs: number | undefined;
  authentication: Authentication;
  rateUse: RateUse;
  /**
   * The primary's log position at authentication. A replica must have replayed the log up to it to serve the request.
   */
  position: number | undefined;
  input: UntypedInput;
  /** Undefined if the request has no `Idempotency-Key`, or if the operation neither writes nor charges. */
  idempotencyKey: string | undefined;
  /** The maximum cost of the request, from `X-Max-Credits`. */
  maxCredits: number | undefined;
  /** The quote in `X-Quote-ID`, as sent. */
  quoteId: string | undefined;
  /** The parsed quote: the maximum cost of the request, and the hash that marks the quote as used. */
  quote: { readonly credits: number; readonly hash: Buffer } | undefined;
  /** Whether the request runs only up to its charge, to create a quote. */
  isQuoted: boolean | undefined;
  /** The status of a tool call's operation. The response to the call is 200 even when its operation failed. */
  toolStatus: number | undefined;
}

interface ToolCall {
  readonly tool: McpTool;
  readonly confirm: string | undefined;
  /** How long a repeated call gets the first call's result, in seconds; undefined for the default of a day. */
  readonly replaySeconds: number | undefined;
}

/** A validated request, not yet tied to one operation's types. */
interface UntypedInput {
  readonly path: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly guessedEncoding: string | undefined;
}

/** Serves a request, given its input and a `RequestContext`. Resolves to a `Reply`. */
export type Serve = (input: UntypedInput, context: object) => Promise<unknown>;

/** The `prepare` step of a `PreparingHandler`. Returns the function that serves the request. */
type Prepare = (input: UntypedInput, signal: AbortSignal, context: object) => Promise<Serve>;

export type BoundHandler = { readonly serve: Serve } | { readonly prepare: Prepare };

export type Operation = BoundHandler & { readonly route: Route };

/** The caller's input as JSON values: parameters by location, body, and faults for unreadable values. */
export interface SentInput {
  readonly parameters: Parameters;
  readonly body: Body;
  readonly faults: readonly Schema["ValidationFault"][];
}

/** A request body as a JSON value (`undefined` when none was sent), or why it is rejected. */
export type Body = { value: unknown; guessedEncoding?: string | undefined } | { rejection: HttpResponse };

/** The time limit of one request. */
export interface Deadline {
  /** Aborted when the deadline passes, the caller disconnects or the service stops. */
  readonly signal: AbortSignal;
  /** Rejects when the deadline passes. */
  readonly exceeded: Promise<never>;
  /** Stops the timer. Must be called when the work has ended. */
  clear(): void;
}

/** Usage of a rate limit in its current window, including the current request. */
export interface RateUse {
  readonly count: number;
  readonly windowSeconds: number;
  readonly secondsLeft: number;
}

export type Context = Koa.ParameterizedContext<RequestState>;

/** Runs the work of a request when it is its turn. */
export type InTurn = <Result>(context: Context, work: () => Promise<Result>) => Promise<Result>;

export type Middleware = Koa.Middleware<RequestState>;
