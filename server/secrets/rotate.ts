import type { Db } from "../db/connect.ts";
import {
  countBlocks,
  ENCRYPTED_COLUMNS,
  type EncryptedColumn,
  type EncryptedText,
  listEncryptedTexts,
  type ReencryptedText,
  retireOtherSecretKeys,
  updateEncryptedTexts,
} from "./queries.ts";
import { type SecretPurpose, type Secrets, secretKeyMark } from "./secrets.ts";

/** What a rotation did with the texts of one purpose. */
interface RotationCounts {
  readonly purpose: SecretPurpose;
  /** Re-encrypted. */
  readonly rotated: number;
  /** Encrypted under neither key; left unchanged. */
  readonly unreadable: number;
}

/** A few hundred rows, so that locks are held briefly and an interruption loses little. */
const BLOCKS_PER_BATCH = 16;

/**
 * Re-encrypts everything that is stored encrypted under the secret key. Each batch is a transaction, and finished rows
 * are skipped, so that another run can continue an interrupted one.
 */
export async function rotateSecrets(db: Db, secrets: Secrets): Promise<RotationCounts[]> {
  const counts: RotationCounts[] = [];
  for (const column of ENCRYPTED_COLUMNS) counts.push(await rotateColumn(db, secrets, column));
  // From now on, a process without the other keys may start.
  if (counts.every(({ unreadable }) => unreadable === 0)) await retireOtherSecretKeys(db, secretKeyMark(secrets));
  return counts;
}

async function rotateColumn(db: Db, secrets: Secrets, column: EncryptedColumn): Promise<RotationCounts> {
  let [rotated, unreadable] = [0, 0];
  // Counted once, because rows that are added or moved meanwhile are written under the secret key.
  const blocks = await countBlocks(db, column);
  for (let from = 0; from < blocks; from += BLOCKS_PER_BATCH) {
    await db.transaction().execute(async (transaction) => {
      const texts = await listEncryptedTexts(transaction, column, { from, to: from + BLOCKS_PER_BATCH });
      const results = texts.map((text) => reencrypt(secrets, column, text));
      const fresh = results.filter((result) => typeof result === "object");
      await updateEncryptedTexts(transaction, column, fresh);
      rotated += fresh.length;
      unreadable += results.filter((result) => result === "unreadable").length;
    });
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
