/** Why a call to an outside system failed. */
export type VendorFailureReason =
  /** The credentials are wrong, expired or revoked: a person must connect the system again. */
  | "credentials_rejected"
  /** The credentials are valid, but lack a permission. */
  | "permission_missing"
  | "not_found"
  /** The system understood the request and rejected it. */
  | "refused"
  /** An object with that name or address exists already. */
  | "conflict"
  | "rate_limited"
  /** The quota of the day is used up. */
  | "daily_limit"
  /** No response, a late one, or one that is not from the vendor. */
  | "unavailable"
  /** The caller's signal aborted. */
  | "aborted";

export interface VendorFailure {
  readonly reason: VendorFailureReason;
  /** A sentence a person can act on. Contains no credentials. */
  readonly message: string;
  /** The wait that the vendor requests; null without one. */
  readonly retryAfterMs: number | null;
  /** True when a write may have been carried out although its response was lost. */
  readonly mayHaveHappened: boolean;
  /** The fields of the request that the system rejects, under its own names; absent if it does not report them. */
  readonly fields?: readonly string[];
}

export type VendorResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: VendorFailure };

/** The account that credentials belong to. */
export interface VendorAccount {
  /** Its name in the system; null when unknown. */
  readonly name: string | null;
}

/** A page of a list. `nextCursor` reads the next page; null after the last. */
export interface VendorPage<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/** Reads all pages of a list. */
export async function readAllPages<Item>(
  readPage: (cursor: string | null) => Promise<VendorResult<VendorPage<Item>>>,
): Promise<VendorResult<Item[]>> {
  const items: Item[] = [];
  let cursor: string | null = null;
  do {
    const page: VendorResult<VendorPage<Item>> = await readPage(cursor);
    if (!page.ok) return page;
    items.push(...page.value.items);
    cursor = page.value.nextCursor;
  } while (cursor !== null);
  return { ok: true, value: items };
}

/** Opens clients of one vendor. Lives as long as the process, because it spaces the requests of all its clients. */
export interface Connector<Client> {
  /** Checks the format of credentials without a request; the client's `verify` sends one. */
  connect(credentials: Readonly<Record<string, string>>): VendorResult<Client>;
}

/** Returns whether the same request may succeed later without intervention. */
export function isTransient({ reason }: VendorFailure): boolean {
  return reason === "rate_limited" || reason === "daily_limit" || reason === "unavailable";
}

const MAX_WAIT_MS = 3_600_000;

/** Returns the wait after the `failures`th failure in a row: doubling, at least the vendor's `Retry-After`. */
export function waitAfter({ reason, retryAfterMs }: VendorFailure, failures: number, firstWaitMs: number): number {
  const backoffMs = reason === "daily_limit" ? MAX_WAIT_MS : firstWaitMs * 2 ** (failures - 1);
  return Math.max(retryAfterMs ?? 0, Math.min(backoffMs, MAX_WAIT_MS));
}
