import type { OPERATIONS } from "../../generated/client-operations.ts";
import type { PathClient } from "./call.ts";
import type { CallOptions, ClientResponse } from "./call-types.ts";
import type { BodyOf, Nothing, PathOf, paths, QueryOf, RawBody, Sought, Success } from "./contract.ts";

/** A generated operation: `accountsList`, `OPERATIONS.accounts.list`. */
export interface OperationConstant {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly list?: { readonly by: string; readonly items: string; readonly first?: number };
  readonly query?: readonly string[];
  readonly body?: readonly string[];
  readonly isStream?: true;
}

type Described<O extends OperationConstant> = O["path"] extends keyof paths
  ? Lowercase<O["method"]> extends infer M extends keyof paths[O["path"]]
    ? paths[O["path"]][M]
    : never
  : never;

/** The fields of a call: its path parameters, query parameters and body fields. */
export type Fields<O extends OperationConstant> = PathOf<Described<O>> &
  Sought<QueryOf<Described<O>>> &
  (O extends { body: readonly (infer Type)[] } ? { body: RawBody; content_type: Type } : Sought<BodyOf<Described<O>>>);

/** The data to which a call resolves. */
export type Data<O extends OperationConstant> = Success<Described<O>>;

/** An item of a list. */
export type Item<O extends OperationConstant> = O extends { list: { items: infer Name } }
  ? Name extends keyof Data<O>
    ? Data<O>[Name] extends readonly (infer Each)[]
      ? Each
      : never
    : never
  : never;

export type Given<O extends OperationConstant> =
  Nothing extends Fields<O> ? [fields?: Fields<O>, options?: CallOptions] : [fields: Fields<O>, options?: CallOptions];

/** A named operation of a client. */
export type NamedOperation<O extends OperationConstant> = ((...given: Given<O>) => Promise<ClientResponse<Data<O>>>) &
  (O extends { list: object }
    ? {
        /** Yields the pages of the list, starting at the page that the fields select. */
        pages(...given: Given<O>): AsyncGenerator<Data<O>, void, undefined>;
        /** Yields the items of all pages. */
        items(...given: Given<O>): AsyncGenerator<Item<O>, void, undefined>;
      }
    : unknown) &
  (O extends { isStream: true }
    ? {
        /** Returns the response as a stream, without holding it in memory. `accept` selects its content type. */
        stream(...given: Given<O>): Promise<ClientResponse<ReadableStream<Uint8Array>>>;
        /** Yields the parsed lines as they arrive. */
        lines(...given: Given<O>): AsyncGenerator<Line, void, undefined>;
      }
    : unknown);

/** A line of an export. */
export type Line = Readonly<Record<string, unknown>>;

/** Every operation by family and verb. */
export type NamedOperations = {
  readonly [Family in keyof typeof OPERATIONS]: {
    readonly [Verb in keyof (typeof OPERATIONS)[Family]]: (typeof OPERATIONS)[Family][Verb] extends OperationConstant
      ? NamedOperation<(typeof OPERATIONS)[Family][Verb]>
      : never;
  };
};

/** The untyped fields of a call. */
type Values = Record<string, unknown>;

/** Calls an operation. With this function, a bundle contains only the operations that the program imports. */
export async function call<const O extends OperationConstant>(
  client: PathClient,
  operation: O,
  ...[fields, options]: Given<O>
): Promise<ClientResponse<Data<O>>> {
  // The cast is safe: `Given` and `Data` derive from the contract's types for this operation.
  return client.request(operation.method, operation.path, {
    ...split(operation, fields as Values | undefined),
    ...options,
  }) as Promise<ClientResponse<Data<O>>>;
}

/** Calls an operation and returns its body as a stream. The timeout applies only until the response headers arrive. */
export async function stream<const O extends OperationConstant>(
  client: PathClient,
  operation: O,
  ...[fields, options]: Given<O>
): Promise<ClientResponse<ReadableStream<Uint8Array>>> {
  const parts = split(operation, fields as Values | undefined);
  return client.request(operation.method, operation.path, { ...parts, ...options, asStream: true }) as Promise<
    ClientResponse<ReadableStream<Uint8Array>>
  >;
}

/** Yields the parsed lines of an export as they arrive. */
export async function* lines<const O extends OperationConstant>(
  client: PathClient,
  operation: O,
  ...given: Given<O>
): AsyncGenerator<Line, void, undefined> {
  const { data } = await stream(client, operation, ...given);
  const reader = data.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let rest = "";
  try {
    for (;;) {
      const { done, value = "" } = await reader.read();
      const parts = (rest + value).split("\n");
      rest = done ? "" : (parts.pop() ?? "");
      for (const part of parts) if (part.trim() !== "") yield JSON.parse(part) as Line;
      if (done) return;
    }
  } finally {
    await reader.cancel();
  }
}

/** Yields the pages of a list, starting at the page that the fields select. */
export async function* pages<const O extends OperationConstant>(
  client: PathClient,
  operation: O,
  ...[fields, options]: Given<O>
): AsyncGenerator<Data<O>, void, undefined> {
  const { list } = operation;
  if (!list) throw new TypeError(`${operation.path} is not a list.`);
  // Without `pagination` in the request, these lists do not report whether more items follow.
  const paged = list.by === "pagination" && { pagination: { limit: 100, offset: 0 } };
  let asked: Values = { ...paged, ...(fields as Values | undefined) };
  for (;;) {
    const { data } = await call(client, operation, ...([asked, options] as unknown as Given<O>));
    yield data;
    const next = nextPage(list, asked, data as unknown as Values);
    if (!next) return;
    asked = next;
  }
}

/** Yields the items of all pages of a list. */
export async function* items<const O extends OperationConstant>(
  client: PathClient,
  operation: O,
  ...given: Given<O>
): AsyncGenerator<Item<O>, void, undefined> {
  const name = operation.list?.items ?? "";
  for await (const page of pages(client, operation, ...given))
    yield* (page as unknown as Record<string, Item<O>[]>)[name] ?? [];
}

/** Returns the fields that request the next page; undefined after the last page. */
function nextPage(list: NonNullable<OperationConstant["list"]>, asked: Values, page: Values): Values | undefined {
  const position = (page.pagination ?? {}) as Values;
  const count = (page[list.items] as unknown[] | undefined)?.length ?? 0;
  if (list.by === "cursor") return page.next_cursor ? { ...asked, cursor: page.next_cursor } : undefined;
  if (!(page.has_more ?? position.has_more)) return undefined;
  if (list.by === "page") return { ...asked, page: Number(asked.page ?? list.first ?? 0) + 1 };
  const before = (list.by === "pagination" ? (asked.pagination ?? {}) : asked) as Values;
  const next = { ...before, offset: Number(before.offset ?? 0) + count };
  return list.by === "pagination" ? { ...asked, pagination: next } : { ...asked, ...next };
}

/** Splits the fields of a call into path, query and body. */
function split(
  operation: OperationConstant,
  fields: Values = {},
): { params: { path: Values; query: Values }; body?: unknown } {
  const { method, query: inQuery } = operation;
  const path: Values = {};
  const query: Values = {};
  const body: Values = {};
  const isBodiless = method === "GET" || method === "DELETE";
  for (const [name, value] of Object.entries(fields)) {
    if (operation.path.includes(`{${name}}`)) path[name] = value;
    else if (isBodiless || inQuery?.includes(name)) query[name] = value;
    else body[name] = value;
  }
  const params = { path, query };
  if (operation.body) return { params, body: body.body, contentType: body.content_type } as ReturnType<typeof split>;
  return Object.keys(body).length > 0 || method === "PUT" || method === "PATCH" ? { params, body } : { params };
}

/** Returns every operation by family and verb, bound to a client. */
export function bindOperations(
  client: PathClient,
  families: Readonly<Record<string, Readonly<Record<string, OperationConstant>>>>,
): NamedOperations {
  const bound = Object.entries(families).map(([family, verbs]) => {
    const operations = Object.entries(verbs).map(([verb, operation]) => [verb, bind(client, operation)]);
    return [family, Object.fromEntries(operations)];
  });
  return Object.fromEntries(bound) as NamedOperations;
}

function bind(client: PathClient, operation: OperationConstant): unknown {
  type Any = Given<OperationConstant>;
  return Object.assign((...given: Any) => call(client, operation, ...given), {
    ...(operation.list && {
      pages: (...given: Any) => pages(client, operation, ...given),
      items: (...given: Any) => items(client, operation, ...given),
    }),
    ...(operation.isStream && {
      stream: (...given: Any) => stream(client, operation, ...given),
      lines: (...given: Any) => lines(client, operation, ...given),
    }),
  });
}
