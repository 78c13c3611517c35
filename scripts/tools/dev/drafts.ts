import type pg from "pg";
import { type Migration, migrate, migrations } from "../../../server/db/migrate.ts";
import { withClient } from "../../support/with-client.ts";
import { type MigrationRecord, readMigrationRecord, UNRELEASED } from "../db-schema/migration-record.ts";

interface DraftOptions {
  readonly log: (message: string) => void;
  readonly present?: readonly Migration[];
  readonly record?: MigrationRecord;
}

/**
 * Allows editing a draft, a migration that is in no release, after the database has applied it. Before applying new
 * drafts, copies the database. If an applied draft has since been changed, renamed or removed, restores the last copy
 * made before that draft; data written since then is lost. There must be no other connections to the database.
 * @param url a database on a server where the user may create databases, such as the embedded one
 */
export async function prepareDrafts(
  url: string,
  { log, present = migrations(), record = readMigrationRecord() }: DraftOptions,
): Promise<void> {
  const released = new Set(
    Object.entries(record).flatMap(([release, names]) => (release === UNRELEASED ? [] : Object.keys(names))),
  );
  const isDraft = (name: string) => !released.has(name);
  const database = new URL(url).pathname.slice(1);
  await asAdministrator(url, async (admin) => {
    const changed = await findChanged(url, present);
    if (changed !== undefined && isDraft(changed)) await restore(changed);
    const applied = new Set((await listApplied(url)).keys());
    const firstNew = present.find(({ name }) => isDraft(name) && !applied.has(name));
    if (firstNew === undefined) return;
    await migrate(url, { migrations: present.filter(({ name }) => name < firstNew.name) });
    const copy = copyName(firstNew.name);
    if (!(await listCopies()).includes(copy)) await admin.query(`create database "${copy}" template "${database}"`);

    async function restore(name: string): Promise<void> {
      const copies = await listCopies();
      const last = copies.findLast((copy) => copy <= copyName(name));
      if (last === undefined) return;
      log(
        `The draft migration ${name} was changed. Restored the database to its state before ${last.slice(PREFIX.length)}; later data is lost.`,
      );
      await admin.query(`drop database "${database}"`);
      await admin.query(`create database "${database}" template "${last}"`);
      for (const copy of copies.filter((copy) => copy > last)) await admin.query(`drop database "${copy}"`);
    }
    async function listCopies(): Promise<string[]> {
      const { rows } = await admin.query<{ datname: string }>(
        "select datname from pg_database where starts_with(datname, $1) order by datname",
        [PREFIX],
      );
      return rows.map(({ datname }) => datname);
    }
  });
}

const PREFIX = "before_draft_";
/** Postgres truncates longer names. */
const MAX_NAME_LENGTH = 63;

function copyName(name: string): string {
  return `${PREFIX}${name}`.slice(0, MAX_NAME_LENGTH);
}

/** Returns the first applied migration that has changed since or no longer exists. */
async function findChanged(url: string, present: readonly Migration[]): Promise<string | undefined> {
  const checksums = new Map(present.map(({ name, checksum }) => [name, checksum]));
  const applied = await listApplied(url);
  return [...applied].find(([name, checksum]) => checksums.get(name) !== checksum)?.[0];
}

/** Returns the checksums of the applied migrations, in order. */
async function listApplied(url: string): Promise<Map<string, string>> {
  return withClient(url, async (client) => {
    const table = await client.query<{ exists: boolean }>(
      "select to_regclass('schema_migration') is not null as exists",
    );
    if (!table.rows[0]?.exists) return new Map();
    const { rows } = await client.query<{ name: string; checksum: string }>(
      "select name, checksum from schema_migration order by name",
    );
    return new Map(rows.map(({ name, checksum }) => [name, checksum]));
  });
}

function asAdministrator<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const administration = new URL(url);
  administration.pathname = "/postgres";
  return withClient(administration.href, work);
}
