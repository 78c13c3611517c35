import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Finding } from "./rule.ts";

interface Report {
  readonly problems: readonly {
    readonly ruleId: string;
    readonly message: string;
    readonly location: readonly { readonly pointer?: string }[];
  }[];
}

/**
 * Runs Redocly's recommended-strict rules over generated/openapi.json, in a process of its own, in parallel with
 * Spectral.
 */
export async function runRedocly(projectRoot: string): Promise<Finding[]> {
  const output = await run(projectRoot, [
    join(projectRoot, "node_modules/@redocly/cli/bin/cli.js"),
    "lint",
    "generated/openapi.json",
    "--config=scripts/tools/lint/redocly.yaml",
    "--format=json",
    "--max-problems=1000",
  ]);
  const report: Report = JSON.parse(output.slice(output.indexOf("{")));
  return report.problems.map(({ ruleId, message, location }) => ({
    rule: ruleId,
    where: location[0]?.pointer ?? "",
    message,
  }));
}

/** Returns the report. Redocly exits with 1 when it finds problems. */
async function run(cwd: string, commandLine: string[]): Promise<string> {
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  const child = spawn(process.execPath, commandLine, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (!output.includes("{")) throw new Error(`Redocly returned no report: ${errors}`);
  return output;
}
