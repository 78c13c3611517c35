import type { Db } from "../db/connect.ts";
import {
  ENCRYPTED_COLUMNS,
  type EncryptedColumn,
  type EncryptedText,
  findLastKey,
  listEncryptedTexts,
  type ReencryptedText,
  type RowKey,
  retireOtherSecretKeys,
  updateEncryptedTexts,
} from "./queries.ts";
import { type SecretPurpose, type Secrets, secretKeyMark } from "./secrets.ts";

interface RotationCounts {
  readonly purpose: SecretPurpose;
  readonly rotated: number;
  /** Values that none of the keys decrypts, which stay unchanged. */
  readonly unreadable: number;
}

/** Small, so that locks are held briefly and an interruption loses little work. */
const ROWS_PER_BATCH = 300;

/** Re-encrypts all stored secrets under the secret key, in batches. A later run continues after an interruption. */
export async function rotateSecrets(db: Db, secrets: Secrets): Promise<RotationCounts[]> {
  const counts: RotationCounts[] = [];
  for (const column of ENCRYPTED_COLUMNS) counts.push(await rotateColumn(db, secrets, column));
  // From now on, a process without the other keys may start.
  if (counts.every(({ unreadable }) => unreadable === 0)) await retireOtherSecretKeys(db, secretKeyMark(secrets));
  return counts;
}

async function rotateColumn(db: Db, secrets: Secrets, column: EncryptedColumn): Promise<RotationCounts> {
  let [rotated, unreadable] = [0, 0];
  let after: RowKey | undefined;
  for (;;) {
    const last = await findLastKey(db, column, after, ROWS_PER_BATCH);
    if (last === undefined) break;
    const batch = { after, last };
    await db.transaction().execute(async (transaction) => {
      const texts = await listEncryptedTexts(transaction, column, batch);
      const results = texts.map((text) => reencrypt(secrets, column, text));
      const fresh = results.filter((result) => typeof result === "object");
      await updateEncryptedTexts(transaction, column, fresh);
      rotated += fresh.length;
      unreadable += results.filter((result) => result === "unreadable").length;
    });
    after = last;
  }
  return { purpose: column.purpose, rotated, unreadable };
}

function reencrypt(
  secrets: Secrets,
  { purpose }: EncryptedColumn,
  { row_id: rowId, text, bound_to: boundTo }: EncryptedText,
): ReencryptedText | "current" | "unreadable" {
  let fresh: string | undefined;
  try {
    fresh = secrets.reencrypt(purpose, text, boundTo);
  } catch {
    return "unreadable";
  }
  if (fresh === undefined) return "current";
  if (purpose !== "api-key") return { rowId, text: fresh };
  return { rowId, text: fresh, hmac: secrets.hmac(purpose, secrets.decrypt(purpose, fresh, boundTo)) };
}
