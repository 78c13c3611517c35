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
    outcome.resumedAt > 0 ? `Continued after row ${count(outcome.resumedAt)}.` : "",
    isDryRun
      ? `${countRows(rows)} checked in ${seconds.toFixed(1)} s: ${count(valid)} ${valid === 1 ? "is" : "are"} valid. Nothing was written to the catalogue.`
      : `${countRows(rows)} in ${seconds.toFixed(1)} s (${count(Math.round(rows / seconds))} a second). In all ${count(outcome.inserted)} ${kind.name.replace("-", " ")} are new, ${count(outcome.updated)} changed, ${count(outcome.unchanged)} are unchanged.`,
    ...outcome.leftOut.map(describeLeftOut),
    outcome.merged > 0 ? describeMerged(outcome.merged, merges) : "",
    outcome.rejected > 0 ? describeRejected(outcome.rejected, rejects) : "",
    outcome.stoppedByRejects ? "Stopped because of the rejected rows; see --max-rejects." : "",
    outcome.finished || outcome.stoppedByRejects ? "" : "Stopped before the end; the same command continues from here.",
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
    return "Nothing was loaded. Correct the file or name its columns with --map, and run the command again.";
  if (isDryRun) return "Next: the same command without --dry-run loads them.";
  if (inserted + updated === 0) return "Everything in the file was known already.";
  if (kind.name === "companies")
    return withCommands(
      "Next: they become searchable within seconds. POST /api/v1/account/import makes them a workspace's accounts; npm run ingest -- people loads people who work there.",
    );
  if (kind.name === "people")
    return "Next: POST /api/v1/people/list finds them for accounts; signals find them by title and seniority.";
  return "Next: signals and the timelines of accounts show them from now on.";
}

function describeLeftOut({ field, isRead, rows, lines, reason }: LeftOut): string {
  const where = `${lines.length === 1 ? "line" : "lines"} ${lines.join(", ")}${rows > lines.length ? ", …" : ""}`;
  return isRead
    ? `${field} in ${countRows(rows)} (${where}): ${reason}.`
    : `${field} could not be read in ${countRows(rows)} and was omitted there (${where}): ${reason}.`;
}

function describeMerged(merged: number, { path }: RejectFile): string {
  return `${countRows(merged)} ${merged === 1 ? "is" : "are"} of the same company, person or event as an earlier row and ${merged === 1 ? "was" : "were"} merged with it: ${path}`;
}

function countRows(rows: number): string {
  return rows === 1 ? "1 row" : `${count(rows)} rows`;
}

/** Reports the first reason, because a wrong column often rejects every row. A resumed run may have rejected none. */
function describeRejected(rejected: number, { first, path }: RejectFile): string {
  const reason = first ? `, the first at line ${first.line}: ${first.reason}` : "";
  return `${countRows(rejected)} ${rejected === 1 ? "was" : "were"} rejected${reason}\nAll rejected rows: ${path}`;
}
