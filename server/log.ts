import { type DestinationStream, type Logger, pino } from "pino";

const SECRET_PATHS = ["authorization", "api_key", "apiKey", "key", "otp_code", "otpCode", "secret", "webhook_secret", "password", "credentials", "token"];

/** The structured log of one process: one JSON object a line, fields that can hold secrets redacted at two depths. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: {
      paths: SECRET_PATHS.flatMap((path) => [path, `*.${path}`, `*.*.${path}`]).concat(['headers["x-api-key"]', '*.headers["x-api-key"]']),
      censor: "[redacted]",
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
