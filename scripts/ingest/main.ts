// npm run ingest -- companies FILE: loads companies into the catalogue, whether the service runs or not.
import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { COMPANY_FIELDS } from "../../server/catalogue/company.ts";
import { type Config, readConfig } from "../../server/config.ts";
import { connect } from "../../server/db/connect.ts";
import { openDatabase } from "../../server/open-database.ts";
import { type ColumnMap, Columns, readColumnMap } from "./columns.ts";
import { type IngestOutcome, ingestCompanies } from "./ingest-companies.ts";
import { openSource, type Source } from "./open-source.ts";
import { readRows } from "./read-rows.ts";
import { RejectFile } from "./reject-file.ts";
import { count, showProgress } from "./show-progress.ts";

const HELP = `npm run ingest -- companies FILE [options]

Loads companies into the catalogue. FILE ends in .ndjson, .csv, .ndjson.gz or .csv.gz, or is - for standard input.
Companies are identified by their registrable domain; fields that are missing in the file keep their values. After an
interruption, run the same command again: it continues where it stopped.

Fields: ${COMPANY_FIELDS.join(", ")}. Only domain is required.

  --map COLUMN=FIELD   reads FIELD from COLUMN; may be repeated
  --rejects PATH       file for rejected rows, with line and reason
                       (default: DATA_DIR/ingest/FILE.rejected.ndjson)
  --dry-run            validates every row and writes nothing
  --help               shows this`;

process.exitCode = await main();

async function main(): Promise<number> {
  const options = readOptions();
  if (typeof options === "string") return refuse(options);
  if (options.help) return print(HELP);
  const settings = readConfig(process.env);
  if ("mistakes" in settings) return refuse(settings.mistakes.join("\n"));
  const columns = readColumnMap(options.map);
  if ("problem" in columns) return refuse(columns.problem);
  const source = await openSource(options.file, process.stdin);
  if ("problem" in source) return refuse(source.problem);
  const rejects = options.rejects ?? join(settings.config.dataDirectory, "ingest", `${source.name}.rejected.ndjson`);
  if (isSameFile(rejects, options.file))
    return refuse(`--rejects ${rejects} is the file to be read: it would be overwritten.`);
  return run(source, columns.map, new RejectFile(rejects), options.dryRun ? undefined : settings.config);
}

function isSameFile(one: string, other: string): boolean {
  const [first, second] = [one, other].map((path) => statSync(path, { throwIfNoEntry: false }));
  return first !== undefined && second !== undefined && first.dev === second.dev && first.ino === second.ino;
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        map: { type: "string", multiple: true, default: [] },
        rejects: { type: "string" },
        "dry-run": { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
    const [kind, file, ...more] = positionals;
    if (!values.help && (kind !== "companies" || file === undefined || more.length > 0)) return HELP;
    return { file: file ?? "", map: values.map, rejects: values.rejects, dryRun: values["dry-run"], help: values.help };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n\n${HELP}`;
  }
}

async function run(source: Source, map: ColumnMap, rejects: RejectFile, config: Config | undefined): Promise<number> {
  const display = showProgress(source, process.stderr);
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => stop.abort());
  const database = config && (await openDatabase(config, display.say));
  const connection =
    database && connect({ url: database.url, applicationName: "ingest", poolSize: 2, statementTimeoutMs: 0 });
  const begun = performance.now();
  try {
    const outcome = await ingestCompanies({
      rows: readRows(source.content, source.format),
      columns: new Columns(map, display.say),
      rejects,
      db: connection?.db,
      fileName: source.name,
      sourceKey: sourceKey(source, map),
      onProgress: display.update,
      signal: stop.signal,
    });
    display.end();
    console.log(summary(outcome, config === undefined, (performance.now() - begun) / 1000, rejects));
    return outcome.finished ? 0 : 130;
  } catch (error) {
    display.end();
    return refuse(
      `${source.name}: ${error instanceof Error ? error.message : String(error)}\nWhat was written stays; the same command goes on after it.`,
    );
  } finally {
    source.content.destroy();
    await connection?.close();
    await database?.stop();
  }
}

/** Returns the identity of a run: the content and the column map. */
function sourceKey({ fingerprint }: Source, map: ColumnMap): string | undefined {
  return (
    fingerprint &&
    createHash("sha256")
      .update(JSON.stringify([fingerprint, [...map]]))
      .digest("hex")
  );
}

function summary(outcome: IngestOutcome, isDryRun: boolean, seconds: number, rejects: RejectFile): string {
  const rows = outcome.rows_read - outcome.resumedAt;
  const valid = outcome.rows_read - outcome.rejected;
  const sentences = [
    outcome.resumedAt > 0 ? `Went on after row ${count(outcome.resumedAt)}.` : "",
    isDryRun
      ? `${count(rows)} rows checked in ${seconds.toFixed(1)} s: ${count(valid)} can be taken. Nothing was written to the catalogue.`
      : `${count(rows)} rows in ${seconds.toFixed(1)} s (${count(Math.round(rows / seconds))} a second). In all ${count(outcome.inserted)} companies are new, ${count(outcome.updated)} changed, ${count(outcome.unchanged)} stayed as they were.`,
    outcome.rejected > 0 ? `${count(outcome.rejected)} rows were rejected: see ${rejects.path}` : "",
    outcome.finished ? "" : "Stopped before the end; the same command goes on from here.",
  ];
  return sentences.filter((sentence) => sentence !== "").join("\n");
}

function refuse(problem: string): number {
  console.error(problem);
  return 1;
}

function print(text: string): number {
  console.log(text);
  return 0;
}
