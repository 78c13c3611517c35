import type { Db } from "../../../server/db/connect.ts";
import { findRow, oneValue } from "../../../server/db/statements.ts";

/** The company that the printed requests search for. */
export interface GreetedCompany {
  readonly name: string;
  readonly domain: string;
}

/**
 * Finds the company that the greeting searches for: the first sample company, or else the largest with a description.
 */
export async function findGreetedCompany(db: Db): Promise<GreetedCompany | undefined> {
  return findRow(db)<GreetedCompany>`
    select name, domain from company where not is_placeholder_domain(domain)
    order by is_sample desc, case when is_sample then id end, (description is null)::integer,
      employee_count desc nulls last, id
    limit 1`;
}

/** Returns whether the user's workspace has accounts. */
export async function hasAccounts(db: Db, userId: string): Promise<boolean> {
  return oneValue(db)<boolean>`
    select exists (select from workspace_account join app_user using (workspace_id) where app_user.id = ${userId})`;
}

export async function findFirstEmail(db: Db): Promise<string | undefined> {
  const first = await db.selectFrom("app_user").select("email").orderBy("created_at").limit(1).executeTakeFirst();
  return first?.email;
}
