/** Why a call to an outside system failed. */
export type VendorFailureReason =
  /** The credentials are wrong, expired or revoked: a person must connect the system again. */
  | "credentials_rejected"
  /** The credentials are valid, but lack a permission. */
  | "permission_missing"
  | "not_found"
  /** The system understood the request and rejected it. */
  | "refused"
  /** An object with that name or address already exists. */
  | "conflict"
  | "rate_limited"
  /** The daily quota is used up. */
  | "daily_limit"
  /** The response is missing, late or not from the vendor. */
  | "unavailable"
  /** The caller's signal aborted. */
  | "aborted";

export interface VendorFailure {
  readonly reason: VendorFailureReason;
  /** A sentence that a person can act on. Contains no credentials. */
  readonly message: string;
  /** The wait that the vendor requests; null if it requests none. */
  readonly retryAfterMs: number | null;
  /** True when a write may have been carried out although its response was lost. */
  readonly mayHaveHappened: boolean;
  /** The rejected fields, under the system's names; absent if the system does not report them. */
  readonly fields?: readonly string[];
}

export type VendorResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: VendorFailure };

/** The account that credentials belong to. */
export interface VendorAccount {
  /** The account's name in the system; null if unknown. */
  readonly name: string | null;
}

/** A page of a list. `nextCursor` reads the next page; it is null on the last page. */
export interface VendorPage<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

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

/** Opens clients of one vendor. A process has one connector per vendor, which spaces the requests of all clients. */
export interface Connector<Client> {
  /** Checks the format of credentials without a request; the client's `verify` sends one. */
  connect(credentials: Readonly<Record<string, string>>): VendorResult<Client>;
}

/** Returns whether the same request may succeed later without intervention. */
export function isTransient({ reason }: VendorFailure): boolean {
  return reason === "rate_limited" || reason === "daily_limit" || reason === "unavailable";
}

const MAX_WAIT_MS = 3_600_000;

/** Returns the wait after consecutive failures: at least `Retry-After`, and doubling from `firstWaitMs` to an hour. */
export function waitAfter({ reason, retryAfterMs }: VendorFailure, failures: number, firstWaitMs: number): number {
  const backoffMs = reason === "daily_limit" ? MAX_WAIT_MS : firstWaitMs * 2 ** (failures - 1);
  return Math.max(retryAfterMs ?? 0, Math.min(backoffMs, MAX_WAIT_MS));
}
