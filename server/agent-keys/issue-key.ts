import type { Db } from "../db/connect.ts";
import type { Secrets } from "../secrets.ts";
import { makeKey, protectKey } from "./keys.ts";
import { findEncryptedKey, upsertKey } from "./queries.ts";

/** Issues a new key to a user. An earlier one stops working when the transaction commits. */
export async function issueKey(db: Db, secrets: Secrets, userId: string, now: Date): Promise<string> {
  const key = makeKey();
  await upsertKey(db, userId, protectKey(secrets, key, userId), now);
  return key;
}

/** Returns a user's key, if there is one. */
export async function readKey(db: Db, secrets: Secrets, userId: string): Promise<string | undefined> {
  const encrypted = await findEncryptedKey(db, userId);
  return encrypted === undefined ? undefined : secrets.decrypt("api-key", encrypted, userId);
}
