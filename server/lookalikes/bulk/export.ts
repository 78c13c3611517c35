import type { Db } from "../../db/connect.ts";
import type { Handler, Schema } from "../../http/contract.ts";
import { agenticMethodOf } from "./present.ts";
import { type BulkJob, findJob, listResultLines } from "./queries.ts";

/** Returns all results of a job, as newline-delimited JSON or as CSV. */
export const exportBulk: Handler<"Lookalikes_exportBulk"> = async (
  { path },
  { db, caller, preferredType, reply, problem },
) => {
  const job = await findJob(db, caller.workspaceId, path.job_id);
  if (job === undefined) return problem(404, "NOT_FOUND", "There is no such job.");
  if (job.finished_at === null)
    return problem(409, "JOB_NOT_FINISHED", `The job is ${job.status}. Export it when it has ended.`, {
      status: job.status,
    });
  const mediaType = preferredType(["application/x-ndjson", "text/csv"]);
  const chunks = mediaType === "text/csv" ? exportTable(db, job) : exportLines(db, job);
  return reply(200, { mediaType, chunks });
};

/** About 1 MB: few statements, and little memory even if the client reads slowly. */
const PAGES_AT_ONCE = 20;

type ExportedLookalike = Schema["Lookalike"] & Pick<Schema["LookalikeJob"], "agentic_method">;

/** Reads a job's results in rank order, some pages at a time. */
async function* readExport(db: Db, job: BulkJob): AsyncGenerator<ExportedLookalike[]> {
  const agentic_method = agenticMethodOf(job);
  for (let page = 0; page < job.page_count; page += PAGES_AT_ONCE) {
    const lines = await listResultLines(db, job.id, page, PAGES_AT_ONCE);
    yield lines.map((line) => ({ ...(JSON.parse(line) as Schema["Lookalike"]), agentic_method }));
  }
}

/** Yields a job's results as newline-delimited JSON. */
async function* exportLines(db: Db, job: BulkJob): AsyncGenerator<string> {
  for await (const companies of readExport(db, job)) {
    yield companies.map((company) => `${JSON.stringify(company)}\n`).join("");
  }
}

const COLUMNS: { readonly [Column: string]: (company: ExportedLookalike) => string | number | null | undefined } = {
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
  agentic_method: (company) => company.agentic_method,
};

/** Yields a job's results as comma-separated values (RFC 4180) with a header line. */
async function* exportTable(db: Db, job: BulkJob): AsyncGenerator<string> {
  yield `${Object.keys(COLUMNS).join(",")}\r\n`;
  for await (const companies of readExport(db, job)) yield companies.map(tableRow).join("");
}

function tableRow(company: ExportedLookalike): string {
  return `${Object.values(COLUMNS)
    .map((value) => quote(value(company)))
    .join(",")}\r\n`;
}

// A spreadsheet would evaluate text that begins like a formula; an apostrophe prevents that.
const FORMULA = /^[=+\-@\t\r]/;

function quote(value: string | number | null | undefined): string {
  const given = String(value ?? "");
  const text = typeof value === "string" && FORMULA.test(given) ? `'${given}` : given;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
