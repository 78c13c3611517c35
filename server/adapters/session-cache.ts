import type { VendorTime } from "./vendor-time.ts";

/** How long a session keeps its token and its data about the account, such as field descriptions. */
const TTL_MS = 15 * 60_000;
const MAX_SESSIONS = 1_000;

/** Caches the sessions of one vendor's accounts, so that clients of an account share its field descriptions. */
export class SessionCache<Session> {
  readonly #time: VendorTime;
  readonly #sessions = new Map<string, { readonly session: Session; readonly expiresAt: number }>();

  constructor(time: VendorTime) {
    this.#time = time;
  }

  /** Returns the session of an account. `key` identifies its credentials without exposing them. */
  open(key: string, create: () => Session): Session {
    const now = this.#time.now();
    const cached = this.#sessions.get(key);
    if (cached && now < cached.expiresAt) return cached.session;
    const session = create();
    this.#sessions.delete(key);
    this.#sessions.set(key, { session, expiresAt: now + TTL_MS });
    const [oldest] = this.#sessions.keys();
    if (this.#sessions.size > MAX_SESSIONS && oldest !== undefined) this.#sessions.delete(oldest);
    return session;
  }
}
