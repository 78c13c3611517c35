// npm run release: sets the versions of the client and the CLI according to their changesets, and packs both. It only
// prints the commands that publish them, because publishing is a manual step.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const dirty = execFileSync("git", ["status", "--porcelain"], { cwd: root, encoding: "utf8" });
if (dirty !== "" && !process.argv.includes("--dirty")) {
  console.error(`A release is made from a commit. Commit these changes first:\n${dirty}`);
  process.exit(1);
}
run("node_modules/@changesets/cli/bin.js", "version");
// npm stores the versions of workspaces in the lock file.
execFileSync("npm", ["install", "--package-lock-only", "--ignore-scripts", "--no-audit", "--no-fund"], {
  cwd: root,
  stdio: "inherit",
});
run("scripts/tools/pack/main.ts");
const packages = ["client", "client/cli"].map((folder) => {
  const manifest: { name: string; version: string } = JSON.parse(
    readFileSync(join(root, folder, "package.json"), "utf8"),
  );
  return `${manifest.name.replace("@", "").replace("/", "-")}-${manifest.version}.tgz`;
});
console.log("Review the changes, commit and tag them. Then publish to your registry:");
for (const file of packages) console.log(`  npm publish client/dist/${file}`);

function run(...args: string[]): void {
  execFileSync(process.execPath, args, { cwd: root, stdio: "inherit" });
}
