import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { cancelJob, pagesOfJob, type Schema } from "@account-intelligence/client";
import { SingleBar } from "cli-progress";
import { type Command, Option } from "commander";
import { integer, openClient, requestedFormat } from "../context.ts";
import { EXIT, Failure } from "../failure.ts";
import { counted, printObject, tell } from "../output.ts";
import { addWanted, printQuote, spendingOptions, type Wanted, wantedFields } from "./search.ts";

/** The state of a job, stored beside the file of its results so that an interrupted command can resume. */
interface Progress {
  readonly jobId: string;
  /** The request of the search, as JSON. */
  readonly request?: string;
  /** The cursor of the first page that is not in the file yet. */
  readonly next: string | undefined;
  /** The size of the results file up to that page. */
  readonly bytes: number;
}

export function addBulkCommands(program: Command): void {
  const bulk = program.command("bulk").description("find up to 10,000 companies in a job");
  const start = addWanted(bulk.command("start", { isDefault: true }))
    .description("start a job and write its companies to a file, one JSON object per line; run it again to resume")
    .argument("[domains...]", "companies to be similar to")
    .option("-n, --limit <count>", "maximum number of companies", integer(1, 10_000), 1_000)
    .addOption(new Option("-f, --file <path>", "file for the results").default("lookalikes.ndjson"))
    .action(async (domains: string[], options: Wanted & { limit: number; file: string }, command: Command) => {
      const client = openClient(command);
      const wanted = { ...wantedFields(domains, options), limit: options.limit };
      if (options.dryRun) return printQuote("search_lookalikes_bulk", wanted, command);
      const before = readProgress(options.file);
      if (before === undefined && existsSync(options.file)) {
        throw new Failure(`${options.file} already exists. Specify another file with --file.`, EXIT.misused);
      }
      const request = JSON.stringify(wanted);
      if (before?.request !== undefined && before.request !== request) {
        const message = `${options.file} contains the results of another search. Specify another file with --file, or delete ${progressFile(options.file)}.`;
        throw new Failure(message, EXIT.misused);
      }
      const jobId = before?.jobId ?? (await client.lookalikes.submitBulk(wanted, spendingOptions(options))).data.job_id;
      const progress = { jobId, request, next: before?.next, bytes: before?.bytes ?? 0 };
      writeProgress(options.file, progress);
      tell(before ? `Resuming ${jobId}.` : `Started ${jobId}. If it is interrupted, run the command again to resume.`);
      await follow(client, progress, options.file, options.limit);
    });
  bulk.addHelpText("after", () => `\nWithout a command, starts a job:\n\n${start.helpInformation()}`);
  bulk
    .command("status")
    .description("show the progress of a job")
    .argument("<job>")
    .action(async (job_id: string, _options: unknown, command: Command) => {
      const { data } = await openClient(command).lookalikes.pollBulk({ job_id, limit: 1 });
      const { results: _results, ...state } = data;
      printObject(state, requestedFormat(command));
    });
  bulk
    .command("cancel")
    .description("cancel a job; only delivered companies are charged")
    .argument("<job>")
    .action(async (job: string, _options: unknown, command: Command) =>
      tell((await cancelJob(openClient(command), job)).message),
    );
}

async function follow(
  client: ReturnType<typeof openClient>,
  from: Progress,
  file: string,
  limit: number,
): Promise<void> {
  // Discards a page that was written but not recorded; it is fetched again.
  if (existsSync(file)) writeFileSync(file, readFileSync(file).subarray(0, from.bytes));
  const out = await open(file, "a");
  const bar = process.stderr.isTTY
    ? new SingleBar({ format: "{bar} {value} of {total}", stream: process.stderr })
    : undefined;
  bar?.start(limit, 0);
  let bytes = from.bytes;
  const pages = pagesOfJob(client, from.jobId, {
    ...(from.next !== undefined && { from: from.next }),
    onProgress: ({ processed }) => bar?.update(processed),
  });
  try {
    for (;;) {
      const { value, done } = await pages.next();
      if (done) return end(value, file);
      const text = value.results.map((company) => `${JSON.stringify(company)}\n`).join("");
      await out.writeFile(text);
      bytes += Buffer.byteLength(text);
      writeProgress(file, { ...from, next: value.next_cursor, bytes });
    }
  } finally {
    bar?.stop();
    await out.close();
  }
}

function end({ status, processed, error_message }: Schema["PollBulkLookalikeResponse"], file: string): void {
  if (status === "failed") throw new Failure(`The job failed: ${error_message ?? "reason unknown"}.`, EXIT.failed);
  tell(`${counted(processed, "company", "companies")} in ${file}.`);
  rmSync(progressFile(file));
  if (status === "cancelled") throw new Failure("The job was cancelled.", EXIT.unfinished);
}

function progressFile(file: string): string {
  return `${file}.job`;
}

function readProgress(file: string): Progress | undefined {
  if (!existsSync(progressFile(file))) return undefined;
  return JSON.parse(readFileSync(progressFile(file), "utf8")) as Progress;
}

function writeProgress(file: string, progress: Progress): void {
  writeFileSync(progressFile(file), JSON.stringify(progress));
}
