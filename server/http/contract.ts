import type { operations as InputOperations } from "../../generated/handler-inputs.ts";
import type { Route as RouteEntry } from "../../generated/routes.ts";
import type { components, operations, webhooks } from "../../generated/types.ts";
import type { Db } from "../db/connect.ts";

/** The contract's named models: `Schema["Account"]`. */
export type Schema = components["schemas"];

/** Every operation of the contract, as `Family_verb`. */
export type OperationId = keyof operations & string;

/** One operation as the generated route table describes it. */
export type Route = RouteEntry & { readonly operationId: OperationId };

/** The name of a family, which is one interface of the contract: the part of `Family_verb` before the `_`. */
type FamilyName = OperationId extends infer Op ? (Op extends `${infer Name}_${string}` ? Name : never) : never;

type Declared<Parameters, Part extends "path" | "query"> = Part extends keyof Parameters
  ? Exclude<Parameters[Part], undefined>
  : Record<never, never>;

type JsonContent<Body> = Body extends { content: { "application/json": infer Json } } ? Json : undefined;

type BodyOf<Operation> = Operation extends { requestBody: infer Body }
  ? JsonContent<Body>
  : Operation extends { requestBody?: infer Body }
    ? JsonContent<Exclude<Body, undefined>> | undefined
    : undefined;

/** A validated request with defaults, canonical values (where the contract declares `x-value`) and no other fields. */
export interface Input<Op extends OperationId> {
  readonly path: Declared<InputOperations[Op]["parameters"], "path">;
  readonly query: Declared<InputOperations[Op]["parameters"], "query">;
  readonly body: BodyOf<InputOperations[Op]>;
  /** The encoding guessed for a plain-text body that is not UTF-8 and declares no encoding. */
  readonly guessedEncoding?: string | undefined;
}

/** A streamed response body that is not JSON. */
export interface TextStream<MediaType extends string> {
  readonly mediaType: MediaType;
  readonly chunks: AsyncIterable<string>;
}

type Responses<Op extends OperationId> = operations[Op]["responses"];

export type Status<Op extends OperationId> = keyof Responses<Op> & number;

type TextType<Content> = Exclude<keyof Content & string, "application/json">;

/** The bodies that the contract declares for a status: JSON, streamed text, or either (see `preferredType`). */
export type ResponseBody<Op extends OperationId, S extends Status<Op>> = Responses<Op>[S] extends {
  content: infer Content;
}
  ?
      | (Content extends { "application/json": infer Json } ? Json : never)
      | ([TextType<Content>] extends [never] ? never : TextStream<TextType<Content>>)
  : never;

type NamedHeaders<Headers> = { [Name in keyof Headers as string extends Name ? never : Name]: Headers[Name] };
type RequiredNames<T> = { [Name in keyof T]-?: undefined extends T[Name] ? never : Name }[keyof T];
type HeadersArgument<Response> = Response extends { headers: infer Headers }
  ? [RequiredNames<NamedHeaders<Headers>>] extends [never]
    ? [headers?: NamedHeaders<Headers>]
    : [headers: NamedHeaders<Headers>]
  : [];

/** The result of a handler. Created only by `reply`, `problem`, `refuse` and `invalid` of the context. */
export class Reply<S extends number, Body> {
  readonly #checked = true;
  readonly status: S;
  readonly body: Body;
  readonly headers: Readonly<Record<string, unknown>>;

  constructor(status: S, body: Body, headers: Readonly<Record<string, unknown>> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }

  static is(value: unknown): value is Reply<number, unknown> {
    return typeof value === "object" && value !== null && #checked in value && value.#checked;
  }
}

/** Any reply the contract declares for an operation. */
type AnyReply<Op extends OperationId> = { [S in Status<Op>]: Reply<S, ResponseBody<Op, S>> }[Status<Op>];

type ProblemStatus<Op extends OperationId> = {
  [S in Status<Op>]: ResponseBody<Op, S> extends Schema["Problem"] ? S : never;
}[Status<Op>];

/** One fault of a request, and its location. */
export type Fault = Schema["ValidationFault"];

/** An expected error, which a handler returns through `refuse`. */
export interface Refusal<S extends number = number> {
  readonly status: S;
  readonly errorCode: Schema["ErrorCode"];
  /** The problem and its remedy. */
  readonly message: string;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string | number>>;
}

/** The sender of a request. */
export interface Caller {
  readonly workspaceId: number;
  /** The acting user, a member of the workspace. */
  readonly userId: string;
  readonly keyOwnerId: string;
  /** HMACs of the presented key: with the current secret key, and with the previous one during a rotation. */
  readonly keyHmacs: readonly Buffer[];
  readonly email: string;
}

/** The result of authentication. `anonymous`: no key is needed. `forbidden`: the user belongs to another workspace. */
export type Authentication =
  | { kind: "caller"; caller: Caller }
  | { kind: "anonymous" }
  | { kind: "unauthorized" }
  | { kind: "forbidden" };

/** The expected results and cost of a request. */
export interface CostPreview {
  readonly count: Schema["QuoteBounds"];
  readonly credits: Schema["QuoteBounds"];
  /** The first results. */
  readonly sample: Schema["QuoteRow"][];
  readonly message: string;
}

/** The context of a handler, in addition to its input. */
export interface RequestContext<Op extends OperationId> {
  /**
   * For operations that write, the request's transaction. For reads, the pool of the primary or of a read replica,
   * where writes fail. If the replica fails, the handler runs again on the primary.
   */
  readonly db: Db;
  /** Throws when read by an operation that takes no key. */
  readonly caller: Caller;
  readonly clientAddress: string;
  /** Returns the media type that the caller prefers; the first type if the caller has no preference or accepts none. */
  preferredType<Type extends string>(types: readonly [Type, ...Type[]]): Type;
  /** Aborted when the caller disconnects, the deadline passes or the service stops. */
  readonly signal: AbortSignal;
  readonly now: Date;
  /** The maximum cost from `X-Max-Credits`, or Infinity. A job or signal stores it as its own limit. */
  readonly maxCredits: number;
  /** The maximum cost from the request's quote, or Infinity. A job, or the first run of a signal, stores it. */
  readonly quotedCredits: number;
  /**
   * Declares the cost, in the transaction and before the charge. Ends a request for a quote with the preview, and rolls
   * back a request that costs more than its headers allow.
   */
  stateCost(credits: number, preview: () => CostPreview | Promise<CostPreview>): Promise<void>;
  /**
   * Rolls back a tool call that may cost more than is allowed without confirmation. Called in the transaction that
   * commits the cost. `credits` is Infinity if only the balance limits the cost. Does nothing for other requests.
   */
  confirmCost(credits: number, balance: number): Promise<void>;
  /** Returns a reply. The contract must declare its status and exactly its fields. */
  reply<S extends Status<Op>>(
    status: S,
    body: ResponseBody<Op, S>,
    ...headers: HeadersArgument<Responses<Op>[S]>
  ): Reply<S, ResponseBody<Op, S>>;
  problem<S extends ProblemStatus<Op>>(
    status: S,
    errorCode: Schema["ErrorCode"],
    message: string,
    details?: Record<string, unknown>,
    headers?: Record<string, string | number>,
  ): Reply<S, Schema["Problem"]>;
  /** Returns the error response for a refusal, whose status the contract must declare. */
  refuse<S extends ProblemStatus<Op>>(refusal: Refusal<S>): Reply<S, Schema["Problem"]>;
  /** Returns a 422 for faults that no schema can express. */
  invalid(...faults: Fault[]): Reply<422, Schema["ValidationProblem"]>;
}

/** Serves one operation. Expected outcomes are returned; a thrown error is a bug and becomes 500. */
export type Handler<Op extends OperationId> = (input: Input<Op>, context: RequestContext<Op>) => Promise<AnyReply<Op>>;

/**
 * Serves an operation that first calls an outside system, such as a name server. `prepare` runs before the request's
 * transaction begins, so that no database connection is held while it waits. It must not write: the request may still
 * be rejected, and a replay for an `Idempotency-Key` skips it.
 */
export interface PreparingHandler<Op extends OperationId> {
  prepare(input: Input<Op>, signal: AbortSignal, context: PreparationContext): Promise<Handler<Op>>;
}

/** The context of a `PreparingHandler` before its transaction begins. */
export interface PreparationContext {
  /** The pool of the primary or, for operations that read, of a read replica. */
  readonly db: Db;
  /** Throws when read by an operation that takes no key. */
  readonly caller: Caller;
  /** Whether the request is for a quote, which ends at `stateCost`. */
  readonly isQuoted: boolean;
  /** See `RequestContext`. */
  readonly maxCredits: number;
  readonly quotedCredits: number;
}

type OperationHandler<Op extends OperationId, Prepares extends boolean> = Prepares extends true
  ? PreparingHandler<Op>
  : Handler<Op>;

/** A handler for every verb of one interface of the contract. `Preparing` names the verbs with a `PreparingHandler`. */
export type Family<Name extends FamilyName, Preparing extends string = never> = {
  readonly [Op in OperationId as Op extends `${Name}_${infer Verb}` ? Verb : never]: OperationHandler<
    Op,
    Op extends `${Name}_${Preparing}` ? true : false
  >;
};

/** The families with handlers. Quotes has none: the handler of the quoted operation creates the quote. */
export type Contract = {
  readonly [Name in Exclude<FamilyName, "Quotes">]: {
    readonly [Op in OperationId as Op extends `${Name}_${infer Verb}` ? Verb : never]:
      | OperationHandler<Op, false>
      | OperationHandler<Op, true>;
  };
};

export type WebhookEvents = {
  [Type in keyof webhooks]: webhooks[Type]["post"]["requestBody"]["content"]["application/json"];
};
