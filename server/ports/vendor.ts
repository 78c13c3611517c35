/** Why an outside system did not do what was asked. */
export type VendorFailureReason =
  /** The credentials are wrong, expired or revoked: a person must connect the system again. */
  | "credentials_rejected"
  /** The credentials are good, but may not do this. */
  | "permission_missing"
  | "not_found"
  /** The request was understood and will not be carried out as it is. */
  | "refused"
  /** Something of that name or address exists already. */
  | "conflict"
  | "rate_limited"
  /** The quota of the day is used up. */
  | "daily_limit"
  /** No answer, a late one, or one that is not the vendor's. */
  | "unavailable"
  /** The caller's signal fired. */
  | "aborted";

export interface VendorFailure {
  readonly reason: VendorFailureReason;
  /** A sentence a person can act on. Contains no credentials. */
  readonly message: string;
  /** How long the vendor asks to wait; null when it does not say. */
  readonly retryAfterMs: number | null;
  /** True when a write may have been carried out although its answer was lost. */
  readonly mayHaveHappened: boolean;
}

export type VendorResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: VendorFailure };

/** The account that credentials belong to. */
export interface VendorAccount {
  /** Its name in the system; null when that does not tell. */
  readonly name: string | null;
}

/** A part of a list. `nextCursor` reads the next part; null after the last. */
export interface VendorPage<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/** Opens clients of one vendor. Kept for the life of the process, because it spaces the requests of all its clients. */
export interface Connector<Client> {
  /** Checks the form of credentials without asking the vendor; `verify` of the client asks it. */
  connect(credentials: Readonly<Record<string, string>>): VendorResult<Client>;
}

/** True when the same request may succeed later without anybody doing something. */
export function isTransient({ reason }: VendorFailure): boolean {
  return reason === "rate_limited" || reason === "daily_limit" || reason === "unavailable";
}
