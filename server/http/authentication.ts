import type { Caller } from "./contract.ts";

/** What a request shows of its caller in its headers. */
export interface Credentials {
  /** The presented key; undefined without one, or when the operation takes none. */
  readonly key: string | undefined;
  readonly needsKey: boolean;
  /** The user named in `X-User-ID`; undefined for the key's owner. */
  readonly actingUserId: string | undefined;
  readonly clientAddress: string;
  /** The rate limit that counts the request once its key is known to be valid. */
  readonly rate: "reads" | "costly";
}

/** Who sent a request: `anonymous` when no key is needed, `forbidden` when the acting user is not in the key's workspace. */
export type Authentication =
  | { kind: "caller"; caller: Caller }
  | { kind: "anonymous" }
  | { kind: "unauthorized" }
  | { kind: "forbidden" };

/** Use of a rate limit in its current window, the present request included. */
export interface RateUse {
  readonly count: number;
  readonly windowSeconds: number;
  readonly secondsLeft: number;
}

/** Finds who sent a request and counts it against a rate limit that all processes share. */
export type Authenticate = (
  credentials: Credentials,
) => Promise<{ readonly authentication: Authentication; readonly rateUse: RateUse }>;
