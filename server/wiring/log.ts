import { type DestinationStream, type Logger, pino } from "pino";

/** The fields that log lines may contain. The value of any other field is omitted, because it could be a secret. */
const LOGGED_FIELDS: ReadonlySet<string> = new Set([
  "aborted",
  "address",
  "alert",
  "attempt",
  "changed",
  "channel",
  "check",
  "closed",
  "code",
  "companies",
  "delivery",
  "err",
  "error",
  "faults",
  "folder",
  "host",
  "id",
  "job",
  "jobId",
  "lexicalBytes",
  "loadedInMs",
  "mail",
  "max_bytes",
  "max_connections",
  "merged",
  "method",
  "milliseconds",
  "modelId",
  "operation",
  "path",
  "pool",
  "pools",
  "port",
  "posts",
  "queueId",
  "reason",
  "request_id",
  "sha256",
  "source",
  "state",
  "statement",
  "status",
  "stranded",
  "subject",
  "table",
  "vectorBytes",
  "waiting",
  "waitMs",
  "webhook",
  "work",
  "workspace_id",
  "workspaceId",
]);

/** The logged fields of errors. Others may contain requests, responses or rows: Postgres quotes values in `detail`. */
const LOGGED_OF_ERRORS = [
  "type",
  "message",
  "stack",
  "code",
  "errno",
  "syscall",
  "hostname",
  "address",
  "port",
  "severity",
  "schema",
  "table",
  "column",
  "constraint",
  "routine",
] as const;

const UNLISTED = "[not logged]";
const BUFFERED_CHARACTERS = 8_192;
const FLUSH_EVERY_MS = 100;
const WARN = pino.levels.values.warn ?? 40;

interface Destination extends DestinationStream {
  /** Writes buffered lines. */
  flush?(): void;
}

/** Creates a log of one JSON object per line, with listed fields only: see `LOGGED_FIELDS`. */
export function createLog(level: string, destination: Destination = standardOutput()): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: listedFields },
      serializers: { err: listedError },
      hooks: {
        // Errors are written immediately, because the process may be about to end.
        logMethod(args, method, number) {
          method.apply(this, args);
          if (number >= WARN) destination.flush?.();
        },
      },
    },
    destination,
  );
}

let output: ReturnType<typeof pino.destination> | undefined;

/** Returns the standard output, buffered for a tenth of a second and flushed at exit. */
function standardOutput(): Destination {
  if (output !== undefined) return output;
  const opened = pino.destination({
    dest: 1,
    sync: true,
    minLength: BUFFERED_CHARACTERS,
    periodicFlush: FLUSH_EVERY_MS,
  });
  // If a closed terminal stops the service, writing the last lines must not fail.
  opened.on("error", () => undefined);
  process.on("exit", () => {
    try {
      opened.flushSync();
    } catch {
      // The terminal may be closed.
    }
  });
  output = opened;
  return opened;
}

function listedFields(fields: Record<string, unknown>): Record<string, unknown> {
  let listed = fields;
  for (const name of Object.keys(fields)) {
    if (LOGGED_FIELDS.has(name)) continue;
    if (listed === fields) listed = { ...fields };
    listed[name] = UNLISTED;
  }
  return listed;
}

function listedError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const serialized: Record<string, unknown> = pino.stdSerializers.err(error);
  const listed = Object.fromEntries(LOGGED_OF_ERRORS.map((name) => [name, serialized[name]]));
  return error instanceof AggregateError ? { ...listed, aggregateErrors: error.errors.map(listedError) } : listed;
}
