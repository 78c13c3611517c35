import type { Family, Schema } from "../http/contract.ts";
import { pageFields } from "../http/pagination.ts";
import { csvLine } from "../lib/csv-line.ts";
import { readPages } from "../lib/read-pages.ts";
import { type AuditRow, countAuditEntries, listAuditEntries } from "./queries.ts";

const ROWS_PER_READ = 1_000;

/** Serves the audit log of a workspace. */
export function auditLog(): Family<"AuditLog"> {
  return {
    list: async ({ query: { limit, offset, ...between } }, { db, caller, preferredType, reply }) => {
      const selection = { workspaceId: caller.workspaceId, ...between };
      const mediaType = preferredType(["application/json", "application/x-ndjson", "text/csv"]);
      if (mediaType !== "application/json") {
        const pages = readPages<AuditRow>(ROWS_PER_READ, (after, size) =>
          listAuditEntries(db, selection, { limit: size, after }),
        );
        return reply(200, { mediaType, chunks: mediaType === "text/csv" ? toTable(pages) : toLines(pages) });
      }
      const rows = await listAuditEntries(db, selection, { limit, offset });
      const totalCount = await countAuditEntries(db, selection);
      return reply(200, { entries: rows.map(presentEntry), ...pageFields({ limit, offset }, rows.length, totalCount) });
    },
  };
}

function presentEntry(row: AuditRow): Schema["AuditEntry"] {
  return {
    entry_id: row.id,
    recorded_at: row.recorded_at.toISOString(),
    user_id: row.user_id,
    acting_for_user_id: row.acting_for,
    surface: row.surface,
    operation: row.operation,
    target: row.target,
    changes: [...row.changes],
    credits: row.credits,
    request_id: row.request_id,
  };
}

async function* toLines(pages: AsyncIterable<readonly AuditRow[]>): AsyncGenerator<string> {
  for await (const page of pages) yield page.map((row) => `${JSON.stringify(presentEntry(row))}\n`).join("");
}

const COLUMNS = [
  "entry_id",
  "recorded_at",
  "user_id",
  "acting_for_user_id",
  "surface",
  "operation",
  "target",
  "changes",
  "credits",
  "request_id",
] as const;

async function* toTable(pages: AsyncIterable<readonly AuditRow[]>): AsyncGenerator<string> {
  yield csvLine(COLUMNS);
  for await (const page of pages)
    yield page
      .map((row) => ({ ...presentEntry(row), changes: row.changes.map(writeChange).join("; ") }))
      .map((entry) => csvLine(COLUMNS.map((column) => entry[column])))
      .join("");
}

function writeChange({ field, value }: Schema["AuditChange"]): string {
  return value === null ? field : `${field}=${value}`;
}
