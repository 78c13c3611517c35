// npm run dev: runs npm start, restarts it when the code changes, regenerates when the contract changes, and reports
// type errors.
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { watch } from "chokidar";
import { openEmbeddedDatabase } from "../../../server/db/embedded.ts";
import { settingsOrExit } from "../../support/command.ts";
import { stopChild } from "../../support/stop-child.ts";
import { stopOnSignals } from "../../support/stop-on-signals.ts";
import { writeGenerated } from "../generate/generate.ts";
import { checkOwnRules } from "../lint/own-rules.ts";
import { prepareDrafts } from "./drafts.ts";

/** Groups the file events of one save or of one switch of branches. */
const DEBOUNCE_MS = 100;

const config = settingsOrExit();
let stopping = false;
let service: ChildProcess | undefined;
/** The embedded database runs between restarts, so that the service starts sooner. */
const opening =
  config.databaseUrl === undefined ? openEmbeddedDatabase({ directory: config.dataDirectory }) : undefined;
/** Generating and restarting never overlap, so that the service never starts on partly generated files. */
let lastTask: Promise<unknown> = Promise.all([startService(), generate()]);

/** The running type check. It delays neither generation nor restarts. */
let typecheck: ChildProcess | undefined;

/** How often the contract was saved. */
let saves = 0;

const watchers = [
  onChange(["spec"], regenerate).on("all", () => {
    saves++;
    stopCheck();
  }),
  onChange(["server", "generated", "scripts"], restart),
  // A save stops the type check at its first event, so that no result for the previous code is printed afterwards.
  watchFiles(["server", "generated", "scripts", "client", "test"], checkTypes).on("all", stopCheck),
];
checkTypes();
stopOnSignals(async () => {
  stopping = true;
  const database = await opening;
  // Does not wait for generation: an exit cannot interrupt its writes, which are synchronous.
  await Promise.all([
    service && stopChild(service),
    typecheck && stopChild(typecheck),
    ...watchers.map((watcher) => watcher.close()),
  ]);
  await database?.stop();
});

function onChange(paths: string[], task: () => Promise<unknown>) {
  return watchFiles(paths, () => {
    lastTask = lastTask.then(() => stopping || task());
  });
}

function watchFiles(paths: string[], react: () => void) {
  let timer: NodeJS.Timeout | undefined;
  return watch(paths, { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(react, DEBOUNCE_MS);
  });
}

/** Reports type errors, because Node runs code in spite of them. */
function checkTypes(): void {
  if (stopping) return;
  stopCheck();
  typecheck = spawn(process.execPath, ["scripts/tools/typecheck/main.ts"], { stdio: ["ignore", "inherit", "inherit"] });
}

function stopCheck(): void {
  typecheck?.kill();
}

/** Generates in this process, so that the compiler stays warm. Returns whether the contract could be compiled. */
async function generate(): Promise<boolean> {
  try {
    await writeGenerated();
  } catch (error) {
    console.error(error);
    return false;
  }
  const findings = checkOwnRules(JSON.parse(readFileSync("generated/openapi.json", "utf8")));
  for (const { rule, where, message } of findings) console.error(`${rule}  ${where}: ${message}`);
  return true;
}

/** Checks the types even if generation changed no file, unless the contract has been saved again. */
async function regenerate(): Promise<void> {
  const save = saves;
  if ((await generate()) && save === saves) checkTypes();
}

async function restart(): Promise<void> {
  console.log("Restarting...");
  if (service) await stopChild(service);
  await startService();
}

async function startService(): Promise<void> {
  const database = await opening;
  // Drafts are edited only in the embedded database: the database at DATABASE_URL may be shared.
  if (database !== undefined)
    await prepareDrafts(database.url, { log: console.log }).catch((error: unknown) => console.error(error));
  if (stopping) return;
  const env = { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL ?? "info" };
  service = spawn(process.execPath, ["scripts/commands/start/main.ts"], { stdio: "inherit", env });
  service.once("exit", (code) => {
    if (code !== 0 && !stopping) console.error("The service has stopped. It restarts at the next change.");
  });
}
