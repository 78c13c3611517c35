import { sql } from "kysely";
import { COMPANY_CHANGED } from "../../../server/catalogue/queries-companies.ts";
import type { Db } from "../../../server/db/connect.ts";
import { listRows, oneValue, run } from "../../../server/db/statements.ts";
import { verticals } from "./events.ts";

/** The counts of removed sample data. */
export interface RemovedSample {
  readonly companies: number;
  /** Accounts of workspaces that were companies of the sample. */
  readonly accounts: number;
  /** The workspaces that had these accounts. */
  readonly workspaces: number;
}

/** Returns whether the catalogue has sample data. */
export async function hasSampleData(db: Db): Promise<boolean> {
  return oneValue(db)<boolean>`select exists (select from company where is_sample)`;
}

/**
 * Removes the companies of the sample, in the caller's transaction, with all data that refers to them: people, posts,
 * events, and workspaces' accounts, insights, audience members and signal results. Removes the sample's event types and
 * verticals unless real events or event types use them. Returns undefined if there is no sample data.
 */
export async function removeSampleData(db: Db): Promise<RemovedSample | undefined> {
  if (!(await hasSampleData(db))) return undefined;
  // Locks the account totals first, as other transactions do, to avoid deadlocks.
  await sql`
    select from workspace_account_total where workspace_id in (
      select workspace_id from workspace_account join company on company.id = company_id where is_sample
    ) order by workspace_id for update`.execute(db);
  await sql`delete from insight using company where company.id = company_id and is_sample`.execute(db);
  const rows = await listRows(db)<Omit<RemovedSample, "companies">>`
    with removed as (
      delete from workspace_account using company where company.id = company_id and is_sample returning workspace_id
    )
    select count(*)::integer as accounts, count(distinct workspace_id)::integer as workspaces from removed`;
  // Deletes the posts first: deleting a company or person only clears the author of its posts.
  await run(db)`
    delete from social_post where company_id in (select id from company where is_sample)
      or person_id in (select person.id from person join company on company.id = company_id where is_sample)`;
  const { numAffectedRows } = await sql`delete from company where is_sample`.execute(db);
  const companies = Number(numAffectedRows ?? 0);
  // A model trained on sample texts does not know the words of real texts, so a new one is trained as soon as there are
  // enough companies.
  await sql`update search_model set companies = greatest(companies - ${companies}, 0)`.execute(db);
  await deleteUnusedEventTypes(db);
  await sql`select pg_notify(${COMPANY_CHANGED}, '')`.execute(db);
  return { companies, accounts: 0, workspaces: 0, ...rows[0] };
}

async function deleteUnusedEventTypes(db: Db): Promise<void> {
  const types = verticals.flatMap(({ slug: vertical, eventTypes }) =>
    eventTypes.map(({ slug }) => ({ vertical, slug })),
  );
  await sql`
    delete from event_type using vertical, json_to_recordset(${JSON.stringify(types)}::json)
      as sample (vertical text, slug text)
    where vertical.id = event_type.vertical_id and vertical.slug = sample.vertical and event_type.slug = sample.slug
      and not exists (select from company_event where event_type_id = event_type.id)`.execute(db);
  await sql`
    delete from vertical where slug = any(${verticals.map(({ slug }) => slug)}::text[])
      and not exists (select from event_type where vertical_id = vertical.id)`.execute(db);
}
