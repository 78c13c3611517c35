import { createHmac } from "node:crypto";
import { secretKey } from "../../server/secrets/secret-key.ts";

/** The form of backups. A change that older releases cannot read gets the next number. */
export const BACKUP_FORMAT = 1;

/** What a backup says of itself, in `backup.json`, which is written last: a folder without it is unfinished. */
export interface Manifest {
  readonly format: number;
  readonly created_at: string;
  /** The migrations of the database. Only a database with the same ones takes the rows. */
  readonly migrations: readonly string[];
  /** Says whether a SECRET_KEY is the one that the rows are encrypted with, without telling anything of it. */
  readonly secret_key_fingerprint: string;
  readonly tables: readonly BackedUpTable[];
  readonly sequences: Readonly<Record<string, string | null>>;
}

export interface BackedUpTable {
  /** With its schema, such as `public.company`. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
}

/** Returns what identifies the secret key of the settings. */
export function fingerprintOf(config: Parameters<typeof secretKey>[0]): string {
  return createHmac("sha256", secretKey(config)).update("account-intelligence backup").digest("hex").slice(0, 32);
}

/** Returns the file of a table's rows in a backup. */
export function tableFile(name: string): string {
  return `${name}.copy.gz`;
}
