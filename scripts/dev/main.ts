// npm run dev: npm start that starts again when the code changes, and generates again when the contract does.
import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { stopOnSignals } from "../support/stop-on-signals.ts";

const service = spawn(process.execPath, ["--watch", "--watch-preserve-output", "scripts/start/main.ts"], {
  stdio: "inherit",
  env: { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? "debug" },
});
const ended = new Promise<void>((resolve) => service.once("exit", () => resolve()));
void ended.then(() => process.exit(service.exitCode ?? 1));
stopOnSignals(async () => {
  service.kill("SIGTERM");
  await ended;
});

let generating: ReturnType<typeof spawn> | undefined;
let changed = false;
watch("spec", { recursive: true }, generate);

function generate(): void {
  changed = true;
  if (generating) return;
  changed = false;
  generating = spawn(process.execPath, ["scripts/generate/main.ts"], { stdio: "inherit" });
  generating.once("exit", () => {
    generating = undefined;
    if (changed) generate();
  });
}
