import type { components, paths, webhooks } from "../../generated/client-types.ts";

export type { components, operations, paths, webhooks } from "../../generated/client-types.ts";

/** The contract's named models: `Schema["Lookalike"]`. */
export type Schema = components["schemas"];

/** The HTTP methods that the contract uses. */
export type Method = "get" | "post" | "put" | "patch" | "delete";

/** The paths that accept a method. */
export type PathsWith<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<M, object> ? Path : never;
}[keyof paths];

/** The data of an operation's successful response. */
export type Success<Operation> = Operation extends { responses: { 200: { content: infer Content } } }
  ? Content extends { "application/json": infer Json }
    ? Json
    : string
  : never;

/** The parts of an operation's request. A part that the operation lacks is an empty object. */
export type QueryOf<Operation> = Part<Operation extends { parameters: { query?: infer Query } } ? Query : never>;
export type PathOf<Operation> = Part<Operation extends { parameters: { path?: infer Path } } ? Path : never>;
export type HeaderOf<Operation> = Part<Operation extends { parameters: { header?: infer Header } } ? Header : never>;
export type BodyOf<Operation> = Part<
  Operation extends { requestBody?: infer Sent } ? SentIn<NonNullable<Sent>> : never
>;

type SentIn<Sent> = [Sent] extends [never]
  ? never
  : Sent extends { content: { "application/json": infer Json } }
    ? Json
    : RawBody;

/** A body that is not JSON, such as a file. */
export type RawBody = string | Uint8Array<ArrayBuffer> | Blob;

// biome-ignore lint/complexity/noBannedTypes: the type means an object without fields.
export type Nothing = {};
type Part<Given> = [NonNullable<Given>] extends [never] ? Nothing : NonNullable<Given>;

/** Requires `query`, `seed_domains`, or both, in the fields of a search. */
export type Sought<Fields> = "query" | "seed_domains" extends keyof Fields
  ? Fields &
      (
        | { query: NonNullable<Fields["query" & keyof Fields]> }
        | { seed_domains: NonNullable<Fields["seed_domains" & keyof Fields]> }
      )
  : Fields;

export type WebhookEventType = keyof webhooks;

type EventBody<Item> = Item extends { post: { requestBody?: { content: { "application/json": infer Body } } } }
  ? Body
  : never;

/** The body of a webhook request. `type` is the type of the event. */
export type WebhookEvent<Type extends WebhookEventType = WebhookEventType> = {
  [T in Type]: EventBody<webhooks[T]>;
}[Type];
