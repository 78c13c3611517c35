import { describe, expect, it } from "vitest";
import { readSources, type SourceFile, silencedPlaces } from "./support/source-files.ts";

const server = readSources("server");
const generated = readSources("generated");
const client = readSources("client");
const scripts = readSources("scripts");
const tests = readSources("test");

/** Folders of server/ that are not families. */
const SHARED = [
  "adapters",
  "catalogue",
  "config",
  "db",
  "filters",
  "http",
  "jobs",
  "lib",
  "ports",
  "search-engine",
  "secrets",
  "text",
  "wiring",
];

/** The folder that connects all parts. Only this folder may import adapters. */
const WIRING = /^server\/wiring\//;

const SQL_FILE = /\/queries(-[a-z-]+)?\.ts$/;
const SQL =
  /\bsql[`<]|\b(?:listRows|findRow|oneRow|listValues|findValue|oneValue|hasRows|run)\([\w.]+\)[`<]|\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/;

/** Returns the imports of project files in `files` that `allowed` does not match, as `a imports b`. */
function forbiddenImports(files: readonly SourceFile[], allowed: (file: SourceFile) => RegExp): string[] {
  return files.flatMap((file) =>
    file.imports
      .filter((imported) => isOurs(imported) && !allowed(file).test(imported))
      .map((imported) => `${file.path} imports ${imported}`),
  );
}

function isOurs(imported: string): boolean {
  return /^(server|client|generated|scripts|test)\//.test(imported);
}

function inFolder(files: readonly SourceFile[], folder: string): SourceFile[] {
  return files.filter(({ path }) => path.startsWith(folder));
}

function topFolder(path: string): string {
  return path.split("/").length > 2 ? (path.split("/")[1] ?? "") : "";
}

/** Returns an import cycle of the groups that `groupOf` assigns to the files; empty if there is none. */
function findCircle(files: readonly SourceFile[], groupOf: (path: string) => string): string[] {
  const imports = new Map<string, Set<string>>();
  for (const { path, imports: imported } of files)
    for (const other of imported.filter(isOurs)) {
      const [from, to] = [groupOf(path), groupOf(other)];
      if (from !== to) imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  const visited = new Set<string>();
  const visit = (group: string, path: readonly string[]): string[] => {
    if (path.includes(group)) return [...path.slice(path.indexOf(group)), group];
    if (visited.has(group)) return [];
    visited.add(group);
    for (const other of imports.get(group) ?? []) {
      const circle = visit(other, [...path, group]);
      if (circle.length > 0) return circle;
    }
    return [];
  };
  for (const group of imports.keys()) {
    const circle = visit(group, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

describe("allowed imports", () => {
  it("generated files import no other file of the project", () => {
    expect(forbiddenImports(generated, () => /^generated\//)).toEqual([]);
  });

  it("the client imports only the generated types and openapi-fetch, and nothing of Node", () => {
    const allowed =
      /^(client\/|generated\/(client-types|client-operations|contract-version|user-required|deletions|idempotency-exceptions)\.ts$|openapi-fetch$)/;
    const sources = inFolder(client, "client/src/");
    expect(sources.flatMap(({ imports }) => imports).filter((imported) => !allowed.test(imported))).toEqual([]);
  });

  it("each library that receives no more updates is imported by one file", () => {
    const importers = (name: string): string[] =>
      [...client, ...scripts, ...server].flatMap(({ path, imports }) => (imports.includes(name) ? [path] : []));
    expect(importers("openapi-fetch")).toEqual(["client/src/call.ts"]);
    expect(importers("openapi-typescript")).toEqual(["scripts/tools/generate/types.ts"]);
  });

  it("tests may import scripts, but scripts never import tests", () => {
    expect(forbiddenImports(scripts, () => /^(server|client|generated|scripts)\//)).toEqual([]);
    expect(forbiddenImports(client, () => /^(client|generated)\//)).toEqual([]);
    expect(forbiddenImports(server, () => /^(server|generated)\//)).toEqual([]);
  });

  it("scripts/support imports no command and no tool", () => {
    const allowed = /^(server|generated|scripts\/support)\//;
    expect(forbiddenImports(inFolder(scripts, "scripts/support/"), () => allowed)).toEqual([]);
  });

  it("db/ and lib/ import nothing outside themselves, and ports/ imports only lib/", () => {
    for (const folder of ["server/db/", "server/lib/"])
      expect(forbiddenImports(inFolder(server, folder), () => new RegExp(`^${folder}`))).toEqual([]);
    expect(forbiddenImports(inFolder(server, "server/ports/"), () => /^server\/(ports|lib)\//)).toEqual([]);
  });

  it("text/ imports only lib/, and other folders import only its public.ts", () => {
    expect(forbiddenImports(inFolder(server, "server/text/"), () => /^server\/(text|lib)\//)).toEqual([]);
    const others = [...server, ...scripts, ...tests].filter(({ path }) => !/^(server|test)\/text\//.test(path));
    expect(forbiddenImports(others, () => /^(?!server\/text\/(?!public\.ts$))/)).toEqual([]);
  });

  it("one file folds texts, one splits them into words, and one into sentences", () => {
    const outside = server.filter(({ path }) => !path.startsWith("server/text/"));
    const splitsText =
      /\.normalize\("NF|Intl\.Segmenter|\[(?:\\p\{[LNM]\}){2,}\]\+\/g|(?:split|match(?:All)?)\(\/\[\^?(?:\\p\{[LNM]\}){2,}\]/;
    expect(outside.filter(({ text }) => splitsText.test(text)).map(({ path }) => path)).toEqual([]);
    const definitions = (pattern: RegExp) => server.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
    expect(definitions(/\.normalize\("NFKD"\)/)).toEqual(["server/text/fold.ts"]);
    expect(definitions(/^const OF_WORDS\b/m)).toEqual(["server/text/tokens.ts"]);
    expect(definitions(/^const TERMINATORS\b/m)).toEqual(["server/text/sentences.ts"]);
  });

  it("search-engine/ imports only lib/, text/ and ports/", () => {
    const allowed = /^server\/(search-engine|lib|ports)\/|^server\/text\/public\.ts$/;
    expect(forbiddenImports(inFolder(server, "server/search-engine/"), () => allowed)).toEqual([]);
  });

  it("other folders import only the public.ts of search-engine/", () => {
    const others = [...server, ...scripts, ...tests].filter(
      ({ path }) => !/^(server|test)\/search-engine\//.test(path),
    );
    expect(forbiddenImports(others, () => /^(?!server\/search-engine\/(?!public\.ts$))/)).toEqual([]);
  });

  it("adapters/ imports only ports/, lib/ and text/", () => {
    const allowed = /^server\/(adapters|ports|lib)\/|^server\/text\/public\.ts$/;
    expect(forbiddenImports(inFolder(server, "server/adapters/"), () => allowed)).toEqual([]);
  });

  it("only wiring/ imports adapters/", () => {
    const others = server.filter(({ path }) => !WIRING.test(path) && !path.startsWith("server/adapters/"));
    expect(forbiddenImports(others, () => /^(?!server\/adapters\/)/)).toEqual([]);
  });

  it("a family imports only its own files, shared folders and the public.ts of other families", () => {
    const shared = [
      "server/(catalogue|config|db|filters|lib|ports)/",
      "server/secrets/secrets\\.ts$",
      "server/http/(authenticate|contract|pagination|problems)\\.ts$",
      "server/jobs/(definitions|enqueue|progress|resumable|queries-resumable)\\.ts$",
      "server/search/search\\.ts$",
      "server/[^/]+/public\\.ts$",
      "generated/",
    ];
    const families = server.filter(({ path }) => topFolder(path) !== "" && !SHARED.includes(topFolder(path)));
    const allowed = (file: SourceFile) => new RegExp(`^(${[...shared, `server/${topFolder(file.path)}/`].join("|")})`);
    expect(forbiddenImports(families, allowed)).toEqual([]);
  });

  it("http/ imports no family", () => {
    const allowed = /^server\/(http|db|lib|ports)\/|^server\/text\/public\.ts$|^generated\//;
    expect(forbiddenImports(inFolder(server, "server/http/"), () => allowed)).toEqual([]);
  });

  it("neither files nor folders of the server have import cycles", () => {
    const room = (path: string) => (topFolder(path) === "" ? path : `${path.split("/", 2).join("/")}/`);
    expect(findCircle([...server, ...client, ...scripts, ...tests], (path) => path)).toEqual([]);
    expect(findCircle(server, room)).toEqual([]);
  });

  it("Koa appears only in the request path", () => {
    const outside = server.filter(({ path }) => !path.startsWith("server/http/"));
    expect(outside.flatMap(({ imports }) => imports).filter((imported) => /^@?koa/.test(imported))).toEqual([]);
  });

  it("SQL is only in files named for queries", () => {
    const elsewhere = server.filter(({ path }) => !SQL_FILE.test(path) && !/^server\/(db|jobs)\//.test(path));
    const offenders = elsewhere.filter(({ text }) => SQL.test(text));
    expect(offenders.map(({ path }) => path)).toEqual([]);
  });

  it("only public.ts files consist of re-exports", () => {
    // The entry of an AssemblyScript module must list its exports.
    const sources = server.filter(({ path }) => !/\.assembly\.ts$|\/public\.ts$/.test(path));
    const onlyReExports = (text: string) => /^(\s*export (type )?(\*|\{[^}]*\}) from "[^"]+";\s*)+$/.test(text);
    expect(sources.filter(({ text }) => onlyReExports(text)).map(({ path }) => path)).toEqual([]);
  });
});

it("every file is imported by another file or is run", () => {
  const sources = [...server, ...client, ...scripts, ...tests];
  const used = new Set(sources.flatMap(({ imports }) => imports));
  // Code refers to threads, WebAssembly modules and processes by path.
  const names = /(?<!(?:from |import[ (]))"(?:[^"\n]*\/)?([\w.-]+\.ts)"/g;
  const named = new Set(sources.flatMap(({ text }) => [...text.matchAll(names)].map(([, name]) => name)));
  const isRun = (path: string): boolean =>
    /^scripts\/((commands|tools)\/[^/]+\/main|tools\/bench\/[^/]+)\.ts$/.test(path) ||
    path === "client/src/index.ts" ||
    path === "client/cli/src/main.ts" ||
    /^test\/(.*\.test|contract\/families\/[^/]+|types\/[^/]+|support\/(each-file|global-setup))\.ts$/.test(path) ||
    /\.(assembly|d)\.ts$/.test(path);
  const isNamed = (path: string): boolean => named.has(path.split("/").at(-1));
  const paths = sources.map(({ path }) => path);
  expect(paths.filter((path) => !used.has(path) && !isRun(path) && !isNamed(path))).toEqual([]);
});

it("every export of the server, the scripts and the tests is used by another file", () => {
  const sources = [...server, ...scripts, ...tests];
  // A public.ts that re-exports a name does not use it.
  const distinctIdentifiers = (text: string) => new Set(text.replace(/^export \{[^}]*\} from .*$/gm, "").match(/\w+/g));
  const words = new Map([...sources, ...client].map(({ path, text }) => [path, distinctIdentifiers(text)]));
  const unused = sources.flatMap(({ path, text }) => {
    if (/^server\/db\/tables\.ts$|\.assembly\.ts$|^test\/types\/|\.test\.ts$/.test(path)) return [];
    const names = [...text.matchAll(/^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm)];
    return names.flatMap(([, name = ""]) =>
      [...words].some(([other, used]) => other !== path && used.has(name)) ? [] : [`${path} ${name}`],
    );
  });
  expect(unused).toEqual([]);
});

it("no line of a comment is longer than 120 characters, unless it contains a URL", () => {
  const isLong = (line: string): boolean =>
    /^ *(\/\/|\/\*| \*)/.test(line) && line.length > 120 && !line.includes("https://");
  const sources = [...server, ...client, ...scripts, ...tests].filter(({ path }) => path !== "server/db/tables.ts");
  const long = sources.filter(({ text }) => text.split("\n").some(isLong));
  expect(long.map(({ path }) => path)).toEqual([]);
});

describe("the compiler is trusted", () => {
  const written = [...server, ...client, ...scripts, ...tests];

  it("nothing is typed any, and no check is switched off", () => {
    // AssemblyScript is another language: its own compiler checks it, and TypeScript ignores its operators.
    expect(written.filter(({ path }) => !path.endsWith(".assembly.ts")).flatMap(silencedPlaces)).toEqual([]);
  });

  it("there is one double cast in the server, where handlers are bound to routes", () => {
    const casts = server.filter(({ text }) => /\bas unknown as\b/.test(text));
    expect(casts.map(({ path }) => path)).toEqual(["server/http/route.ts"]);
  });
});
