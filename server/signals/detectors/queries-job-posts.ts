import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import type { DetectionScope } from "./detector.ts";
import type { Position } from "./pages.ts";
import { activityInScope, companyInScope, isAfter } from "./queries-scope.ts";

/** A job post with its company. */
export interface JobPostRow {
  readonly id: number;
  readonly company_id: number;
  readonly domain: string;
  readonly title: string;
  /** Null when it was deleted because of its age, or an edit took the term out. Its words can still be searched. */
  readonly body: string | null;
  readonly source_url: string;
  readonly posted_at: Date;
  /** The same as the database writes it. */
  readonly position: string;
  /** When the text that has the words was published: the edit that added them, or the post itself. */
  readonly mentioned_at: Date;
  readonly is_in_scope: boolean;
}

/** A post that was edited, or that was not, is new to a run at another time. */
export type JobPostKind = "posted" | "edited";

/** Lists the positions of posts within the scope that may mention a term, newest first. */
export async function listMentioningPosts(
  db: Db,
  scope: DetectionScope,
  tsquery: string,
  kind: JobPostKind,
  after: Position | undefined,
  limit: number,
): Promise<Position[]> {
  const [at, seenAt] =
    kind === "posted" ? [sql`p.posted_at`, sql`p.first_seen_at`] : [sql`p.edited_at`, sql`p.edited_at`];
  const { rows } = await sql<Position>`
    select p.id, ${at}::text as at from job_post as p join company as c on c.id = p.company_id
    where p.words @@ ${tsquery}::tsquery and ${activityInScope(scope, at, seenAt)} and ${companyInScope(scope)}
      and ${isAfter(after, at, sql`p.id`)}
    order by ${at} desc, p.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Reads posts by id, oldest first. */
export async function listJobPosts(
  db: Db,
  scope: DetectionScope,
  tsquery: string,
  ids: readonly number[],
): Promise<JobPostRow[]> {
  const { rows } = await sql<JobPostRow>`
    select ${jobPostColumns(scope, tsquery)} from job_post as p join company as c on c.id = p.company_id
    ${mentionOf(tsquery)} where p.id = any(${ids}::bigint[]) order by p.posted_at, p.id`.execute(db);
  return rows;
}

/** Where the search for a company's first mention goes on. */
export interface EarlierPosts {
  readonly companyId: number;
  readonly after: Position;
  readonly before: Date;
}

/** Lists the oldest posts of each company after a position and up to a time that may mention a term, `limit` of each. */
export async function listEarlierPosts(
  db: Db,
  scope: DetectionScope,
  tsquery: string,
  companies: readonly EarlierPosts[],
  limit: number,
): Promise<JobPostRow[]> {
  const wanted = companies.map(({ companyId, after, before }) => ({
    companyId,
    id: after.id,
    after: after.at,
    before,
  }));
  const { rows } = await sql<JobPostRow>`
    select ${jobPostColumns(scope, tsquery)}
    from json_to_recordset(${JSON.stringify(wanted)}::json) as wanted ("companyId" bigint, id bigint, after timestamptz, before timestamptz),
      lateral (
        select * from job_post as p where p.company_id = wanted."companyId" and p.first_seen_at < ${scope.seenBefore}
          and (p.posted_at, p.id) > (wanted.after, wanted.id) and p.posted_at <= wanted.before
          and (p.words @@ ${tsquery}::tsquery or p.edited_at is not null and exists (
            select from job_post_earlier_text as t where t.job_post_id = p.id and t.words @@ ${tsquery}::tsquery))
        order by p.posted_at, p.id limit ${limit}
      ) as p join company as c on c.id = p.company_id ${mentionOf(tsquery)}
    order by p.company_id, p.posted_at, p.id`.execute(db);
  return rows;
}

/** A company's posts before a time. */
interface HistoryRow {
  readonly company_id: number;
  readonly posts: number;
  readonly since: Date | null;
}

/** Counts the posts that companies had published before a time, each. */
export async function countEarlierPosts(
  db: Db,
  scope: DetectionScope,
  companies: readonly { readonly companyId: number; readonly before: Date }[],
): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select wanted."companyId" as company_id, count(p.id) as posts, min(p.posted_at) as since
    from json_to_recordset(${JSON.stringify(companies)}::json) as wanted ("companyId" bigint, before timestamptz)
    left join job_post as p on p.company_id = wanted."companyId" and p.posted_at < wanted.before
      and p.first_seen_at < ${scope.seenBefore}
    group by wanted."companyId"`.execute(db);
  return rows;
}

function jobPostColumns(scope: DetectionScope, tsquery: string): RawBuilder<unknown> {
  return sql`p.id, p.company_id, c.domain, p.title,
    case when p.words @@ ${tsquery}::tsquery then p.body end as body, p.source_url, p.posted_at, p.posted_at::text as position, mention.at as mentioned_at,
    (${activityInScope(scope, sql`mention.at`, sql`mention.seen_at`)}) as is_in_scope`;
}

/** Joins when the post `p` first had the words: at its publication, or at the edit that added them. */
function mentionOf(tsquery: string): RawBuilder<unknown> {
  return sql`left join lateral (
      select text.began_at from (
        select id, words, lag(replaced_at) over (order by id) as began_at from job_post_earlier_text where job_post_id = p.id
      ) as text where text.words @@ ${tsquery}::tsquery order by text.id limit 1
    ) as earlier on p.edited_at is not null
    cross join lateral (
      select case when p.edited_at is null then p.posted_at when earlier is null then p.edited_at
          else coalesce(earlier.began_at, p.posted_at) end as at,
        case when p.edited_at is null then p.first_seen_at when earlier is null then p.edited_at
          else coalesce(earlier.began_at, p.first_seen_at) end as seen_at
    ) as mention`;
}
