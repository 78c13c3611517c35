import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const projectRoot = fileURLToPath(new URL("../..", import.meta.url));

/** A page for readers: `path` relative to the project's root. */
export interface Readme {
  readonly path: string;
  readonly text: string;
}

/** Every README.md of the project. */
export function readReadmes(): Readme[] {
  const paths = globSync("**/README.md", {
    cwd: projectRoot,
    exclude: (path) => /(^|\/)(node_modules|dist|\.[^/]+)(\/|$)/.test(path),
  });
  return paths.toSorted().map((path) => ({ path, text: readFileSync(`${projectRoot}/${path}`, "utf8") }));
}

/** The contents of the fenced blocks in one language. */
export function codeBlocks({ text }: Readme, language: string): string[] {
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, "gm"))].map(
    ([, content = ""]) => content,
  );
}

/** What stands between single backquotes outside the fenced blocks, line ends taken as spaces. */
export function inlineCode({ text }: Readme): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, "");
  return [...prose.matchAll(/`([^`]+)`/g)].map(([, content = ""]) => content.replace(/\s+/g, " "));
}

/** Every command a page tells its reader to run: in blocks of shell, and `npm …` within the text. */
export function commands(readme: Readme): string[] {
  const lines = codeBlocks(readme, "sh").flatMap((block) => block.split("\n"));
  const inline = inlineCode(readme).filter((code) => /^([A-Z_]+=\S+ )*(npm|node|npx) \w/.test(code));
  return [...lines, ...inline].map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#"));
}

/** Paths of files and folders that a page names; a file's bare name is none. */
export function namedPaths(readme: Readme): string[] {
  return inlineCode(readme).filter((code) =>
    /^[\w.-]+(\/[\w.-]+)*(\/|\/[\w.-]+\.(ts|tsp|md|json|sql|mjs))$/.test(code),
  );
}
