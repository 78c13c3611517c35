/** An operation of the contract, as people know it. */
export interface OperationTitle {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
}

interface ReportOptions {
  /** The operations by their ids. */
  readonly operations: ReadonlyMap<string, OperationTitle>;
  readonly readLines: (file: string) => readonly string[];
}

interface TypeError {
  readonly file: string;
  readonly line: number;
  readonly message: string;
  /** What explains the message, most general first. */
  readonly details: readonly string[];
}

/** An error in words, and the id of the operation that it is about. */
interface Finding {
  readonly operation: string | undefined;
  readonly text: string;
  /** Whether it only repeats what another error of the operation says more precisely. */
  readonly isGeneral: boolean;
}

const ERROR = /^(.+?)\((\d+),\d+\): error TS\d+: (.*)$/;
const OPERATION = /"([A-Z]\w*_[a-z]\w*)"/g;
const FAMILY = /Family<"(\w+)"/;
const VERB = /^ {2,4}(\w+)(?:: |\(|,)/;
const MISSING = /Property '(\w+)' is missing in type|is missing the following properties from type [^:]*: (.+)$/;
const UNDECLARED_STATUS = /^Argument of type '(\d{3})' is not assignable to parameter of type 'Status</;
const HANDLER = /is not assignable to type '(?:Preparing)?Handler</;
const MAX_LENGTH = 300;

/** Reports the errors of the TypeScript compiler by the operation that they are about. */
export function reportTypeErrors(output: string, options: ReportOptions): string {
  const findings = parse(output).flatMap((error) => findingsOf(error, options));
  const groups = [...Map.groupBy(findings, ({ operation }) => operation)];
  const named = groups.flatMap(([id, of]) => (id === undefined ? [] : [block(titleOf(id, options), of)]));
  const others = groups.flatMap(([id, of]) => (id === undefined ? [block("Elsewhere", of)] : []));
  return [...named, ...others].join("\n\n");
}

function parse(output: string): TypeError[] {
  const errors: (TypeError & { details: string[] })[] = [];
  for (const line of output.split("\n")) {
    const [, file, at, message] = ERROR.exec(line) ?? [];
    if (file !== undefined && message !== undefined) errors.push({ file, line: Number(at), message, details: [] });
    else if (line.startsWith("  ")) errors.at(-1)?.details.push(line.trim());
  }
  return errors;
}

function findingsOf(error: TypeError, options: ReportOptions): Finding[] {
  const { file, line, message, details } = error;
  const place = `${file}:${line}`;
  const [, family] = FAMILY.exec(message) ?? [];
  const [, one, several] = MISSING.exec(message) ?? [];
  const missing = (one ?? several)?.split(", ") ?? [];
  // Handlers that a family lacks, or families that the contract has and nobody serves.
  const unserved = [...options.operations.keys()].filter((id) =>
    missing.some(
      (name) => id === `${family}_${name}` || (message.endsWith("'Contract'.") && id.startsWith(`${name}_`)),
    ),
  );
  if (unserved.length > 0)
    return unserved.map((operation) => ({ operation, text: `${place}  There is no handler.`, isGeneral: false }));
  const operation = operationOf(error, options);
  const [, status] = UNDECLARED_STATUS.exec(message) ?? [];
  if (status !== undefined)
    return [{ operation, text: `${place}  The contract does not declare status ${status}.`, isGeneral: false }];
  const isGeneral = HANDLER.test(message);
  const said = isGeneral
    ? `The handler does not return what the contract declares: ${shortened(details.at(-1) ?? message)}`
    : shortened(message);
  return [{ operation, text: `${place}  ${said}`, isGeneral }];
}

/** Returns the operation that an error names, else the one whose handler it is in. */
function operationOf({ file, line, message, details }: TypeError, { operations, readLines }: ReportOptions) {
  const namedIn = (text: string): string | undefined =>
    [...text.matchAll(OPERATION)].map(([, id]) => id ?? "").find((id) => operations.has(id));
  const named = namedIn([message, ...details].join("\n"));
  if (named !== undefined || !file.startsWith("server/")) return named;
  let verb: string | undefined;
  for (const text of readLines(file).slice(0, line).toReversed()) {
    const [, family] = FAMILY.exec(text) ?? [];
    const id = namedIn(text) ?? (family && `${family}_${verb}`);
    if (id !== undefined) return operations.has(id) ? id : undefined;
    verb ??= VERB.exec(text)?.[1];
  }
  return undefined;
}

function titleOf(id: string, { operations }: ReportOptions): string {
  const { method, path, summary } = operations.get(id)!;
  return `${method} ${path}: ${summary} (${id})`;
}

function block(title: string, findings: readonly Finding[]): string {
  const precise = findings.filter(({ isGeneral }) => !isGeneral);
  const told = precise.length > 0 ? precise : findings;
  return [title, ...told.map(({ text }) => `  ${text}`)].join("\n");
}

/** Omits long types. */
function shortened(message: string): string {
  const short = message.replace(/'\{[^']{60,}'/g, "'{ … }'");
  return short.length > MAX_LENGTH ? `${short.slice(0, MAX_LENGTH)}…` : short;
}
