import { chmod, lstat, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/** How long files with personal data are kept in DATA_DIR: rejected rows of ingests, and emails that were not sent. */
const KEPT_DAYS = 30;
/** The folders of DATA_DIR whose files hold personal data. */
const PERSONAL_FOLDERS = ["ingest", "outbox"];

/** Only the owner may read the file. */
export const PRIVATE_FILE = 0o600;

/** Creates a folder that only its owner can access, or restricts an existing one to its owner. */
export async function createPrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  await chmod(path, 0o700);
}

/** Deletes files with personal data that are older than 30 days. Keeps subfolders and special files. */
export async function deleteExpiredFiles(dataDirectory: string, now: Date): Promise<void> {
  const expired = now.getTime() - KEPT_DAYS * 86_400_000;
  for (const folder of PERSONAL_FOLDERS.map((name) => join(dataDirectory, name))) {
    for (const name of await readdir(folder).catch((): string[] => [])) {
      const path = join(folder, name);
      const file = await lstat(path).catch(() => undefined);
      if (file?.isFile() && file.mtimeMs < expired) await rm(path, { force: true });
    }
  }
}
