// npm run backup -- FOLDER: writes a consistent copy of the service's database.
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { openSession } from "../../../server/db/connect.ts";
import { helpIfAsked, misused, wrongCount } from "../../support/arguments.ts";
import { BACKUP_FORMAT, hashSecretKeys, type Manifest, tableFile } from "../../support/backup.ts";
import { openDatabaseOrExit, refuse, settingsOrExit } from "../../support/command.ts";
import {
  copyToFile,
  listMigrations,
  listSecretKeys,
  listTables,
  readSequences,
  readTime,
} from "../../support/queries-backup.ts";

const HELP = `npm run backup -- FOLDER

Writes a consistent copy of the database to compressed files in the new folder FOLDER. The service can keep running.
Omits the search index, which is rebuilt, and SECRET_KEY. Store SECRET_KEY separately: without it, API keys and
credentials cannot be decrypted.`;

helpIfAsked(HELP);
const wrong = wrongCount(["FOLDER"], process.argv.slice(2));
if (wrong !== undefined) misused(wrong, HELP);
process.exitCode = await backUp(resolve(process.argv[2] ?? ""));

async function backUp(folder: string): Promise<number> {
  if (existsSync(folder)) return refuse(`${folder} already exists. Specify a new folder.`);
  const config = settingsOrExit();
  const database = await openDatabaseOrExit(config, console.log);
  // The session has no statement timeout, whatever the role's default is.
  const session = await openSession(database.url, "backup");
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    await session.query("begin isolation level repeatable read read only");
    const readAt = await readTime(session);
    const [migrations, sequences] = [await listMigrations(session), await readSequences(session)];
    const secretKeys = await listSecretKeys(session);
    const tables: Manifest["tables"][number][] = [];
    for (const table of await listTables(session))
      tables.push({ ...table, rows: await copyToFile(session, table, join(folder, tableFile(table.name))) });
    await session.query("commit");
    const manifest: Manifest = {
      format: BACKUP_FORMAT,
      created_at: readAt.toISOString(),
      migrations,
      secret_keys: secretKeys.length > 0 ? secretKeys : hashSecretKeys(config).slice(0, 1),
      tables,
      sequences,
    };
    writeFileSync(join(folder, "backup.json.part"), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
    renameSync(join(folder, "backup.json.part"), join(folder, "backup.json"));
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const source = config.databaseUrl === undefined ? "the embedded database" : "DATABASE_URL";
    console.log(
      `Wrote ${rows} rows of ${tables.length} tables to ${folder}, from ${source}. Store SECRET_KEY separately.`,
    );
    return 0;
  } finally {
    await session.end();
    await database.stop();
  }
}
