/** What Node says of a server that is not there or has gone. */
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

/** What Postgres says when it stops, starts, or has no connection left (PostgreSQL, appendix A: classes 08, 53 and 57). */
const POSTGRES_CODES = /^(?:08\w{3}|57P0[1-3]|53300)$/;

// pg gives its own errors no code.
const POOL_MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error says that the database cannot be reached now, and nothing about what was asked of it. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isConnectionLost);
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return NETWORK_CODES.has(code) || POSTGRES_CODES.test(code) || POOL_MESSAGES.test(error.message);
}
