import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";

/** The purpose of a derived key. A value protected for one purpose is useless for another. */
export type SecretPurpose =
  | "api-key"
  | "verification-code"
  | "webhook-secret"
  | "webhook-headers"
  | "integration-credentials"
  | "stored-answer"
  | "erased-person"
  | "notification-link"
  | "secret-key";

export interface Secrets {
  /** Returns an HMAC-SHA256 (32 bytes), to find or compare values without storing them. Includes each part's length. */
  hmac: (purpose: SecretPurpose, ...parts: string[]) => Buffer;
  /** Returns every HMAC under which a value may be stored: with the secret key or, during a rotation, the other key. */
  hmacs: (purpose: SecretPurpose, ...parts: string[]) => Buffer[];
  /** Encrypts with AES-256-GCM. `boundTo` identifies the row; the result cannot be decrypted for any other row. */
  encrypt: (purpose: SecretPurpose, plain: string, boundTo: string) => string;
  /** @throws when the text was altered, belongs to another row, or was encrypted under none of the keys. */
  decrypt: (purpose: SecretPurpose, encrypted: string, boundTo: string) => string;
  /** Whether one of the keys decrypts a value. */
  reads: (purpose: SecretPurpose, encrypted: string, boundTo: string) => boolean;
  /** Re-encrypts a value under the secret key. Returns undefined if it is already encrypted under that key. */
  reencrypt: (purpose: SecretPurpose, encrypted: string, boundTo: string) => string | undefined;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Prefix of every encrypted text, so that a later scheme can be recognised. */
const VERSION = "v1.";

/** Protects values under the secret key. Values protected under the other keys can be decrypted and found too. */
export function createSecrets(secretKey: string, ...otherKeys: readonly string[]): Secrets {
  const current = createProtection(secretKey);
  const protections = [current, ...otherKeys.map(createProtection)];
  const decrypt: Secrets["decrypt"] = (purpose, encrypted, boundTo) => {
    for (const protection of protections) {
      const plain = protection.decrypt(purpose, encrypted, boundTo);
      if (plain !== undefined) return plain;
    }
    throw new Error(
      `A stored ${purpose} cannot be decrypted: it was altered, or SECRET_KEY is not the key that encrypted it.`,
    );
  };
  return {
    hmac: current.hmac,
    hmacs: (purpose, ...parts) => protections.map((protection) => protection.hmac(purpose, ...parts)),
    encrypt: current.encrypt,
    decrypt,
    reads: (...text) => protections.some((protection) => protection.decrypt(...text) !== undefined),
    reencrypt: (purpose, encrypted, boundTo) =>
      current.decrypt(purpose, encrypted, boundTo) === undefined
        ? current.encrypt(purpose, decrypt(purpose, encrypted, boundTo), boundTo)
        : undefined,
  };
}

/** Returns the hash that identifies the secret key in a database. */
export function secretKeyMark(secrets: Pick<Secrets, "hmac">): Buffer {
  return secrets.hmac("secret-key", "mark");
}

interface Protection extends Pick<Secrets, "hmac" | "encrypt"> {
  /** Returns undefined if the value was not encrypted under this key. */
  decrypt(purpose: SecretPurpose, encrypted: string, boundTo: string): string | undefined;
}

/** Derives a key for each use and purpose from a secret key (HKDF-SHA256). */
function createProtection(secretKey: string): Protection {
  const derived = new Map<string, KeyObject>();
  const keyFor = (use: "hmac" | "encrypt", purpose: SecretPurpose): KeyObject => {
    const info = `${use}:${purpose}`;
    const known = derived.get(info);
    if (known) return known;
    // Given raw bytes, Node would create a key object at every use.
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
    decrypt: (purpose, encrypted, boundTo) => decrypt(keyFor("encrypt", purpose), encrypted, boundTo),
  };
}

function decrypt(key: KeyObject, encrypted: string, boundTo: string): string | undefined {
  const sealed = Buffer.from(encrypted.startsWith(VERSION) ? encrypted.slice(VERSION.length) : "", "base64url");
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(boundTo))
      .setAuthTag(sealed.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}
