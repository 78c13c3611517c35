import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { SHARED_FOLDER } from "./binaries.ts";
import { canEnter, type OperatingUser } from "./operating-user.ts";

/** A database cluster on disk. */
export interface Cluster {
  data: string;
  /** The path of Postgres's log. */
  log: string;
  /** The superuser's password. Postgres stores only its SCRAM verifier. */
  password: string;
}

export const SUPERUSER = "service";

/** Returns the cluster of a data folder. If there is none, creates it under a temporary name and renames it. */
export function openCluster(dataDirectory: string, binaries: string, user: OperatingUser, durable: boolean): Cluster {
  const folder = clusterFolder(dataDirectory, user);
  if (!existsSync(join(folder, "data"))) makeCluster(folder, binaries, user, durable);
  return {
    data: join(folder, "data"),
    log: join(folder, "postgres.log"),
    password: readFileSync(join(folder, "password"), "utf8"),
  };
}

/** Returns the folder `postgres` of a data folder, or its target in SHARED_FOLDER if Postgres cannot enter it. */
function clusterFolder(dataDirectory: string, user: OperatingUser): string {
  const folder = join(dataDirectory, "postgres");
  if (!lstatSync(folder, { throwIfNoEntry: false }) && !canEnter(dataDirectory, user)) {
    mkdirSync(SHARED_FOLDER, { recursive: true });
    const elsewhere = mkdtempSync(join(SHARED_FOLDER, "data-"));
    chmodSync(elsewhere, 0o755);
    try {
      symlinkSync(join(elsewhere, "postgres"), folder);
    } catch {
      // A concurrent first start has already created the link.
      rmSync(elsewhere, { recursive: true });
    }
  }
  return lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(folder) : folder;
}

function makeCluster(folder: string, binaries: string, user: OperatingUser, durable: boolean): void {
  const unfinished = mkdtempSync(`${folder}-`);
  try {
    chmodSync(unfinished, 0o755);
    const password = randomBytes(24).toString("base64url");
    const passwordFile = join(unfinished, "password");
    writeFileSync(passwordFile, password, { mode: 0o600 });
    const data = join(unfinished, "data");
    mkdirSync(data, { mode: 0o700 });
    writeFileSync(join(unfinished, "postgres.log"), "", { mode: 0o600 });
    if (user) for (const path of [data, passwordFile]) chownSync(path, user.uid, user.gid);
    initialise(binaries, data, passwordFile, user, durable);
    if (user) chownSync(passwordFile, 0, 0);
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(join(folder, "data"))) throw error;
  }
}

/** The built-in locale C.UTF-8 is the same on every machine, so indexes survive a move to another C library. */
function initialise(binaries: string, data: string, passwordFile: string, user: OperatingUser, durable: boolean): void {
  execFileSync(
    join(binaries, "bin", "initdb"),
    [
      `--pgdata=${data}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--no-instructions",
      ...(durable ? [] : ["--no-sync"]),
    ],
    {
      ...user,
      cwd: "/",
      stdio: ["ignore", "ignore", "pipe"],
      env: { PATH: process.env.PATH ?? "", LC_ALL: "C" },
      timeout: 120_000,
    },
  );
}
