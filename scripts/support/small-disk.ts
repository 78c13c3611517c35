import { execFileSync } from "node:child_process";
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A file system in memory that can be full. */
export interface SmallDisk {
  readonly folder: string;
  /** Fills the disk completely. */
  fill(): void;
  free(): void;
  close(): void;
}

/** Only used space takes memory. */
const SIZE = "8g";
/** More than is written while the disk shrinks, because a disk cannot become smaller than its contents. */
const ROOM_BYTES = 100_000_000;
const CHUNK = Buffer.alloc(1_000_000);

/** Mounts a small disk. Returns undefined if the user lacks the permission to mount. */
export function mountSmallDisk(): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), "small-disk-"));
  const mount = (...options: string[]): void =>
    void execFileSync("mount", ["-t", "tmpfs", "-o", options.join(","), "tmpfs", folder], { stdio: "ignore" });
  try {
    mount(`size=${SIZE}`);
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  // Postgres runs as another user when the tests run as root.
  chmodSync(folder, 0o755);
  const filler = join(folder, "filler");
  const close = (): void => {
    process.removeListener("exit", close);
    execFileSync("umount", ["--lazy", folder]);
    rmSync(folder, { recursive: true });
  };
  process.once("exit", close);
  return {
    folder,
    fill: () => {
      const { blocks, bfree, bsize } = statfsSync(folder);
      mount("remount", `size=${(blocks - bfree) * bsize + ROOM_BYTES}`);
      writeUntilFull(filler);
    },
    free: () => {
      rmSync(filler, { force: true });
      mount("remount", `size=${SIZE}`);
    },
    close,
  };
}

/** Appends to a file until the disk has no room for another page. */
function writeUntilFull(path: string): void {
  const file = openSync(path, "a");
  try {
    for (;;) writeSync(file, CHUNK);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  } finally {
    closeSync(file);
  }
}
