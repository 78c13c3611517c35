// npm run restore -- FOLDER: restores a backup into an empty database.
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type pg from "pg";
import { openSession } from "../../../server/db/connect.ts";
import { openDatabase } from "../../../server/wiring/open-database.ts";
import { helpIfAsked, misused, wrongCount } from "../../support/arguments.ts";
import { BACKUP_FORMAT, hashSecretKeys, type Manifest, tableFile } from "../../support/backup.ts";
import { exitWith, refuse, settingsOrExit } from "../../support/command.ts";
import {
  copyFromFile,
  finishTables,
  isEmpty,
  listMigrations,
  listTables,
  prepareTables,
} from "../../support/queries-backup.ts";

const HELP = `npm run restore -- FOLDER

Restores a backup into an empty database: the embedded database of an empty DATA_DIR, or that at DATABASE_URL. If it
fails, the database stays empty. SECRET_KEY must be the key of the backed-up service.`;

helpIfAsked(HELP);
const wrong = wrongCount(["FOLDER"], process.argv.slice(2));
if (wrong !== undefined) misused(wrong, HELP);
process.exitCode = await restore(resolve(process.argv[2] ?? ""));

async function restore(folder: string): Promise<number> {
  const file = join(folder, "backup.json");
  if (!existsSync(file)) return refuse(`${folder} has no backup.json: it is not a complete backup.`);
  const manifest: Manifest = JSON.parse(readFileSync(file, "utf8"));
  if (manifest.format !== BACKUP_FORMAT)
    return refuse(`The backup has format ${manifest.format}; this release reads ${BACKUP_FORMAT}.`);
  const config = settingsOrExit();
  const given = hashSecretKeys(config);
  if (!manifest.secret_keys.every((key) => given.includes(key))) {
    const key =
      manifest.secret_keys.length === 1
        ? "SECRET_KEY is not the key of the backup"
        : "The backup was made while SECRET_KEY was being replaced, and one of the two keys is missing";
    return refuse(
      `${key}: API keys and credentials could not be decrypted. Set SECRET_KEY and SECRET_KEY_PREVIOUS as in the backed-up service; a generated key is in the file secret-key of its DATA_DIR. Nothing was restored.`,
    );
  }
  const database = await openDatabase(config, console.log).catch(exitWith);
  const session = await openSession(database.url, "restore");
  try {
    return await readInto(session, manifest, folder);
  } finally {
    await session.end();
    await database.stop();
  }
}

async function readInto(session: pg.Client, manifest: Manifest, folder: string): Promise<number> {
  const migrations = await listMigrations(session);
  if (migrations.join() !== manifest.migrations.join())
    return refuse(
      "The backup was made by another release. Restore it with that release, then upgrade. Nothing was restored.",
    );
  if (!(await isEmpty(session))) return refuse("The database is not empty. Nothing was restored.");
  const tables = await listTables(session);
  const known = new Map(manifest.tables.map((table) => [table.name, table]));
  await session.query("begin");
  const names = tables.map(({ name }) => name);
  const prepared = await prepareTables(session, names);
  for (const { name } of tables) {
    const table = known.get(name);
    if (table === undefined) continue;
    const rows = await copyFromFile(session, table, join(folder, tableFile(name)));
    if (rows !== table.rows)
      throw new Error(`${name} has ${rows} rows instead of ${table.rows}. Nothing was restored.`);
  }
  await finishTables(session, names, prepared, manifest.sequences);
  await session.query("commit");
  console.log(
    `Restored ${manifest.tables.length} tables as of ${manifest.created_at}. A worker builds the search index.`,
  );
  return 0;
}
