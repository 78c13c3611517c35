import type { Config } from "../../server/config/config.ts";
import { secretKey } from "../../server/secrets/secret-key.ts";
import { createSecrets, secretKeyMark } from "../../server/secrets/secrets.ts";

/** The version of the backup format. A change that older releases cannot read increments it. */
export const BACKUP_FORMAT = 2;

/** The description of a backup in `backup.json`, which is written last: without it, the backup is incomplete. */
export interface Manifest {
  readonly format: number;
  /** The time of the backup's snapshot. */
  readonly created_at: string;
  /** The applied migrations. A backup can be restored only into a database with the same migrations. */
  readonly migrations: readonly string[];
  /** Hashes of the keys that the rows are encrypted with: two while SECRET_KEY is being replaced. */
  readonly secret_keys: readonly string[];
  readonly tables: readonly BackedUpTable[];
  readonly sequences: Readonly<Record<string, string | null>>;
}

export interface BackedUpTable {
  /** The name with its schema, such as `public.company`. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
}

/** Returns hashes of the secret keys of the settings, SECRET_KEY first. */
export function hashSecretKeys(config: Parameters<typeof secretKey>[0] & OtherKeys): string[] {
  const keys = [secretKey(config), config.secretKeyPrevious, config.secretKeyNext];
  return keys.flatMap((key) => (key === undefined ? [] : secretKeyMark(createSecrets(key)).toString("hex")));
}

type OtherKeys = Pick<Config, "secretKeyPrevious" | "secretKeyNext">;

/** Returns the file of a table's rows in a backup. */
export function tableFile(name: string): string {
  return `${name}.copy.gz`;
}
