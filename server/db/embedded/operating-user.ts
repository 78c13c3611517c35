import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The operating-system user that runs Postgres; `undefined` is the user of this process. */
export type OperatingUser = { uid: number; gid: number } | undefined;

/** Returns the user that runs Postgres. A root process starts it as `postgres` or `nobody`, because it rejects root. */
export function operatingUser(): OperatingUser {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  for (const name of ["postgres", "nobody"]) {
    const account = accounts.find((fields) => fields[0] === name);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new Error(
    "Postgres cannot run as root, and this machine has no user `postgres` or `nobody`. Start the service as another user.",
  );
}

/** Returns whether a user can enter a folder. Tries it, because mode bits do not reflect ACLs and mounts. */
export function canEnter(folder: string, user: OperatingUser): boolean {
  return spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { ...user, cwd: "/", stdio: "ignore" }).status === 0;
}
