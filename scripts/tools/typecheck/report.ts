/** An operation of the contract, by its method and path. */
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
  /** The explanation of the message, most general first. */
  readonly details: readonly string[];
}

/** An error as a message, and the id of its operation. */
interface Finding {
  readonly operation: string | undefined;
  /** The schema of the error, if it has no operation. */
  readonly schema: string | undefined;
  readonly text: string;
  /** Whether another error of the operation may report the same fault more precisely. */
  readonly isGeneral: boolean;
}

const ERROR = /^(.+?)\((\d+),\d+\): error TS\d+: (.*)$/;
const OPERATION = /"([A-Z]\w*_[a-z]\w*)"/g;
const FAMILY = /Family<"(\w+)"/;
const VERB = /^ {2,4}(\w+)(?:: |\(|,)/;
const MISSING = /Property '(\w+)' is missing in type|is missing the following properties from type [^:]*: (.+)$/;
const UNDECLARED_STATUS = /^Argument of type '(\d{3})' is not assignable to parameter of type 'Status</;
const HANDLER = /is not assignable to type '(?:Preparing)?Handler</;
const SCHEMA = /(?:Schema|components\["schemas"\])\["(\w+)"\]/;
const ELSEWHERE = "Elsewhere";
const MAX_LENGTH = 300;

/** Reports the errors of the TypeScript compiler, grouped by operation. */
export function reportTypeErrors(output: string, options: ReportOptions): string {
  const findings = parse(output).flatMap((error) => explainTypeError(error, options));
  const titled = ({ operation, schema }: Finding): string => {
    if (operation !== undefined) return formatOperationTitle(operation, options);
    return schema === undefined ? ELSEWHERE : `Schema ${schema}`;
  };
  const { [ELSEWHERE]: elsewhere, ...named } = Object.groupBy(findings, titled);
  const groups = [...Object.entries(named), ...(elsewhere ? [[ELSEWHERE, elsewhere] as const] : [])];
  return groups.map(([title, of = []]) => block(title, of)).join("\n\n");
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

function explainTypeError(error: TypeError, options: ReportOptions): Finding[] {
  const { file, line, message, details } = error;
  const place = `${file}:${line}`;
  const [, family] = FAMILY.exec(message) ?? [];
  const [, one, several] = MISSING.exec(message) ?? [];
  const missing = (one ?? several)?.split(", ") ?? [];
  // Handlers that a family lacks, or families without handlers.
  const unserved = [...options.operations.keys()].filter((id) =>
    missing.some(
      (name) => id === `${family}_${name}` || (message.endsWith("'Contract'.") && id.startsWith(`${name}_`)),
    ),
  );
  if (unserved.length > 0)
    return unserved.map((operation) => ({
      operation,
      schema: undefined,
      text: `${place}  There is no handler.`,
      isGeneral: false,
    }));
  const about = findCause(error, options);
  const [, status] = UNDECLARED_STATUS.exec(message) ?? [];
  if (status !== undefined)
    return [{ ...about, text: `${place}  The contract does not declare status ${status}.`, isGeneral: false }];
  const isGeneral = HANDLER.test(message);
  const said = isGeneral
    ? `The handler does not return what the contract declares: ${shortened(details.at(-1) ?? message)}`
    : shortened(message);
  return [{ ...about, text: `${place}  ${said}`, isGeneral }];
}

/** Returns the operation whose code has the error, or else the schema, or else the only operation in the message. */
function findCause(error: TypeError, { operations, readLines }: ReportOptions): Pick<Finding, "operation" | "schema"> {
  const { file, line, message, details } = error;
  const namedIn = (text: string): string[] =>
    [...text.matchAll(OPERATION)].map(([, id]) => id ?? "").filter((id) => operations.has(id));
  let schema = [message, ...details].map((text) => SCHEMA.exec(text)?.[1]).find((name) => name !== undefined);
  let verb: string | undefined;
  const above = file.startsWith("server/") ? readLines(file).slice(0, line).toReversed() : [];
  for (const [at, text] of above.entries()) {
    // The previous declaration ends here.
    if (at > 0 && /^[})\]]/.test(text)) break;
    const [, family] = FAMILY.exec(text) ?? [];
    const operation = namedIn(text)[0] ?? (family && `${family}_${verb}`);
    if (operation !== undefined && operations.has(operation)) return { operation, schema: undefined };
    schema ??= SCHEMA.exec(text)?.[1];
    verb ??= VERB.exec(text)?.[1];
  }
  const named = new Set(namedIn([message, ...details].join("\n")));
  const [only] = named.size === 1 && schema === undefined ? named : [];
  return { operation: only, schema };
}

function formatOperationTitle(id: string, { operations }: ReportOptions): string {
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
