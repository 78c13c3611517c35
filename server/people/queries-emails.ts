import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { listRows, run } from "../db/statements.ts";
import type { Person } from "../db/tables.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { normaliseEmail } from "../lib/email-address.ts";

type EmailSource = "enrichment" | "import" | "crm";

/** A person at an account of the workspace whose work email has not been revealed to the workspace. */
export interface UnrevealedPerson
  extends Pick<Selectable<Person>, "id" | "full_name" | "first_name" | "last_name" | "title" | "social_url"> {
  readonly company_name: string;
  readonly company_domain: string;
  /** The email in the catalogue. */
  readonly work_email: string | null;
}

/** Lists the people at the workspace's accounts whose work email has not been revealed to it. */
export async function listUnrevealedPeople(
  db: Db,
  workspaceId: number,
  personIds: readonly number[],
): Promise<UnrevealedPerson[]> {
  return listRows(db)<UnrevealedPerson>`
    select p.id, p.full_name, p.first_name, p.last_name, p.title, p.social_url,
      case when not ${isJudgedBad(sql`p.work_email`, workspaceId)} then p.work_email end as work_email,
      c.name as company_name, c.domain as company_domain
    from person as p
    join company as c on c.id = p.company_id
    join workspace_account as a on a.workspace_id = ${workspaceId} and a.company_id = p.company_id
    where p.id = any(${personIds}::bigint[]) and not exists (
      select from workspace_person_email as w where w.workspace_id = ${workspaceId} and w.person_id = p.id)
    order by p.id`;
}

/** Returns the condition that the workspace has judged an address wrong. Such addresses are not sold to it again. */
function isJudgedBad(address: RawBuilder<unknown>, workspaceId: number): RawBuilder<unknown> {
  return sql`exists (
    select from feedback where feedback.workspace_id = ${workspaceId} and feedback.work_email = lower(${address}))`;
}

/** Lists the revealed work emails of the people at the workspace's accounts. */
export async function listRevealedEmails(
  db: Db,
  workspaceId: number,
  personIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await listRows(db)<{ person_id: number; work_email: string }>`
    select w.person_id, w.work_email from workspace_person_email as w
    join person as p on p.id = w.person_id
    join workspace_account as a on a.workspace_id = w.workspace_id and a.company_id = p.company_id
    where w.workspace_id = ${workspaceId} and w.person_id = any(${personIds}::bigint[])`;
  return new Map(rows.map((row) => [row.person_id, row.work_email]));
}

/** Returns which of the addresses were revealed to the workspace, for any person, in lower case. */
export async function listRevealedAddresses(
  db: Db,
  workspaceId: number,
  addresses: readonly string[],
): Promise<Set<string>> {
  const rows = await listRows(db)<{ work_email: string }>`
    select work_email from workspace_person_email
    where workspace_id = ${workspaceId} and work_email = any(${addresses.map(normaliseEmail)}::text[])`;
  return new Set(rows.map(({ work_email }) => work_email));
}

/**
 * Reveals work emails to a workspace. Keeps emails that are already revealed. Skips deleted people, and emails from a
 * CRM at a person's former employer. Queues the enrolment of people whom views skipped because they had no email.
 * @returns the emails that are new to the workspace, by person.
 */
export async function revealEmails(
  db: Db,
  workspaceId: number,
  emails: readonly { readonly personId: number; readonly workEmail: string; readonly source: EmailSource }[],
): Promise<Map<number, string>> {
  if (emails.length === 0) return new Map();
  const rows = await listRows(db)<{ person_id: number; work_email: string }>`
    insert into workspace_person_email (workspace_id, person_id, work_email, source)
    select distinct on (p.id) ${workspaceId}, p.id, lower(given."workEmail"), given.source
    from json_to_recordset(${JSON.stringify(emails)}::json) as given ("personId" bigint, "workEmail" text, source text)
    join person as p on p.id = given."personId"
    where case given.source when 'enrichment' then not ${isJudgedBad(sql`given."workEmail"`, workspaceId)}
      when 'crm' then not exists (
      select from person_job_change as change
        join company_domain as former on former.company_id = change.from_company_id
      where change.person_id = p.id and change.from_company_id <> p.company_id
        and former.domain = lower(split_part(given."workEmail", '@', 2))) else true end
    order by p.id on conflict do nothing returning person_id, work_email`;
  // Always queued, because views may wait for these emails.
  if (rows.length > 0) await enqueue(db, "views.enrol-revealed", { workspaceId });
  return new Map(rows.map((row) => [row.person_id, row.work_email]));
}

/** Undoes the reveal of work emails in the same transaction. */
export async function deleteRevealedEmails(db: Db, workspaceId: number, personIds: readonly number[]): Promise<void> {
  await run(db)`
    delete from workspace_person_email
    where workspace_id = ${workspaceId} and person_id = any(${personIds}::bigint[])`;
}
