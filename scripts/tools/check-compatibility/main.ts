// npm run check:compatibility             names every change that breaks callers of the last released contract
// npm run check:compatibility -- --release  records the contract, the schema and the migrations as released (after a release)
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { migrations } from "../../../server/db/migrate.ts";
import type { OpenApiDocument } from "../generate/openapi-document.ts";
import {
  CHECKSUMS,
  readMigrationRecord,
  recordMigrations,
  recordText,
  releaseMigrations,
} from "../schema/migration-record.ts";
import { allowsBreaking, compareDocuments } from "./compare-documents.ts";
import { describeChanges, divideChanges } from "./describe-changes.ts";

const projectRoot = fileURLToPath(new URL("../../..", import.meta.url));
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
  const record = releaseMigrations(recordMigrations(readMigrationRecord(), migrations()), version);
  writeFileSync(join(projectRoot, CHECKSUMS), recordText(record));
  console.log(`Recorded version ${version} as released in spec/released/ and ${CHECKSUMS}.`);
}

function report(released: OpenApiDocument): void {
  const changes = compareDocuments(released, current);
  const { newValues, others } = divideChanges(changes);
  // The others last, where they are seen: a new error code alone is hundreds of lines.
  for (const { where, change } of [...newValues, ...others]) console.error(`${where}: ${change}`);
  const versions = `${released.info.version} (released) and ${current.info.version}`;
  if (changes.length === 0) {
    console.log(`No breaking change between ${versions}.`);
  } else if (allowsBreaking(released.info.version, current.info.version)) {
    console.log(`Between ${versions}: ${describeChanges(changes)}. The new version allows breaking changes.`);
  } else {
    console.error(
      `Between ${versions}: ${describeChanges(changes)}. The new version does not allow breaking changes. Undo them, or increase the version in spec/main.tsp.`,
    );
    process.exitCode = 1;
  }
}

function read(path: string): OpenApiDocument {
  const document: OpenApiDocument = JSON.parse(readFileSync(path, "utf8"));
  return document;
}
