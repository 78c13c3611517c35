import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The operating-system user that Postgres runs as; `undefined` means: as whoever runs this process. */
export type OperatingUser = { uid: number; gid: number } | undefined;

/**
 * Postgres refuses to run as root, so root hands it to `postgres`, or to `nobody` where that account does not exist.
 * Everyone else runs it as themselves.
 */
export function operatingUser(): OperatingUser {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  for (const name of ["postgres", "nobody"]) {
    const account = accounts.find((fields) => fields[0] === name);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new Error("Postgres cannot run as root, and this machine has neither a user `postgres` nor `nobody`.");
}

/**
 * Whether that user can enter the folder. Asked by trying, because mode bits leave out access lists and mounts;
 * a clone under /root is the usual case where it cannot.
 */
export function canEnter(folder: string, user: OperatingUser): boolean {
  return spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { ...user, cwd: "/", stdio: "ignore" }).status === 0;
}
