import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config/config.ts";
import { StartupError } from "../lib/startup-error.ts";
import { createSecrets, type Secrets } from "./secrets.ts";

/** A crash of the machine can leave the file empty, truncated or full of NUL. */
const VALID_KEY = /^[^\0]{32,}$/;

/** Returns what protects values under the settings' secret keys. */
export function openSecrets(config: Pick<Config, "secretKey" | "secretKeyPrevious" | "dataDirectory">): Secrets {
  return createSecrets(secretKey(config), config.secretKeyPrevious);
}

/**
 * Returns the key that all others are derived from: SECRET_KEY, or the one in the data folder (mode 0600), which is
 * created at the first start. Several processes that start at once get the same key.
 *
 * @throws StartupError when the file in the data folder contains no key.
 */
export function secretKey(config: Pick<Config, "secretKey" | "dataDirectory">): string {
  if (config.secretKey !== undefined) return config.secretKey;
  const file = join(config.dataDirectory, "secret-key");
  const kept = readKey(file);
  if (kept !== undefined) return kept;
  mkdirSync(config.dataDirectory, { recursive: true });
  // Unlike opening and writing a file, a link is atomic and never replaces one.
  const unfinished = `${file}-${process.pid}-${randomBytes(4).toString("hex")}`;
  writeFileSync(unfinished, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600, flag: "wx" });
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if (readKey(file) === undefined) throw error;
  } finally {
    rmSync(unfinished);
  }
  return readFileSync(file, "utf8").trim();
}

function readKey(file: string): string | undefined {
  let key: string;
  try {
    key = readFileSync(file, "utf8").trim();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
  if (!VALID_KEY.test(key))
    throw new StartupError(`${file} no longer contains the secret key. Restore it from a backup, or set SECRET_KEY.`);
  return key;
}
