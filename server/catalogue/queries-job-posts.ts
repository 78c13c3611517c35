import { sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { run } from "../db/statements.ts";
import type { JobPostFacts, RejectedItem, WriteResult } from "./activity.ts";
import { listCompaniesByName, resolveMentions } from "./queries-company-ids.ts";

/** How to handle a post with a known URL and a different title or text. */
type OtherText = "reject" | "replace";

export interface JobPostOptions {
  readonly otherText: OtherText;
  readonly sourceId: number | null;
}

interface JobPostWriteOptions {
  readonly jobPosts?: JobPostOptions;
  /** Adds companies known only by name, under a placeholder domain (see `placeholderDomain`). Default: false. */
  readonly addNamedCompanies?: boolean;
}

const FROM_FILE: JobPostOptions = { otherText: "reject", sourceId: null };
const DIFFERENT_TEXT = "is already stored with a different title or text; the stored one was kept";

/**
 * Writes job posts, each once by its URL. Adds unknown companies that have a domain. Finds other companies by page or
 * name. If there is none, rejects the post or, if `addNamedCompanies`, adds the company.
 */
export async function upsertJobPosts(
  db: Db,
  posts: readonly JobPostFacts[],
  { jobPosts: { otherText, sourceId } = FROM_FILE, addNamedCompanies }: JobPostWriteOptions = {},
): Promise<WriteResult> {
  if (posts.length === 0) return { inserted: 0, updated: 0, unchanged: 0, rejected: [] };
  const findId = await resolveMentions(db, posts.map(toMention), listIdsByName, addNamedCompanies);
  const { firsts, rejected } =
    otherText === "reject" ? firstOfEachUrl(posts) : { firsts: lastOfEachUrl(posts), rejected: [] };
  const rows = [...firsts.values()].flatMap(({ post, index }) => {
    const companyId = findId(toMention(post));
    if (companyId === undefined) {
      const { company_domain: page, company_name: name } = post;
      const paged = `${JSON.stringify(page)} does not identify a company in the catalogue`;
      const named = `${JSON.stringify(name)} does not identify a company in the catalogue`;
      rejected.push({
        index,
        field: page === null ? "company_name" : "company_domain",
        reason: page === null ? named : paged,
      });
      return [];
    }
    return {
      index,
      company_id: companyId,
      source_url: post.url,
      title: post.title,
      body: post.text,
      country: post.country,
      cities: post.cities ?? [],
      posted_at: post.posted_at,
      activity_source_id: sourceId,
    };
  });
  // Sorted by URL, so that two writers lock shared rows in the same order.
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as given (
    index integer, company_id bigint, source_url text, title text, body text, country text, cities json, posted_at
    timestamptz,
    activity_source_id bigint)`;
  const inserted = await sql<{ source_url: string }>`
    insert into job_post (company_id, source_url, title, body, country, cities, posted_at, activity_source_id)
    select company_id, source_url, title, body, country, array(select json_array_elements_text(cities)), posted_at,
      activity_source_id from ${given} order by source_url
    on conflict do nothing returning source_url`.execute(db);
  const isNew = new Set(inserted.rows.map((row) => row.source_url));
  const known = rows.filter((row) => !isNew.has(row.source_url));
  const changed = known.length === 0 ? [] : await otherTexts(db, known, otherText);
  if (otherText === "reject")
    rejected.push(...changed.map((index) => ({ index, field: "url", reason: DIFFERENT_TEXT })));
  const updated = otherText === "replace" ? changed.length : 0;
  const unchanged = posts.length - isNew.size - updated - rejected.length;
  return { inserted: isNew.size, updated, unchanged, rejected };
}

function toMention({ company_domain, company_name }: JobPostFacts) {
  return { reference: company_domain, name: company_name ?? null };
}

async function listIdsByName(db: Db, names: readonly string[]): Promise<Map<string, number>> {
  return new Map([...(await listCompaniesByName(db, names))].map(([name, { id }]) => [name, id]));
}

interface KnownPost {
  readonly index: number;
  readonly source_url: string;
  readonly title: string;
  readonly body: string;
}

/** Returns the indexes of posts whose stored title or text differs. Updates them on request. Skips deleted texts. */
async function otherTexts(db: Db, posts: readonly KnownPost[], otherText: OtherText): Promise<number[]> {
  const given = sql`json_to_recordset(${JSON.stringify(posts)}::json) as given (
    index integer, source_url text, title text, body text)`;
  const differs = sql`job_post.source_url = given.source_url and job_post.body is not null
    and (job_post.title, job_post.body) is distinct from (given.title, given.body)`;
  const { rows } =
    otherText === "reject"
      ? await sql<{ index: number }>`select given.index from ${given} join job_post on ${differs}`.execute(db)
      : await sql<{ index: number }>`
          update job_post set title = given.title, body = given.body, closed_at = null from ${given} where ${differs}
          returning given.index`.execute(db);
  return rows.map((row) => row.index);
}

interface Positioned {
  readonly post: JobPostFacts;
  readonly index: number;
}

function lastOfEachUrl(posts: readonly JobPostFacts[]): Map<string, Positioned> {
  return new Map(posts.map((post, index) => [post.url, { post, index }]));
}

function firstOfEachUrl(posts: readonly JobPostFacts[]): { firsts: Map<string, Positioned>; rejected: RejectedItem[] } {
  const firsts = new Map<string, Positioned>();
  const rejected: RejectedItem[] = [];
  for (const [index, post] of posts.entries()) {
    const first = firsts.get(post.url);
    if (first === undefined) firsts.set(post.url, { post, index });
    else if (first.post.text !== post.text || first.post.title !== post.title)
      rejected.push({ index, field: "url", reason: DIFFERENT_TEXT });
  }
  return { firsts, rejected };
}

/** Sets `closed_at` of posts that their source no longer lists, and clears it for posts that are listed again. */
export async function closeUnlistedJobPosts(
  db: Db,
  sourceId: number,
  listed: readonly string[],
  now: Date,
): Promise<void> {
  await run(db)`
    update job_post set closed_at = case when source_url = any(${listed}::text[]) then null else ${now}::timestamptz end
    where activity_source_id = ${sourceId} and (closed_at is null) <> (source_url = any(${listed}::text[]))`;
}
