import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { codeBlocks, namedPaths, projectRoot, type Readme, readReadmes } from "./support/readme.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const folder = temporaryFolder();

const readmes = readReadmes();

it("every path in the code and links of a page exists", () => {
  const missing = readmes.flatMap((readme) => {
    const places = [projectRoot, join(projectRoot, dirname(readme.path))];
    return (
      namedPaths(readme)
        // Skips the paths of the example family in server/add-a-family.md.
        .filter((path) => !/\bnotes\b/.test(path))
        .filter((path) => !places.some((place) => existsSync(join(place, path))))
        .map((path) => `${readme.path}: ${path}`)
    );
  });
  expect(missing).toEqual([]);
});

it("no line of a page is longer than 120 characters, except in tables and code", () => {
  const long = readmes.flatMap(({ path, text }) => {
    const lines = text.replace(/^```[\s\S]*?^```/gm, "").split("\n");
    return lines.filter((line) => line.length > 120 && !/^(\|| {4})/.test(line)).map((line) => `${path}: ${line}`);
  });
  expect(long).toEqual([]);
});

/** Declarations for names that the client's examples use without declaring. */
const GIVEN =
  "declare const baseUrl: string, userId: string, request: Request; declare function store(results: unknown, cursor: string): Promise<void>;";

/** Joins the blocks of a page into one program, with imports first and each later block in its own scope. */
function asProgram(readme: Readme): string {
  const isImport = (line: string): boolean => line.startsWith("import ");
  const blocks = codeBlocks(readme, "ts").map((block) => block.split("\n"));
  const imports = [...new Set(blocks.flatMap((lines) => lines.filter(isImport)))];
  const bodies = blocks.map((lines) => lines.filter((line) => !isImport(line)).join("\n"));
  return [...imports, GIVEN, ...bodies.map((body, at) => (at === 0 ? body : `{\n${body}\n}`)), "export {};"].join("\n");
}

it("the TypeScript of every page compiles against the project", () => {
  // test/http/guides.test.ts compiles and runs the guides.
  const isGuide = ({ path }: Readme): boolean => path.startsWith("server/http/docs/guides/");
  const programs = readmes.filter((readme) => codeBlocks(readme, "ts").length > 0 && !isGuide(readme));
  for (const readme of programs) {
    const path = join(folder, "programs", `${readme.path.replaceAll("/", "-")}`, "page.ts");
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, asProgram(readme));
  }
  const configuration = {
    extends: join(projectRoot, "tsconfig.json"),
    include: ["programs"],
    compilerOptions: {
      noUnusedLocals: false,
      // The imports of an example of a family's file are relative to server/<family>/.
      rootDirs: [join(projectRoot, "server"), join(folder, "programs")],
      paths: { "@account-intelligence/client": [join(projectRoot, "client/src/index.ts")] },
      typeRoots: [join(projectRoot, "node_modules/@types")],
    },
  };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(configuration));
  const compiler = join(projectRoot, "node_modules/@typescript/native/bin/tsc");
  let complaints = "";
  try {
    execFileSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8" });
  } catch (error) {
    complaints = error instanceof Error && "stdout" in error ? String(error.stdout) : String(error);
  }
  expect(complaints).toBe("");
});
