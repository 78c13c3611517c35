import { sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { findValue, listRows, listValues, run } from "../../db/statements.ts";
import type { Integration } from "../../integrations/public.ts";
import type { CrmDealRecord } from "../../ports/crm.ts";
import type { KnownOwner } from "./queries-accounts.ts";

/** A pull that a worker has claimed. Each claim increments the claim number; writes with an older number do nothing. */
export interface ClaimedPull {
  readonly workspaceId: number;
  readonly claim: number;
  readonly connectedAt: Date;
  readonly runId: number | null;
  readonly cursors: Readonly<Record<PulledObject, string | null>>;
  /** When the last full read of the companies began; null after the companies that it did not find were deleted. */
  readonly fullReadingSince: Date | null;
  /** When that full read ended; null while it runs. */
  readonly fullReadingEndedAt: Date | null;
  readonly dealsKnownSince: Date | null;
  /** When the CRM was last read completely; null before the first complete read. */
  readonly lastReadAt: Date | null;
}

type PulledObject = "companies" | "contacts" | "deals";

/** The interval of full reads. CRMs do not report deletions, so records missing from full reads count as deleted. */
const FULL_READING_EVERY = sql`interval '168 hours'`;

/** Claims the pull of a connection. A new connection is read from the beginning. */
export async function claimPull(
  db: Db,
  workspaceId: number,
  { provider, connected_at }: Pick<Integration, "provider" | "connected_at">,
  now: Date,
): Promise<ClaimedPull> {
  await run(db)`
    insert into crm_pull as pull (workspace_id, provider, connected_at, full_reading_since)
    values (${workspaceId}, ${provider}, ${connected_at}, ${now})
    on conflict (workspace_id) do update set provider = excluded.provider, connected_at = excluded.connected_at,
      companies_cursor = null, contacts_cursor = null, deals_cursor = null, last_read_at = null,
      full_reading_since = excluded.full_reading_since
    where pull.connected_at <> excluded.connected_at`;
  await run(db)`
    update crm_pull set companies_cursor = null, deals_cursor = null, full_reading_since = ${now}
    where workspace_id = ${workspaceId} and full_reading_since is null
      and full_reading_ended_at < ${now}::timestamptz - ${FULL_READING_EVERY}`;
  const row = await db
    .updateTable("crm_pull")
    .set({ claim_number: sql<number>`claim_number + 1` })
    .where("workspace_id", "=", workspaceId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { full_reading_since: since, full_reading_ended_at: endedAt } = row;
  return {
    workspaceId,
    claim: row.claim_number,
    connectedAt: row.connected_at,
    runId: row.run_id,
    cursors: { companies: row.companies_cursor, contacts: row.contacts_cursor, deals: row.deals_cursor },
    fullReadingSince: since,
    fullReadingEndedAt: since !== null && endedAt !== null && endedAt >= since ? endedAt : null,
    dealsKnownSince: row.deals_known_since,
    lastReadAt: row.last_read_at,
  };
}

/** The fields of a pull that its steps write. */
export interface PullChange {
  readonly companies_cursor?: string;
  readonly contacts_cursor?: string;
  readonly deals_cursor?: string;
  readonly full_reading_since?: null;
  readonly full_reading_ended_at?: Date;
  readonly deals_known_since?: Date;
  readonly run_id?: number | null;
  readonly failure_count?: number;
  readonly last_read_at?: Date;
  readonly next_read_at?: Date;
}

/** Locks and updates a pull. Returns false if another worker has it or the CRM was disconnected. */
export async function updatePull(
  db: Db,
  { workspaceId, claim }: Pick<ClaimedPull, "workspaceId" | "claim">,
  change: PullChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("crm_pull")
    .set(change)
    .where("workspace_id", "=", workspaceId)
    .where("claim_number", "=", claim)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Counts a failed attempt. Returns the number of consecutive failures; undefined if another worker has the pull. */
export async function updateFailureCount(
  db: Db,
  { workspaceId, claim }: Pick<ClaimedPull, "workspaceId" | "claim">,
): Promise<number | undefined> {
  return findValue(db)<number>`
    update crm_pull set failure_count = failure_count + 1
    where workspace_id = ${workspaceId} and claim_number = ${claim} returning failure_count`;
}

/** Returns the workspaces of `workspaceIds` whose CRM was never read or is due to be read again. */
export async function listDuePulls(db: Db, workspaceIds: readonly number[], now: Date): Promise<number[]> {
  return listValues(db)<number>`
    select given.id from unnest(${workspaceIds}::bigint[]) as given (id)
    left join crm_pull as pull on pull.workspace_id = given.id
    where pull.next_read_at is null or pull.next_read_at <= ${now} order by given.id`;
}

export async function findPulledProvider(db: Db, workspaceId: number): Promise<string | undefined> {
  return findValue(db)<string>`
    select provider from crm_pull where workspace_id = ${workspaceId}`;
}

/** Deletes the data read from a CRM, except do-not-contact flags. Returns the insight run of an unfinished pull. */
export async function deletePulled(db: Db, workspaceId: number): Promise<number | null> {
  const pulls = await listRows(db)<{ run_id: number | null }>`
    with before as (select run_id from crm_pull where workspace_id = ${workspaceId} for update)
    update crm_pull set companies_cursor = null, contacts_cursor = null, deals_cursor = null, full_reading_since = null,
      full_reading_ended_at = null, deals_known_since = null, run_id = null, last_read_at = null, next_read_at = null,
      failure_count = 0, claim_number = claim_number + 1, connected_at = '-infinity'
    from before where workspace_id = ${workspaceId} returning before.run_id`;
  await db.deleteFrom("crm_company").where("workspace_id", "=", workspaceId).execute();
  await db.deleteFrom("crm_deal").where("workspace_id", "=", workspaceId).execute();
  await run(db)`
    update workspace_account set is_present_in_crm = false, crm_owner_id = null, crm_owner_name = null,
      crm_owner_email = null, has_open_deal = false, is_customer = false
    where workspace_id = ${workspaceId}
      and (is_present_in_crm or crm_owner_id is not null or has_open_deal or is_customer)`;
  return pulls[0]?.run_id ?? null;
}

/** A CRM company and one of its domains, with the catalogue company that has the domain. */
interface ReadCompany {
  readonly crmId: string;
  readonly domain: string;
  /** Null until the catalogue has a company with the domain. */
  readonly companyId: number | null;
  readonly owner: KnownOwner | null;
  readonly isCustomer: boolean;
}

/** Lists the catalogue companies with these domains, and whether the workspace blocks them. */
export async function listCompaniesByDomain(db: Db, workspaceId: number, domains: readonly string[]) {
  return listRows(db)<{ id: number; domain: string; is_blocked: boolean }>`
    select c.id, known.domain, is_blocked_company(${workspaceId}, c.id) as is_blocked
    from company_domain as known join company as c on c.id = known.company_id
    where known.domain = any(${domains}::text[])`;
}

/** Stores a page of companies. Returns the ids of the affected catalogue companies. */
export async function upsertCrmCompanies(
  db: Db,
  workspaceId: number,
  read: readonly string[],
  companies: readonly ReadCompany[],
  now: Date,
): Promise<number[]> {
  const before = await listRows(db)<{ company_id: number | null }>`
    select company_id from crm_company where workspace_id = ${workspaceId} and crm_id = any(${read}::text[])`;
  const rows = companies.map(({ crmId, domain, companyId, owner, isCustomer }) => ({
    ...{ crm_id: crmId, domain, company_id: companyId, is_customer: isCustomer },
    ...{ owner_id: owner?.id ?? null, owner_name: owner?.name ?? null, owner_email: owner?.email ?? null },
  }));
  await run(db)`
    delete from crm_company as record where workspace_id = ${workspaceId} and crm_id = any(${read}::text[])
      and not exists (
        select from json_to_recordset(${JSON.stringify(rows)}::json) as given (crm_id text, domain text)
        where given.crm_id = record.crm_id and given.domain = record.domain
      )`;
  await run(db)`
    insert into crm_company (workspace_id, crm_id, domain, company_id, owner_id, owner_name, owner_email,
      is_customer, read_at)
    select distinct on (crm_id, domain) ${workspaceId}, crm_id, domain, company_id, owner_id, owner_name, owner_email,
      is_customer, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (crm_id text, domain text, company_id bigint,
      owner_id text, owner_name text, owner_email text, is_customer boolean)
    on conflict (workspace_id, crm_id, domain) do update
      set company_id = excluded.company_id, owner_id = excluded.owner_id,
      owner_name = excluded.owner_name, owner_email = excluded.owner_email, is_customer = excluded.is_customer,
      read_at = excluded.read_at`;
  const affected = [...before.map((row) => row.company_id), ...companies.map(({ companyId }) => companyId)];
  return [...new Set(affected)].filter((id) => id !== null);
}

/** Deletes up to `limit` companies last read before `since`. Returns the catalogue company of each, if any. */
export async function deleteCrmCompaniesReadBefore(
  db: Db,
  workspaceId: number,
  since: Date,
  limit: number,
): Promise<{ readonly company_id: number | null }[]> {
  return listRows(db)<{ company_id: number | null }>`
    delete from crm_company where workspace_id = ${workspaceId} and (crm_id, domain) in (
      select crm_id, domain from crm_company where workspace_id = ${workspaceId} and read_at < ${since} limit ${limit}
    ) returning company_id`;
}

/** Lists the people who have a contact's email, or whom a job wrote as the contact since the CRM was connected. */
export async function listPeopleOfContacts(
  db: Db,
  workspaceId: number,
  contacts: readonly { readonly id: string; readonly email: string }[],
): Promise<{ person_id: number; work_email: string }[]> {
  return listRows(db)<{ person_id: number; work_email: string }>`
    with contact as (
      select *
      from unnest(${contacts.map(({ id }) => id)}::text[], ${contacts.map(({ email }) => email.toLowerCase())}::text[])
        as contact (crm_id, email)
    )
    select person.id as person_id, contact.email as work_email
    from contact join person on lower(person.work_email) = contact.email
    union
    select person.id, contact.email
    from contact join crm_job_record as record on record.object = 'contact' and record.crm_id = contact.crm_id
    join crm_job as job on job.id = record.job_id and job.workspace_id = ${workspaceId}
    join integration on integration.workspace_id = job.workspace_id and integration.kind = 'crm'
      and integration.provider = job.provider and integration.connected_at <= job.created_at
    join person on person.id = record.record_id`;
}

/** The last known stage of a deal, and the company of the deal. */
export interface KnownDeal {
  readonly crm_id: string;
  /** Null if the deal is new. */
  readonly stage: string | null;
  readonly company_id: number;
  readonly company_name: string;
}

/** Lists the deals whose companies are known and not blocked, with their last known stage. */
export async function listKnownDeals(
  db: Db,
  workspaceId: number,
  deals: readonly { readonly id: string; readonly companyId: string | null }[],
): Promise<KnownDeal[]> {
  return listRows(db)<KnownDeal>`
    select read.crm_id, known.stage, company.id as company_id, company.name as company_name
    from unnest(${deals.map(({ id }) => id)}::text[], ${deals.map(({ companyId }) => companyId)}::text[])
      as read (crm_id, crm_company_id)
    cross join lateral (
      select company_id from crm_company
      where workspace_id = ${workspaceId} and crm_id = read.crm_company_id and company_id is not null
      order by company_id limit 1
    ) as record
    join company on company.id = record.company_id
    left join crm_deal as known on known.workspace_id = ${workspaceId} and known.crm_id = read.crm_id
    where not is_blocked_company(${workspaceId}, company.id)`;
}

/** Stores deals. Returns the ids of their current and previous catalogue companies. */
export async function upsertDeals(
  db: Db,
  workspaceId: number,
  deals: readonly Pick<CrmDealRecord, "id" | "stage" | "state" | "companyId">[],
  now: Date,
): Promise<number[]> {
  return listValues(db)<number>`
    with read as materialized (
      select distinct on (id) * from json_to_recordset(${JSON.stringify(deals)}::json)
        as read (id text, stage text, state text, "companyId" text) order by id
    ), before as materialized (
      select crm_company_id from crm_deal where workspace_id = ${workspaceId} and crm_id in (select id from read)
    ), stored as (
      insert into crm_deal as known (workspace_id, crm_id, stage, state, crm_company_id, read_at)
      select ${workspaceId}, id, stage, state, "companyId", ${now}::timestamptz from read
      on conflict (workspace_id, crm_id) do update set stage = excluded.stage, state = excluded.state,
        crm_company_id = excluded.crm_company_id, read_at = excluded.read_at
      returning crm_company_id
    )
    select distinct company_id from crm_company
    where workspace_id = ${workspaceId} and company_id is not null and crm_id in (
      select crm_company_id from before union select crm_company_id from stored)`;
}

/** Deletes deals last read before `since`. Returns the ids of their catalogue companies. */
export async function deleteDealsReadBefore(db: Db, workspaceId: number, since: Date): Promise<number[]> {
  return listValues(db)<number>`
    with gone as (
      delete from crm_deal where workspace_id = ${workspaceId} and read_at < ${since} returning crm_company_id
    )
    select distinct company_id from crm_company
    where workspace_id = ${workspaceId} and company_id is not null and crm_id in (select crm_company_id from gone)`;
}

interface ReadContact {
  readonly id: string;
  readonly email: string | null;
  readonly doNotContact: boolean;
}

/** Stores the do-not-contact flags of contacts that were read. Keeps flags of other connections. */
export async function replaceDoNotContact(
  db: Db,
  { workspaceId, connectedAt }: Pick<ClaimedPull, "workspaceId" | "connectedAt">,
  contacts: readonly ReadContact[],
): Promise<void> {
  const wanted = contacts.filter(({ doNotContact }) => doNotContact);
  const rows = wanted.map(({ id, email }) => ({ id, email: email?.toLowerCase() ?? null }));
  await run(db)`
    delete from crm_do_not_contact where workspace_id = ${workspaceId}
      and crm_id = any(${contacts.map(({ id }) => id)}::text[])
      and crm_id <> all(${wanted.map(({ id }) => id)}::text[])
        and coalesce(connected_at, ${connectedAt}) = ${connectedAt}`;
  await run(db)`
    insert into crm_do_not_contact as known (workspace_id, crm_id, email, connected_at)
    select distinct on (id) ${workspaceId}, id, email, ${connectedAt}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as wanted (id text, email text)
    on conflict (workspace_id, crm_id) do update set email = excluded.email, connected_at = excluded.connected_at,
      earlier_emails = case when known.email is null
      or known.email is not distinct from excluded.email then known.earlier_emails
        else array_append(array_remove(known.earlier_emails, known.email), known.email) end`;
}

/** Deletes do-not-contact flags of other connections. Call it after all contacts of this connection were read. */
export async function deleteFormerDoNotContact(
  db: Db,
  { workspaceId, connectedAt }: Pick<ClaimedPull, "workspaceId" | "connectedAt">,
): Promise<void> {
  await run(db)`
    delete from crm_do_not_contact where workspace_id = ${workspaceId}
      and connected_at is distinct from ${connectedAt}`;
}
