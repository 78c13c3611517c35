import type { Db } from "../db/connect.ts";
import type { Handler, Schema } from "../http/contract.ts";
import { readJob, readLines } from "./queries.ts";

/** Answers with everything a job delivered, as lines of JSON or as a table. */
export const exportBulk: Handler<"Lookalikes_exportBulk"> = async (
  { path },
  { db, caller, preferredType, reply, problem },
) => {
  const job = await readJob(db, caller.workspaceId, path.job_id);
  if (job === undefined) return problem(404, "NOT_FOUND", "There is no such job.");
  if (job.finished_at === null)
    return problem(409, "JOB_NOT_FINISHED", `The job is ${job.status}. It can be exported when it has ended.`, {
      status: job.status,
    });
  const mediaType = preferredType(["application/x-ndjson", "text/csv"]);
  const chunks =
    mediaType === "text/csv" ? exportTable(db, job.id, job.page_count) : exportLines(db, job.id, job.page_count);
  return reply(200, { mediaType, chunks });
};

// 2,000 results, about 1 MB: few statements, and little memory however slowly the caller reads.
const PAGES_AT_ONCE = 20;

/** A job's results as lines of JSON, one company a line, exactly as in its pages. */
async function* exportLines(db: Db, jobId: string, pageCount: number): AsyncGenerator<string> {
  for (let page = 0; page < pageCount; page += PAGES_AT_ONCE) {
    const lines = await readLines(db, jobId, page, PAGES_AT_ONCE);
    yield lines.map((line) => `${line}\n`).join("");
  }
}

const COLUMNS: { readonly [Column: string]: (company: Schema["Lookalike"]) => string | number | null | undefined } = {
  account_id: (company) => company.account_id,
  name: (company) => company.name,
  domain: (company) => company.domain,
  social_url: (company) => company.social_url,
  headquarters_code: (company) => company.headquarters?.code,
  headquarters_name: (company) => company.headquarters?.name,
  company_size: (company) => company.company_size,
  employee_count: (company) => company.employee_count,
  funding_stage: (company) => company.funding_stage,
  industry: (company) => company.industry,
  similarity_score: (company) => company.similarity_score,
  match_reason: (company) => company.match_reason,
};

/** A job's results as comma-separated values (RFC 4180) with a header line. */
async function* exportTable(db: Db, jobId: string, pageCount: number): AsyncGenerator<string> {
  yield `${Object.keys(COLUMNS).join(",")}\r\n`;
  for (let page = 0; page < pageCount; page += PAGES_AT_ONCE) {
    const lines = await readLines(db, jobId, page, PAGES_AT_ONCE);
    yield lines.map((line) => tableRow(JSON.parse(line) as Schema["Lookalike"])).join("");
  }
}

function tableRow(company: Schema["Lookalike"]): string {
  return `${Object.values(COLUMNS)
    .map((value) => quote(value(company)))
    .join(",")}\r\n`;
}

// A text that begins like a formula would be carried out by the spreadsheet that opens the table; an apostrophe keeps it text.
const FORMULA = /^[=+\-@\t\r]/;

function quote(value: string | number | null | undefined): string {
  const given = String(value ?? "");
  const text = typeof value === "string" && FORMULA.test(given) ? `'${given}` : given;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
