import { type DestinationStream, type Logger, pino } from "pino";

const SECRET_PATHS = [
  "authorization",
  "api_key",
  "apiKey",
  "key",
  "otp_code",
  "otpCode",
  "secret",
  "webhook_secret",
  "password",
  "credentials",
  "token",
];

// One system call for many lines.
const MAX_BUFFER_BYTES = 8_192;
const MAX_BUFFER_MS = 100;
const URGENT = /^\{"level":"(?:error|fatal)"/;

/** A buffered output. */
export interface LogOutput extends DestinationStream {
  /** Writes what is buffered. */
  flush(): void;
}

/** Buffers standard output for a tenth of a second at most. Errors are written at once, and the rest when the process exits. */
export function standardOutput(): LogOutput {
  const output = pino.destination({ dest: 1, sync: true, minLength: MAX_BUFFER_BYTES, periodicFlush: MAX_BUFFER_MS });
  // A closed terminal stops the service; its last lines must not make it fail.
  output.on("error", () => undefined);
  const flush = (): void => output.flushSync();
  process.once("exit", flush);
  const write = (line: string): void => {
    output.write(line);
    if (URGENT.test(line)) flush();
  };
  return { write, flush };
}

/** Creates a log of one JSON object per line. Fields that can hold secrets are redacted, to two levels of nesting. */
export function createLog(level: string, destination: DestinationStream = standardOutput()): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: {
      paths: SECRET_PATHS.flatMap((path) => [path, `*.${path}`, `*.*.${path}`]).concat([
        'headers["x-api-key"]',
        '*.headers["x-api-key"]',
      ]),
      censor: "[redacted]",
    },
  };
  return pino(options, destination);
}
