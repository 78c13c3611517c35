import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from } from "pg-copy-streams";

/** Runs `COPY … FROM STDIN` in text format, the baseline for other ways of writing. */
export async function copyRows(
  client: pg.Client,
  statement: string,
  rows: readonly (readonly unknown[])[],
): Promise<void> {
  const lines = rows.map((row) => `${row.map(asText).join("\t")}\n`);
  await pipeline(Readable.from([lines.join("")]), client.query(from(statement)));
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return "\\N";
  const text = Array.isArray(value) ? `{${value.map((item) => JSON.stringify(item)).join(",")}}` : String(value);
  return text.replaceAll("\\", "\\\\").replaceAll("\t", "\\t").replaceAll("\n", "\\n").replaceAll("\r", "\\r");
}
