/** What the comment at the head of a benchmark says. */
export interface BenchmarkDescription {
  /** Its first sentence: what is measured, beside what. */
  readonly purpose: string;
  /** The arguments it takes, as written after `npm run bench -- NAME`; empty when it takes none. */
  readonly sizes: string;
}

/** Whether a source file of this folder is a benchmark: those export nothing, what serves them does. */
export function isBenchmark(source: string): boolean {
  return !/^export /m.test(source);
}

/** Reads the comment that a benchmark starts with. Its usage reads `npm run bench -- NAME [sizes]`, in backquotes. */
export function describeBenchmark(source: string): BenchmarkDescription {
  const lines = source.split("\n");
  const end = lines.findIndex((line) => !isComment(line));
  const text = lines.slice(0, end).map(withoutMarks).join(" ").trim();
  const purpose = /^.*?\.(?= |$)/.exec(text)?.[0] ?? text;
  const sizes = /`npm run bench -- \S+ ?([^`]*)`/.exec(text)?.[1] ?? "";
  return { purpose, sizes };
}

function isComment(line: string): boolean {
  return line.startsWith("//") || line.startsWith("/*") || line.startsWith(" *");
}

function withoutMarks(line: string): string {
  return line.replace(/^[ /*]+/, "").trimEnd();
}
