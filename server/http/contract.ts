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

/** A family of operations, which is one interface of the contract: the part of `Family_verb` before the `_`. */
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

/** A validated request: defaults filled, values canonical where the contract declares `x-value`, nothing undeclared. */
export interface Input<Op extends OperationId> {
  readonly path: Declared<InputOperations[Op]["parameters"], "path">;
  readonly query: Declared<InputOperations[Op]["parameters"], "query">;
  readonly body: BodyOf<InputOperations[Op]>;
  /** The encoding in which a plain-text body was read if it is not UTF-8 and declares none. */
  readonly guessedEncoding?: string | undefined;
}

/** The body of a response that is not JSON, streamed. */
export interface TextStream<MediaType extends string> {
  readonly mediaType: MediaType;
  readonly chunks: AsyncIterable<string>;
}

type Responses<Op extends OperationId> = operations[Op]["responses"];

export type Status<Op extends OperationId> = keyof Responses<Op> & number;

type TextType<Content> = Exclude<keyof Content & string, "application/json">;

/** The bodies the contract declares for one status: JSON, streamed text, or either by `preferredType`. */
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

/** What a handler returns. Only `reply`, `problem`, `refuse` and `invalid` of the context create one. */
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

/** An expected outcome that is an error. Its handler replies with it through `refuse`. */
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
  /** The presented key's HMACs: under the secret key, and under the previous one while it is being replaced. */
  readonly keyHmacs: readonly Buffer[];
  readonly email: string;
}

/**
 * The sender of a request: `anonymous` if no key is needed, `forbidden` if the acting user is not in the key's
 * workspace.
 */
export type Authentication =
  | { kind: "caller"; caller: Caller }
  | { kind: "anonymous" }
  | { kind: "unauthorized" }
  | { kind: "forbidden" };

/** The results and the cost of a request. */
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
   * The request's transaction for operations that write. For those that read, the pool of the primary or of a read
   * replica, where writes fail; their handlers run again on the primary if the replica fails.
   */
  readonly db: Db;
  /** Throws when read by an operation that takes no key. */
  readonly caller: Caller;
  readonly clientAddress: string;
  /** Returns the media type the caller prefers; the first when it has no preference or accepts none of them. */
  preferredType<Type extends string>(types: readonly [Type, ...Type[]]): Type;
  /** Aborted when the caller disconnects, the deadline passes or the service stops. */
  readonly signal: AbortSignal;
  readonly now: Date;
  /** The most that the request may cost by X-Max-Credits; Infinity without. A job or signal keeps it as its own. */
  readonly maxCredits: number;
  /** The most that it may cost by its quote; Infinity without. A job, or the first run of a signal, keeps it. */
  readonly quotedCredits: number;
  /**
   * Declares the coming charge, in the transaction and before the charge. Ends a request for a quote with the preview,
   * and rolls back a request that costs more than its headers allow.
   */
  stateCost(credits: number, preview: () => CostPreview | Promise<CostPreview>): Promise<void>;
  /**
   * Rolls back a tool call that may cost more credits than allowed without confirmation, and asks for it. Called where
   * the cost is committed. `credits` is Infinity if only the balance limits it. Does nothing for other requests.
   */
  confirmCost(credits: number, balance: number): Promise<void>;
  /** Returns a reply with a declared status and exactly the declared fields. */
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
  /** Returns the error that a rule's refusal describes, with a declared status. */
  refuse<S extends ProblemStatus<Op>>(refusal: Refusal<S>): Reply<S, Schema["Problem"]>;
  /** Returns a 422 for faults that no schema can express. */
  invalid(...faults: Fault[]): Reply<422, Schema["ValidationProblem"]>;
}

/** Serves one operation. Expected outcomes are returned; a thrown error is a bug and becomes 500. */
export type Handler<Op extends OperationId> = (input: Input<Op>, context: RequestContext<Op>) => Promise<AnyReply<Op>>;

/**
 * Serves an operation that first calls an outside system, such as a name server. `prepare` runs before the request's
 * transaction begins, so that no database connection waits for it. It must not write: the request may still be
 * rejected, and a replay for an `Idempotency-Key` skips it.
 */
export interface PreparingHandler<Op extends OperationId> {
  prepare(input: Input<Op>, signal: AbortSignal, context: PreparationContext): Promise<Handler<Op>>;
}

/** The context of a `PreparingHandler` before its transaction begins. */
export interface PreparationContext {
  /** The pool; for operations that read, it may be that of a read replica. */
  readonly db: Db;
  /** Throws when read by an operation that takes no key. */
  readonly caller: Caller;
  /** Whether the request is for a quote, which ends when the cost is declared. */
  readonly isQuoted: boolean;
  /** As in the request's context. */
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

/** The families with handlers. The handler of the quoted operation makes the quote. */
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
