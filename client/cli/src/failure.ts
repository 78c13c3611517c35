import { ApiError, ConnectionError, OPERATIONS, ValidationError } from "@account-intelligence/client";

/** Exit codes. Scripts rely on them. */
export const EXIT = {
  failed: 1,
  misused: 2,
  unauthorized: 3,
  notFound: 4,
  noCredits: 5,
  rejected: 6,
  unreachable: 7,
  unfinished: 8,
} as const;

/** Ends the command with a message and an exit code. */
export class Failure extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Converts an error of the client to a `Failure`. Rethrows unexpected errors. */
export function explain(error: unknown, command = ""): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof ValidationError)
    return new Failure(`The service rejected the request. ${describeFaults(error, command)}`, EXIT.rejected);
  if (error instanceof ApiError && isElsewhere(error))
    return new Failure(`${error.message} Check that --url is the URL of the service.`, EXIT.misused);
  if (error instanceof ApiError) return new Failure(withRequestId(error), toExitCode(error));
  if (error instanceof ConnectionError) return new Failure(error.message, EXIT.unreachable);
  throw error;
}

/** The options of fields whose names differ from the option's name. */
const FLAGS: Readonly<Record<string, string>> = {
  locations: "--country",
  funding_stages: "--stage",
  icp_id: "--icp",
  max_credit_limit: "--max-credits",
  search_query: "--query",
  audience_ids: "--audience",
  descriptive_icp: "--description",
  account_audience_name: "--account-audience",
  people_audience_name: "--people-audience",
};

/** Describes the faults in terms of the command's options. For `call`, the options have the names of the fields. */
function describeFaults({ faults }: ValidationError, command: string): string {
  const flag = (name: string): string =>
    (command === "call" ? undefined : FLAGS[name]) ?? `--${name.replaceAll("_", "-")}`;
  const described = faults.map(({ loc: [, ...path], msg }) => {
    // A request for a quote contains the command's fields in `request`.
    const [name, ...inside] = path[0] === "request" && command !== "call" ? path.slice(1) : path;
    const place = inside.filter((each) => typeof each === "string").join(".");
    return `${name === undefined ? "" : `${flag(String(name))}${place && `, ${place}`}: `}${nameCommands(msg)}`;
  });
  return described.join("; ");
}

/** Returns whether a server other than the service sent the response. */
function isElsewhere({ status, errorCode, requestId }: ApiError): boolean {
  return errorCode === null && requestId === null && status < 500 && status !== 429;
}

/** The command that calls each operation, by the operation's method and path. */
const COMMANDS = new Map(
  Object.entries(OPERATIONS).flatMap(([family, operations]) =>
    Object.entries(operations).map(([verb, { method, path }]) => [`${method} ${path}`, `call ${family}.${verb}`]),
  ),
).set("POST /api/v1/agent/sign-up", "sign-up");

/** Replaces methods and paths in a message with the commands that call them. */
function nameCommands(message: string): string {
  return message.replaceAll(/\b[A-Z]+ \/api\/[\w/{}-]+/g, (named) => {
    const command = COMMANDS.get(named);
    return command === undefined ? named : `\`account-intelligence ${command}\``;
  });
}

function withRequestId({ message, errorCode, requestId, docUrl }: ApiError): string {
  const code = errorCode === null ? "" : ` (${errorCode})`;
  const about = docUrl === null ? "" : ` See ${docUrl}`;
  return `${nameCommands(message)}${code}${requestId === null ? "" : ` Request id: ${requestId}.`}${about}`;
}

function toExitCode({ status }: ApiError): number {
  if (status === 402) return EXIT.noCredits;
  if (status === 401 || status === 403) return EXIT.unauthorized;
  if (status === 404) return EXIT.notFound;
  if (status === 400 || status === 422) return EXIT.rejected;
  return status >= 500 || status === 429 ? EXIT.unreachable : EXIT.failed;
}
