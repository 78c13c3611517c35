import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { listRows, oneValue } from "../../db/statements.ts";
import type { SocialPost } from "../../db/tables.ts";
import { type DetectionScope, MAX_SCANNED } from "./detector.ts";
import type { Position } from "./pages.ts";
import { activityInScope, companyInScope, isAfter } from "./queries-scope.ts";

/** A post on the professional network, with its author. */
export interface SocialPostRow
  extends Pick<Selectable<SocialPost>, "id" | "body" | "source_url" | "author_url" | "author_name"> {
  readonly posted_at: Date;
  readonly person_id: number | null;
  /** The author's company, if it is in the catalogue. */
  readonly company_id: number | null;
  readonly domain: string | null;
  readonly is_company_in_scope: boolean;
}

async function listPostPositions(
  db: Db,
  scope: DetectionScope,
  condition: RawBuilder<unknown>,
  after: Position | undefined,
  limit: number,
): Promise<Position[]> {
  const at = sql`s.posted_at`;
  return listRows(db)<Position>`
    select s.id, s.posted_at::text as at from social_post as s
    where ${condition} and ${activityInScope(scope, at, sql`s.first_seen_at`)} and ${isAfter(after, at, sql`s.id`)}
    order by s.posted_at desc, s.id desc limit ${limit}`;
}

/** Lists the positions of posts within a scope that may match a search query, newest first. */
export function listMatchingPosts(
  db: Db,
  scope: DetectionScope,
  tsquery: string,
  after: Position | undefined,
  limit: number,
): Promise<Position[]> {
  return listPostPositions(db, scope, sql`s.words @@ ${tsquery}::tsquery`, after, limit);
}

/** Counts the posts within a scope, up to `MAX_SCANNED` + 1. */
export async function countSocialPosts(db: Db, scope: DetectionScope): Promise<number> {
  return oneValue(db)<number>`
    select count(*) from (select from social_post as s
      where ${activityInScope(scope, sql`s.posted_at`, sql`s.first_seen_at`)}
      limit ${sql.lit(MAX_SCANNED + 1)}) as post`;
}

/** Lists the positions of posts within a scope that a profile wrote, newest first. */
export function listPostsOfProfile(
  db: Db,
  scope: DetectionScope,
  after: Position | undefined,
  limit: number,
): Promise<Position[]> {
  return listPostPositions(db, scope, sql`s.author_url = ${scope.subject}`, after, limit);
}

export async function listSocialPosts(db: Db, scope: DetectionScope, ids: readonly number[]): Promise<SocialPostRow[]> {
  return listRows(db)<SocialPostRow>`
    select s.id, s.body, s.source_url, s.author_url, s.author_name, s.posted_at, s.person_id, c.id as company_id,
      c.domain,
      coalesce(c.id is not null and ${companyInScope(scope)}, false) as is_company_in_scope
    from social_post as s left join person as author on author.id = s.person_id
    left join company as c on c.id = coalesce(s.company_id, author.company_id)
    where s.id = any(${ids}::bigint[]) order by s.posted_at desc, s.id desc`;
}

/** A reaction or comment, with its post. */
export interface EngagementRow {
  readonly id: number;
  readonly kind: string;
  readonly comment: string | null;
  readonly engaged_at: Date;
  /** The beginning of the post, by which readers recognise it. */
  readonly post_body: string;
  readonly post_url: string;
  /** The person of interest: the author of the post, or the person who engaged. */
  readonly person_id: number | null;
  readonly company_id: number | null;
  readonly domain: string | null;
  readonly is_company_in_scope: boolean;
  /** The profile of the person who engaged; null for a person without a profile. */
  readonly actor_url: string | null;
}

/** The maximum length of the quoted post. */
const MAX_POST_LENGTH = sql.lit(1000);

/** Lists the positions of a person's engagements with other people's posts, newest first. */
export async function listEngagementsOfProfile(
  db: Db,
  scope: DetectionScope,
  after: Position | undefined,
  limit: number,
): Promise<Position[]> {
  const profile = scope.subject;
  const at = sql`e.engaged_at`;
  return listRows(db)<Position>`
    select e.id, e.engaged_at::text as at from social_engagement as e join social_post as s on s.id = e.social_post_id
    where (e.actor_url = ${profile} or e.person_id = (select id from person where social_url = ${profile}))
      and s.author_url <> ${profile}
      and ${activityInScope(scope, at, sql`e.first_seen_at`)} and ${isAfter(after, at, sql`e.id`)}
    order by e.engaged_at desc, e.id desc limit ${limit}`;
}

/** Reads engagements by id, each with the author of the post, newest first. */
export async function listEngagementsWithAuthors(
  db: Db,
  scope: DetectionScope,
  ids: readonly number[],
): Promise<EngagementRow[]> {
  return listRows(db)<EngagementRow>`
    select e.id, e.kind, e.body as comment, e.engaged_at, left(s.body, ${MAX_POST_LENGTH}) as post_body,
      s.source_url as post_url,
      s.person_id, c.id as company_id, c.domain,
      coalesce(c.id is not null and ${companyInScope(scope)}, false) as is_company_in_scope, e.actor_url
    from social_engagement as e join social_post as s on s.id = e.social_post_id
    left join person as author on author.id = s.person_id
    left join company as c on c.id = coalesce(s.company_id, author.company_id)
    where e.id = any(${ids}::bigint[]) order by e.engaged_at desc, e.id desc`;
}

/** Lists the positions of a profile's posts, newest first. Ignores their age, as people also engage with old posts. */
export async function listAllPostsOfProfile(
  db: Db,
  { subject, seenBefore }: DetectionScope,
  after: Position | undefined,
  limit: number,
): Promise<Position[]> {
  return listRows(db)<Position>`
    select s.id, s.posted_at::text as at from social_post as s
    where s.author_url = ${subject} and s.first_seen_at < ${seenBefore}
      and ${isAfter(after, sql`s.posted_at`, sql`s.id`)}
    order by s.posted_at desc, s.id desc limit ${limit}`;
}

/** Lists a page of the engagements with `postIds`, each with the person who engaged, by id. */
export async function listEngagementsWithPosts(
  db: Db,
  scope: DetectionScope,
  postIds: readonly number[],
  { afterId, limit }: { readonly afterId: number; readonly limit: number },
): Promise<EngagementRow[]> {
  return listRows(db)<EngagementRow>`
    select e.id, e.kind, e.body as comment, e.engaged_at, left(s.body, ${MAX_POST_LENGTH}) as post_body,
      s.source_url as post_url,
      actor.id as person_id, c.id as company_id, c.domain,
      coalesce(c.id is not null and ${companyInScope(scope)}, false) as is_company_in_scope,
      coalesce(actor.social_url, e.actor_url) as actor_url
    from social_engagement as e join social_post as s on s.id = e.social_post_id
    left join person as actor on actor.id = e.person_id left join company as c on c.id = actor.company_id
    where e.social_post_id = any(${postIds}::bigint[]) and e.id > ${afterId}
      and ${activityInScope(scope, sql`e.engaged_at`, sql`e.first_seen_at`)}
    order by e.id limit ${limit}`;
}
