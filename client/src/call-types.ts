import type {
  BodyOf,
  HeaderOf,
  Method,
  Nothing,
  PathOf,
  PathsWith,
  paths,
  QueryOf,
  Sought,
  Success,
} from "./contract.ts";

/** Usage of the rate limit that a call counted against. */
export interface RateLimit {
  /** The number of further calls in this window. */
  readonly remaining: number;
  /** Seconds until the window ends. */
  readonly resetSeconds: number;
}

/** A successful response. Anything else is thrown as an `ApiError`. */
export interface ClientResponse<Data> {
  readonly data: Data;
  readonly response: Response;
  /** Include it when you ask for support. */
  readonly requestId: string | null;
  /** Credits that the call consumed; null where calls are free. */
  readonly creditsUsed: number | null;
  /** Credits that the workspace can still spend; null where calls are free. */
  readonly creditsRemaining: number | null;
  readonly rateLimit: RateLimit | null;
}

/** Options of a call in addition to its parameters and body. */
export interface CallOptions {
  /**
   * Sent as `Idempotency-Key`, by default a new UUID for each call. Give the key of an earlier call, which its errors
   * carry, to get the response of that call instead of acting or being charged again.
   */
  readonly idempotencyKey?: string | undefined;
  /** The time limit of each attempt, instead of the client's. */
  readonly timeoutMs?: number | undefined;
  /** Retries, instead of the client's. */
  readonly retry?: RetryOptions | undefined;
  /** Aborts the call with its reason. */
  readonly signal?: AbortSignal | null | undefined;
  /** The acting user, instead of the client's. */
  readonly userId?: string | undefined;
  /**
   * Sent as `X-Max-Credits`: a call that would cost more is rejected and costs nothing; a job keeps it as its limit.
   */
  readonly maxCredits?: number | undefined;
  /**
   * Sent as `X-Quote-ID`: the `quote_id` of `client.quotes.create` for the same call, which then costs at most the
   * quote.
   */
  readonly quoteId?: string | undefined;
}

export interface RetryOptions {
  /** Attempts after the first one. Default 3. */
  readonly retries?: number | undefined;
  /** Upper bound of the first wait; it doubles with every retry. Default 300. */
  readonly baseDelayMs?: number | undefined;
  /** Upper bound of every wait. When `Retry-After` asks for more, the error is thrown immediately. Default 60,000. */
  readonly maxDelayMs?: number | undefined;
}

/** An object with one field, which may be omitted where nothing in it is required. */
type Field<Name extends string, Value> = Nothing extends Value
  ? { readonly [N in Name]?: Value | undefined }
  : { readonly [N in Name]: Value };

type Params<Operation> = Field<"query", Sought<QueryOf<Operation>>> &
  Field<"path", PathOf<Operation>> &
  Field<"header", HeaderOf<Operation>>;

type Init<Operation> = Field<"params", Params<Operation>> & Field<"body", Sought<BodyOf<Operation>>> & CallOptions;

type Optional<Value> = Nothing extends Value ? [init?: Value] : [init: Value];

/** Calls a path of the contract. Parameters, body and response have the contract's types. */
export type Call<M extends Method> = <Path extends PathsWith<M>>(
  path: Path,
  ...init: Optional<Init<paths[Path][M]>>
) => Promise<ClientResponse<Success<paths[Path][M]>>>;
