import { type RawBuilder, type Selectable, sql } from "kysely";
import { expandCountryCodes } from "../catalogue/countries.ts";
import { encodeMentions, roleBits } from "../catalogue/technology-mentions.ts";
import type { Db } from "../db/connect.ts";
import { findValue, listRows, oneValue } from "../db/statements.ts";
import type { JobPost } from "../db/tables.ts";
import { companyFilterConditions } from "../filters/queries-conditions.ts";
import type { Schema } from "../http/contract.ts";
import { findTechnology, fold, tokenise } from "../text/public.ts";

type Filters = Schema["JobPostFilters"];
type Condition = RawBuilder<unknown>;

/** If more posts match, only the newest ones are counted. */
export const MAX_COUNTED = 10_000;

/** A job post, with what was read from its text. */
export interface PostRow
  extends Pick<Selectable<JobPost>, "id" | "company_id" | "title" | "body" | "country" | "cities" | "source_url"> {
  readonly domain: string;
  readonly company_name: string;
  readonly posted_at: Date;
  readonly posted_by: Schema["PostedBy"];
  readonly department: Schema["Department"] | null;
  readonly seniority: Schema["Seniority"] | null;
  readonly mentions: readonly number[];
}

const POST_COLUMNS = sql`p.id, p.company_id, c.domain, c.name as company_name, p.title, p.body, p.country, p.cities,
  p.source_url,
  p.posted_at, r.posted_by, r.department, r.seniority, r.mentions`;

export async function listPosts(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, PostRow>> {
  const rows = await listRows(db)<PostRow>`
    select ${POST_COLUMNS} from job_post_reading as r join job_post as p on p.id = r.job_post_id
    join company as c on c.id = p.company_id where r.job_post_id = any(${ids}::bigint[])`;
  return new Map(rows.map((row) => [row.id, row]));
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Lists the ids of a page of matching posts, newest first. `total` is at most `MAX_COUNTED` + 1. */
export async function findPostIds(db: Db, filters: Filters, { limit, offset }: Page) {
  const rows = await listRows(db)<{ ids: number[] | null; total: number }>`
    with found as materialized (${await matching(db, filters, sql`r.job_post_id, r.posted_at`)})
    select (select count(*) from found) as total,
      (select array_agg(job_post_id order by posted_at desc, job_post_id desc) from (
        select job_post_id, posted_at from found order by posted_at desc, job_post_id desc
        limit ${limit} offset ${offset}
      ) as page) as ids`;
  return { ids: rows[0]?.ids ?? [], total: rows[0]?.total ?? 0 };
}

interface GroupRow {
  readonly value: string | null;
  readonly name: string | null;
  readonly posts: number;
  /** The number of all groups. `total` is the number of matching posts, at most `MAX_COUNTED` + 1. */
  readonly groups: number;
  readonly total: number;
}

/** SQL for the value and the name of each kind of group, and the joins it needs. `f` is the post. */
const GROUPS: Readonly<Record<Schema["JobPostGroup"], { value: Condition; name?: Condition; from?: Condition }>> = {
  company: { value: sql`f.company_id::text`, name: sql`c.name`, from: sql`join company as c on c.id = f.company_id` },
  technology: {
    value: sql`m.technology_id::text`,
    from: sql`cross join lateral (select distinct unnest(f.mentions) >> 3 as technology_id) as m`,
  },
  title: { value: sql`lower(f.title)`, name: sql`f.title` },
  department: { value: sql`f.department` },
  country: { value: sql`f.country` },
  week: { value: sql`to_char(date_trunc('week', f.posted_at at time zone 'UTC'), 'YYYY-MM-DD')` },
};

const GROUP_COLUMNS = sql`r.job_post_id, r.company_id, r.posted_at, r.title, r.department, r.country, r.mentions`;

export async function countGroups(db: Db, filters: Filters, group: Schema["JobPostGroup"], { limit, offset }: Page) {
  const { value, name = value, from = sql`` } = GROUPS[group];
  const order = group === "week" ? sql`value` : sql`posts desc, value`;
  return listRows(db)<GroupRow>`
    with found as materialized (${await matching(db, filters, GROUP_COLUMNS)}),
    counted as (
      select ${value} as value, min(${name}) as name, count(*) as posts
      from (select * from found limit ${MAX_COUNTED}) as f ${from} group by 1)
    select value, name, posts, (select count(*) from counted) as groups, (select count(*) from found) as total
    from counted order by ${order} limit ${limit} offset ${offset}`;
}

/**
 * Selects the newest `MAX_COUNTED` + 1 matching posts. For frequent words, searches the newest posts first, because the
 * index would otherwise return all posts with the word.
 */
async function matching(db: Db, filters: Filters, columns: Condition): Promise<Condition> {
  const { text, posted_after: after, posted_before: before } = filters;
  const selectNewest = (from: Condition) => sql`
    select ${columns} from ${from} order by r.posted_at desc, r.job_post_id desc limit ${MAX_COUNTED + 1}`;
  if (!text) return selectNewest(sql`job_post_reading as r where ${jobPostConditions(filters)}`);
  // Repeats the bounds for `job_post`, which contains the words and the same dates.
  const within = sql`${fromPosts(filters)}
    and p.posted_at >= ${after ?? "-infinity"}::timestamptz and p.posted_at < ${before ?? "infinity"}::timestamptz`;
  const start = await startOfNewest(db, filters);
  if (start === undefined) return selectNewest(within);
  return sql`with newest as materialized (${selectNewest(sql`${within} and p.posted_at >= ${start}`)}),
    older as materialized (${selectNewest(sql`${within} and p.posted_at < ${start}
      and (select count(*) from newest) <= ${MAX_COUNTED}`)})
    select * from (select * from newest union all select * from older) as r
    order by r.posted_at desc, r.job_post_id desc limit ${MAX_COUNTED + 1}`;
}

function fromPosts(filters: Filters): Condition {
  return sql`job_post_reading as r join job_post as p on p.id = r.job_post_id where ${jobPostConditions(filters)}`;
}

/** From this number of expected matches, the newest posts are searched first. */
const FREQUENT = 4 * MAX_COUNTED;

/**
 * Returns the time since which about 1.25 × `MAX_COUNTED` posts match, estimated from the statistics of Postgres.
 * Returns undefined if Postgres expects fewer than `FREQUENT` matches.
 */
async function startOfNewest(db: Db, { posted_after, posted_before: before, ...filters }: Filters) {
  const explained = await oneValue(db)<[{ Plan: { "Plan Rows": number } }]>`
    explain (format json) select r.job_post_id from ${fromPosts(filters)}`;
  const expected = explained[0].Plan["Plan Rows"];
  if (expected < FREQUENT) return undefined;
  return findValue(db)<Date>`
    select posted_at from job_post_reading where posted_at < ${before ?? "infinity"}::timestamptz
    order by posted_at desc, job_post_id desc limit 1
    offset (select greatest(reltuples, 1) from pg_class where oid = 'job_post_reading'::regclass)
      * ${(1.25 * MAX_COUNTED) / expected}`;
}

/** Roles that few posts mention, with the condition of the partial index on these posts. */
const RARE_ROLES: readonly { readonly roles: readonly Schema["MentionRole"][]; readonly condition: Condition }[] = [
  { roles: ["moves_to", "moves_from"], condition: sql`r.roles & 12 <> 0` },
  { roles: ["sells"], condition: sql`r.roles & 16 <> 0` },
];

function jobPostConditions(filters: Filters): Condition {
  const { technology, role, title_contains: title, text, department, seniority, country, city } = filters;
  const { posted_after: after, posted_before: before, account_ids: ids, company } = filters;
  const companies = company && companyFilterConditions(company as Parameters<typeof companyFilterConditions>[0]);
  const named = technology?.flatMap((name) => findTechnology(name)?.id ?? []);
  const conditions = [
    sql`r.posted_by = any(${filters.posted_by ?? ["employer", "unknown"]}::text[])`,
    named && sql`r.mentions && ${encodeMentions(named, role)}::integer[]`,
    !named && role && sql`r.roles & ${roleBits(role)}::integer <> 0`,
    !named && role && RARE_ROLES.find(({ roles }) => role.every((one) => roles.includes(one)))?.condition,
    title && sql`strpos(lower(r.title), lower(${title})) > 0`,
    title && prefixQuery(title) && sql`activity_words(r.title) @@ to_tsquery('simple', ${prefixQuery(title)})`,
    text && sql`p.words @@ plainto_tsquery('simple', ${text})`,
    department && sql`r.department = any(${department}::text[])`,
    seniority && sql`r.seniority = any(${seniority}::text[])`,
    country && sql`r.country = any(${expandCountryCodes(country)}::text[])`,
    city && sql`r.city_keys && ${city.map(fold)}::text[]`,
    after && sql`r.posted_at >= ${after}::timestamptz`,
    before && sql`r.posted_at < ${before}::timestamptz`,
    ids && sql`r.company_id = any(${ids}::bigint[])`,
    companies && sql`exists (select from company as c where c.id = r.company_id and ${companies})`,
  ].filter((condition) => typeof condition === "object");
  return sql.join(conditions, sql` and `);
}

/** Converts text to a `tsquery`, in which the last word is a prefix. Returns "" if the text has no words. */
function prefixQuery(text: string): string {
  const words = tokenise(text).filter(({ raw }) => raw !== "&");
  return words.length === 0 ? "" : `${words.map((word) => `'${word.text}'`).join(" & ")}:*`;
}
