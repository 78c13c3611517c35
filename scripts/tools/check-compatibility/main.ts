// npm run check:compatibility: fails if a change breaks callers of the last released contract and
// spec/accepted-breaks.json states no reason. With -- --release, records the contract, the schema and the migrations
// after a release.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { migrations } from "../../../server/db/migrate.ts";
import {
  CHECKSUMS,
  readMigrationRecord,
  recordMigrations,
  recordText,
  releaseMigrations,
} from "../db-schema/migration-record.ts";
import type { OpenApiDocument } from "../generate/openapi-document.ts";
import { compareDocuments } from "./compare-documents.ts";
import { type AcceptedBreaks, judgeChanges } from "./judge-changes.ts";

const projectRoot = fileURLToPath(new URL("../../..", import.meta.url));
/** Breaking changes since the last release, with their reasons. A release empties this file. */
const BREAKS = "spec/accepted-breaks.json";
const releasedFolder = join(projectRoot, "spec/released");
const releasedFile = join(releasedFolder, "openapi.json");
const current = read(join(projectRoot, "generated/openapi.json"));

if (process.argv.includes("--release")) {
  release(current.info.version);
} else if (!existsSync(releasedFile)) {
  console.log(
    "Nothing has been released yet, so nothing can break. Record the first release with `npm run check:compatibility -- --release`.",
  );
} else {
  report(read(releasedFile));
}

function release(version: string): void {
  mkdirSync(releasedFolder, { recursive: true });
  writeFileSync(releasedFile, `${JSON.stringify(current, null, 1)}\n`);
  copyFileSync(join(projectRoot, "server/db/schema.sql"), join(releasedFolder, "schema.sql"));
  copyFileSync(join(projectRoot, "generated/additions.md"), join(releasedFolder, "additions.md"));
  writeFileSync(join(projectRoot, BREAKS), "{}\n");
  const record = releaseMigrations(recordMigrations(readMigrationRecord(), migrations()), version);
  writeFileSync(join(projectRoot, CHECKSUMS), recordText(record));
  console.log(`Recorded version ${version} as released in spec/released/ and ${CHECKSUMS}.`);
}

function report(released: OpenApiDocument): void {
  const { refused, accepted, unused } = judgeChanges(compareDocuments(released, current), breaks());
  for (const line of refused) console.error(line);
  for (const line of unused) console.error(`${BREAKS} lists a change that does not exist: ${line}`);
  for (const { line, reason } of accepted) console.log(`accepted: ${line}. ${reason}`);
  const versions = `${released.info.version} (released) and ${current.info.version}`;
  if (refused.length + unused.length === 0) {
    console.log(`No breaking change between ${versions} without a reason; ${accepted.length} with one.`);
    return;
  }
  console.error(
    `${refused.length} breaking changes between ${versions}. Undo them, or list them in ${BREAKS} with the reason.`,
  );
  process.exitCode = 1;
}

function breaks(): AcceptedBreaks {
  return JSON.parse(readFileSync(join(projectRoot, BREAKS), "utf8"));
}

function read(path: string): OpenApiDocument {
  const document: OpenApiDocument = JSON.parse(readFileSync(path, "utf8"));
  return document;
}
