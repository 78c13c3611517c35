import type { Db } from "../../db/connect.ts";
import { listValues, run } from "../../db/statements.ts";
import type { CrmUser } from "../../ports/crm.ts";

/** Updates accounts with the CRM's records of their companies, preferring a record with an owner. */
export async function updateAccountsFromCrm(db: Db, workspaceId: number, companyIds: readonly number[]): Promise<void> {
  if (companyIds.length === 0) return;
  await run(db)`
    update workspace_account as account set is_present_in_crm = known.crm_id is not null, crm_owner_id = known.owner_id,
      crm_owner_name = known.owner_name, crm_owner_email = known.owner_email, has_open_deal = known.has_open_deal,
      is_customer = known.is_customer
    from (
      select affected.id, record.crm_id, record.owner_id, record.owner_name, record.owner_email,
        coalesce(sum.has_open_deal, false) as has_open_deal, coalesce(sum.is_customer, false) as is_customer
      from unnest(${companyIds}::bigint[]) as affected (id)
      left join lateral (
        select crm_id, owner_id, owner_name, owner_email from crm_company
        where workspace_id = ${workspaceId} and company_id = affected.id
        order by owner_id is null, length(crm_id), crm_id limit 1
      ) as record on true
      left join lateral (
        select bool_or(coalesce(deal.state = 'open', false)) as has_open_deal,
          bool_or(company.is_customer or coalesce(deal.state = 'won', false)) as is_customer
        from crm_company as company
        left join crm_deal as deal on deal.workspace_id = ${workspaceId} and deal.crm_company_id = company.crm_id
        where company.workspace_id = ${workspaceId} and company.company_id = affected.id
      ) as sum on true
    ) as known
    where account.workspace_id = ${workspaceId} and account.company_id = known.id
      and (account.is_present_in_crm, account.crm_owner_id, account.crm_owner_name, account.crm_owner_email,
        account.has_open_deal, account.is_customer)
      is distinct from (known.crm_id is not null, known.owner_id, known.owner_name, known.owner_email,
        known.has_open_deal, known.is_customer)`;
}

/** Lists the companies with this domain in the workspace's CRM, except companies with a blocked domain. */
export async function listUnblockedCompanies(db: Db, workspaceId: number, domain: string): Promise<number[]> {
  return listValues(db)<number>`
    select distinct record.company_id from company_domain as named
    join crm_company as record on record.workspace_id = ${workspaceId} and record.company_id = named.company_id
    where named.domain = ${domain} and not exists (
      select from company_domain as known join blocked_domain as blocked using (domain)
      where known.company_id = record.company_id and blocked.workspace_id = ${workspaceId}
    )`;
}

export async function updateOwnerNames(db: Db, workspaceId: number, users: readonly CrmUser[]): Promise<void> {
  const listed = JSON.stringify(users);
  await run(db)`
    update crm_company as record set owner_name = owner.name, owner_email = owner.email
    from json_to_recordset(${listed}::json) as owner (id text, name text, email text)
    where record.workspace_id = ${workspaceId} and record.owner_id = owner.id
      and (record.owner_name, record.owner_email) is distinct from (owner.name, owner.email)`;
  await run(db)`
    update workspace_account as account set crm_owner_name = owner.name, crm_owner_email = owner.email
    from json_to_recordset(${listed}::json) as owner (id text, name text, email text)
    where account.workspace_id = ${workspaceId} and account.crm_owner_id = owner.id
      and (account.crm_owner_name, account.crm_owner_email) is distinct from (owner.name, owner.email)`;
}

/** The CRM user who owns a record. Name and email are null if the user is no longer active. */
export interface KnownOwner {
  readonly id: string;
  readonly name: string | null;
  readonly email: string | null;
}

/** An account's record that was just written to the CRM. */
interface WrittenAccount {
  readonly companyId: number;
  readonly crmId: string;
  /** The new owner; undefined if the owner was not changed. */
  readonly owner?: KnownOwner | null;
}

/** Stores records of accounts that were just written to the CRM, so that presence and owners show immediately. */
export async function recordWrittenAccounts(
  db: Db,
  workspaceId: number,
  accounts: readonly WrittenAccount[],
  now: Date,
): Promise<void> {
  if (accounts.length === 0) return;
  const rows = accounts.map(({ companyId, crmId, owner }) => ({
    ...{ company_id: companyId, crm_id: crmId, is_owner_known: owner !== undefined },
    ...{ owner_id: owner?.id ?? null, owner_name: owner?.name ?? null, owner_email: owner?.email ?? null },
  }));
  await run(db)`
    insert into crm_company as record (workspace_id, crm_id, domain, company_id, owner_id, owner_name, owner_email,
      read_at)
    select distinct on (written.crm_id, company.domain) ${workspaceId}, written.crm_id, company.domain, company.id,
      written.owner_id, written.owner_name, written.owner_email, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as written (company_id bigint, crm_id text, is_owner_known boolean,
      owner_id text, owner_name text, owner_email text)
    join company on company.id = written.company_id
    on conflict (workspace_id, crm_id, domain) do nothing`;
  await run(db)`
    update crm_company as record set owner_id = written.owner_id, owner_name = written.owner_name,
      owner_email = written.owner_email
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as written (crm_id text, is_owner_known boolean, owner_id text,
      owner_name text, owner_email text)
    where record.workspace_id = ${workspaceId} and record.crm_id = written.crm_id and written.is_owner_known`;
  await updateAccountsFromCrm(
    db,
    workspaceId,
    accounts.map(({ companyId }) => companyId),
  );
}
