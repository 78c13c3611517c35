import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config/config.ts";
import type { Db } from "../db/connect.ts";
import { StartupError } from "../lib/startup-error.ts";
import { ENCRYPTED_COLUMNS, findEncryptedText, listSecretKeyMarks, upsertSecretKeyMark } from "./queries.ts";
import { createSecrets, type Secrets, secretKeyMark } from "./secrets.ts";

/** A crash of the machine can leave the file empty, truncated or full of NUL. */
const VALID_KEY = /^[^\0]{32,}$/;

type SecretKeys = Pick<Config, "secretKey" | "secretKeyPrevious" | "secretKeyNext" | "dataDirectory">;

/**
 * Returns the functions that protect values under the settings' secret keys.
 * @throws StartupError if the database was written with another key, because every caller would get a 401.
 */
export async function openSecrets(db: Db, config: SecretKeys): Promise<Secrets> {
  const key = secretKey(config);
  const { secretKeyPrevious: previous, secretKeyNext: next } = config;
  await db.transaction().execute((transaction) => checkKeys(transaction, { key, previous, next }));
  return createSecrets(key, ...[previous, next].filter((other) => other !== undefined));
}

interface GivenKeys {
  readonly key: string;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

async function checkKeys(db: Db, { key, previous, next }: GivenKeys): Promise<void> {
  const given = [key, previous, next].filter((one) => one !== undefined);
  let known = await listSecretKeyMarks(db);
  if (known.length === 0) {
    // The database is new, or was written by an earlier release.
    for (const readable of await keysThatRead(db, given)) await upsertSecretKeyMark(db, deriveMark(readable));
    known = await listSecretKeyMarks(db);
  }
  const marks = new Set(given.map((one) => deriveMark(one).toString("hex")));
  if (known.some(({ mark, retired_at }) => retired_at === null && !marks.has(mark.toString("hex"))))
    throw new StartupError(WRONG_KEY);
  const isKnown = (one: string): boolean => known.some(({ mark }) => mark.equals(deriveMark(one)));
  if (previous !== undefined && !isKnown(previous)) throw new StartupError(WRONG_PREVIOUS_KEY);
  await upsertSecretKeyMark(db, deriveMark(key));
}

const WRONG_KEY =
  "SECRET_KEY is not the key that encrypted this database. Set SECRET_KEY to that key or, to replace the key, set SECRET_KEY_PREVIOUS to it.";
const WRONG_PREVIOUS_KEY =
  "SECRET_KEY_PREVIOUS decrypts nothing in this database. Set it to the key that SECRET_KEY replaces, or remove it.";

/**
 * Returns the keys that decrypt values in a database; none if the database has no encrypted values.
 * @throws StartupError when there are encrypted values and no key decrypts them
 */
async function keysThatRead(db: Db, given: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    ENCRYPTED_COLUMNS.map(async (column) => ({ ...column, row: await findEncryptedText(db, column) })),
  );
  const texts = found.flatMap(({ purpose, row }) =>
    row === undefined ? [] : [{ purpose, text: row.text, bound_to: row.bound_to }],
  );
  const reading = given.filter((key) => {
    const secrets = createSecrets(key);
    return texts.some(({ purpose, text, bound_to }) => secrets.reads(purpose, text, bound_to));
  });
  if (texts.length > 0 && reading.length === 0) throw new StartupError(WRONG_KEY);
  return reading;
}

function deriveMark(key: string): Buffer {
  return secretKeyMark(createSecrets(key));
}

/**
 * Returns the key from which all others are derived: SECRET_KEY, or the key in the data folder (mode 0600), which is
 * created at the first start. Processes that start concurrently get the same key.
 * @throws StartupError if the file in the data folder contains no key.
 */
export function secretKey(config: Pick<Config, "secretKey" | "dataDirectory">): string {
  if (config.secretKey !== undefined) return config.secretKey;
  const file = join(config.dataDirectory, "secret-key");
  const kept = readKey(file);
  if (kept !== undefined) return kept;
  mkdirSync(config.dataDirectory, { recursive: true });
  // Creating a link is atomic and never replaces a file, unlike opening and writing one.
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
