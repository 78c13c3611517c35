import { createReadStream } from "node:fs";
import { createInterface } from "node:readline/promises";
import type { Schema } from "@account-intelligence/client";
import type { Command } from "commander";
import { parse } from "csv-parse";
import { clientOf, collect, outputOf } from "../context.ts";
import { EXIT, Failure } from "../failure.ts";
import { type Columns, printRows, tell } from "../output.ts";

type Row = Readonly<Record<string, string>>;

/** The fields that an import takes, and headings that usually have them. */
const HEADINGS: Readonly<Record<"domain" | "name", RegExp>> = {
  domain: /^(company )?(domain|website|web site|url|homepage|site|internet|webseite|site web|sitio web)( name| url)?$/i,
  name: /^(company|account|organi[sz]ation|firma|entreprise|empresa)?[ _-]?(name|nom|nombre)?$/i,
};

const BATCH = 1_000;

const RESULT_COLUMNS: Columns<Schema["ImportResult"]> = {
  domain: ({ requested_domain }) => requested_domain,
  name: ({ requested_name }) => requested_name,
  outcome: ({ outcome }) => outcome,
  account: ({ account_id }) => account_id,
};

export function addImportCommand(program: Command): void {
  program
    .command("import")
    .description("import companies from a CSV or NDJSON file as accounts; proposes which column is what")
    .argument("<file>", "the file; - reads CSV from standard input")
    .option("--map <field=column>", "the column of a field (domain, name); may be repeated", collect)
    .option("--yes", "accept the proposed mapping")
    .action(async (file: string, options: { map?: string[]; yes?: boolean }, command: Command) => {
      const client = clientOf(command);
      const rows = await readFile(file);
      const mapping = { ...propose(rows), ...readMapping(options.map ?? [], rows) };
      await confirm(mapping, rows, options.yes === true);
      const results: Schema["ImportResult"][] = [];
      for (let from = 0; from < rows.length; from += BATCH) {
        const accounts = rows.slice(from, from + BATCH).map((row) => accountOf(row, mapping));
        results.push(...(await client.accounts.import({ accounts })).data.results);
      }
      printRows(results, RESULT_COLUMNS, outputOf(command));
      const missing = results.filter(({ account_id }) => account_id === null).length;
      tell(`${results.length - missing} of ${results.length} are accounts now; ${missing} were not found.`);
    });
}

async function readFile(file: string): Promise<Row[]> {
  const source = file === "-" ? process.stdin : createReadStream(file);
  const isLines = /\.(ndjson|jsonl)$/i.test(file);
  try {
    const rows: Row[] = [];
    if (isLines) {
      for await (const line of createInterface({ input: source }))
        if (line.trim() !== "") rows.push(JSON.parse(line) as Row);
    } else {
      const parser = parse({
        columns: true,
        bom: true,
        trim: true,
        skip_empty_lines: true,
        delimiter: [",", ";", "\t"],
      });
      for await (const row of source.pipe(parser)) rows.push(row as Row);
    }
    if (rows.length === 0) throw new Failure(`${file} has no rows.`, EXIT.misused);
    return rows;
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`${file} cannot be read: ${(error as Error).message}`, EXIT.misused);
  }
}

type Mapping = Partial<Record<"domain" | "name", string>>;

function propose([first = {}]: readonly Row[]): Mapping {
  const columns = Object.keys(first);
  const find = (field: "domain" | "name") => columns.find((column) => HEADINGS[field].test(column.trim()));
  const [domain, name] = [find("domain"), find("name")];
  return { ...(domain && { domain }), ...(name && { name }) };
}

function readMapping(given: readonly string[], [first = {}]: readonly Row[]): Mapping {
  const entries = given.map((each) => {
    const [field = "", column = ""] = each.split("=", 2);
    if (field !== "domain" && field !== "name")
      throw new Failure(`--map takes domain=COLUMN or name=COLUMN, not ${each}.`, EXIT.misused);
    if (!(column in first)) {
      throw new Failure(`The file has no column ${column}. It has ${Object.keys(first).join(", ")}.`, EXIT.misused);
    }
    return [field, column] as const;
  });
  return Object.fromEntries(entries);
}

/** Shows the mapping with three rows, and asks; without a terminal, only `--yes` or `--map` say yes. */
async function confirm(mapping: Mapping, rows: readonly Row[], isAccepted: boolean): Promise<void> {
  const { domain, name } = mapping;
  if (domain === undefined) {
    const columns = Object.keys(rows[0] ?? {}).join(", ");
    throw new Failure(
      `Which column has the domain? Say it with --map domain=COLUMN. The file has ${columns}.`,
      EXIT.misused,
    );
  }
  tell(`domain: column ${domain}${name === undefined ? "" : `; name: column ${name}`}`);
  for (const row of rows.slice(0, 3)) tell(`  ${row[domain]}${name === undefined ? "" : `  ${row[name]}`}`);
  if (isAccepted) return;
  if (!process.stdin.isTTY) throw new Failure("Accept this with --yes, or change it with --map.", EXIT.misused);
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await prompt.question(`Import ${rows.length} rows? [y/N] `);
  prompt.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new Failure("Nothing was imported.", EXIT.unfinished);
}

function accountOf(row: Row, { domain, name }: Mapping): { domain: string; name?: string } {
  const label = name === undefined ? "" : (row[name] ?? "");
  return { domain: String(row[domain ?? ""] ?? ""), ...(label !== "" && { name: label }) };
}
