import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const projectRoot = fileURLToPath(new URL("../..", import.meta.url));

/** A source file; `path` is relative to the project's root. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  /** The file's imports: paths relative to the project's root, or package names. */
  readonly imports: readonly string[];
}

/** Reads the TypeScript files below a folder, without generated declarations and dependencies. */
export function readSources(folder: string): SourceFile[] {
  const names = readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => name.endsWith(".ts") && !/(^|\/)(node_modules|dist)\//.test(name))
    .map((name) => readSource(posix.join(folder, name)))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function readSource(path: string): SourceFile {
  const text = readFileSync(join(projectRoot, path), "utf8");
  const imports = ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) =>
      fileName.startsWith(".") ? posix.normalize(posix.join(dirname(path), fileName)) : fileName,
    );
  return { path, text, imports };
}

/** Returns where a file uses the type `any` or a comment that disables the compiler. */
export function silencedPlaces(file: SourceFile): string[] {
  const places: string[] = [];
  for (const [index, line] of file.text.split("\n").entries())
    if (/@ts-(ignore|nocheck)/.test(line)) places.push(`${file.path}:${index + 1}`);
  // Skips files that do not contain `any` where a type could be.
  if (!/([^\w\s."'`]|\b(as|extends|is|keyof|readonly|satisfies))\s*any\b/.test(file.text)) return places;
  const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.AnyKeyword)
      places.push(`${file.path}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return places;
}
