import { sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import type { Integration } from "../../integrations/public.ts";
import type { CrmDealRecord, CrmUser } from "../../ports/crm.ts";

/** A pull that a worker has claimed. Each claim increments the claim number; writes with an older one do nothing. */
export interface ClaimedPull {
  readonly workspaceId: number;
  readonly claim: number;
  readonly runId: number | null;
  readonly cursors: Readonly<Record<PulledObject, string | null>>;
  /** When the last full read of the companies began; null once the companies it did not find are deleted. */
  readonly fullReadingSince: Date | null;
  /** When that read ended; null until then. */
  readonly fullReadingEndedAt: Date | null;
  readonly dealsKnownSince: Date | null;
}

type PulledObject = "companies" | "contacts" | "deals";

/**
 * CRMs do not report deletions, so all companies are read at this interval, and those that are missing count as
 * deleted.
 */
const FULL_READING_EVERY = sql`interval '168 hours'`;

/** Claims the pull of a connection, from its beginning when the connection is new. */
export async function claimPull(
  db: Db,
  workspaceId: number,
  { provider, connectedAt }: Pick<Integration, "provider" | "connectedAt">,
  now: Date,
): Promise<ClaimedPull> {
  await sql`
    insert into crm_pull as pull (workspace_id, provider, connected_at, full_reading_since)
    values (${workspaceId}, ${provider}, ${connectedAt}, ${now})
    on conflict (workspace_id) do update set connected_at = excluded.connected_at, companies_cursor = null,
      contacts_cursor = null, deals_cursor = null, full_reading_since = excluded.full_reading_since
    where pull.connected_at <> excluded.connected_at`.execute(db);
  await sql`
    update crm_pull set companies_cursor = null, full_reading_since = ${now}
    where workspace_id = ${workspaceId} and full_reading_since is null
      and full_reading_ended_at < ${now}::timestamptz - ${FULL_READING_EVERY}`.execute(db);
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
    runId: row.run_id,
    cursors: { companies: row.companies_cursor, contacts: row.contacts_cursor, deals: row.deals_cursor },
    fullReadingSince: since,
    fullReadingEndedAt: since !== null && endedAt !== null && endedAt >= since ? endedAt : null,
    dealsKnownSince: row.deals_known_since,
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
}

/** Locks and updates a pull. Returns false when another worker has it or the CRM was disconnected. */
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

/**
 * Counts a failed attempt. Returns the number of consecutive failures, or undefined when the worker has lost the pull.
 */
export async function updateFailureCount(
  db: Db,
  { workspaceId, claim }: Pick<ClaimedPull, "workspaceId" | "claim">,
): Promise<number | undefined> {
  const row = await db
    .updateTable("crm_pull")
    .set({ failure_count: sql<number>`failure_count + 1` })
    .where("workspace_id", "=", workspaceId)
    .where("claim_number", "=", claim)
    .returning("failure_count")
    .executeTakeFirst();
  return row?.failure_count;
}

/** Finds the CRM that a workspace's accounts were read from. */
export async function findPulledProvider(db: Db, workspaceId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("crm_pull")
    .select("provider")
    .where("workspace_id", "=", workspaceId)
    .executeTakeFirst();
  return row?.provider;
}

/**
 * Deletes what was read from a CRM. Its accounts are kept, as not present in a CRM and without an owner. Returns the
 * run of an unfinished pull; null when there is none.
 */
export async function deletePulled(db: Db, workspaceId: number): Promise<number | null> {
  const pull = await db
    .deleteFrom("crm_pull")
    .where("workspace_id", "=", workspaceId)
    .returning("run_id")
    .executeTakeFirst();
  await db.deleteFrom("crm_company").where("workspace_id", "=", workspaceId).execute();
  await db.deleteFrom("crm_deal").where("workspace_id", "=", workspaceId).execute();
  await sql`
    update workspace_account set is_present_in_crm = false, crm_owner_id = null, crm_owner_name = null, crm_owner_email = null
    where workspace_id = ${workspaceId} and (is_present_in_crm or crm_owner_id is not null)`.execute(db);
  return pull?.run_id ?? null;
}

/** A company of the CRM whose domain the catalogue knows. */
interface MatchedCompany {
  readonly crmId: string;
  readonly companyId: number;
  readonly ownerId: string | null;
}

/** Lists the catalogue's companies of these domains, and whether the workspace blocks them. */
export async function listCompaniesByDomain(db: Db, workspaceId: number, domains: readonly string[]) {
  const { rows } = await sql<{ id: number; domain: string; is_blocked: boolean }>`
    select c.id, known.domain, exists (
      select from blocked_domain as b where b.workspace_id = ${workspaceId} and b.domain in (known.domain, c.domain)
    ) as is_blocked
    from company_domain as known join company as c on c.id = known.company_id
    where known.domain = any(${domains}::text[])`.execute(db);
  return rows;
}

/**
 * Stores a page of companies: `read` has the CRM ids of all of them, `matched` those found in the catalogue. Returns
 * the companies affected, including those that a CRM record referred to before.
 */
export async function upsertCrmCompanies(
  db: Db,
  workspaceId: number,
  read: readonly string[],
  matched: readonly MatchedCompany[],
  now: Date,
): Promise<number[]> {
  const { rows: before } = await sql<{ company_id: number }>`
    select company_id from crm_company where workspace_id = ${workspaceId} and crm_id = any(${read}::text[])`.execute(
    db,
  );
  await sql`
    delete from crm_company where workspace_id = ${workspaceId} and crm_id = any(${read}::text[])
      and crm_id <> all(${matched.map(({ crmId }) => crmId)}::text[])`.execute(db);
  await sql`
    insert into crm_company (workspace_id, crm_id, company_id, owner_id, read_at)
    select distinct on (crm_id) ${workspaceId}, crm_id, company_id, owner_id, ${now}::timestamptz
    from unnest(${matched.map(({ crmId }) => crmId)}::text[], ${matched.map(({ companyId }) => companyId)}::bigint[],
      ${matched.map(({ ownerId }) => ownerId)}::text[]) with ordinality as given (crm_id, company_id, owner_id, position)
    order by crm_id, position desc
    on conflict (workspace_id, crm_id) do update set company_id = excluded.company_id, owner_id = excluded.owner_id,
      read_at = excluded.read_at`.execute(db);
  return [...new Set([...before.map((row) => row.company_id), ...matched.map(({ companyId }) => companyId)])];
}

/** Deletes companies that a full read did not find. Returns the catalogue companies that they referred to. */
export async function deleteCrmCompaniesReadBefore(db: Db, workspaceId: number, since: Date): Promise<number[]> {
  const rows = await db
    .deleteFrom("crm_company")
    .where("workspace_id", "=", workspaceId)
    .where("read_at", "<", since)
    .returning("company_id")
    .execute();
  return rows.map((row) => row.company_id);
}

/**
 * Updates accounts with the presence and owner of their companies in the CRM. Prefers a record with an owner when a
 * company has several.
 */
export async function updateAccountsFromCrm(
  db: Db,
  workspaceId: number,
  companyIds: readonly number[],
  users: readonly CrmUser[],
): Promise<void> {
  if (companyIds.length === 0) return;
  await sql`
    update workspace_account as account set is_present_in_crm = known.crm_id is not null, crm_owner_id = known.owner_id,
      crm_owner_name = known.name, crm_owner_email = known.email
    from (
      select affected.id, record.crm_id, record.owner_id, owner.name, owner.email
      from unnest(${companyIds}::bigint[]) as affected (id)
      left join lateral (
        select crm_id, owner_id from crm_company where workspace_id = ${workspaceId} and company_id = affected.id
        order by owner_id is null, length(crm_id), crm_id limit 1
      ) as record on true
      left join json_to_recordset(${JSON.stringify(users)}::json) as owner (id text, name text, email text)
        on owner.id = record.owner_id
    ) as known
    where account.workspace_id = ${workspaceId} and account.company_id = known.id
      and (account.is_present_in_crm, account.crm_owner_id, account.crm_owner_name, account.crm_owner_email)
        is distinct from (known.crm_id is not null, known.owner_id, known.name, known.email)`.execute(db);
}

/** Updates the names and emails of owners that have changed in the CRM. */
export async function updateOwnerNames(db: Db, workspaceId: number, users: readonly CrmUser[]): Promise<void> {
  await sql`
    update workspace_account as account set crm_owner_name = owner.name, crm_owner_email = owner.email
    from json_to_recordset(${JSON.stringify(users)}::json) as owner (id text, name text, email text)
    where account.workspace_id = ${workspaceId} and account.crm_owner_id = owner.id
      and (account.crm_owner_name, account.crm_owner_email) is distinct from (owner.name, owner.email)`.execute(db);
}

/** Marks the accounts that a job has found or created in the CRM as present there. */
export async function updateAccountsOfJob(db: Db, jobId: string, now: Date): Promise<void> {
  await sql`
    with written as (
      select job.workspace_id, record.record_id, record.crm_id, case record.action when 'created' then job.owner_id end as owner_id
      from crm_job_record as record join crm_job as job on job.id = record.job_id
      where job.id = ${jobId} and record.object = 'company' and record.crm_id is not null and record.action <> 'failed'
    ), known as (
      insert into crm_company (workspace_id, crm_id, company_id, owner_id, read_at)
      select distinct on (crm_id) workspace_id, crm_id, record_id, owner_id, ${now}::timestamptz from written order by crm_id
      on conflict do nothing
    )
    update workspace_account as account set is_present_in_crm = true from written
    where account.workspace_id = written.workspace_id and account.company_id = written.record_id
      and not account.is_present_in_crm`.execute(db);
}

/** Lists the people behind contacts of the CRM: those with the same email, and those that a job has written. */
export async function listPeopleOfContacts(
  db: Db,
  workspaceId: number,
  contacts: readonly { readonly id: string; readonly email: string }[],
): Promise<{ person_id: number; work_email: string }[]> {
  const { rows } = await sql<{ person_id: number; work_email: string }>`
    with contact as (
      select * from unnest(${contacts.map(({ id }) => id)}::text[], ${contacts.map(({ email }) => email.toLowerCase())}::text[])
        as contact (crm_id, email)
    )
    select person.id as person_id, contact.email as work_email
    from contact join person on lower(person.work_email) = contact.email
    union
    select person.id, contact.email
    from contact join crm_job_record as record on record.object = 'contact' and record.crm_id = contact.crm_id
    join crm_job as job on job.id = record.job_id and job.workspace_id = ${workspaceId}
    join person on person.id = record.record_id`.execute(db);
  return rows;
}

/** A deal as it was last read, and the company it is with. */
export interface KnownDeal {
  readonly crm_id: string;
  /** Null when the deal is new. */
  readonly stage: string | null;
  readonly company_id: number;
  readonly company_name: string;
}

/** Lists the deals whose companies are known and not blocked, with the stage in which they were last read. */
export async function listKnownDeals(
  db: Db,
  workspaceId: number,
  deals: readonly { readonly id: string; readonly companyId: string | null }[],
): Promise<KnownDeal[]> {
  const { rows } = await sql<KnownDeal>`
    select read.crm_id, known.stage, company.id as company_id, company.name as company_name
    from unnest(${deals.map(({ id }) => id)}::text[], ${deals.map(({ companyId }) => companyId)}::text[]) as read (crm_id, crm_company_id)
    join crm_company as record on record.workspace_id = ${workspaceId} and record.crm_id = read.crm_company_id
    join company on company.id = record.company_id
    left join crm_deal as known on known.workspace_id = ${workspaceId} and known.crm_id = read.crm_id
    where not exists (select from blocked_domain as b where b.workspace_id = ${workspaceId} and b.domain = company.domain)`.execute(
    db,
  );
  return rows;
}

export async function upsertDeals(
  db: Db,
  workspaceId: number,
  deals: readonly Pick<CrmDealRecord, "id" | "stage" | "state" | "companyId">[],
): Promise<void> {
  const rows = deals.map(({ id, stage, state, companyId }) => ({
    id,
    stage,
    is_open: state === "open",
    company: companyId,
  }));
  await sql`
    insert into crm_deal as known (workspace_id, crm_id, stage, is_open, company_id)
    select distinct on (read.id) ${workspaceId}, read.id, read.stage, read.is_open, record.company_id
    from rows from (json_to_recordset(${JSON.stringify(rows)}::json) as (id text, stage text, is_open boolean, company text))
      with ordinality as read (id, stage, is_open, company, position)
    left join crm_company as record on record.workspace_id = ${workspaceId} and record.crm_id = read.company
    order by read.id, read.position desc
    on conflict (workspace_id, crm_id) do update
      set (stage, is_open, company_id) = (excluded.stage, excluded.is_open, excluded.company_id)
      where (known.stage, known.is_open, known.company_id) is distinct from
        (excluded.stage, excluded.is_open, excluded.company_id)`.execute(db);
}
