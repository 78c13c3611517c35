import { randomBytes, randomInt } from "node:crypto";
import type { Secrets } from "../secrets/secrets.ts";

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const PREFIX = "ai_live_";
/** 62^43 is just above 2^256. */
const LENGTH = 43;

/** Returns a new key: `ai_live_` and 32 random bytes in base 62. */
export function makeKey(): string {
  let number = BigInt(`0x${randomBytes(32).toString("hex")}`);
  let text = "";
  for (let digit = 0; digit < LENGTH; digit += 1) {
    text = DIGITS.charAt(Number(number % 62n)) + text;
    number /= 62n;
  }
  return PREFIX + text;
}

/** Returns whether a string has the form of a key. */
export function looksLikeKey(text: string): boolean {
  return text.length === PREFIX.length + LENGTH && text.startsWith(PREFIX);
}

/** A stored key: an HMAC for lookup, and the encrypted key, which its owner can recover. */
export interface ProtectedKey {
  readonly hmac: Buffer;
  readonly encrypted: string;
}

export function protectKey(secrets: Secrets, key: string, userId: string): ProtectedKey {
  return { hmac: secrets.hmac("api-key", key), encrypted: secrets.encrypt("api-key", key, userId) };
}

export function hmacsOfKey(secrets: Secrets, key: string): Buffer[] {
  return secrets.hmacs("api-key", key);
}

/** Returns a random code of 6 digits. */
export function makeCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

/** Returns the HMAC of a code for an email address. The same code is invalid for any other address. */
export function hmacOfCode(secrets: Secrets, email: string, code: string): Buffer {
  return secrets.hmac("verification-code", email, code);
}

export function hmacsOfCode(secrets: Secrets, email: string, code: string): Buffer[] {
  return secrets.hmacs("verification-code", email, code);
}
