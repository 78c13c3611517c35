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

function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true });
  // A closed terminal stops the service; writing its last lines must not fail.
  output.on("error", () => undefined);
  return output;
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
