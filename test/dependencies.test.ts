import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

interface LockedPackage {
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly deprecated?: string;
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(readText("package-lock.json"));
const manifest: Manifest = JSON.parse(readText("package.json"));
const installed = Object.entries(lock.packages).filter(([path, { link }]) => path.startsWith("node_modules/") && !link);

function readText(path: string): string {
  return readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
}

function packageName(path: string): string {
  return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}

/** Licenses that only require attribution. */
const ALLOWED = ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "MIT-0", "Python-2.0"];

it("every shipped package has a license that allows its distribution", () => {
  const shipped = installed.filter(([, { dev }]) => !dev);
  expect(shipped.length).toBeGreaterThan(50);
  const isAllowed = (license: string): boolean =>
    license
      .replace(/[()]/g, "")
      .split(" OR ")
      .some((choice) => ALLOWED.includes(choice));
  const others = shipped.filter(([, { license = "none" }]) => !isAllowed(license));
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

it.each([".", "client", "client/cli"])("%s contains the text of the license that its manifest declares", (folder) => {
  const { license } = JSON.parse(readText(`${folder}/package.json`));
  expect(readText(`${folder}/LICENSE`)).toMatch(new RegExp(`^${license} License\n`));
});

it("no package is deprecated by its authors", () => {
  const deprecated = installed.filter(([, { deprecated }]) => deprecated !== undefined);
  expect(deprecated.map(([path, { deprecated }]) => `${path}: ${deprecated}`)).toEqual([]);
});

it("every package is pinned to one version, and locked with its checksum", () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const asked = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(asked.filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  // npm records no checksum for packages of other platforms.
  const locked = installed.filter(([, { dev, optional }]) => !(dev && optional));
  expect(locked.filter(([, { integrity }]) => !integrity?.startsWith("sha512-")).map(([path]) => path)).toEqual([]);
});

it("no package runs a script when it is installed", () => {
  expect(readText(".npmrc")).toMatch(/^ignore-scripts=true$/m);
  const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => packageName(path));
  const refused = Object.entries(manifest.allowScripts ?? {}).filter(([, allowed]) => !allowed);
  expect(scripted.filter((name) => !refused.some(([refusedName]) => refusedName === name))).toEqual([]);
});

/** The folders of a package's files, and those of them that are used only in development. */
const PACKAGES = [
  { folder: ".", runs: ["server", "scripts"], develops: ["test", "client", "spec"] },
  { folder: "client", runs: ["client/src"], develops: [] },
  { folder: "client/cli", runs: ["client/cli/src"], develops: [] },
  { folder: "server/search-engine", runs: ["server/search-engine"], develops: [] },
];

it.each(PACKAGES)("$folder uses every package that it depends on", ({ folder, runs, develops }) => {
  const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = readManifest(folder);
  const shipped = readTexts(runs);
  const all = [...shipped, ...readTexts(develops), readText("vitest.config.ts")].join("\n");
  const unused = (names: Record<string, string>, text: string) =>
    Object.keys(names).filter((name) => !isUsed(name, text));
  expect(unused({ ...dependencies, ...optionalDependencies }, shipped.join("\n"))).toEqual([]);
  expect(unused(devDependencies, all)).toEqual([]);
});

function readManifest(folder: string): Manifest {
  return JSON.parse(readText(`${folder}/package.json`));
}

/** Reads the sources, commands and specifications below folders. */
function readTexts(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(new URL(`../${folder}/`, import.meta.url), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(ts|mjs|tsp|cts)$/.test(name) && !/(^|\/)(node_modules|dist)\//.test(name))
      .map((name) => readText(`${folder}/${name}`)),
  );
}

/** Whether `text` imports a package or contains the path of a file of it. `@types/x` counts as `x`. */
function isUsed(name: string, text: string): boolean {
  if (name === "@types/node") return text.includes('"node:');
  const described = name.replace(/^@types\/(\w+)__/, "@$1/").replace(/^@types\//, "");
  const platform = /(?:linux|darwin)-(?:arm64|x64)$/;
  // Code refers to packages of one platform by the name of the platform: `node-${process.platform}-…`.
  if (platform.test(described)) return text.includes(`${described.replace(platform, "")}\${process.platform}`);
  const written = described.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?:from |import |\\()"${written}["/]|["'\`/]${written}/|\\.bin/${written}\\b`).test(text);
}
