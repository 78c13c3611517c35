import { spawn } from "node:child_process";
import { join } from "node:path";
import type { Finding } from "./finding.ts";

interface Report {
  readonly problems: readonly {
    readonly ruleId: string;
    readonly message: string;
    readonly location: readonly { readonly pointer?: string }[];
  }[];
}

/** Runs Redocly's recommended-strict rules over generated/openapi.json, in a process of its own beside Spectral. */
export async function runRedocly(projectRoot: string): Promise<Finding[]> {
  const output = await run(projectRoot, [
    join(projectRoot, "node_modules/@redocly/cli/bin/cli.js"),
    "lint",
    "generated/openapi.json",
    "--config=scripts/lint/redocly.yaml",
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

function run(cwd: string, commandLine: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const environment = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
    const child = spawn(process.execPath, commandLine, { cwd, env: environment, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    let complaints = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => (complaints += text));
    child.on("error", reject);
    child.on("close", () =>
      output.includes("{") ? resolve(output) : reject(new Error(`Redocly gave no report: ${complaints}`)),
    );
  });
}
