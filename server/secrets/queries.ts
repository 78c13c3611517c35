import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/connect.ts";
import type { SecretPurpose } from "./secrets.ts";

export interface EncryptedColumn {
  readonly purpose: SecretPurpose;
  readonly table:
    | "api_key"
    | "erasure_key"
    | "idempotency_record"
    | "integration"
    | "webhook_headers"
    | "webhook_secret";
  readonly column: string;
  /** What each text is bound to, as its family encrypts it. */
  readonly boundTo: RawBuilder<string>;
}

export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  { purpose: "api-key", table: "api_key", column: "key_encrypted", boundTo: sql`user_id` },
  { purpose: "webhook-secret", table: "webhook_secret", column: "secret_encrypted", boundTo: sql`endpoint_id` },
  { purpose: "webhook-headers", table: "webhook_headers", column: "headers_encrypted", boundTo: sql`endpoint_id` },
  {
    purpose: "integration-credentials",
    table: "integration",
    column: "credentials_encrypted",
    boundTo: sql`workspace_id || ' ' || kind`,
  },
  { purpose: "erased-person", table: "erasure_key", column: "key_encrypted", boundTo: sql`'erasure_key'` },
  { purpose: "stored-answer", table: "idempotency_record", column: "answer", boundTo: sql`scope || ' ' || key` },
];

export interface EncryptedText {
  readonly row_id: string;
  readonly text: string;
  readonly bound_to: string;
}

export async function countBlocks(db: Db, { table }: EncryptedColumn): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select pg_relation_size(${table}::regclass) / current_setting('block_size')::bigint as count`.execute(db);
  return rows[0]!.count;
}

export async function listEncryptedTexts(
  db: Db,
  { table, column, boundTo }: EncryptedColumn,
  blocks: { readonly from: number; readonly to: number },
): Promise<EncryptedText[]> {
  const { rows } = await sql<EncryptedText>`
    select ctid::text as row_id, ${sql.ref(column)} as text, ${boundTo} as bound_to from ${sql.table(table)}
    where ctid >= ${`(${blocks.from},0)`}::tid and ctid < ${`(${blocks.to},0)`}::tid
    order by ctid for update`.execute(db);
  return rows;
}

export interface ReencryptedText {
  readonly rowId: string;
  readonly text: string;
  /** For API keys, which are looked up by it. */
  readonly hmac?: Buffer;
}

/** Replaces texts whose rows the transaction has locked. */
export async function updateEncryptedTexts(
  db: Db,
  { table, column }: EncryptedColumn,
  texts: readonly ReencryptedText[],
): Promise<void> {
  if (texts.length === 0) return;
  const withHmac = table === "api_key" ? sql`, key_hmac = fresh.hmac` : sql``;
  await sql`
    update ${sql.table(table)} as stored set ${sql.ref(column)} = fresh.text ${withHmac}
    from unnest(${texts.map(({ rowId }) => rowId)}::tid[], ${texts.map(({ text }) => text)}::text[],
      ${texts.map(({ hmac }) => hmac ?? null)}::bytea[]) as fresh (row_id, text, hmac)
    where stored.ctid = fresh.row_id`.execute(db);
}

/** A key under which values are protected, as its hash under itself. */
interface SecretKeyMark {
  readonly mark: Buffer;
  readonly retired_at: Date | null;
}

export async function listSecretKeyMarks(db: Db): Promise<SecretKeyMark[]> {
  return db.selectFrom("secret_key_mark").select(["mark", "retired_at"]).execute();
}

/** Records that values are protected under a key from now on. */
export async function upsertSecretKeyMark(db: Db, mark: Buffer): Promise<void> {
  await db
    .insertInto("secret_key_mark")
    .values({ mark })
    .onConflict((conflict) => conflict.column("mark").doUpdateSet({ retired_at: null }))
    .execute();
}

/** Records that nothing is encrypted under any other key. */
export async function retireOtherSecretKeys(db: Db, mark: Buffer): Promise<void> {
  await db
    .updateTable("secret_key_mark")
    .set({ retired_at: sql<Date>`now()` })
    .where("mark", "<>", mark)
    .where("retired_at", "is", null)
    .execute();
}

export async function findEncryptedText(
  db: Db,
  { table, column, boundTo }: EncryptedColumn,
): Promise<Pick<EncryptedText, "text" | "bound_to"> | undefined> {
  const { rows } = await sql<Pick<EncryptedText, "text" | "bound_to">>`
    select ${sql.ref(column)} as text, ${boundTo} as bound_to from ${sql.table(table)} limit 1`.execute(db);
  return rows[0];
}
