import { execFile, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import { startTestService } from "../support/service.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const projectRoot = fileURLToPath(new URL("../..", import.meta.url));

const PROGRAM = readFileSync(join(projectRoot, "test/client/package-program.txt"), "utf8");

const CLIENT = "@account-intelligence/client";
const CLI = "@account-intelligence/cli";

/** The dependencies of the two packages, packed from node_modules because tests use no registry. */
const NEEDED = [
  "openapi-fetch",
  "openapi-typescript-helpers",
  "commander",
  "cli-progress",
  "string-width",
  "emoji-regex",
  "is-fullwidth-code-point",
  "strip-ansi",
  "ansi-regex",
];

/** Strict compiler settings; libraries are checked too. */
const STRICT = {
  target: "es2022",
  lib: ["es2023", "dom", "dom.iterable"],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
};

describe("the packed client, in an empty project", async () => {
  const project = temporaryFolder();
  const service = await startTestService();
  await run(process.execPath, [join(projectRoot, "scripts/tools/pack/main.ts"), project], projectRoot);
  const packed: Record<string, string> = {};
  for (const file of readdirSync(project)) packed[file.includes("-cli-") ? CLI : CLIENT] = `file:${file}`;
  for (const path of NEEDED.map((name) => `node_modules/${name}`)) {
    const output = await run(
      "npm",
      ["pack", "--json", "--ignore-scripts", `--pack-destination=${project}`],
      join(projectRoot, path),
    );
    const listed: { name: string; filename: string }[] = JSON.parse(output);
    for (const { name, filename } of listed) packed[name] = `file:${filename}`;
  }
  writeFileSync(
    join(project, "package.json"),
    JSON.stringify({ name: "consumer", private: true, type: "module", dependencies: packed }),
  );
  await run("npm", ["install", "--offline", "--no-audit", "--no-fund", "--ignore-scripts"], project);
  writeFileSync(
    join(project, "program.ts"),
    PROGRAM.replace("process.argv", "(globalThis as { process?: { argv: string[] } }).process!.argv"),
  );

  afterAll(async () => {
    await service?.stop();
  });

  const nodenext = { module: "nodenext", moduleResolution: "nodenext", outDir: "out" };
  const bundler = { module: "esnext", moduleResolution: "bundler", noEmit: true };

  it.each([
    ["TypeScript 7", "@typescript/native/bin/tsc", "nodenext", nodenext],
    ["TypeScript 7", "@typescript/native/bin/tsc", "bundler", bundler],
    ["TypeScript 5.9", "typescript/bin/tsc", "nodenext", nodenext],
  ])("type-checks under strict settings with %s (%s) and %s resolution", async (_version, path, name, resolution) => {
    writeFileSync(
      join(project, `tsconfig.${name}.json`),
      JSON.stringify({ compilerOptions: { ...STRICT, types: [], ...resolution }, files: ["program.ts"] }),
    );
    const compiler = join(projectRoot, "node_modules", path);
    const started = performance.now();
    expect(await run(process.execPath, [compiler, "-p", `tsconfig.${name}.json`], project)).toBe("");
    // The check takes 5 s on an idle machine; this one may be busy with other tests.
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  it.each(["client", "client/cli"])("cannot be packed with npm before %s has been built", (folder) => {
    const clone = join(project, "clone");
    for (const path of ["package.json", ".npmrc", `${folder}/package.json`]) {
      cpSync(join(projectRoot, path), join(clone, path));
    }
    const packed = spawnSync("npm", ["pack"], { cwd: join(clone, folder), encoding: "utf8" });
    expect([packed.status === 0, readdirSync(join(clone, folder))]).toEqual([false, ["package.json"]]);
    mkdirSync(join(clone, folder, "dist"));
    expect(spawnSync("npm", ["pack"], { cwd: join(clone, folder) }).status).toBe(0);
  });

  it("includes a CLI that runs", async () => {
    const said = await run(join(project, "node_modules/.bin/account-intelligence"), ["credits", "prices"], project, {
      ACCOUNT_INTELLIGENCE_URL: service.address,
      ACCOUNT_INTELLIGENCE_KEY: (await createKeyOwner(service.database.db)).key,
    });
    expect(JSON.parse(said)[0]).toHaveProperty("credits");
  });

  it("calls the service after compilation", async () => {
    const { key, email } = await createKeyOwner(service.database.db);
    const said = await run(process.execPath, ["out/program.js", service.address, key], project);
    expect(JSON.parse(said)).toEqual({
      me: email,
      code: "UNAUTHORIZED",
      contract: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
    const packed = join(project, "node_modules", CLIENT);
    const map = JSON.parse(readFileSync(join(packed, "dist/client/src/index.d.ts.map"), "utf8"));
    expect(existsSync(join(packed, "dist/client/src", map.sources[0]))).toBe(true);
    expect(existsSync(join(packed, "CHANGELOG.md"))).toBe(true);
  });
});

async function run(command: string, commandLine: string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  try {
    return (
      await promisify(execFile)(command, commandLine, {
        cwd,
        env: { ...process.env, npm_config_loglevel: "error", ...env },
        maxBuffer: 10_000_000,
      })
    ).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${commandLine.join(" ")}\n${stdout ?? ""}\n${stderr ?? ""}`, { cause: error });
  }
}
