const MAX_MS = 24 * 60 * 60 * 1_000;

/**
 * Reads a `Retry-After` header: seconds, or a date in any form that JavaScript reads.
 *
 * @param now milliseconds since 1970
 * @returns milliseconds, at most a day; null when the header is absent or neither
 */
export function parseRetryAfterMs(header: string | null | undefined, now: number): number | null {
  const value = header?.trim();
  if (!value) return null;
  const ms = /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - now;
  return Number.isNaN(ms) ? null : Math.min(Math.max(0, ms), MAX_MS);
}
