import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import type { Company } from "../../db/tables.ts";
import { accountConditions } from "../../filters/queries-conditions.ts";
import type { DetectionScope } from "./detector.ts";

/** A job post with its company. */
export interface JobPostRow {
  readonly id: number;
  readonly company_id: number;
  readonly domain: string;
  readonly title: string;
  /** Null when it was deleted because of its age. Its words can still be searched. */
  readonly body: string | null;
  readonly source_url: string;
  readonly posted_at: Date;
  readonly is_in_scope: boolean;
}

/** A company with a post within the scope that may mention a term, and all its posts that may, oldest first. */
export interface MentioningCompany {
  readonly company_id: number;
  readonly post_ids: readonly number[];
}

/** Lists the companies whose posts may mention the term, without those that have no such post within the scope. */
export async function listMentioningCompanies(
  db: Db,
  scope: DetectionScope,
  tsquery: string,
): Promise<MentioningCompany[]> {
  const { rows } = await sql<MentioningCompany>`
    with mentioning as (
      select distinct p.company_id from job_post as p join company as c on c.id = p.company_id
      where p.words @@ ${tsquery}::tsquery and ${activityInScope(scope, sql`p.posted_at`, sql`p.first_seen_at`)}
        and ${companyInScope(scope)}
    )
    select p.company_id, array_agg(p.id order by p.posted_at, p.id) as post_ids
    from mentioning join job_post as p on p.company_id = mentioning.company_id
    where p.words @@ ${tsquery}::tsquery and p.first_seen_at < ${scope.seenBefore}
    group by p.company_id order by p.company_id`.execute(db);
  return rows;
}

/** Lists posts by id. */
export async function listJobPosts(db: Db, scope: DetectionScope, ids: readonly number[]): Promise<JobPostRow[]> {
  const { rows } = await sql<JobPostRow>`
    select p.id, p.company_id, c.domain, p.title, p.body, p.source_url, p.posted_at,
      (${activityInScope(scope, sql`p.posted_at`, sql`p.first_seen_at`)}) as is_in_scope
    from job_post as p join company as c on c.id = p.company_id
    where p.id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

/** A company that meets the filters. */
export type CompanyRow = Pick<
  Selectable<Company>,
  "id" | "domain" | "name" | "industry" | "employee_count" | "funding_stage" | "hq_country"
>;

/**
 * Lists a page of the companies within a scope, by domain. A repeated run also sees companies that were added since the
 * last run.
 */
export async function listCompaniesInScope(
  db: Db,
  scope: DetectionScope,
  { afterDomain, limit }: { readonly afterDomain: string; readonly limit: number },
): Promise<CompanyRow[]> {
  const { rows } = await sql<CompanyRow>`
    select c.id, c.domain, c.name, c.industry, c.employee_count, c.funding_stage, c.hq_country
    from company as c
    where ${companyInScope(scope)} and c.created_at < ${scope.seenBefore} and c.domain > ${afterDomain}
    order by c.domain limit ${limit}`.execute(db);
  return rows;
}

/** A post on the professional network, with its author. */
export interface SocialPostRow {
  readonly id: number;
  readonly body: string;
  readonly source_url: string;
  readonly author_url: string;
  readonly posted_at: Date;
  readonly person_id: number | null;
  /** The author's company, if it is in the catalogue. */
  readonly company_id: number | null;
  readonly domain: string | null;
  /** Whether the author's company is in the scope. */
  readonly is_company_in_scope: boolean;
}

async function listSocialPosts(
  db: Db,
  scope: DetectionScope,
  condition: RawBuilder<unknown>,
): Promise<SocialPostRow[]> {
  const { rows } = await sql<SocialPostRow>`
    select s.id, s.body, s.source_url, s.author_url, s.posted_at, s.person_id, c.id as company_id, c.domain,
      coalesce(c.id is not null and ${companyInScope(scope)}, false) as is_company_in_scope
    from social_post as s left join person as author on author.id = s.person_id
    left join company as c on c.id = coalesce(s.company_id, author.company_id)
    where ${condition} and ${activityInScope(scope, sql`s.posted_at`, sql`s.first_seen_at`)}
    order by s.posted_at desc, s.id desc`.execute(db);
  return rows;
}

/** Lists the posts within a scope that may match a search query. */
export function listMatchingSocialPosts(db: Db, scope: DetectionScope, tsquery: string): Promise<SocialPostRow[]> {
  return listSocialPosts(db, scope, sql`s.words @@ ${tsquery}::tsquery`);
}

/** Lists the posts within a scope that a profile wrote. */
export function listPostsOfProfile(db: Db, scope: DetectionScope, profile: string): Promise<SocialPostRow[]> {
  return listSocialPosts(db, scope, sql`s.author_url = ${profile}`);
}

/** A reaction or comment, with the post it is on. */
export interface EngagementRow {
  readonly id: number;
  readonly kind: string;
  /** What the comment says. */
  readonly comment: string | null;
  readonly engaged_at: Date;
  readonly post_body: string;
  readonly post_url: string;
  /** The person of interest: the author of the post, or the person who engaged. */
  readonly person_id: number | null;
  readonly company_id: number | null;
  readonly domain: string | null;
  readonly is_company_in_scope: boolean;
  /** The profile of the person who engaged; null for people without one. */
  readonly actor_url: string | null;
}

/** Lists a person's engagements, each with the author of the post. */
export async function listEngagementsOfProfile(
  db: Db,
  scope: DetectionScope,
  profile: string,
): Promise<EngagementRow[]> {
  const { rows } = await sql<EngagementRow>`
    select e.id, e.kind, e.body as comment, e.engaged_at, s.body as post_body, s.source_url as post_url,
      s.person_id, c.id as company_id, c.domain,
      coalesce(c.id is not null and ${companyInScope(scope)}, false) as is_company_in_scope, e.actor_url
    from social_engagement as e join social_post as s on s.id = e.social_post_id
    left join person as author on author.id = s.person_id
    left join company as c on c.id = coalesce(s.company_id, author.company_id)
    where (e.actor_url = ${profile} or e.person_id = (select id from person where social_url = ${profile})) and s.author_url <> ${profile}
      and ${activityInScope(scope, sql`e.engaged_at`, sql`e.first_seen_at`)}
    order by e.engaged_at desc, e.id desc`.execute(db);
  return rows;
}

/** Lists engagements with a profile's posts, except by people of the profile's own company. */
export async function listEngagementsWithProfile(
  db: Db,
  scope: DetectionScope,
  profile: string,
): Promise<EngagementRow[]> {
  const { rows } = await sql<EngagementRow>`
    with own as (
      select id as company_id from company where social_url = ${profile}
      union select company_id from person where social_url = ${profile}
    )
    select e.id, e.kind, e.body as comment, e.engaged_at, s.body as post_body, s.source_url as post_url,
      actor.id as person_id, c.id as company_id, c.domain, coalesce(c.id is not null and ${companyInScope(scope)}, false) as is_company_in_scope,
      coalesce(actor.social_url, e.actor_url) as actor_url
    from social_post as s join social_engagement as e on e.social_post_id = s.id
    left join person as actor on actor.id = e.person_id left join company as c on c.id = actor.company_id
    where s.author_url = ${profile} and (actor.id is null or actor.company_id not in (select company_id from own))
      and ${activityInScope(scope, sql`e.engaged_at`, sql`e.first_seen_at`)}
    order by e.engaged_at desc, e.id desc`.execute(db);
  return rows;
}

/** A company that texts may name. */
export type NamedCompanyRow = Pick<Selectable<Company>, "id" | "domain" | "name" | "social_url">;

/** Lists companies in scope by how texts refer to them: a domain, a profile's address, or the exact name. */
export async function listCompaniesNamed(
  db: Db,
  scope: DetectionScope,
  named: { domains: readonly string[]; socialUrls: readonly string[]; names: readonly string[] },
): Promise<NamedCompanyRow[]> {
  const { rows } = await sql<NamedCompanyRow>`
    select c.id, c.domain, c.name, c.social_url from company as c
    where (c.domain = any(${named.domains}::text[]) or c.social_url = any(${named.socialUrls}::text[])
      or (c.search_name = any(${named.names.map((name) => name.toLowerCase())}::text[]) and c.name = any(${named.names}::text[])))
      and ${companyInScope(scope)}`.execute(db);
  return rows;
}

/** Returns the condition that `c`, a company, is in the scope. */
function companyInScope(scope: DetectionScope): RawBuilder<unknown> {
  const conditions = [
    sql`not is_placeholder_domain(c.domain)`,
    accountConditions(scope.filters),
    scope.companyIds && sql`c.id = any(${scope.companyIds}::bigint[])`,
    scope.skipsChecks
      ? undefined
      : sql`not exists (select from blocked_domain as b where b.workspace_id = ${scope.workspaceId} and b.domain = c.domain)`,
  ].filter((condition) => condition !== undefined);
  return sql.join(conditions, sql` and `);
}

/** Returns the condition that activity was published and first seen within the times of the scope. */
function activityInScope(
  scope: DetectionScope,
  publishedAt: RawBuilder<unknown>,
  firstSeenAt: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const isNew = scope.seenSince ? sql`${firstSeenAt} >= ${scope.seenSince}` : sql`true`;
  return sql`${publishedAt} >= ${scope.publishedSince} and ${firstSeenAt} < ${scope.seenBefore} and ${isNew}`;
}
