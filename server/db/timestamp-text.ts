import pg from "pg";

const parseTimestamp = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ);

/**
 * A time as the contract writes it, of what Postgres makes of `::text`. For lists: a `Date` in between takes 1 µs for
 * each, as long as everything else that is done for an account of a page.
 */
export function timestampText(text: string): string {
  // "2026-11-20 10:00:00.123456+00": as it is in every session that keeps to UTC, after year 999 and before 10,000.
  if (!text.endsWith("+00") || text[10] !== " ") return parseTimestamp(text).toISOString();
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).slice(0, 3).padEnd(3, "0")}Z`;
}
