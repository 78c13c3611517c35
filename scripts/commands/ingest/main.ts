// npm run ingest -- KIND FILE: loads companies, people and activity into the catalogue, whether the service runs or
// not.
import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import type { Conventions } from "../../../server/catalogue/field-reader.ts";
import { type RecordKind, recordKinds } from "../../../server/catalogue/record-kinds.ts";
import { type Config, readConfig } from "../../../server/config/config.ts";
import { connect } from "../../../server/db/connect.ts";
import { isEncoding, NotRows } from "../../../server/files/public.ts";
import { deleteExpiredFiles } from "../../../server/lib/private-files.ts";
import { openSecrets } from "../../../server/secrets/secret-key.ts";
import type { DateOrder } from "../../../server/text/public.ts";
import { helpIfAsked, joinWithOr, misused, parseArguments, withCommands, wrongCount } from "../../support/arguments.ts";
import { openDatabaseOrExit, refuse } from "../../support/command.ts";
import { describeRemoved } from "../sample-data/describe-removed.ts";
import { hasSampleData, type RemovedSample, removeSampleData } from "../sample-data/queries-remove.ts";
import { type ColumnOptions, describeColumns, describeMissing, describeUnused, readColumnOptions } from "./columns.ts";
import { ingestRecords } from "./ingest-records.ts";
import { openSource, type Source } from "./open-source.ts";
import { openTable, type Table } from "./open-table.ts";
import { hasOutgrownModel } from "./queries.ts";
import { RejectFile } from "./reject-file.ts";
import { showProgress } from "./show-progress.ts";
import { describeOutcome, nextStep } from "./summary.ts";

const HELP = `npm run ingest -- KIND FILE [options]

Loads a file into the catalogue: CSV with any separator, NDJSON or JSON, plain or compressed with gzip, in any common
encoding; FILE - is standard input. Recognises columns by their names in English, in seven other languages and in
exports of HubSpot, Salesforce, Apollo, LinkedIn, Crunchbase and others, and shows the mapping before it writes anything.
Omits values that it cannot read and reports them at the end. Writes rows that lack an identifying field to a file,
with line, column and reason. After an interruption, run the same command again: it resumes where it stopped.

KIND is one of:
${[...recordKinds().values()].map(describeKind).join("\n")}

  --map COLUMN=FIELD     read FIELD from COLUMN, or from a path such as company.domain; may be repeated
  --set FIELD=VALUE      set FIELD in rows without a value; VALUE may contain columns, such as {city}; may be repeated
  --yes                  accept the proposed mapping without asking
  --fill-only            companies, people: keep known values and add only missing ones
  --merge                merge companies with the same profile and name, or that a row lists as its domains; people
                         with the same work email and name
  --strict               reject rows with a value that cannot be read
  --dates dmy|mdy        order of dates such as 03/04/2026 (default: detected from the other dates of the file)
  --encoding NAME        encoding of the text, such as windows-1252 (default: detected)
  --add-named-companies  companies, job-posts, company-events: add companies known only by name, as NAME.invalid
  --rejects PATH         file for rejected rows (default: DATA_DIR/ingest/FILE.rejected.ndjson, deleted after 30 days)
  --max-rejects NUMBER   stop when more rows are rejected (default: when none of the first 10,000 rows is valid)
  --dry-run              validate all rows without writing
  --help                 show this text`;

const SAMPLE_REMAINS = withCommands(
  "The catalogue still contains sample data. The first ingest of companies or `npm run sample-data -- remove` removes it.",
);

const OUTGROWN =
  "The catalogue has outgrown the search model. Results are less accurate until a worker has trained a new model, which takes a few minutes.";

helpIfAsked(HELP);
process.exitCode = await main();

async function main(): Promise<number> {
  const options = readOptions();
  if (typeof options === "string") return misused(options, HELP);
  const { kind, readKind } = options;
  const settings = readConfig(process.env);
  if ("errors" in settings) return refuse(settings.errors.join("\n"));
  const columnOptions = readColumnOptions(kind.fields, options.map, options.set);
  if ("problem" in columnOptions) return refuse(columnOptions.problem);
  const source = await openSource(options.file, process.stdin);
  if ("problem" in source) return refuse(source.problem);
  const folder = join(settings.config.dataDirectory, "ingest");
  const rejectPath = options.rejects ?? join(folder, `${source.name}.rejected.ndjson`);
  if (isSameFile(rejectPath, options.file))
    return refuse(`--rejects ${rejectPath} is the input file. Specify another file.`);
  await deleteExpiredFiles(settings.config.dataDirectory, new Date());
  const display = showProgress(source, process.stderr);
  const table = await openTable(source, kind, columnOptions, { ...options, note: display.say }).catch(
    (error: unknown) => error,
  );
  if (table instanceof Error || !isTable(table)) {
    source.content.destroy();
    const isFormat = table instanceof NotRows;
    return refuse(
      isFormat
        ? `${source.name} ${table.message}.`
        : `${source.name}: ${table instanceof Error ? table.message : String(table)}`,
    );
  }
  const refusal = await refuseTable(table, kind, source, options.yes);
  if (refusal !== undefined) {
    source.content.destroy();
    return refuse(refusal);
  }
  return run({
    kind: readKind(table.conventions),
    source,
    table,
    columnOptions,
    display,
    rejects: new RejectFile(rejectPath, options.rejects === undefined),
    merges: new RejectFile(join(folder, `${source.name}.merged.ndjson`), true),
    key: options.key,
    maxRejects: options.maxRejects,
    config: options.dryRun ? undefined : settings.config,
  });
}

function isTable(value: unknown): value is Table {
  return typeof value === "object" && value !== null && "rows" in value;
}

/** Prints the column mapping. Returns the reason if the file must not be loaded. */
async function refuseTable(
  { columns, names, sample }: Table,
  kind: RecordKind,
  source: Source,
  yes: boolean,
): Promise<string | undefined> {
  if (names.length === 0) return `${source.name} has no rows.`;
  if (sample.length === 0 && columns.missing.length === 0) return `${source.name} has column names but no rows.`;
  if (columns.missing.length > 0) return describeMissing(kind, columns, names);
  if (columns.isProposed) {
    console.error(describeColumns(columns, sample));
    const isAsked = !yes && source.reopen !== undefined && process.stdin.isTTY && process.stderr.isTTY;
    if (isAsked && !(await isConfirmed())) return `Nothing was loaded. Specify columns with --map "COLUMN=FIELD".`;
  }
  if (columns.unused.length > 0) console.error(describeUnused(columns.unused));
  return undefined;
}

async function isConfirmed(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return !/^n/i.test((await terminal.question("Load the file with these columns? [Y/n] ")).trim());
  } finally {
    terminal.close();
  }
}

function describeKind({ name, fields, required, note }: RecordKind): string {
  const optional = fields.filter((field) => !required.some((text) => text.split(" or ").includes(field)));
  return `  ${name}: ${required.join(", ")}; optional: ${optional.join(", ")}.\n    ${note}`;
}

function isSameFile(one: string, other: string): boolean {
  const [first, second] = [one, other].map((path) => statSync(path, { throwIfNoEntry: false }));
  return first !== undefined && second !== undefined && first.dev === second.dev && first.ino === second.ino;
}

/** Returns the kind and the options of the load, or the error in the arguments. */
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
        yes: { type: "boolean", default: false },
        "fill-only": { type: "boolean", default: false },
        merge: { type: "boolean", default: false },
        strict: { type: "boolean", default: false },
        dates: { type: "string" },
        encoding: { type: "string" },
      },
    },
    HELP,
  );
  const [name = "", file = ""] = positionals;
  const {
    dates,
    encoding,
    yes,
    strict,
    merge,
    "fill-only": fillOnly,
    "add-named-companies": addNamedCompanies,
  } = values;
  const kindsWith = (conventions: Conventions) =>
    recordKinds({ addNamedCompanies, fillOnly, merge, strict, ...conventions });
  const kinds = kindsWith({});
  const kind = kinds.get(name);
  if (kind === undefined && name !== "") return `KIND must be ${joinWithOr([...kinds.keys()])}, not ${name}.`;
  const wrong = wrongCount(["KIND", "FILE"], positionals);
  if (wrong !== undefined || kind === undefined) return wrong ?? "KIND is missing.";
  const bound = values["max-rejects"];
  if (bound !== undefined && !/^\d{1,9}$/.test(bound)) return `--max-rejects must be a number, not ${bound}.`;
  const maxRejects = bound === undefined ? undefined : Number(bound);
  if (dates !== undefined && dates !== "dmy" && dates !== "mdy") return `--dates must be dmy or mdy, not ${dates}.`;
  if (encoding !== undefined && !isEncoding(encoding))
    return `--encoding must be a name such as windows-1252, not ${encoding}.`;
  if (fillOnly && name !== "companies" && name !== "people") return "--fill-only applies only to companies and people.";
  if (merge && name !== "companies" && name !== "people") return "--merge applies only to companies and people.";
  const { map, set, rejects, "dry-run": dryRun } = values;
  const readKind = (conventions: Conventions) => kindsWith(conventions).get(name) ?? kind;
  const order: DateOrder | undefined = dates;
  const key = [fillOnly, merge, strict, addNamedCompanies, dates, encoding];
  return { kind, readKind, key, file, map, set, rejects, maxRejects, dryRun, yes, dates: order, encoding };
}

interface Run {
  readonly kind: RecordKind;
  readonly source: Source;
  readonly table: Table;
  readonly columnOptions: ColumnOptions;
  readonly display: ReturnType<typeof showProgress>;
  readonly rejects: RejectFile;
  readonly merges: RejectFile;
  /** The options that change the written data. */
  readonly key: readonly unknown[];
  readonly maxRejects: number | undefined;
  /** Undefined for a dry run. */
  readonly config: Config | undefined;
}

async function run({
  kind,
  source,
  table,
  columnOptions,
  display,
  rejects,
  merges,
  key,
  maxRejects,
  config,
}: Run): Promise<number> {
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => stop.abort());
  const database = config && (await openDatabaseOrExit(config, display.say));
  const connection =
    database && connect({ url: database.url, applicationName: "ingest", poolSize: 2, statementTimeoutMs: 0 });
  const begun = performance.now();
  let removedSample: RemovedSample | undefined;
  const isOfCompanies = kind.name === "companies";
  try {
    const outcome = await ingestRecords({
      kind,
      rows: table.rows,
      columns: table.columns.picker,
      rejects,
      merges,
      target: connection && { db: connection.db, secrets: await openSecrets(connection.db, config) },
      fileName: source.name,
      sourceKey: sourceKey(kind, source, columnOptions, key),
      onProgress: display.update,
      beforeWrite: async (db) => {
        // A real company may have the domain of a sample company, so the sample data is removed first.
        if (isOfCompanies) removedSample ??= await removeSampleData(db);
      },
      maxRejects,
      signal: stop.signal,
    });
    display.end();
    const isDryRun = config === undefined;
    console.log(
      describeOutcome({
        kind,
        outcome,
        isDryRun,
        seconds: (performance.now() - begun) / 1000,
        rejects,
        merges,
        notes: table.notes,
      }),
    );
    const accepted = outcome.rows_read - outcome.rejected;
    if (isOfCompanies && connection && (await hasOutgrownModel(connection.db))) console.log(OUTGROWN);
    if (removedSample) console.log(describeRemoved(removedSample));
    else if (connection && (await hasSampleData(connection.db))) console.log(SAMPLE_REMAINS);
    console.log(nextStep(kind, outcome, isDryRun));
    if (outcome.stoppedByRejects || accepted === 0) return 1;
    return outcome.finished ? 0 : 130;
  } catch (error) {
    display.end();
    return refuse(
      `${source.name}: ${error instanceof Error ? error.message : String(error)}\nWritten rows are kept; run the same command again to resume.`,
    );
  } finally {
    source.content.destroy();
    await connection?.close();
    await database?.stop();
  }
}

/** Returns the identity of a run: a hash of the kind, the content, the column mapping and the options. */
function sourceKey(
  kind: RecordKind,
  { fingerprint }: Source,
  { map, constants }: ColumnOptions,
  options: readonly unknown[],
): string | undefined {
  return (
    fingerprint &&
    createHash("sha256")
      .update(JSON.stringify([kind.name, fingerprint, [...map], [...constants], options]))
      .digest("hex")
  );
}
