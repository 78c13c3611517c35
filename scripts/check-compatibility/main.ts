// npm run check:compatibility             names every change that breaks callers of the last released contract
// npm run check:compatibility -- --release  records the contract as released (after a release)
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { OpenApiDocument } from "../generate/openapi-document.ts";
import { compareDocuments } from "./compare-documents.ts";
import { allowsBreaking } from "./version-step.ts";

const projectRoot = fileURLToPath(new URL("../..", import.meta.url));
const releasedFile = join(projectRoot, "spec/released/openapi.json");
const current = read(join(projectRoot, "generated/openapi.json"));

if (process.argv.includes("--release")) {
  mkdirSync(dirname(releasedFile), { recursive: true });
  writeFileSync(releasedFile, `${JSON.stringify(current, null, 1)}\n`);
  console.log(`Recorded version ${current.info.version} as released in spec/released/openapi.json.`);
} else if (!existsSync(releasedFile)) {
  console.log(
    "Nothing was released yet, so nothing can break. Record the first release with `npm run check:compatibility -- --release`.",
  );
} else {
  report(read(releasedFile));
}

function report(released: OpenApiDocument): void {
  const changes = compareDocuments(released, current);
  for (const { where, change } of changes) console.error(`${where}: ${change}`);
  const versions = `${released.info.version} (released) and ${current.info.version}`;
  if (changes.length === 0) {
    console.log(`No breaking change between ${versions}.`);
  } else if (allowsBreaking(released.info.version, current.info.version)) {
    console.log(`${changes.length} breaking changes between ${versions}; the version step announces them.`);
  } else {
    console.error(
      `${changes.length} breaking changes between ${versions}, which announces none. Undo them, or step the version in spec/main.tsp.`,
    );
    process.exitCode = 1;
  }
}

function read(path: string): OpenApiDocument {
  const document: OpenApiDocument = JSON.parse(readFileSync(path, "utf8"));
  return document;
}
