import type { Db } from "../db/connect.ts";
import type { Secrets } from "../secrets/secrets.ts";
import { makeKey, protectKey } from "./keys.ts";
import { findEncryptedKey, insertKey, type PresentedKey, updateKey } from "./queries.ts";

export async function issueKey(db: Db, secrets: Secrets, userId: string, now: Date): Promise<string> {
  const key = makeKey();
  await insertKey(db, userId, protectKey(secrets, key, userId), now);
  return key;
}

/** Replaces the presented key. Returns the new key; undefined if another request was first. */
export async function rotateKey(
  db: Db,
  secrets: Secrets,
  presented: PresentedKey,
  now: Date,
): Promise<string | undefined> {
  const key = makeKey();
  const isReplaced = await updateKey(db, presented, protectKey(secrets, key, presented.keyOwnerId), now);
  return isReplaced ? key : undefined;
}

export async function readKey(db: Db, secrets: Secrets, userId: string): Promise<string | undefined> {
  const encrypted = await findEncryptedKey(db, userId);
  return encrypted === undefined ? undefined : secrets.decrypt("api-key", encrypted, userId);
}
