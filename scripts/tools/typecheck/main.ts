// npm run typecheck: checks the types of the whole project, and groups the errors by operation.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { type OperationTitle, reportTypeErrors } from "./report.ts";

const compiler = spawn(process.execPath, ["node_modules/@typescript/native/bin/tsc", "-p", ".", "--pretty", "false"], {
  stdio: ["ignore", "pipe", "inherit"],
});
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => compiler.kill(signal));
let output = "";
compiler.stdout.setEncoding("utf8").on("data", (text: string) => {
  output += text;
});
compiler.on("close", (code, signal) => {
  // The check was stopped, so its result is unknown.
  if (signal !== null) process.exit(1);
  const readLines = (file: string): string[] => readFileSync(file, "utf8").split("\n");
  if (code === 0) console.log("No type errors.");
  else console.error(reportTypeErrors(output, { operations: readOperations(), readLines }) || output);
  process.exitCode = code ?? 1;
});

interface Described {
  readonly operationId?: string;
  readonly summary?: string;
}

function readOperations(): Map<string, OperationTitle> {
  const { paths }: { paths: Record<string, Record<string, Described>> } = JSON.parse(
    readFileSync("generated/openapi.json", "utf8"),
  );
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { operationId, summary = "" }]) =>
        operationId === undefined ? [] : [[operationId, { method: method.toUpperCase(), path, summary }] as const],
      ),
    ),
  );
}
