import { existsSync, readFileSync } from "node:fs";
import type { Migration } from "../../../server/db/migrate.ts";

/** The path of the record, relative to the project's root. */
export const CHECKSUMS = "server/db/migrations/checksums.json";

/** Checksums of migrations by name, grouped by the first release that included them. */
export type MigrationRecord = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Key of the migrations that are not in a release yet. */
export const UNRELEASED = "unreleased";

const file = new URL(`../../../${CHECKSUMS}`, import.meta.url);

export function readMigrationRecord(): MigrationRecord {
  if (!existsSync(file)) return {};
  const record: MigrationRecord = JSON.parse(readFileSync(file, "utf8"));
  return record;
}

export function recordText(record: MigrationRecord): string {
  return `${JSON.stringify(record, null, 2)}\n`;
}

/** Lists the released migrations that were changed or removed, which databases may have applied. */
export function findChangedMigrations(record: MigrationRecord, present: readonly Migration[]): string[] {
  const checksums = new Map(present.map(({ name, checksum }) => [name, checksum]));
  return releasesOf(record).flatMap(([release, migrations]) =>
    Object.entries(migrations)
      .filter(([name, checksum]) => checksums.get(name) !== checksum)
      .map(([name]) => `${name} of ${release}`),
  );
}

/**
 * Returns the record with all current migrations added.
 *
 * @throws when a released migration was changed or removed.
 */
export function recordMigrations(record: MigrationRecord, present: readonly Migration[]): MigrationRecord {
  const changed = findChangedMigrations(record, present);
  if (changed.length > 0)
    throw new Error(`Released migrations never change: restore ${changed.join(", ")} and add a new migration.`);
  const released = Object.fromEntries(releasesOf(record));
  const names = new Set(Object.values(released).flatMap(Object.keys));
  const others = present.filter(({ name }) => !names.has(name)).map(({ name, checksum }) => [name, checksum] as const);
  return { ...released, [UNRELEASED]: Object.fromEntries(others) };
}

/** Returns the record with the unreleased migrations assigned to a release. */
export function releaseMigrations(record: MigrationRecord, release: string): MigrationRecord {
  const { [UNRELEASED]: unreleased = {}, ...released } = record;
  return { ...released, [release]: { ...released[release], ...unreleased }, [UNRELEASED]: {} };
}

function releasesOf(record: MigrationRecord): [string, Readonly<Record<string, string>>][] {
  return Object.entries(record).filter(([release]) => release !== UNRELEASED);
}
