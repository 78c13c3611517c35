// npm run generate writes generated/; with --check, it compares instead and fails when a file is not current.
import { generatedFolder, generateFromSpec, writeGenerated } from "./generate.ts";
import { findDrift } from "./outputs.ts";

process.exitCode = (process.argv.includes("--check") ? await check() : await writeGenerated()) ? 0 : 1;

async function check(): Promise<boolean> {
  const outputs = await generateFromSpec();
  if (outputs === undefined) return false;
  const drift = findDrift(generatedFolder, outputs);
  for (const line of drift) console.error(`generated/${line}`);
  if (drift.length > 0)
    console.error("\nThe generated files are not what spec/ generates. Run `npm run generate` and commit the result.");
  return drift.length === 0;
}
