import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";

/** What a derived key is for; a value protected for one purpose is worth nothing for another. */
export type Purpose =
  | "api-key"
  | "verification-code"
  | "webhook-secret"
  | "integration-credentials"
  | "page-cursor"
  | "stored-answer";

export interface Secrets {
  /** HMAC-SHA256 (32 bytes), for finding or comparing a value without keeping it. `parts` are kept apart by length. */
  hmac: (purpose: Purpose, ...parts: string[]) => Buffer;
  /**
   * AES-256-GCM. `boundTo` names the row the text belongs to (such as the user's id): moved to another row, it no
   * longer decrypts.
   */
  encrypt: (purpose: Purpose, plain: string, boundTo: string) => string;
  /** @throws when the text was altered, belongs elsewhere, or was encrypted under another SECRET_KEY. */
  decrypt: (purpose: Purpose, encrypted: string, boundTo: string) => string;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;
/** In front of every encrypted text, so that another scheme can be told apart later. */
const VERSION = "v1.";

/** Everything derived from the secret key (HKDF-SHA256, one key for each use and purpose). */
export function createSecrets(secretKey: string): Secrets {
  const derived = new Map<string, KeyObject>();
  const keyFor = (use: "hmac" | "encrypt", purpose: Purpose): KeyObject => {
    const info = `${use}:${purpose}`;
    const known = derived.get(info);
    if (known) return known;
    // A key object, not its bytes: of bytes, Node 24 makes one anew at each use, 10 of the 12 µs of an HMAC.
    const key = createSecretKey(Buffer.from(hkdfSync("sha256", secretKey, "account-intelligence", info, 32)));
    derived.set(info, key);
    return key;
  };
  return {
    hmac: (purpose, ...parts) => {
      const mac = createHmac("sha256", keyFor("hmac", purpose));
      for (const part of parts) mac.update(`${Buffer.byteLength(part)}:`).update(part);
      return mac.digest();
    },
    encrypt: (purpose, plain, boundTo) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", keyFor("encrypt", purpose), iv).setAAD(Buffer.from(boundTo));
      const sealed = Buffer.concat([iv, cipher.update(plain, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return VERSION + sealed.toString("base64url");
    },
    decrypt: (purpose, encrypted, boundTo) => decrypt(keyFor("encrypt", purpose), encrypted, boundTo, purpose),
  };
}

function decrypt(key: KeyObject, encrypted: string, boundTo: string, purpose: Purpose): string {
  const sealed = Buffer.from(encrypted.startsWith(VERSION) ? encrypted.slice(VERSION.length) : "", "base64url");
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(boundTo))
      .setAuthTag(sealed.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString("utf8");
  } catch (cause) {
    throw new Error(
      `A stored ${purpose} cannot be decrypted: it was altered, or SECRET_KEY is not the one it was stored under.`,
      { cause },
    );
  }
}
