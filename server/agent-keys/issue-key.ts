import type { Db } from "../db/connect.ts";
import type { Secrets } from "../secrets.ts";
import { makeKey, protectKey } from "./keys.ts";
import { findEncryptedKey, storeKey } from "./queries.ts";

/** Gives a user a new key, in place of any before it, which stops working when the transaction commits. */
export async function issueKey(db: Db, secrets: Secrets, userId: string, now: Date): Promise<string> {
  const key = makeKey();
  await storeKey(db, userId, protectKey(secrets, key, userId), now);
  return key;
}

/** The key a user has; undefined when it has none. */
export async function readKey(db: Db, secrets: Secrets, userId: string): Promise<string | undefined> {
  const encrypted = await findEncryptedKey(db, userId);
  return encrypted === undefined ? undefined : secrets.decrypt("api-key", encrypted, userId);
}
