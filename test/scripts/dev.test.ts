import { chmodSync, cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { startCommand } from "../support/command.ts";
import { projectRoot } from "../support/readme.ts";

const copy = mkdtempSync(join(tmpdir(), "npm-dev-"));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Copies the project, so that the test can change files that other tests read. */
function copyProject(): void {
  chmodSync(copy, 0o755); // Postgres runs as another user when this runs as root.
  for (const name of ["package.json", "package-lock.json", "tsconfig.json", "spec", "generated", "server", "scripts"])
    cpSync(join(projectRoot, name), join(copy, name), { recursive: true });
  symlinkSync(join(projectRoot, "node_modules"), join(copy, "node_modules"));
}

/** Saves a changed file like most editors, by replacing the old file. */
function saveByRename(path: string, change: (text: string) => string): void {
  const [file, draft] = [join(copy, path), join(copy, `${path}.draft`)];
  writeFileSync(draft, change(readFileSync(file, "utf8")));
  renameSync(draft, file);
}

function readyTimes(count: number): RegExp {
  return new RegExp(`(Ready at http[\\s\\S]*){${count}}`);
}

describe("npm run dev", { timeout: 400_000 }, () => {
  it("becomes ready on an empty DATA_DIR, restarts at every save and regenerates when the contract changes", async () => {
    copyProject();
    const settings = { DATA_DIR: join(copy, "data"), PORT: "0", SAMPLE_DATA: "0", LOG_LEVEL: "debug" };
    const dev = startCommand("npm run dev", settings, copy);
    await dev.prints(readyTimes(1));
    expect(dev.output()).not.toContain("/readyz");
    saveByRename("server/wiring/log.ts", (text) => `${text}// first\n`);
    await dev.prints(readyTimes(2));
    saveByRename("server/wiring/log.ts", (text) => `${text}// second\n`);
    await dev.prints(readyTimes(3));
    saveByRename("spec/main.tsp", (text) => text.replace(/title: "[^"]+"/, 'title: "Changed title"'));
    await dev.prints(readyTimes(4));
    expect(readFileSync(join(copy, "generated/openapi.json"), "utf8")).toContain('"title": "Changed title"');
    expect(await dev.stop(), dev.output()).toBe(0);
  });
});
