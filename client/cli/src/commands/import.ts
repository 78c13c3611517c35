import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { buffer } from "node:stream/consumers";
import { ApiError, type Schema } from "@account-intelligence/client";
import type { Command } from "commander";
import { collect, openClient, requestedFormat } from "../context.ts";
import { EXIT, Failure } from "../failure.ts";
import { type Columns, printRows, tell } from "../output.ts";

/** Limits of one request. The service accepts 10,000 rows and 5,000,000 characters. */
const MAX_LINES = 9_000;
const MAX_CHARACTERS = 4_000_000;
/** The maximum number of lines of one quoted value. */
const MAX_QUOTED_LINES = 100;

const RESULT_COLUMNS: Columns<Schema["ImportFileResult"]> = {
  line: ({ line }) => line,
  domain: ({ domain, requested_domain }) => domain ?? requested_domain,
  name: ({ requested_name }) => requested_name,
  outcome: ({ outcome }) => outcome,
  by: ({ resolved_by }) => resolved_by,
  account: ({ account_id }) => account_id,
  reason: ({ reason }) => reason,
};

export function addImportCommand(program: Command): void {
  program
    .command("import")
    .description("import companies from a CSV, NDJSON or JSON file as accounts; shows the mapping of columns first")
    .argument("<file>", "the file; - reads standard input")
    .option("--map <field=column>", "column of the field domain or name; may be repeated", collect)
    .option("--yes", "accept the proposed mapping")
    .action(async (file: string, options: { map?: string[]; yes?: boolean }, command: Command) => {
      const client = openClient(command);
      const parts = splitFile(await readText(file));
      const map = (options.map ?? []).map(readMapping);
      const send = async ({ content, skipped }: Part, isTrial: boolean) => {
        const body = { content, dry_run: isTrial, ...(map.length > 0 && { map }) };
        const { data } = await client.accounts.importFile(body).catch(explainColumns);
        return { ...data, results: data.results.map((result) => ({ ...result, line: result.line + skipped })) };
      };
      const [first = { content: "", skipped: 0 }] = parts;
      const count = parts.length === 1 ? undefined : parts.length;
      await confirm(await send(first, true), count, options.yes === true);
      const results: Schema["ImportFileResult"][] = [];
      for (const part of parts) results.push(...(await send(part, false)).results);
      printRows(results, RESULT_COLUMNS, requestedFormat(command));
      const missing = results.filter(({ account_id }) => account_id === null).length;
      tell(`${results.length - missing} of ${results.length} companies are now accounts; ${missing} were not found.`);
    });
}

async function readText(file: string): Promise<string> {
  const bytes = await (file === "-" ? buffer(process.stdin) : readFile(file)).catch((error: Error) => {
    throw new Failure(`${file} cannot be read: ${error.message}`, EXIT.misused);
  });
  if (bytes.length === 0) throw new Failure(`${file} has no rows.`, EXIT.misused);
  const encoding = { fffe: "utf-16le", feff: "utf-16be" }[bytes.subarray(0, 2).toString("hex")] ?? "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** A part of a file. `skipped` is the number of lines before the part, excluding the header. */
interface Part {
  readonly content: string;
  readonly skipped: number;
}

/** Splits a file that is too large for one request, between rows. Each part contains the header. */
function splitFile(content: string): Part[] {
  const lines = content.split("\n");
  const isWhole = lines.length <= MAX_LINES && content.length <= MAX_CHARACTERS;
  if (isWhole || content.trimStart().startsWith("[")) return [{ content, skipped: 0 }];
  const header = content.trimStart().startsWith("{") ? [] : lines.slice(0, 1);
  const parts: Part[] = [];
  let rows: string[] = [];
  let [size, skipped, quotedLines] = [0, 0, 0];
  const end = () => {
    if (rows.length > 0) parts.push({ content: [...header, ...rows].join("\n"), skipped });
    skipped += rows.length;
    [rows, size] = [[], 0];
  };
  for (const line of lines.slice(header.length)) {
    rows.push(line);
    size += line.length + 1;
    // A line break inside quotes is part of the value. After MAX_QUOTED_LINES lines, the opening quote counts as stray.
    const isQuoted: boolean = header.length > 0 && (line.split('"').length % 2 === 0) !== quotedLines > 0;
    quotedLines = isQuoted && quotedLines < MAX_QUOTED_LINES ? quotedLines + 1 : 0;
    if (quotedLines === 0 && (rows.length >= MAX_LINES || size >= MAX_CHARACTERS)) end();
  }
  end();
  return parts;
}

/** Converts `field=column` to `column=field`, which the service expects. */
function readMapping(given: string): string {
  const at = given.indexOf("=");
  const [field, column] = [given.slice(0, at), given.slice(at + 1)];
  if (at < 1 || column === "")
    throw new Failure(`--map must be domain=COLUMN or name=COLUMN, not ${given}.`, EXIT.misused);
  return `${column}=${field}`;
}

function explainColumns(error: unknown): never {
  if (!(error instanceof ApiError) || error.errorCode !== "FILE_UNREADABLE") throw error;
  const { columns } = error.details;
  if (!Array.isArray(columns)) throw new Failure(error.message, EXIT.misused);
  const [problem] = error.message.split(/(?<=\.) /);
  throw new Failure(
    `${problem} Specify the domain column with --map domain=COLUMN. The columns are ${columns.join(", ")}.`,
    EXIT.misused,
  );
}

/** Shows the mapping and three rows, and asks for confirmation. Without a terminal, requires `--yes`. */
async function confirm(
  { mapping, notes, results }: Schema["ImportFileResponse"],
  parts: number | undefined,
  isAccepted: boolean,
): Promise<void> {
  for (const note of notes) tell(note);
  tell(mapping.map(({ field, columns }) => `${field}: column ${columns.join(", else ")}`).join("; "));
  for (const { requested_domain, requested_name, outcome, reason } of results.slice(0, 3))
    tell(`  ${[requested_domain, requested_name, reason ?? outcome].filter(Boolean).join("  ")}`);
  if (isAccepted) return;
  if (!process.stdin.isTTY) throw new Failure("Accept this mapping with --yes, or change it with --map.", EXIT.misused);
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  const rows = parts === undefined ? `${results.length} rows` : `the file in ${parts} parts`;
  const answer = await prompt.question(`Import ${rows}? [y/N] `);
  prompt.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new Failure("Nothing was imported.", EXIT.unfinished);
}
