import { sql } from "kysely";
import type { Ownership } from "../catalogue/company.ts";
import type { Db } from "../db/connect.ts";
import { listRows, listValues, run } from "../db/statements.ts";

/** Finds a company of the catalogue, with the workspace's account of it, if any. */
export async function findAccount(db: Db, workspaceId: number, companyId: number) {
  return db
    .selectFrom("company as c")
    .leftJoin("workspace_account as a", (join) =>
      join.onRef("a.company_id", "=", "c.id").on("a.workspace_id", "=", workspaceId),
    )
    .select([
      "c.id",
      "c.domain",
      "c.name",
      "c.industry",
      "c.employee_count",
      "c.funding_stage",
      "c.hq_country",
      "c.one_liner",
      "c.description",
      "c.tags",
      "c.employee_min",
      "c.employee_max",
      "c.hq_city",
      "c.founded_year",
      sql<Ownership | null>`company_ownership(c.ownership, c.funding_stage)`.as("ownership"),
      "c.total_funding_usd",
      "c.last_funding_type",
      "c.last_funding_date",
      "c.revenue_usd",
      "c.social_url",
      "c.created_at",
      "c.updated_at",
      "a.is_imported",
      "a.is_present_in_crm",
      "a.crm_owner_id",
      "a.crm_owner_name",
      "a.crm_owner_email",
      "a.added_at",
      "a.insights_count",
    ])
    .select(({ selectFrom }) => [
      selectFrom("audience_account as m")
        .innerJoin("audience as o", "o.id", "m.audience_id")
        .where("o.workspace_id", "=", workspaceId)
        .whereRef("m.company_id", "=", "c.id")
        .select(sql<number[] | null>`array_agg(o.id order by o.id)`.as("ids"))
        .as("audience_ids"),
      selectFrom("signal_account as f")
        .innerJoin("signal as s", "s.id", "f.signal_id")
        .where("s.workspace_id", "=", workspaceId)
        .whereRef("f.company_id", "=", "c.id")
        .where("f.is_hidden", "=", false)
        .select(sql<number[] | null>`array_agg(s.id order by s.id)`.as("ids"))
        .as("signal_ids"),
    ])
    .where("c.id", "=", companyId)
    .executeTakeFirst();
}

/** A reference to a company, with the company's facts in the catalogue and the workspace. */
export interface ImportCandidate {
  readonly reference: string;
  readonly id: number | null;
  /** The company's own domain. */
  readonly domain: string | null;
  readonly is_blocked: boolean;
  readonly is_imported: boolean;
}

/**
 * Lists references (domains and social pages) with their companies, if the catalogue has these, and whether the
 * workspace has blocked or imported them.
 */
export async function listImportCandidates(db: Db, workspaceId: number, references: readonly string[]) {
  return listRows(db)<ImportCandidate>`
    select wanted.reference, c.id, c.domain, coalesce(a.is_imported, false) as is_imported,
      exists (select from blocked_domain as b where b.workspace_id = ${workspaceId} and b.domain = wanted.reference)
        or is_blocked_company(${workspaceId}, c.id) as is_blocked
    from unnest(${references}::text[]) as wanted (reference)
    left join company_reference as known on known.reference = wanted.reference
    left join company as c on c.id = known.company_id
    left join workspace_account as a on a.workspace_id = ${workspaceId} and a.company_id = c.id`;
}

/** Adds companies to the workspace's accounts. Marks existing accounts as imported. */
export async function upsertImportedAccounts(
  db: Db,
  workspaceId: number,
  companyIds: readonly number[],
): Promise<void> {
  if (companyIds.length === 0) return;
  await lockAccounts(db, workspaceId);
  await run(db)`
    insert into workspace_account (workspace_id, company_id, source, is_imported)
    select ${workspaceId}, id, 'import', true from unnest(${companyIds}::bigint[]) as id order by id
    on conflict (workspace_id, company_id) do update set is_imported = true where not workspace_account.is_imported`;
}

type AccountSource = "import" | "crm" | "signal" | "audience" | "sample";

/** Adds companies to a workspace's accounts, and returns the ids of the new accounts. */
export async function insertAccounts(
  db: Db,
  workspaceId: number,
  companyIds: readonly number[],
  source: AccountSource,
): Promise<number[]> {
  if (companyIds.length === 0) return [];
  await lockAccounts(db, workspaceId);
  return listValues(db)<number>`
    insert into workspace_account (workspace_id, company_id, source)
    select ${workspaceId}, id, ${source} from (select distinct unnest(${companyIds}::bigint[]) as id) as added
    order by id
    on conflict do nothing returning company_id`;
}

/** Locks a workspace's list of accounts. Called before its rows are locked, so that two writers cannot deadlock. */
export async function lockAccounts(db: Db, workspaceId: number): Promise<void> {
  await run(db)`
    insert into workspace_account_total as kept (workspace_id) values (${workspaceId})
    on conflict (workspace_id) do update set account_count = kept.account_count`;
}
