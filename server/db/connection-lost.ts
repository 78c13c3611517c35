/** Node's error codes of a server that is unreachable or gone. */
const NETWORK_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

/** Postgres's error codes while it stops, starts or has no connection left (PostgreSQL, appendix A: classes 08, 53 and 57). */
const POSTGRES_CODES = /^(?:08\w{3}|57P0[1-3]|53300)$/;

// pg's own errors have no code.
const POOL_MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Returns whether an error means that the database is unreachable, rather than that a statement failed. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isConnectionLost);
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return NETWORK_CODES.has(code) || POSTGRES_CODES.test(code) || POOL_MESSAGES.test(error.message);
}
