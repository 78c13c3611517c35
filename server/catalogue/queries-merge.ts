import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { listRows, listValues, run } from "../db/statements.ts";
import { isPlaceholderDomain } from "../text/public.ts";
import { COMPANY_FIELDS } from "./company.ts";
import { COMPANY_CHANGED, FILLED as FILLED_COMPANY } from "./queries-companies.ts";
import { lockForErasure } from "./queries-erased-people.ts";
import { FILLED, MERGED } from "./queries-people.ts";

type Merged = "company" | "person";

/** A column that refers to companies or people. */
interface Reference {
  readonly table: string;
  readonly column: string;
  /** The other columns of each unique index that includes the column. */
  readonly keys: readonly { readonly columns: readonly string[]; readonly areNullsEqual: boolean }[];
}

/** Tables whose rows are derived from a company. They are derived again after a merge. */
const DERIVED: ReadonlySet<string> = new Set(["company_embedding", "company_technology"]);

/** Locks the rows of a merge, in the same order as other transactions do. Returns whether both companies exist. */
async function lockMerge(db: Db, kept: number, gone: number): Promise<boolean> {
  await lockForErasure(db);
  await run(db)`select from signal where ${gone} = any(named_company_ids) order by id for update`;
  await run(db)`
    select from workspace_account_total where workspace_id in (${selectWorkspacesWithCompany(gone)})
    order by workspace_id for update`;
  const both = await listValues(db)<number>`
    select id from company where id in (${kept}, ${gone}) order by domain for update`;
  return both.length === 2;
}

function selectWorkspacesWithCompany(companyId: number): RawBuilder<unknown> {
  return sql`select workspace_id from workspace_account where company_id = ${companyId}
    union select workspace_id from insight where company_id = ${companyId}`;
}

/**
 * Moves all references from company `gone` to company `kept`, in the caller's transaction, and deletes `gone`. Its
 * domains become further domains of `kept`, which is blocked if one of them is blocked.
 * @param options.fill completes the facts of `kept` with those of `gone`.
 * @returns whether both companies existed.
 */
export async function mergeCompanies(
  db: Db,
  kept: number,
  gone: number,
  { fill }: { readonly fill: boolean },
): Promise<boolean> {
  if (kept === gone || !(await lockMerge(db, kept, gone))) return false;
  const workspaces = await listValues(db)<number>`${selectWorkspacesWithCompany(gone)}`;
  // Triggers allow the changes below because of this row.
  await run(db)`insert into company_merge (company_id, kept_id) values (${gone}, ${kept})`;
  await combineAccounts(db, kept, gone);
  // If both companies have an event of one type from one source, only the kept company's event keeps its `source_url`.
  await run(db)`
    update company_event as moved set source_url = null, shared_source_url = moved.source_url
    where company_id = ${gone} and exists (select from company_event as other where other.company_id = ${kept}
      and other.event_type_id = moved.event_type_id and other.source_url = moved.source_url)`;
  await moveReferences(db, "company", kept, gone);
  await run(db)`delete from person_job_change where from_company_id = ${kept} and to_company_id = ${kept}`;
  await run(db)`update insight_month_count set company_id = ${kept} where company_id = ${gone}`;
  await run(db)`
    update signal set named_company_ids = array_replace(named_company_ids, ${gone}::bigint, ${kept}::bigint)
    where ${gone} = any(named_company_ids)`;
  const replaced = (ids: string) => sql`case when ${sql.ref(ids)} is not null then array(
    select id from unnest(array_replace(${sql.ref(ids)}, ${gone}::bigint, ${kept}::bigint)) with ordinality
      as listed (id, place)
    group by id order by min(place)) end`;
  await run(db)`
    update alert set account_ids = ${replaced("account_ids")}, counted_account_ids = ${replaced("counted_account_ids")}
    where workspace_id = any(${workspaces}::bigint[])
      and (${gone} = any(account_ids) or ${gone} = any(counted_account_ids))`;
  await moveRecords(db, "company", kept, gone);
  await run(db)`insert into company_technology_due (company_id) values (${kept}) on conflict do nothing`;
  if (fill) {
    const columns = sql.join(COMPANY_FIELDS.filter((field) => field !== "domain").map((field) => sql.ref(field)));
    await run(db)`
      update company as known set (${columns}) = (${FILLED_COMPANY}) from company as excluded
      where known.id = ${kept} and excluded.id = ${gone}`;
  }
  const [domain = ""] = await listValues(db)<string>`delete from company where id = ${gone} returning domain`;
  if (!isPlaceholderDomain(domain))
    await run(db)`insert into company_alias (domain, company_id) values (${domain}, ${kept}) on conflict do nothing`;
  await run(db)`select pg_notify(${COMPANY_CHANGED}, '')`;
  return true;
}

/** Combines the data of workspaces that have both companies as accounts, and the actions of views on both companies. */
async function combineAccounts(db: Db, kept: number, gone: number): Promise<void> {
  await run(db)`
    update workspace_account as known set insights_count = known.insights_count + other.insights_count,
      added_at = least(known.added_at, other.added_at), is_imported = known.is_imported or other.is_imported,
      is_present_in_crm = known.is_present_in_crm or other.is_present_in_crm,
      has_open_deal = known.has_open_deal or other.has_open_deal, is_customer = known.is_customer or other.is_customer,
      (crm_owner_id, crm_owner_name, crm_owner_email) = (select owner.crm_owner_id, owner.crm_owner_name,
      owner.crm_owner_email
        from workspace_account as owner where owner.workspace_id = known.workspace_id
          and owner.company_id = case when known.crm_owner_id is null then ${gone}::bigint else ${kept}::bigint end)
    from workspace_account as other
    where known.company_id = ${kept} and other.company_id = ${gone} and other.workspace_id = known.workspace_id`;
  await run(db)`
    update insight_account_latest as known set alert_date = greatest(known.alert_date, other.alert_date)
    from insight_account_latest as other
    where known.company_id = ${kept} and other.company_id = ${gone} and other.workspace_id = known.workspace_id
      and other.alert_type = known.alert_type and other.sentiment = known.sentiment`;
  // Prevents a view that has assigned either company from assigning the account again.
  await run(db)`
    update view_assignment as known set status = other.status, assignee_id = other.assignee_id, error = null
    from view_assignment as other
    where known.company_id = ${kept} and other.company_id = ${gone} and other.view_id = known.view_id
      and other.status = 'assigned' and known.status <> 'assigned'`;
}

/**
 * Merges person `gone` into person `kept`, in the caller's transaction. The facts written last win. Does nothing unless
 * both people exist.
 */
export async function mergePeople(db: Db, kept: number, gone: number): Promise<void> {
  await lockForErasure(db);
  const both = await listValues(
    db,
  )<number>`select id from person where id in (${kept}, ${gone}) order by id for update`;
  if (both.length < 2) return;
  const update = (facts: RawBuilder<unknown>, condition: RawBuilder<unknown>) =>
    sql`
      update person as known set (company_id, full_name, first_name, last_name, title, seniority, department,
        country, city,
        work_email, updated_at) = (${facts}, greatest(known.updated_at, excluded.updated_at))
      from person as excluded where known.id = ${kept} and excluded.id = ${gone} and ${condition}`.execute(db);
  const { numAffectedRows } = await update(MERGED, sql`excluded.updated_at > known.updated_at`);
  if (Number(numAffectedRows ?? 0) === 0) await update(FILLED, sql`true`);
  // Prevents a view that has enrolled either person from enrolling the merged person again.
  await run(db)`
    update view_enrolment as known set status = 'enrolled', error = null from view_enrolment as other
    where known.person_id = ${kept} and other.person_id = ${gone} and other.view_id = known.view_id
      and other.status = 'enrolled'`;
  await moveRecords(db, "contact", kept, gone);
  await moveReferences(db, "person", kept, gone);
  await run(db)`delete from person where id = ${gone}`;
}

/** Moves the job records that were written to a CRM, and those that unfinished jobs will write. */
async function moveRecords(db: Db, object: "company" | "contact", kept: number, gone: number): Promise<void> {
  await run(db)`
    update crm_job_record set record_id = ${kept} where (job_id, place) in (
      select job_id, place from crm_job_record where object = ${object} and record_id = ${gone} and crm_id is not null
      union select record.job_id, record.place from crm_job as job
        join crm_job_record as record on record.job_id = job.id
      where job.finished_at is null and record.object = ${object} and record.record_id = ${gone})`;
}

/**
 * Moves all references from row `gone` to row `kept`. Skips references that would violate a unique index: they are
 * deleted with `gone`.
 */
async function moveReferences(db: Db, table: Merged, kept: number, gone: number): Promise<void> {
  for (const { table: name, column, keys } of await listReferences(db, table)) {
    if (DERIVED.has(name)) continue;
    const [from, own] = [sql.table(name), sql.ref(column)];
    const isKnown = keys.map(({ columns, areNullsEqual }) => {
      const equal = areNullsEqual ? sql`is not distinct from` : sql`=`;
      const same = columns.map((key) => sql`other.${sql.ref(key)} ${equal} known.${sql.ref(key)}`);
      return sql`exists (select from ${from} as other where ${sql.join([sql`other.${own} = ${kept}`, ...same], sql` and `)})`;
    });
    await run(db)`
      update ${from} as known set ${own} = ${kept}
      where ${own} = ${gone} and not (${sql.join([sql`false`, ...isKnown], sql` or `)})`;
  }
}

/** Lists the columns that refer to a table, from the database's foreign keys, so that none is missed. */
async function listReferences(db: Db, table: Merged): Promise<Reference[]> {
  return listRows(db)<Reference>`
    select conrelid::regclass::text as table, a.attname as column, coalesce((
        select json_agg(json_build_object('areNullsEqual', i.indnullsnotdistinct, 'columns', array(
          select k.attname from pg_attribute as k
          where k.attrelid = i.indrelid and k.attnum = any(i.indkey) and k.attnum <> a.attnum)))
        from pg_index as i where i.indrelid = c.conrelid and i.indisunique and a.attnum = any(i.indkey)
      ), '[]') as keys
    from pg_constraint as c join pg_attribute as a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.conparentid = 0 and c.confrelid = ${table}::regclass order by 1, 2`;
}

interface EmailHolder {
  readonly id: number;
  readonly full_name: string;
  readonly social_url: string;
}

/** Lists the people with a profile and one of these work emails, by email in lower case, oldest first. */
export async function listHolders(db: Db, emails: readonly string[]): Promise<Map<string, EmailHolder[]>> {
  if (emails.length === 0) return new Map();
  const rows = await listRows(db)<EmailHolder & { email: string }>`
    select id, full_name, social_url, lower(work_email) as email from person
    where lower(work_email) = any(${[...new Set(emails)]}::text[]) and social_url is not null order by id`;
  return Map.groupBy(rows, ({ email }) => email);
}
