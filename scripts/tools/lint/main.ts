import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { OpenApiDocument } from "../generate/openapi-document.ts";
import { checkOwnRules } from "./own-rules.ts";
import { runSpectral } from "./spectral.ts";

const projectRoot = fileURLToPath(new URL("../../..", import.meta.url));
const started = performance.now();

const text = readFileSync(join(projectRoot, "generated/openapi.json"), "utf8");
const document: OpenApiDocument = JSON.parse(text);
const own = checkOwnRules(document);
const spectral = await runSpectral(text);
const bySource = { "own rules": own, spectral };

for (const [source, findings] of Object.entries(bySource)) {
  for (const { rule, where, message } of findings) console.error(`${source}  ${rule}  ${where}: ${message}`);
}
const total = Object.values(bySource).reduce((sum, findings) => sum + findings.length, 0);
const counts = Object.entries(bySource).map(([source, findings]) => `${source} ${findings.length}`);
console.log(`Contract lint: ${counts.join(", ")} (${Math.round(performance.now() - started)} ms)`);
process.exitCode = total > 0 ? 1 : 0;
