import type { MaybeOptionalInit } from "openapi-fetch";
import type { components, paths, webhooks } from "../../generated/types.ts";

export type { components, operations, paths, webhooks } from "../../generated/types.ts";

/** The contract's named models: `Schema["Lookalike"]`. */
export type Schema = components["schemas"];

/** The methods the contract uses. */
export type Method = "get" | "post" | "put" | "patch" | "delete";

/** The paths that take a method. */
export type PathsWith<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<M, object> ? Path : never;
}[keyof paths];

type Success<Operation> = Operation extends { responses: { 200: { content: infer Content } } }
  ? Content extends { "application/json": infer Json }
    ? Json
    : string
  : never;

/** A successful response. Anything else is thrown as an `ApiError`. */
export interface ClientResponse<Data> {
  readonly data: Data;
  readonly response: Response;
}

/** What a call may be given beside its parameters and body. */
export interface CallOptions {
  /**
   * Sent as `Idempotency-Key`, by default a new UUID for each call. Give the key of an earlier call, which its errors
   * carry, to get the response of that call instead of acting or being charged again.
   */
  readonly idempotencyKey?: string | undefined;
}

type InitArgument<Init> = undefined extends Init ? [init?: Init & CallOptions] : [init: Init & CallOptions];

/** Calls a path of the contract. Parameters, body and response have the contract's types. */
export type Call<M extends Method> = <Path extends PathsWith<M>>(
  path: Path,
  ...init: InitArgument<MaybeOptionalInit<paths[Path], M>>
) => Promise<ClientResponse<Success<paths[Path][M]>>>;

/** The types of webhook events. */
export type WebhookEventType = keyof webhooks;

type EventBody<Item> = Item extends { post: { requestBody?: { content: { "application/json": infer Body } } } }
  ? Body
  : never;

/** The body of a webhook request; `type` says which event it is. */
export type WebhookEvent<Type extends WebhookEventType = WebhookEventType> = {
  [T in Type]: EventBody<webhooks[T]>;
}[Type];
