import { sql } from "kysely";
import type { Db } from "../../server/db/connect.ts";
import { oneValue, run } from "../../server/db/statements.ts";

let made = 0;

/** Inserts a company, and makes it an account of `workspaceId` if given. Returns the company's id. */
export async function insertAccount(db: Db, workspaceId?: number): Promise<number> {
  made += 1;
  const id = await oneValue(db)<number>`
    insert into company (domain, name) values (${`company-${made}.example`}, ${`Company ${made}`}) returning id`;
  if (workspaceId !== undefined) {
    await run(db)`
      insert into workspace_account (workspace_id, company_id, source) values (${workspaceId}, ${id}, 'import')`;
  }
  return id;
}

/** Inserts a person at a company, with a profile. Returns the id. */
export async function insertPerson(
  db: Db,
  companyId: number,
  facts: { full_name?: string; title?: string; seniority?: string; work_email?: string } = {},
): Promise<number> {
  made += 1;
  const { id } = await db
    .insertInto("person")
    .values({
      company_id: companyId,
      full_name: `Person ${made}`,
      social_url: `https://social.example/in/person-${made}`,
      ...facts,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Records that a signal that has run found a person. */
export async function insertFoundPerson(db: Db, signalId: number, personId: number, foundAt: Date): Promise<void> {
  await sql`
    insert into signal_person (signal_id, person_id, company_id, run_id, found_at)
    select ${signalId}, p.id, p.company_id, r.id, ${foundAt}
    from person as p, signal_run as r where p.id = ${personId} and r.signal_id = ${signalId}`.execute(db);
}
