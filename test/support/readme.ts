import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const projectRoot = fileURLToPath(new URL("../..", import.meta.url));

/** A Markdown page; `path` is relative to the project's root. */
export interface Readme {
  readonly path: string;
  readonly text: string;
}

/** Returns every Markdown page of the project. */
export function readReadmes(): Readme[] {
  const paths = globSync("**/*.md", {
    cwd: projectRoot,
    exclude: (path) => /(^|\/)(node_modules|dist|\.[^/]+)(\/|$)/.test(path),
  });
  return paths.toSorted().map((path) => ({ path, text: readFileSync(`${projectRoot}/${path}`, "utf8") }));
}

/** Returns the contents of the fenced blocks in one language. */
export function codeBlocks({ text }: Readme, language: string): string[] {
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, "gm"))].map(
    ([, content = ""]) => content,
  );
}

/** Returns the inline code outside fenced blocks. */
function inlineCode({ text }: Readme): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, "");
  return [...prose.matchAll(/`([^`]+)`/g)].map(([, content = ""]) => content.replace(/\s+/g, " "));
}

/** Returns every command of a page: the lines of shell blocks, and inline code that starts with npm, node or npx. */
export function commands(readme: Readme): string[] {
  const lines = codeBlocks(readme, "sh").flatMap((block) => block.split("\n"));
  const inline = inlineCode(readme).filter((code) => /^([A-Z_]+=\S+ )*(npm|node|npx) \w/.test(code));
  return [...lines, ...inline].map((line) => line.trim()).filter((line) => line !== "" && !line.startsWith("#"));
}

/** Returns the paths in inline code and links of a page. A bare file name is not a path. */
export function namedPaths(readme: Readme): string[] {
  const links = [...readme.text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, target = ""]) => target);
  const inCode = inlineCode(readme).filter((code) =>
    /^[\w.-]+(\/[\w.-]+)*(\/|\/[\w.-]+\.(ts|tsp|md|json|sql|mjs))$/.test(code),
  );
  return [...links, ...inCode];
}
