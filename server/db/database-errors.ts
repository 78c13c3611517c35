import pg from "pg";

/** Node's error codes for a server that is unreachable or gone. */
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

/** Postgres's error codes while it starts, stops or has no free connection (classes 08, 53 and 57). */
const POSTGRES_CODES = /^(?:08\w{3}|57P0[1-3]|53300)$/;

const DISK_FULL = "53100";

const FOREIGN_KEY_VIOLATION = "23503";

/** Postgres's error codes for values that it cannot store, and for violated constraints (classes 22 and 23). */
const DATA_CODES = /^2[23]\w{3}$/;

/** The session is on a standby or a former primary. A new connection may reach the current primary. */
const READ_ONLY = "25006";

// pg's own errors have no code.
const CLIENT_MESSAGES =
  /^(?:Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;
const RESPONSE_TIMEOUT_MESSAGE = "Query read timeout";

/** A prepared statement that the session does not have. */
const UNKNOWN_STATEMENT = "26000";
/** The Postgres function that reports changed columns of a prepared statement. Its error code also has other causes. */
const CHANGED_STATEMENT = "RevalidateCachedQuery";

/** Returns whether an error means that the database is unreachable, rather than that a statement failed. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isConnectionLost);
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return (
    NETWORK_CODES.has(code) ||
    POSTGRES_CODES.test(code) ||
    CLIENT_MESSAGES.test(error.message) ||
    isConnectionUnusable(error)
  );
}

export function isDiskFull(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === DISK_FULL;
}

/** Returns whether a referenced row does not exist, for example because it was deleted concurrently. */
export function isReferenceGone(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === FOREIGN_KEY_VIOLATION;
}

/** Returns whether Postgres rejected the values of a statement, so that a retry would fail too. */
export function isDataRejected(error: unknown): boolean {
  return error instanceof pg.DatabaseError && DATA_CODES.test(error.code ?? "");
}

/** Returns whether the next statement on the same connection would fail too. */
export function isConnectionUnusable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.message === RESPONSE_TIMEOUT_MESSAGE) return true;
  if (!(error instanceof pg.DatabaseError)) return false;
  const { code = "", severity = "", routine } = error;
  return (
    ["FATAL", "PANIC"].includes(severity) ||
    POSTGRES_CODES.test(code) ||
    code === READ_ONLY ||
    code === UNKNOWN_STATEMENT ||
    routine === CHANGED_STATEMENT
  );
}
