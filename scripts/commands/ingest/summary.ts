import type { RecordKind } from "../../../server/catalogue/record-kinds.ts";
import { withCommands } from "../../support/arguments.ts";
import type { IngestResult, LeftOut } from "./ingest-records.ts";
import type { RejectFile } from "./reject-file.ts";
import { count } from "./show-progress.ts";

interface Outcome {
  readonly kind: RecordKind;
  readonly outcome: IngestResult;
  readonly isDryRun: boolean;
  readonly seconds: number;
  readonly rejects: RejectFile;
  readonly merges: RejectFile;
  /** Warnings about how the file was read. */
  readonly notes: readonly string[];
}

/** Describes the outcome of a run: rows and rate; new, omitted, merged and rejected rows. */
export function describeOutcome({ kind, outcome, isDryRun, seconds, rejects, merges, notes }: Outcome): string {
  const rows = outcome.rows_read - outcome.resumedAt;
  const valid = outcome.rows_read - outcome.rejected;
  const sentences = [
    ...notes,
    outcome.resumedAt > 0 ? `Resumed after row ${count(outcome.resumedAt)}.` : "",
    isDryRun
      ? `${countRows(rows)} checked in ${seconds.toFixed(1)} s: ${count(valid)} ${valid === 1 ? "is" : "are"} valid. Nothing was written to the catalogue.`
      : `${countRows(rows)} in ${seconds.toFixed(1)} s (${count(Math.round(rows / seconds))} per second). Total: ${count(outcome.inserted)} ${kind.name.replace("-", " ")} added, ${count(outcome.updated)} changed, ${count(outcome.unchanged)} unchanged.`,
    ...outcome.leftOut.map(describeLeftOut),
    outcome.merged > 0 ? describeMerged(outcome.merged, merges) : "",
    outcome.rejected > 0 ? describeRejected(outcome.rejected, rejects) : "",
    outcome.stoppedByRejects ? "Stopped because too many rows were rejected; see --max-rejects." : "",
    outcome.finished || outcome.stoppedByRejects ? "" : "Stopped before the end; run the same command again to resume.",
  ];
  return sentences.filter((sentence) => sentence !== "").join("\n");
}

/** Suggests the next step after a load. */
export function nextStep(
  kind: RecordKind,
  { rows_read, rejected, inserted, updated }: IngestResult,
  isDryRun: boolean,
): string {
  if (rows_read - rejected === 0)
    return "Nothing was loaded. Correct the file or specify its columns with --map, and run the command again.";
  if (isDryRun) return "Next: run the command without --dry-run to load the rows.";
  if (inserted + updated === 0) return "The file contains nothing new.";
  if (kind.name === "companies")
    return withCommands(
      "The companies become searchable within seconds. Next: add them to a workspace with POST /api/v1/account/import, or load their people with npm run ingest -- people.",
    );
  if (kind.name === "people")
    return "Next: list the people of accounts with POST /api/v1/people/list. Signals find them by title and seniority.";
  return "Signals and account timelines now include them.";
}

function describeLeftOut({ field, isRead, rows, lines, reason }: LeftOut): string {
  const where = `${lines.length === 1 ? "line" : "lines"} ${lines.join(", ")}${rows > lines.length ? ", …" : ""}`;
  return isRead
    ? `${field} in ${countRows(rows)} (${where}): ${reason}.`
    : `${field} could not be read in ${countRows(rows)} and was omitted there (${where}): ${reason}.`;
}

function describeMerged(merged: number, { path }: RejectFile): string {
  return `${countRows(merged)} merged with an earlier row of the same company, person or event: ${path}`;
}

function countRows(rows: number): string {
  return rows === 1 ? "1 row" : `${count(rows)} rows`;
}

/**
 * Reports the first reason, because a wrong column often rejects every row. A resumed run that rejected no further row
 * knows no reason.
 */
function describeRejected(rejected: number, { first, path }: RejectFile): string {
  const reason = first ? `, the first at line ${first.line}: ${first.reason}` : "";
  return `${countRows(rejected)} rejected${reason}\nAll rejected rows: ${path}`;
}
