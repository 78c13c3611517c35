const MAX_MS = 24 * 60 * 60 * 1_000;

/** Reads a `Retry-After` header in milliseconds, at most a day; null if it is absent or invalid. */
export function parseRetryAfterMs(header: string | null | undefined, now: number): number | null {
  const value = header?.trim();
  if (!value) return null;
  const ms = /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - now;
  return Number.isNaN(ms) ? null : Math.min(Math.max(0, ms), MAX_MS);
}
