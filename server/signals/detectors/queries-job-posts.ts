import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { listRows, oneRow } from "../../db/statements.ts";
import type { JobPost } from "../../db/tables.ts";
import { type DetectionScope, MAX_SCANNED } from "./detector.ts";
import type { Position } from "./pages.ts";
import { activityInScope, companyInScope, isAfter } from "./queries-scope.ts";

export interface JobPostRow
  extends Pick<Selectable<JobPost>, "id" | "company_id" | "title" | "source_url" | "posted_at"> {
  readonly domain: string;
  readonly company_name: string;
  /** Null if it was deleted because of its age, or if an edit removed the term. */
  readonly body: string | null;
  /** Whether an earlier or deleted text of this post contained the words of the term. */
  readonly had_term: boolean;
  /** `posted_at` in the database's format. */
  readonly position: string;
  /** The time at which the words of the term were published: with the post, or by an edit. */
  readonly mentioned_at: Date;
  readonly is_in_scope: boolean;
}

/** A post is new to a run when it is first seen, and again when it is edited. */
export type JobPostKind = "posted" | "edited";

interface TermQueries {
  /** A `tsquery` that matches every text with the term, and some others. */
  readonly tsquery: string;
  /** A `tsquery` that matches the words of the term next to each other. */
  readonly phraseQuery: string;
}

/** Lists the positions of posts within the scope that may mention a term, newest first. */
export async function listMentioningPosts(
  db: Db,
  scope: DetectionScope,
  { tsquery, kind }: { readonly tsquery: string; readonly kind: JobPostKind },
  after: Position | undefined,
  limit: number,
): Promise<Position[]> {
  // Includes edits that did not add the term, and edits during the run: `is_in_scope` decides.
  const [at, isInScope] =
    kind === "posted"
      ? [sql`p.posted_at`, activityInScope(scope, sql`p.posted_at`, sql`p.first_seen_at`)]
      : [sql`p.edited_at`, sql`p.edited_at >= ${laterDate(scope.publishedSince, scope.seenSince)}`];
  return listRows(db)<Position>`
    select p.id, ${at}::text as at from job_post as p join company as c on c.id = p.company_id
    where p.words @@ ${tsquery}::tsquery and ${isInScope} and ${companyInScope(scope)}
      and ${isAfter(after, at, sql`p.id`)}
    order by ${at} desc, p.id desc limit ${limit}`;
}

function laterDate(one: Date, other: Date | undefined): Date {
  return other && other > one ? other : one;
}

/** Reads posts by id, oldest first. */
export async function listJobPosts(
  db: Db,
  scope: DetectionScope,
  queries: TermQueries,
  ids: readonly number[],
): Promise<JobPostRow[]> {
  return listRows(db)<JobPostRow>`
    select ${jobPostColumns(scope, queries)} from job_post as p join company as c on c.id = p.company_id
    ${joinFirstMention(scope, queries)} where p.id = any(${ids}::bigint[]) order by p.posted_at, p.id`;
}

/** The position at which the search for a company's first mention continues. */
export interface EarlierPosts {
  readonly companyId: number;
  readonly after: Position;
  readonly before: Date;
}

/** For each company, lists up to `limit` posts between `after` and `before` that may mention a term, oldest first. */
export async function listEarlierPosts(
  db: Db,
  scope: DetectionScope,
  queries: TermQueries,
  companies: readonly EarlierPosts[],
  limit: number,
): Promise<JobPostRow[]> {
  const { tsquery } = queries;
  const wanted = companies.map(({ companyId, after, before }) => ({
    companyId,
    id: after.id,
    after: after.at,
    before,
  }));
  return listRows(db)<JobPostRow>`
    select ${jobPostColumns(scope, queries)}
    from json_to_recordset(${JSON.stringify(wanted)}::json)
      as wanted ("companyId" bigint, id bigint, after timestamptz, before timestamptz),
      lateral (
        select * from job_post as p where p.company_id = wanted."companyId" and p.first_seen_at < ${scope.seenBefore}
          and (p.posted_at, p.id) > (wanted.after, wanted.id) and p.posted_at <= wanted.before
          and (p.words @@ ${tsquery}::tsquery or p.edited_at is not null and exists (
            select from job_post_earlier_text as t where t.job_post_id = p.id and t.words @@ ${tsquery}::tsquery))
        order by p.posted_at, p.id limit ${limit}
      ) as p join company as c on c.id = p.company_id ${joinFirstMention(scope, queries)}
    order by p.company_id, p.posted_at, p.id`;
}

interface HistoryRow {
  readonly company_id: number;
  readonly posts: number;
  readonly since: Date | null;
}

/** Counts each company's posts published before `before`. */
export async function countEarlierPosts(
  db: Db,
  scope: DetectionScope,
  companies: readonly { readonly companyId: number; readonly before: Date }[],
): Promise<HistoryRow[]> {
  return listRows(db)<HistoryRow>`
    select wanted."companyId" as company_id, count(p.id) as posts, min(p.posted_at) as since
    from json_to_recordset(${JSON.stringify(companies)}::json) as wanted ("companyId" bigint, before timestamptz)
    left join job_post as p on p.company_id = wanted."companyId" and p.posted_at < wanted.before
      and p.first_seen_at < ${scope.seenBefore}
    group by wanted."companyId"`;
}

/**
 * Counts the posts within the scope, and the posts of companies outside it that may mention a term, each up to
 * `MAX_SCANNED` + 1.
 */
export async function countPostsInScope(
  db: Db,
  scope: DetectionScope,
  { tsquery }: TermQueries,
): Promise<{ readonly all: number; readonly elsewhere: number }> {
  const isInTime = activityInScope(scope, sql`p.posted_at`, sql`p.first_seen_at`);
  const bound = sql.lit(MAX_SCANNED + 1);
  return oneRow(db)<{ all: number; elsewhere: number }>`
    select (select count(*) from (select from job_post as p join company as c on c.id = p.company_id
        where ${isInTime} and ${companyInScope(scope)} limit ${bound}) as post) as all,
      (select count(*) from (select from job_post as p join company as c on c.id = p.company_id
        where p.words @@ ${tsquery}::tsquery and ${isInTime} and (${companyInScope(scope)}) is not true
        limit ${bound}) as post) as elsewhere`;
}

/** The maximum number of posts of earlier runs that are compared. */
const MAX_FOUND = 2_000;

/** Lists the posts in which earlier runs of the signal found companies, the newest first. */
export async function listFoundPosts(
  db: Db,
  { id, signalId }: NonNullable<DetectionScope["run"]>,
): Promise<{ readonly company_id: number; readonly company_name: string; readonly body: string }[]> {
  return listRows(db)`
    select p.company_id, c.name as company_name, p.body from (
      select split_part(source_key, ' ', 2)::bigint as post_id from signal_evidence
      where signal_id = ${signalId} and run_id < ${id} and evidence_type = 'job_post' order by id desc
      limit ${sql.lit(MAX_FOUND)}
    ) as found join job_post as p on p.id = found.post_id join company as c on c.id = p.company_id
      where p.body is not null`;
}

function jobPostColumns(scope: DetectionScope, { tsquery, phraseQuery }: TermQueries): RawBuilder<unknown> {
  const isInGoneText = scope.termOptions.titleOnly
    ? sql`false`
    : sql`p.body is null and p.words @@ ${phraseQuery}::tsquery`;
  return sql`p.id, p.company_id, c.domain, c.name as company_name, p.title,
    case when p.words @@ ${tsquery}::tsquery then p.body end as body,
    earlier.id is not null or ${isInGoneText} as had_term,
    p.source_url, p.posted_at, p.posted_at::text as position, mention.at as mentioned_at,
    (${activityInScope(scope, sql`mention.at`, sql`mention.seen_at`)}) as is_in_scope`;
}

/** Joins the time at which post `p` first contained the words of the term: its publication, or a later edit. */
function joinFirstMention(scope: DetectionScope, { phraseQuery }: TermQueries): RawBuilder<unknown> {
  const title = scope.termOptions.titleOnly ? sql`ts_filter(text.words, '{a}')` : sql`text.words`;
  return sql`left join lateral (
      select text.id, text.began_at from (
        select id, words, lag(replaced_at) over (order by id) as began_at from job_post_earlier_text
        where job_post_id = p.id
      ) as text where ${title} @@ ${phraseQuery}::tsquery order by text.id limit 1
    ) as earlier on p.edited_at is not null
    cross join lateral (
      select case when p.edited_at is null
        or earlier.id is not null then coalesce(earlier.began_at, p.posted_at) else p.edited_at end as at,
        case when p.edited_at is null or earlier.id is not null then coalesce(earlier.began_at, p.first_seen_at)
        else p.edited_at end as seen_at
    ) as mention`;
}
