import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { atEnd } from "./at-end.ts";

/** Creates an empty folder, which is removed when the test file ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "account-intelligence-test-"));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
