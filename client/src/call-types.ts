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

/** The state of the rate limit against which a call counted. */
export interface RateLimit {
  /** The number of calls left in this window. */
  readonly remaining: number;
  /** Seconds until the window ends. */
  readonly resetSeconds: number;
}

/** A successful response. Other responses are thrown as an `ApiError`. */
export interface ClientResponse<Data> {
  readonly data: Data;
  readonly response: Response;
  /** Include it when you ask for support. */
  readonly requestId: string | null;
  /** Credits that the call consumed; null for free operations. */
  readonly creditsUsed: number | null;
  /** Credits that the workspace can still spend; null for free operations. */
  readonly creditsRemaining: number | null;
  readonly rateLimit: RateLimit | null;
}

/** Options of a call in addition to its parameters and body. */
export interface CallOptions {
  /**
   * Sent as `Idempotency-Key`. Default: a new UUID for each call. Errors contain the key of their call. If you pass
   * that key, the service returns the response of the earlier call, and does not act or charge again.
   */
  readonly idempotencyKey?: string | undefined;
  /** The timeout of each attempt in milliseconds. Overrides the client's timeout. */
  readonly timeoutMs?: number | undefined;
  /** Overrides the client's retry options. */
  readonly retry?: RetryOptions | undefined;
  /** Aborts the call. The call rejects with the signal's reason. */
  readonly signal?: AbortSignal | null | undefined;
  /** The acting user. Overrides the client's acting user. */
  readonly userId?: string | undefined;
  /** Sent as `X-Max-Credits`. A call that would cost more is rejected. A job keeps this value as its limit. */
  readonly maxCredits?: number | undefined;
  /**
   * Sent as `X-Quote-ID`: the `quote_id` that `client.quotes.create` returned for the same call. The call then costs at
   * most the quoted amount.
   */
  readonly quoteId?: string | undefined;
}

export interface RetryOptions {
  /** The number of attempts after the first. Default 3. */
  readonly retries?: number | undefined;
  /** The upper bound of the first wait. It doubles with every retry. Default 300. */
  readonly baseDelayMs?: number | undefined;
  /** The upper bound of every wait. If `Retry-After` is longer, the error is thrown immediately. Default 60,000. */
  readonly maxDelayMs?: number | undefined;
}

/** An object with one field, which is optional if none of its own fields is required. */
type Field<Name extends string, Value> = Nothing extends Value
  ? { readonly [N in Name]?: Value | undefined }
  : { readonly [N in Name]: Value };

type Params<Operation> = Field<"query", Sought<QueryOf<Operation>>> &
  Field<"path", PathOf<Operation>> &
  Field<"header", HeaderOf<Operation>>;

type Init<Operation> = Field<"params", Params<Operation>> & Field<"body", Sought<BodyOf<Operation>>> & CallOptions;

type Optional<Value> = Nothing extends Value ? [init?: Value] : [init: Value];

/** Calls a path of the contract. Parameters, body and response are typed by the contract. */
export type Call<M extends Method> = <Path extends PathsWith<M>>(
  path: Path,
  ...init: Optional<Init<paths[Path][M]>>
) => Promise<ClientResponse<Success<paths[Path][M]>>>;
