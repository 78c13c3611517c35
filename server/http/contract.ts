import type { Logger } from "pino";
import type { operations as InputOperations } from "../../generated/handler-inputs.ts";
import type { components, operations, webhooks } from "../../generated/types.ts";
import type { Db } from "../db/connect.ts";

/** The contract's named models: `Schema["Account"]`. */
export type Schema = components["schemas"];

/** Every operation of the contract, as `Family_verb`. */
export type OperationId = keyof operations & string;

/** A family of operations, one interface of the contract: what stands before the `_` of its operations. */
export type FamilyName = OperationId extends infer Op ? (Op extends `${infer Name}_${string}` ? Name : never) : never;

type Declared<Parameters, Part extends "path" | "query" | "header"> = Part extends keyof Parameters
  ? Exclude<Parameters[Part], undefined>
  : Record<never, never>;

type JsonContent<Body> = Body extends { content: { "application/json": infer Json } } ? Json : undefined;

type BodyOf<Operation> = Operation extends { requestBody: infer Body }
  ? JsonContent<Body>
  : Operation extends { requestBody?: infer Body }
    ? JsonContent<Exclude<Body, undefined>> | undefined
    : undefined;

/** What a handler gets: validated, defaults filled, only what the contract declares. */
export interface Input<Op extends OperationId> {
  readonly path: Declared<InputOperations[Op]["parameters"], "path">;
  readonly query: Declared<InputOperations[Op]["parameters"], "query">;
  readonly header: Declared<InputOperations[Op]["parameters"], "header">;
  readonly body: BodyOf<InputOperations[Op]>;
}

/** Text made piece by piece, for answers that are not JSON. The first type the caller accepts was chosen by the handler. */
export interface TextStream<MediaType extends string> {
  readonly mediaType: MediaType;
  readonly chunks: AsyncIterable<string>;
}

type Responses<Op extends OperationId> = operations[Op]["responses"];

/** The statuses the contract declares for an operation. */
export type Status<Op extends OperationId> = keyof Responses<Op> & number;

/** What the contract declares as the body of one status. */
export type ResponseBody<Op extends OperationId, S extends Status<Op>> = Responses<Op>[S] extends {
  content: infer Content;
}
  ? Content extends { "application/json": infer Json }
    ? Json
    : TextStream<keyof Content & string>
  : never;

type NamedHeaders<Headers> = { [Name in keyof Headers as string extends Name ? never : Name]: Headers[Name] };
type RequiredNames<T> = { [Name in keyof T]-?: undefined extends T[Name] ? never : Name }[keyof T];
type HeadersArgument<Response> = Response extends { headers: infer Headers }
  ? [RequiredNames<NamedHeaders<Headers>>] extends [never]
    ? [headers?: NamedHeaders<Headers>]
    : [headers: NamedHeaders<Headers>]
  : [];

/** An answer. Nominal: only `reply` and `problem` of the handler's context make one the compiler has checked field by field. */
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

  /** Whether a value is an answer made here. */
  static is(value: unknown): value is Reply<number, unknown> {
    return typeof value === "object" && value !== null && #checked in value && value.#checked;
  }
}

/** Any answer the contract declares for an operation. */
export type AnyReply<Op extends OperationId> = { [S in Status<Op>]: Reply<S, ResponseBody<Op, S>> }[Status<Op>];

type ProblemStatus<Op extends OperationId> = {
  [S in Status<Op>]: ResponseBody<Op, S> extends Schema["Problem"] ? S : never;
}[Status<Op>];

/** Who sent a request. */
export interface Caller {
  readonly workspaceId: number;
  /** The acting user, a member of the workspace. */
  readonly userId: string;
  /** The user whose key was presented. */
  readonly keyOwnerId: string;
  /** The acting user's address. */
  readonly email: string;
}

/** What a handler needs beside its input. */
export interface RequestContext<Op extends OperationId> {
  /** For operations that write: the request's one transaction. For those that read: the pool. */
  readonly db: Db;
  /** Throws when asked for by an operation that needs no key: the route table says which these are. */
  readonly caller: Caller;
  /** The address the request came from. */
  readonly clientAddress: string;
  /** The media type among these that the caller would rather have; the first when it does not care or takes none of them. */
  preferredType<Type extends string>(types: readonly [Type, ...Type[]]): Type;
  readonly requestId: string;
  readonly log: Logger;
  /** Aborted when the caller goes away, at the time limit, and when the service stops. */
  readonly signal: AbortSignal;
  readonly now: Date;
  /** Answers with a declared status and exactly the declared fields. */
  reply<S extends Status<Op>>(
    status: S,
    body: ResponseBody<Op, S>,
    ...headers: HeadersArgument<Responses<Op>[S]>
  ): Reply<S, ResponseBody<Op, S>>;
  /** Answers with a declared problem status. */
  problem<S extends ProblemStatus<Op>>(
    status: S,
    errorCode: Schema["ErrorCode"],
    message: string,
    details?: Record<string, unknown>,
    headers?: Record<string, string | number>,
  ): Reply<S, Schema["Problem"]>;
  /** Answers 422 for faults only the handler can find. */
  invalid(...faults: Schema["ValidationFault"][]): Reply<422, Schema["ValidationProblem"]>;
}

/** Serves one operation. Expected outcomes are returned; what is thrown is a bug and answers 500. */
export type Handler<Op extends OperationId> = (input: Input<Op>, context: RequestContext<Op>) => Promise<AnyReply<Op>>;

/**
 * Serves an operation that first asks somebody outside, such as a name server: `prepare` runs before the request's
 * transaction is opened, so that no connection of the pool waits for it. It writes nothing, since a request may be prepared
 * and never carried out; a request answered from its `Idempotency-Key` is not prepared.
 */
export interface PreparingHandler<Op extends OperationId> {
  prepare(input: Input<Op>, signal: AbortSignal): Promise<Handler<Op>>;
}

/** What fits the contract of a request that does not in all: any field may be missing, a list is whole or missing. */
export type Fitting<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { readonly [Name in keyof Value]?: Fitting<Value[Name]> }
    : Value;

/**
 * Finds the faults of values that no schema can name, by operation. Asked only when there are others: so that all are told
 * at once. Of a request that fits its schemas, the handler finds them itself.
 */
export type ValueChecks = {
  readonly [Op in OperationId]?: (fitting: Fitting<Pick<Input<Op>, "query" | "body">>) => Schema["ValidationFault"][];
};

/** A handler for every verb of one interface of the contract; `Preparing` are those that prepare. */
export type Family<Name extends FamilyName, Preparing extends string = never> = {
  readonly [Op in OperationId as Op extends `${Name}_${infer Verb}` ? Verb : never]: Op extends `${Name}_${Preparing}`
    ? PreparingHandler<Op>
    : Handler<Op>;
};

/** A handler for every operation of the contract, family by family. */
export type Contract = {
  readonly [Name in FamilyName]: {
    readonly [Op in OperationId as Op extends `${Name}_${infer Verb}` ? Verb : never]:
      | Handler<Op>
      | PreparingHandler<Op>;
  };
};

/** What is sent for each event of the contract's webhooks, by the event's type. */
export type WebhookEvents = {
  [Type in keyof webhooks]: webhooks[Type]["post"]["requestBody"]["content"]["application/json"];
};
