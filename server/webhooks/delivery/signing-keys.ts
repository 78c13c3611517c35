import type { KeyObject } from "node:crypto";
import type { Secrets } from "../../secrets.ts";
import type { ClaimedEndpoint } from "./queries-due.ts";
import { signingKey } from "./signature.ts";

const mostRemembered = 10_000;

/** The keys that endpoints' deliveries are signed with, decrypted once and not for each delivery. */
export class SigningKeys {
  readonly #secrets: Secrets;
  /** By the encrypted secret, so that a replaced one is never mistaken for the new one. */
  readonly #known = new Map<string, KeyObject>();

  constructor(secrets: Secrets) {
    this.#secrets = secrets;
  }

  /**
   * The keys of every secret that signs for an endpoint, the newest first.
   * @throws when a secret cannot be decrypted
   */
  of(endpoint: ClaimedEndpoint): KeyObject[] {
    return endpoint.secretsEncrypted.map(
      (encrypted) => this.#known.get(encrypted) ?? this.#decrypt(encrypted, endpoint.id),
    );
  }

  #decrypt(encrypted: string, endpointId: string): KeyObject {
    if (this.#known.size >= mostRemembered) this.#known.clear();
    const key = signingKey(this.#secrets.decrypt("webhook-secret", encrypted, endpointId));
    this.#known.set(encrypted, key);
    return key;
  }
}
