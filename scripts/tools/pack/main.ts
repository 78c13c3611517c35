// npm run pack -- [FOLDER]: builds the client and the CLI, and packs both into FOLDER (default: client/dist).
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const folder = resolve(process.argv[2] ?? join(root, "client/dist"));

// npm builds before it packs only if its settings allow scripts, which this project's do not.
for (const workspace of ["@account-intelligence/client", "@account-intelligence/cli"])
  npm("run", "build", "--workspace", workspace);
mkdirSync(folder, { recursive: true });
for (const workspace of ["@account-intelligence/client", "@account-intelligence/cli"])
  npm("pack", "--ignore-scripts", "--workspace", workspace, `--pack-destination=${folder}`);
console.log(`Packed into ${folder}`);

function npm(...args: string[]): void {
  execFileSync("npm", [...args, "--loglevel=error"], { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
}
