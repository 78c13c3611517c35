// npm run ingest -- KIND FILE: loads companies, people and activity into the catalogue, whether the service runs or not.
import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { type RecordKind, recordKinds } from "../../../server/catalogue/record-kinds.ts";
import { type Config, readConfig } from "../../../server/config/config.ts";
import { connect } from "../../../server/db/connect.ts";
import { deleteExpiredFiles } from "../../../server/lib/private-files.ts";
import { openSecrets } from "../../../server/secrets/secret-key.ts";
import { openDatabase } from "../../../server/wiring/open-database.ts";
import { helpIfAsked, misused, oneOf, parseArguments, wrongCount } from "../../support/arguments.ts";
import { exitWith, refuse } from "../../support/command.ts";
import { describeRemoved } from "../sample-data/describe-removed.ts";
import { hasSampleData, type RemovedSample, removeSampleData } from "../sample-data/queries-remove.ts";
import { type ColumnOptions, Columns, readColumnOptions } from "./columns.ts";
import { type IngestResult, ingestRecords } from "./ingest-records.ts";
import { openSource, type Source } from "./open-source.ts";
import { hasOutgrownModel } from "./queries.ts";
import { readRows } from "./read-rows.ts";
import { RejectFile } from "./reject-file.ts";
import { count, showProgress } from "./show-progress.ts";

const HELP = `npm run ingest -- KIND FILE [options]

Loads a file into the catalogue. FILE ends in .ndjson, .csv, .ndjson.gz or .csv.gz, or is - for standard input. CSV may be
separated by commas, semicolons or tabs; text is UTF-8 or UTF-16. Rejected rows are written to a file with line, column
and reason; the others are loaded. After an interruption, run the same command again: it continues where it stopped.

KIND is one of:
${[...recordKinds().values()].map(describeKind).join("\n")}

  --map COLUMN=FIELD     reads FIELD from COLUMN; may be repeated
  --set FIELD=VALUE      sets FIELD where a row has no value for it; VALUE may name columns, such as {city}; may be repeated
  --add-named-companies  company-events: adds companies of which only the name is known, under NAME.invalid
  --rejects PATH         file for rejected rows (default: DATA_DIR/ingest/FILE.rejected.ndjson, deleted after 30 days)
  --max-rejects NUMBER   stops when more rows were rejected (default: when none of the first 10,000 was valid)
  --dry-run              validates every row and writes nothing
  --help                 shows this`;

const SAMPLE_REMAINS =
  "The catalogue still has sample data. The first ingest of companies removes it, or `npm run sample-data -- remove`.";

const OUTGROWN =
  "The catalogue has outgrown the model of the search. A worker trains a new one, which takes some minutes; until then results are worse.";

helpIfAsked(HELP);
process.exitCode = await main();

async function main(): Promise<number> {
  const options = readOptions();
  if (typeof options === "string") return misused(options, HELP);
  const { kind } = options;
  const settings = readConfig(process.env);
  if ("errors" in settings) return refuse(settings.errors.join("\n"));
  const columns = readColumnOptions(kind.fields, options.map, options.set);
  if ("problem" in columns) return refuse(columns.problem);
  const source = await openSource(options.file, process.stdin);
  if ("problem" in source) return refuse(source.problem);
  const rejects = options.rejects ?? join(settings.config.dataDirectory, "ingest", `${source.name}.rejected.ndjson`);
  if (isSameFile(rejects, options.file))
    return refuse(`--rejects ${rejects} is the file to be read: it would be overwritten.`);
  await deleteExpiredFiles(settings.config.dataDirectory, new Date());
  const file = new RejectFile(rejects, options.rejects === undefined);
  return run({ ...options, source, columns, rejects: file, config: options.dryRun ? undefined : settings.config });
}

function describeKind({ name, fields, required, note }: RecordKind): string {
  const optional = fields.filter((field) => !required.some((text) => text.split(" or ").includes(field)));
  return `  ${name}: ${required.join(", ")}; optional: ${optional.join(", ")}.\n    ${note}`;
}

function isSameFile(one: string, other: string): boolean {
  const [first, second] = [one, other].map((path) => statSync(path, { throwIfNoEntry: false }));
  return first !== undefined && second !== undefined && first.dev === second.dev && first.ino === second.ino;
}

/** Returns what to load and how, or what is wrong with the arguments. */
function readOptions() {
  const { values, positionals } = parseArguments(
    {
      allowPositionals: true,
      options: {
        map: { type: "string", multiple: true, default: [] },
        set: { type: "string", multiple: true, default: [] },
        "add-named-companies": { type: "boolean", default: false },
        rejects: { type: "string" },
        "max-rejects": { type: "string" },
        "dry-run": { type: "boolean", default: false },
      },
    },
    HELP,
  );
  const [name = "", file = ""] = positionals;
  const kinds = recordKinds({ addNamedCompanies: values["add-named-companies"] });
  const kind = kinds.get(name);
  if (kind === undefined && name !== "") return `There is no kind ${name}: it is ${oneOf([...kinds.keys()])}.`;
  const wrong = wrongCount(["KIND", "FILE"], positionals);
  if (wrong !== undefined || kind === undefined) return wrong ?? "KIND is missing.";
  const bound = values["max-rejects"];
  if (bound !== undefined && !/^\d{1,9}$/.test(bound)) return `--max-rejects must be a number, not ${bound}.`;
  const maxRejects = bound === undefined ? undefined : Number(bound);
  const { map, set, rejects, "dry-run": dryRun } = values;
  return { kind, file, map, set, rejects, maxRejects, dryRun };
}

interface Run {
  readonly kind: RecordKind;
  readonly source: Source;
  readonly columns: ColumnOptions;
  readonly rejects: RejectFile;
  readonly maxRejects: number | undefined;
  /** Undefined for a dry run. */
  readonly config: Config | undefined;
}

async function run({ kind, source, columns, rejects, maxRejects, config }: Run): Promise<number> {
  const display = showProgress(source, process.stderr);
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => stop.abort());
  const database = config && (await openDatabase(config, display.say).catch(exitWith));
  const connection =
    database && connect({ url: database.url, applicationName: "ingest", poolSize: 2, statementTimeoutMs: 0 });
  const begun = performance.now();
  let removedSample: RemovedSample | undefined;
  const isOfCompanies = kind.name === "companies";
  try {
    const outcome = await ingestRecords({
      kind,
      rows: readRows(source.content, source.format),
      columns: new Columns(kind.fields, columns, display.say),
      rejects,
      target: connection && { db: connection.db, secrets: await openSecrets(connection.db, config) },
      fileName: source.name,
      sourceKey: sourceKey(kind, source, columns),
      onProgress: display.update,
      beforeWrite: async (db) => {
        // A real company may have the domain of a made-up one, so the sample is removed first.
        if (isOfCompanies) removedSample ??= await removeSampleData(db);
      },
      maxRejects,
      signal: stop.signal,
    });
    display.end();
    console.log(summary(kind, outcome, config === undefined, (performance.now() - begun) / 1000, rejects));
    if (isOfCompanies && connection && (await hasOutgrownModel(connection.db))) console.log(OUTGROWN);
    if (removedSample) console.log(describeRemoved(removedSample));
    else if (connection && (await hasSampleData(connection.db))) console.log(SAMPLE_REMAINS);
    return outcome.stoppedByRejects ? 1 : outcome.finished ? 0 : 130;
  } catch (error) {
    display.end();
    return refuse(
      `${source.name}: ${error instanceof Error ? error.message : String(error)}\nWhat was written is kept; the same command continues after it.`,
    );
  } finally {
    source.content.destroy();
    await connection?.close();
    await database?.stop();
  }
}

/** Returns the identity of a run: the kind, the content, and the mapping of columns. */
function sourceKey(kind: RecordKind, { fingerprint }: Source, { map, constants }: ColumnOptions): string | undefined {
  return (
    fingerprint &&
    createHash("sha256")
      .update(JSON.stringify([kind.name, fingerprint, [...map], [...constants]]))
      .digest("hex")
  );
}

function summary(
  kind: RecordKind,
  outcome: IngestResult,
  isDryRun: boolean,
  seconds: number,
  rejects: RejectFile,
): string {
  const rows = outcome.rows_read - outcome.resumedAt;
  const valid = outcome.rows_read - outcome.rejected;
  const sentences = [
    outcome.resumedAt > 0 ? `Continued after row ${count(outcome.resumedAt)}.` : "",
    isDryRun
      ? `${countRows(rows)} checked in ${seconds.toFixed(1)} s: ${count(valid)} ${valid === 1 ? "is" : "are"} valid. Nothing was written to the catalogue.`
      : `${countRows(rows)} in ${seconds.toFixed(1)} s (${count(Math.round(rows / seconds))} a second). In all ${count(outcome.inserted)} ${kind.name.replace("-", " ")} are new, ${count(outcome.updated)} changed, ${count(outcome.unchanged)} are unchanged.`,
    outcome.rejected > 0 ? describeRejected(outcome.rejected, rejects) : "",
    outcome.stoppedByRejects ? "Stopped because of the rejected rows; see --max-rejects." : "",
    outcome.finished || outcome.stoppedByRejects ? "" : "Stopped before the end; the same command continues from here.",
  ];
  return sentences.filter((sentence) => sentence !== "").join("\n");
}

function countRows(rows: number): string {
  return rows === 1 ? "1 row" : `${count(rows)} rows`;
}

/** Names the first reason, because a wrong column often rejects every row. A run that continues may have rejected none. */
function describeRejected(rejected: number, { first, path }: RejectFile): string {
  const reason = first ? `, the first at line ${first.line}: ${first.reason}` : "";
  return `${countRows(rejected)} ${rejected === 1 ? "was" : "were"} rejected${reason}\nAll rejected rows: ${path}`;
}
