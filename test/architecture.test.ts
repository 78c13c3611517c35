import { describe, expect, it } from "vitest";
import { longFunctions, readSources, type SourceFile, silencedPlaces } from "./support/source-files.ts";

const server = readSources("server");
const generated = readSources("generated");
const client = readSources("client");
const scripts = readSources("scripts");

/** Folders of server/ that are no family. */
const SHARED = ["adapters", "companies", "company-filter", "config", "db", "http", "jobs", "ports", "text"];

/** What a family offers to the others. Everything else of it is its own. */
const PUBLIC_FILES = [
  "server/credits/ledger.ts",
  "server/credits/prices.ts",
  "server/search/search.ts",
  "server/webhooks/publish.ts",
  "server/workspace-members/email-address.ts",
  "server/workspace-members/join.ts",
];

/** Files beside the folders that wire the parts together: the only ones that may know adapters. */
const ENTRY_POINT = /^server\/[^/]+\.ts$/;

/** Where SQL may stand: files of queries, and files named for the one statement they hold. */
const SQL_FILE = /\/(queries(-[a-z-]+)?|ledger|enqueue|publish)\.ts$/;
const SQL = /\bsql[`<]|\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;

// Aims are 150 and 50; these leave room for one more table or case before a file must be split.
const MOST_LINES = 180;
const MOST_FUNCTION_LINES = 60;

/** Long because it lists: every table with every column. */
const LISTS = ["server/db/tables.ts"];

function offences(files: readonly SourceFile[], isOffence: (imported: string, file: SourceFile) => boolean): string[] {
  return files.flatMap((file) =>
    file.imports.filter((imported) => isOffence(imported, file)).map((imported) => `${file.path} imports ${imported}`),
  );
}

function isOurs(imported: string): boolean {
  return /^(server|client|generated|scripts|test)\//.test(imported);
}

function inFolder(files: readonly SourceFile[], folder: string): SourceFile[] {
  return files.filter(({ path }) => path.startsWith(folder));
}

function folderOf(path: string): string {
  return path.split("/").length > 2 ? (path.split("/")[1] ?? "") : "";
}

describe("who may import whom", () => {
  it("generated files import nothing of ours", () => {
    expect(offences(generated, (imported) => isOurs(imported) && !imported.startsWith("generated/"))).toEqual([]);
  });

  it("the client imports the contract's types and openapi-fetch, nothing of Node and nothing else", () => {
    const allowed = /^(client\/|generated\/types\.ts$|openapi-fetch$)/;
    expect(offences(inFolder(client, "client/src/"), (imported) => !allowed.test(imported))).toEqual([]);
  });

  it("ports and the database layer import nothing of ours", () => {
    for (const folder of ["server/ports/", "server/db/"]) {
      expect(
        offences(inFolder(server, folder), (imported) => isOurs(imported) && !imported.startsWith(folder)),
      ).toEqual([]);
    }
  });

  it("the company filter imports ports and nothing else of ours", () => {
    const allowed = /^server\/(company-filter|ports)\//;
    expect(
      offences(inFolder(server, "server/company-filter/"), (imported) => isOurs(imported) && !allowed.test(imported)),
    ).toEqual([]);
  });

  it("adapters import their ports, the company filter and nothing else of ours", () => {
    const allowed = /^server\/(adapters|company-filter|ports)\//;
    expect(
      offences(inFolder(server, "server/adapters/"), (imported) => isOurs(imported) && !allowed.test(imported)),
    ).toEqual([]);
  });

  it("only the entry points import adapters", () => {
    const others = server.filter(({ path }) => !ENTRY_POINT.test(path) && !path.startsWith("server/adapters/"));
    expect(offences(others, (imported) => imported.startsWith("server/adapters/"))).toEqual([]);
  });

  it("a family uses its own files, the shared ones, and of another family only its public file", () => {
    const families = server.filter(({ path }) => folderOf(path) !== "" && !SHARED.includes(folderOf(path)));
    const allowed =
      /^server\/(ports|db|companies|company-filter|text|config)\/|^server\/http\/(admit|contract|pagination|problems)\.ts$|^server\/jobs\/(enqueue|payloads|pools|registry)\.ts$|^server\/[^/]+\.ts$|^generated\//;
    const isOffence = (imported: string, file: SourceFile): boolean =>
      isOurs(imported) &&
      folderOf(imported) !== folderOf(file.path) &&
      !allowed.test(imported) &&
      !PUBLIC_FILES.includes(imported);
    expect(offences(families, isOffence)).toEqual([]);
  });

  it("the request path knows no family", () => {
    const allowed = /^server\/(http|db|ports)\/|^generated\//;
    expect(
      offences(inFolder(server, "server/http/"), (imported) => isOurs(imported) && !allowed.test(imported)),
    ).toEqual([]);
  });

  it("Koa appears only in the request path", () => {
    const outside = server.filter(({ path }) => !path.startsWith("server/http/"));
    expect(offences(outside, (imported) => /^@?koa/.test(imported))).toEqual([]);
  });

  it("SQL stands only where it is looked for", () => {
    const elsewhere = server.filter(
      ({ path }) => !SQL_FILE.test(path) && !path.startsWith("server/db/") && !path.startsWith("server/jobs/"),
    );
    const pgvector = /^server\/adapters\/vector-search-pgvector\//;
    expect(
      elsewhere.filter(({ path, text }) => SQL.test(text) && !pgvector.test(path)).map(({ path }) => path),
    ).toEqual([]);
  });

  it("the server has no barrel files", () => {
    // An AssemblyScript entry names what the module exports: the compiler wants it so.
    const sources = server.filter(({ path }) => !path.endsWith(".assembly.ts"));
    const barrels = sources.filter(
      ({ path, text }) =>
        path.endsWith("/index.ts") ||
        text
          .trim()
          .split("\n")
          .every((line) => /^(export .* from |\/\/|$)/.test(line)),
    );
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });
});

it("every file of the server, the client and the scripts is used by another, or is run", () => {
  const sources = [...server, ...client, ...scripts];
  const used = new Set(sources.flatMap(({ imports }) => imports));
  // Threads and WebAssembly are loaded by a URL, and commands are run by their path.
  const named = sources.map(({ text }) => text).join("\n");
  const isRun = (path: string): boolean =>
    /^scripts\/([^/]+\/main|bench\/[^/]+)\.ts$/.test(path) ||
    path === "client/src/index.ts" ||
    /\.(assembly|d)\.ts$/.test(path);
  const isNamed = (path: string): boolean =>
    new RegExp(`new URL\\("\\./${path.split("/").at(-1)?.replaceAll(".", "\\.")}"`).test(named);
  expect(sources.map(({ path }) => path).filter((path) => !used.has(path) && !isRun(path) && !isNamed(path))).toEqual(
    [],
  );
});

describe("what a file looks like", () => {
  const written = [...server, ...client, ...scripts];

  it(`no file is longer than ${MOST_LINES} lines`, () => {
    const long = written.filter(({ path, lines }) => lines > MOST_LINES && !LISTS.includes(path));
    expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  });

  it(`no function is longer than ${MOST_FUNCTION_LINES} lines`, () => {
    expect(
      written
        .flatMap((file) => longFunctions(file, MOST_FUNCTION_LINES))
        .map(({ where, lines }) => `${where}: ${lines}`),
    ).toEqual([]);
  });

  it("the compiler is never told to look away", () => {
    // AssemblyScript is another language: its own compiler checks it, and TypeScript is told to pass its operators over.
    expect(written.filter(({ path }) => !path.endsWith(".assembly.ts")).flatMap(silencedPlaces)).toEqual([]);
  });

  it("there is one double cast in the server, where handlers are mounted", () => {
    expect(server.filter(({ text }) => /\bas unknown as\b/.test(text)).map(({ path }) => path)).toEqual([
      "server/http/mount.ts",
    ]);
  });
});
