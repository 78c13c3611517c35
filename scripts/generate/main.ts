import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compileSpec } from "./compile-spec.ts";
import { generateAll } from "./generate-all.ts";
import { findDrift, writeOutputs } from "./outputs.ts";

const projectRoot = fileURLToPath(new URL("../..", import.meta.url));
const directory = join(projectRoot, "generated");

const started = performance.now();
const compiled = await compileSpec(projectRoot);
if (!compiled.ok) {
  console.error(compiled.complaints.join("\n"));
  console.error(`\nThe spec does not compile: ${compiled.complaints.length} complaints, nothing was generated.`);
  process.exit(1);
}
const outputs = await generateAll(compiled.document);

if (process.argv.includes("--check")) {
  const drift = findDrift(directory, outputs);
  for (const line of drift) console.error(`generated/${line}`);
  if (drift.length > 0)
    console.error("\nThe generated files are not what spec/ generates. Run `npm run generate` and commit the result.");
  process.exitCode = drift.length > 0 ? 1 : 0;
} else {
  const { written, removed } = writeOutputs(directory, outputs);
  for (const name of written) console.log(`written  generated/${name}`);
  for (const name of removed) console.log(`removed  generated/${name}`);
  console.log(
    `${Object.keys(outputs).length} files, ${written.length} changed, ${removed.length} removed, ${Math.round(performance.now() - started)} ms`,
  );
}
