// Runs every npm script: node scripts/bootstrap.mjs NAME [arguments]
// Installs the locked dependencies if they are missing or outdated. Then runs main.ts of the command or tool NAME
// (scripts/commands/, scripts/tools/) with Node 24 or newer: the Node that runs this file, or else the one in
// node_modules. This file must run on Node 18, so it is plain JavaScript.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, lstatSync, readFileSync } from "node:fs";
import module from "node:module";
import { constants } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const NEEDED = 24;
/** These commands reject arguments: ignoring one would start them with settings that the caller did not intend. */
const WITHOUT_ARGUMENTS = [
  "start",
  "worker",
  "dev",
  "vendors",
  "docs:reference",
  "build:wasm",
  "build:countries",
  "typecheck",
];
/** Names of release 0.2.0, which release 0.4.0 removes. */
const RENAMED = {
  boards: "job-boards",
  "credits grant": "credits:grant",
  "credits list": "credits:list",
  kernels: "build:wasm",
  "people erase": "people:erase",
  schema: "db:schema",
};
const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const [name, ...rest] = currentNames(process.argv.slice(2));
const isChild = process.env.BOOTSTRAPPED === "1";
delete process.env.BOOTSTRAPPED;

const script = ["commands", "tools"]
  .map((folder) => join(root, "scripts", folder, String(name).replace(":", "-"), "main.ts"))
  .find((path) => existsSync(path));
if (script === undefined) fail(`There is no command or tool named ${name}. \`npm run\` lists the names.`);
if (rest.length > 0 && WITHOUT_ARGUMENTS.includes(name)) {
  fail(
    `npm run ${name} takes no arguments, but got ${rest[0]}. Set environment variables instead: PORT=9000 npm run ${name}`,
  );
}
if (!isChild) install();
if (major() >= NEEDED) await runHere();
else runWith(bundledNode());

/** Replaces the former name of a command, including its verb, with the current name. */
function currentNames(words) {
  const former = [words.slice(0, 2).join(" "), words[0]].find((name) => name in RENAMED);
  if (former === undefined) return words;
  console.error(`npm run ${words[0]} is now npm run ${RENAMED[former]}. Release 0.4.0 removes the former name.`);
  return [RENAMED[former], ...words.slice(former.split(" ").length)];
}

/** Installs the packages of package-lock.json unless node_modules contains exactly these. */
function install() {
  const modules = join(root, "node_modules");
  // A symbolic link points to another checkout's modules, which must not be replaced.
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink() || isInstalled(modules)) return;
  console.error("Installing the dependencies...");
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ["npm", []];
  const options = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync(command, [...first, ...options], { cwd: root, stdio: ["ignore", 2, 2] });
  if (status !== 0) fail("The dependencies could not be installed: see npm's message above.");
}

/** npm lists the installed packages in node_modules/.package-lock.json. */
function isInstalled(modules) {
  const installed = packagesOf(join(modules, ".package-lock.json"));
  const wanted = packagesOf(join(root, "package-lock.json"));
  if (!installed || !wanted) return false;
  // Commands do not need development dependencies, which are missing after `npm ci --omit=dev`.
  const isCommand = process.env.NODE_ENV === "production" || script.startsWith(join(root, "scripts", "commands"));
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith("node_modules/") || entry.link) return true;
    const present = installed[path];
    if (!present) return entry.optional || entry.peer || (entry.dev && isCommand) || entry.devOptional;
    return present.version === entry.version && present.integrity === entry.integrity;
  });
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return undefined;
  }
}

function bundledNode() {
  const node = join(root, "node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
  if (existsSync(node) && spawnSync(node, ["--version"]).status === 0) return node;
  fail(
    `Node ${NEEDED} or newer is required, but this is Node ${process.versions.node}. Install one from https://nodejs.org and run the command again.`,
  );
}

/** Runs the script in this process, so that signals and the exit code need no forwarding. */
async function runHere() {
  process.env.PATH = dirname(process.execPath) + delimiter + (process.env.PATH ?? "");
  // Compiled modules are cached for the next start, and for child processes.
  process.env.NODE_COMPILE_CACHE ??= join(root, "node_modules", ".cache", "node");
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
  if (isChild && process.connected) {
    // If the parent is killed, stops as on SIGTERM.
    process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
    process.channel?.unref();
  }
  // The reader of a pipe, such as `head`, may end first.
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", (error) => {
      if (error.code !== "EPIPE") throw error;
    });
  process.argv.splice(1, process.argv.length - 1, script, ...rest);
  await import(pathToFileURL(script).href);
}

/** Runs the script in a child process, which receives the same signals and exits with this one. */
function runWith(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), name, ...rest], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...process.env, BOOTSTRAPPED: "1" },
  });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP", "SIGQUIT"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => fail(String(error)));
  child.on("exit", (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 1)));
}

function major() {
  return Number(process.versions.node.split(".")[0]);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
