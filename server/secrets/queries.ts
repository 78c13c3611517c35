import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { findRow, findValue, listRows, run } from "../db/statements.ts";
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
  /** The columns of the table's primary key, which never change. */
  readonly key: readonly string[];
  /** The SQL expression for the row to which each value is bound, as its family encrypted it. */
  readonly boundTo: RawBuilder<string>;
}

export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  { purpose: "api-key", table: "api_key", column: "key_encrypted", key: ["user_id"], boundTo: sql`user_id` },
  {
    purpose: "webhook-secret",
    table: "webhook_secret",
    column: "secret_encrypted",
    key: ["id"],
    boundTo: sql`endpoint_id`,
  },
  {
    purpose: "webhook-headers",
    table: "webhook_headers",
    column: "headers_encrypted",
    key: ["endpoint_id"],
    boundTo: sql`endpoint_id`,
  },
  {
    purpose: "integration-credentials",
    table: "integration",
    column: "credentials_encrypted",
    key: ["workspace_id", "kind"],
    boundTo: sql`workspace_id || ' ' || kind`,
  },
  {
    purpose: "erased-person",
    table: "erasure_key",
    column: "key_encrypted",
    key: ["only_row"],
    boundTo: sql`'erasure_key'`,
  },
  {
    purpose: "stored-answer",
    table: "idempotency_record",
    column: "answer",
    key: ["scope", "key"],
    boundTo: sql`scope || ' ' || key`,
  },
];

export interface EncryptedText {
  readonly row_id: string;
  readonly text: string;
  readonly bound_to: string;
}

/** The values of a primary key. */
export type RowKey = readonly (string | number | boolean)[];

/** Finds the last key among the next `limit` rows after `after`, in the order of keys; undefined if there are none. */
export async function findLastKey(
  db: Db,
  { table, key }: EncryptedColumn,
  after: RowKey | undefined,
  limit: number,
): Promise<RowKey | undefined> {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  return findValue(db)<RowKey>`
    select jsonb_build_array(${columns}) as last from (
      select ${columns} from ${sql.table(table)} where ${isAfter(key, after)} order by ${columns} limit ${limit}
    ) as page order by ${sql.join(key.map((name) => sql`${sql.ref(name)} desc`))} limit 1`;
}

/** Lists and locks the encrypted values of rows after the key `after`, up to `last`. A row's key never changes. */
export async function listEncryptedTexts(
  db: Db,
  { table, column, key, boundTo }: EncryptedColumn,
  { after, last }: { readonly after: RowKey | undefined; readonly last: RowKey },
): Promise<EncryptedText[]> {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  return listRows(db)<EncryptedText>`
    select ctid::text as row_id, ${sql.ref(column)} as text, ${boundTo} as bound_to from ${sql.table(table)}
    where ${isAfter(key, after)} and (${columns}) <= (${sql.join(last)}) order by ${columns} for update`;
}

function isAfter(key: readonly string[], after: RowKey | undefined): RawBuilder<unknown> {
  return after ? sql`(${sql.join(key.map((name) => sql.ref(name)))}) > (${sql.join(after)})` : sql`true`;
}

export interface ReencryptedText {
  readonly rowId: string;
  readonly text: string;
  /** For API keys, which are looked up by their HMAC. */
  readonly hmac?: Buffer;
}

/** Replaces encrypted values whose rows the transaction has locked. */
export async function updateEncryptedTexts(
  db: Db,
  { table, column }: EncryptedColumn,
  texts: readonly ReencryptedText[],
): Promise<void> {
  if (texts.length === 0) return;
  const withHmac = table === "api_key" ? sql`, key_hmac = fresh.hmac` : sql``;
  await run(db)`
    update ${sql.table(table)} as stored set ${sql.ref(column)} = fresh.text ${withHmac}
    from unnest(${texts.map(({ rowId }) => rowId)}::tid[], ${texts.map(({ text }) => text)}::text[],
      ${texts.map(({ hmac }) => hmac ?? null)}::bytea[]) as fresh (row_id, text, hmac)
    where stored.ctid = fresh.row_id`;
}

/** Identifies a secret key that has protected values, by an HMAC under that key. */
interface SecretKeyMark {
  readonly mark: Buffer;
  readonly retired_at: Date | null;
}

export async function listSecretKeyMarks(db: Db): Promise<SecretKeyMark[]> {
  return db.selectFrom("secret_key_mark").select(["mark", "retired_at"]).execute();
}

/** Records that values may be protected under a key from now on. */
export async function upsertSecretKeyMark(db: Db, mark: Buffer): Promise<void> {
  await db
    .insertInto("secret_key_mark")
    .values({ mark })
    .onConflict((conflict) => conflict.column("mark").doUpdateSet({ retired_at: null }))
    .execute();
}

/** Records that nothing is encrypted under any other key. */
export async function retireOtherSecretKeys(db: Db, mark: Buffer): Promise<void> {
  await run(db)`update secret_key_mark set retired_at = now() where mark <> ${mark} and retired_at is null`;
}

export async function findEncryptedText(
  db: Db,
  { table, column, boundTo }: EncryptedColumn,
): Promise<Pick<EncryptedText, "text" | "bound_to"> | undefined> {
  return findRow(db)<Pick<EncryptedText, "text" | "bound_to">>`
    select ${sql.ref(column)} as text, ${boundTo} as bound_to from ${sql.table(table)} limit 1`;
}
