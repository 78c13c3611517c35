import type { Db } from "../db/connect.ts";
import type { Secrets } from "../secrets.ts";
import { makeKey, protectKey } from "./keys.ts";
import { findEncryptedKey, insertKey, type PresentedKey, updateKey } from "./queries.ts";

/** Issues a key to a user who has none. */
export async function issueKey(db: Db, secrets: Secrets, userId: string, now: Date): Promise<string> {
  const key = makeKey();
  await insertKey(db, userId, protectKey(secrets, key, userId), now);
  return key;
}

/**
 * Replaces a user's key, which stops working when the transaction commits. Returns undefined when it is not the presented one any more,
 * because another request has replaced or deleted that since it was authenticated.
 */
export async function rotateKey(
  db: Db,
  secrets: Secrets,
  { userId, presentedHmacs }: PresentedKey,
  now: Date,
): Promise<string | undefined> {
  const key = makeKey();
  const isReplaced = await updateKey(db, { userId, presentedHmacs }, protectKey(secrets, key, userId), now);
  return isReplaced ? key : undefined;
}

/** Returns a user's key, if there is one. */
export async function readKey(db: Db, secrets: Secrets, userId: string): Promise<string | undefined> {
  const encrypted = await findEncryptedKey(db, userId);
  return encrypted === undefined ? undefined : secrets.decrypt("api-key", encrypted, userId);
}
