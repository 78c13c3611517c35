import { sql } from "kysely";
import { findOrInsertAudience, insertAudienceMembers } from "../../../server/audiences/public.ts";
import { LOCK_NUMBERS } from "../../../server/db/advisory-locks.ts";
import type { Db } from "../../../server/db/connect.ts";
import { listRows, oneValue, run } from "../../../server/db/statements.ts";
import { insertIcp } from "../../../server/icps/queries.ts";
import type { SampleData } from "./generate.ts";

/** Takes the load lock for the transaction and returns whether there is neither a company nor a user yet. */
export async function lockNewInstallation(db: Db): Promise<boolean> {
  // Another process may hold the lock for as long as a load takes.
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`select pg_advisory_xact_lock(${LOCK_NUMBERS.sampleData})`.execute(db);
  return oneValue(db)<boolean>`
    select not exists (select from company) and not exists (select from app_user) as is_new`;
}

/** Marks all companies as sample data. */
export async function markAsSample(db: Db): Promise<void> {
  await sql`update company set is_sample = true`.execute(db);
}

/** Inserts the people. Rows refer to each other by natural keys here, because the database assigns the ids. */
export async function insertPeople(db: Db, people: SampleData["people"]): Promise<void> {
  const rows = people.map(({ company, ...person }) => ({ ...person, domain: company.domain }));
  await sql`
    insert into person (company_id, full_name, first_name, last_name, title, seniority, department, country, city,
      social_url, work_email)
    select company.id, full_name, first_name, last_name, title, seniority, department, country, city,
      given.social_url, work_email
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (
      domain text, full_name text, first_name text, last_name text, title text, seniority text, department text,
      country text, city text, social_url text, work_email text)
    join company using (domain)`.execute(db);
}

export async function insertJobPosts(db: Db, jobPosts: SampleData["jobPosts"]): Promise<void> {
  const rows = jobPosts.map(({ company, ...post }) => ({ ...post, domain: company.domain }));
  await sql`
    insert into job_post (company_id, source_url, title, body, country, posted_at, closed_at)
    select company.id, source_url, title, body, company.hq_country, posted_at, closed_at
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (
      domain text, source_url text, title text, body text, posted_at timestamptz, closed_at timestamptz)
    join company using (domain)`.execute(db);
}

export async function insertSocialPosts(db: Db, posts: SampleData["socialPosts"]): Promise<void> {
  const rows = posts.map(({ company, person, ...post }) => ({
    ...post,
    domain: company.domain,
    author_url: person?.social_url ?? company.social_url,
    person_url: person?.social_url ?? null,
  }));
  await sql`
    insert into social_post (source_url, author_url, author_name, author_title, person_id, company_id, body, posted_at)
    select source_url, author_url, coalesce(person.full_name, company.name), person.title, person.id, company.id,
      body, posted_at
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (
      domain text, source_url text, author_url text, person_url text, body text, posted_at timestamptz)
    join company using (domain) left join person on person.social_url = person_url`.execute(db);
}

export async function insertEngagements(db: Db, engagements: SampleData["engagements"]): Promise<void> {
  const rows = engagements.map(({ post, person, ...engagement }) => ({
    ...engagement,
    post_url: post.source_url,
    person_url: person.social_url,
  }));
  await sql`
    insert into social_engagement (social_post_id, person_id, actor_url, actor_name, actor_title, kind, body,
      engaged_at)
    select social_post.id, person.id, person.social_url, person.full_name, person.title, kind, given.body, engaged_at
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as given (post_url text, person_url text, kind text, body text, engaged_at timestamptz)
    join social_post on social_post.source_url = post_url join person on person.social_url = person_url`.execute(db);
}

export async function insertVerticals(db: Db, verticals: SampleData["verticals"]): Promise<void> {
  const types = verticals.flatMap(({ slug, eventTypes }) =>
    eventTypes.map((type) => ({ vertical: slug, slug: type.slug, name: type.name, description: type.description })),
  );
  await db
    .insertInto("vertical")
    .values(verticals.map(({ slug, name }) => ({ slug, name })))
    .execute();
  await sql`
    insert into event_type (vertical_id, slug, name, description)
    select vertical.id, given.slug, given.name, given.description
    from json_to_recordset(${JSON.stringify(types)}::json)
      as given (vertical text, slug text, name text, description text)
    join vertical on vertical.slug = given.vertical`.execute(db);
}

export async function insertEvents(db: Db, events: SampleData["events"]): Promise<void> {
  const rows = events.map(({ company, people, ...event }) => ({
    ...event,
    domain: company.domain,
    person_url: people[0]?.social_url ?? null,
  }));
  await run(db)`
    with given as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as given (
        domain text, vertical text, "eventType" text, event_date timestamptz, signal_type text, team_name text,
          summary text,
        source_url text, person_url text)
    ), event as (
      insert into company_event (company_id, event_type_id, event_date, signal_type, team_name, summary, source_url)
      select company.id, event_type.id, event_date, signal_type, team_name, summary, source_url
      from given join company using (domain)
        join vertical on vertical.slug = given.vertical
        join event_type on event_type.vertical_id = vertical.id and event_type.slug = "eventType"
      returning id, source_url
    )
    insert into company_event_person (company_event_id, person_id)
    select event.id, person.id from event join given using (source_url) join person on person.social_url = person_url`;
}

/** Inserts a workspace with one user. The workspace's accounts are the companies with the given domains. */
export async function insertDemoWorkspace(
  db: Db,
  userId: string,
  email: string,
  domains: readonly string[],
): Promise<number> {
  return oneValue(db)<number>`
    with demo as (insert into workspace default values returning id),
    demo_user as (insert into app_user (id, email, workspace_id) select ${userId}, ${email}, id from demo),
    account as (
      insert into workspace_account (workspace_id, company_id, source, is_imported)
      select demo.id, company.id, 'sample', true from demo, company where domain = any(${domains}::text[])
    )
    select id from demo`;
}

/** Adds an ideal customer profile, and an audience of twenty accounts and the leaders who work there. */
export async function insertSampleTargets(db: Db, workspaceId: number): Promise<void> {
  const filters = { country_include: ["EU"], min_employee_count: 50, max_employee_count: 1000 };
  const name = "Mid-sized companies in the EU";
  await insertIcp(db, { workspaceId, name, description: "50 to 1,000 employees.", filters, personas: null });
  const audienceId = await findOrInsertAudience(db, workspaceId, "First conversations");
  const accounts = await listRows(db)<{ id: number }>`
    select company_id as id from workspace_account where workspace_id = ${workspaceId} order by company_id limit 20`;
  const accountIds = accounts.map(({ id }) => id);
  const leaders = await listRows(db)<{ id: number }>`
    select id from person where company_id = any(${accountIds}::bigint[]) and seniority in ('FOUNDER', 'CXO', 'VP')`;
  await insertAudienceMembers(db, audienceId, "account", accountIds);
  const personIds = leaders.map(({ id }) => id);
  await insertAudienceMembers(db, audienceId, "person", personIds);
}

/** Reveals the work emails of a third of the people at the workspace's accounts, as if it had imported them. */
export async function revealSampleEmails(db: Db, workspaceId: number): Promise<void> {
  await sql`
    insert into workspace_person_email (workspace_id, person_id, work_email, source)
    select a.workspace_id, p.id, p.work_email, 'import'
    from workspace_account as a join person as p on p.company_id = a.company_id
    where a.workspace_id = ${workspaceId} and p.work_email is not null and p.id % 3 = 0`.execute(db);
}
