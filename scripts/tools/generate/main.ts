// npm run generate: writes generated/. With --check, only compares, and fails if a file is out of date.
import { generatedFolder, generateFromSpec, writeGenerated } from "./generate.ts";
import { findDrift } from "./outputs.ts";

process.exitCode = (process.argv.includes("--check") ? await check() : await writeGenerated()) ? 0 : 1;

async function check(): Promise<boolean> {
  const outputs = await generateFromSpec();
  if (outputs === undefined) return false;
  const drift = findDrift(generatedFolder, outputs);
  for (const line of drift) console.error(`generated/${line}`);
  if (drift.length > 0)
    console.error("\nThe generated files are out of date. Run `npm run generate` and commit the result.");
  return drift.length === 0;
}
