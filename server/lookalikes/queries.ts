import { type Selectable, sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { prepared } from "../db/prepared-statements.ts";
import type { Company, LookalikeJob } from "../db/tables.ts";

const RESULT_COLUMNS = [
  "id",
  "domain",
  "name",
  "one_liner",
  "description",
  "industry",
  "tags",
  "employee_count",
  "employee_min",
  "employee_max",
  "funding_stage",
  "hq_country",
  "social_url",
  "name_key",
] as const satisfies readonly (keyof Company)[];

/** What a result shows of a company, the texts its match reason is made of, and what tells that two are one. */
export type ResultCompany = Pick<Selectable<Company>, (typeof RESULT_COLUMNS)[number]>;

/** Numbers as Postgres writes an array. pg makes the same text of a thousand in 3 ms, asking of each what it is. */
export function arrayText(numbers: readonly number[]): string {
  return `{${numbers.join()}}`;
}

/** Companies in the order of the ids; one that is gone is left out. */
export async function readCompanies(db: Db, ids: readonly number[]): Promise<ResultCompany[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ResultCompany>`${prepared}
    select ${sql.join(RESULT_COLUMNS.map((column) => sql.ref(column)))} from company where id = any(${arrayText(ids)}::bigint[])`.execute(
    db,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A job as it is shown: without what only its worker needs. */
export type ShownJob = Omit<
  Selectable<LookalikeJob>,
  "request" | "claim_number" | "failure_count" | "queued_at" | "updated_at"
>;

const SHOWN_COLUMNS = [
  "id",
  "workspace_id",
  "user_id",
  "status",
  "resolved_seed_domains",
  "unresolved_seed_domains",
  "requested_limit",
  "derived_query",
  "agentic_method",
  "processed",
  "page_count",
  "progress_message",
  "eta_seconds",
  "error_message",
  "credits_consumed",
  "created_at",
  "started_at",
  "finished_at",
] as const satisfies readonly (keyof ShownJob)[];

/** A workspace's job; undefined when it has none with this id. */
export async function readJob(db: Db, workspaceId: number, id: string): Promise<ShownJob | undefined> {
  return db
    .selectFrom("lookalike_job")
    .select(SHOWN_COLUMNS)
    .where("id", "=", id)
    .where("workspace_id", "=", workspaceId)
    .executeTakeFirst();
}

/** A workspace's job with one page of its results, which is null while that page is not written. One statement, so one moment. */
export async function readJobPage(
  db: Db,
  workspaceId: number,
  id: string,
  pageNumber: number,
): Promise<{ job: ShownJob; results: unknown } | undefined> {
  const row = await db
    .selectFrom("lookalike_job")
    .leftJoin("lookalike_job_page as page", (join) =>
      join.onRef("page.job_id", "=", "lookalike_job.id").on("page.page_number", "=", pageNumber),
    )
    .select(SHOWN_COLUMNS.map((column) => `lookalike_job.${column}` as const))
    .select("page.results")
    .where("id", "=", id)
    .where("workspace_id", "=", workspaceId)
    .executeTakeFirst();
  return row && { job: row, results: row.results };
}

/** A workspace's jobs, newest first, and how many there are in all. */
export async function listJobs(
  db: Db,
  {
    workspaceId,
    status,
    limit,
    offset,
  }: { workspaceId: number; status: string | undefined; limit: number; offset: number },
): Promise<{ jobs: ShownJob[]; totalCount: number }> {
  const matching = db
    .selectFrom("lookalike_job")
    .where("workspace_id", "=", workspaceId)
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? ""));
  const [jobs, { count }] = await Promise.all([
    matching
      .select(SHOWN_COLUMNS)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(limit)
      .offset(offset)
      .execute(),
    matching.select((expression) => expression.fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
  ]);
  return { jobs, totalCount: count };
}

/** Some pages of a job as lines of JSON, one result a line, exactly as they were written. */
export async function readLines(db: Db, jobId: string, fromPage: number, pages: number): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select result::text as line from lookalike_job_page, json_array_elements(results) with ordinality as listed (result, place)
    where job_id = ${jobId} and page_number >= ${fromPage} and page_number < ${fromPage + pages}
    order by page_number, place`.execute(db);
  return rows.map(({ line }) => line);
}
