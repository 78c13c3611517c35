import { sql } from "kysely";
import { issueKey, readKey } from "../../server/agent-keys/issue-key.ts";
import type { Db } from "../../server/db/connect.ts";
import type { Secrets } from "../../server/secrets.ts";
import { joinWorkspace } from "../../server/workspace-members/join.ts";

/** The member of the workspace that a first start makes. No mail can reach it. */
const FIRST_EMAIL = "first@workspace.example";
const SAMPLE_ACCOUNTS = 200;

/**
 * The key of the first workspace, which is made when nobody has signed up yet, with some companies of the catalogue as
 * its accounts. Undefined when others signed up before, or when that key was deleted.
 */
export async function firstKey(db: Db, secrets: Secrets, startCredits: number): Promise<string | undefined> {
  return db.transaction().execute(async (transaction) => {
    const others = await transaction.selectFrom("app_user").select("email").orderBy("created_at").limit(1).executeTakeFirst();
    if (others !== undefined && others.email !== FIRST_EMAIL) return undefined;
    const now = new Date();
    const { userId, isNew } = await joinWorkspace(transaction, FIRST_EMAIL, { startCredits, now });
    if (!isNew) return readKey(transaction, secrets, userId);
    await sql`
      insert into workspace_account (workspace_id, company_id, source, is_imported)
      select app_user.workspace_id, company.id, 'sample', true from app_user, company where app_user.id = ${userId}
      order by company.id limit ${SAMPLE_ACCOUNTS}`.execute(transaction);
    return issueKey(transaction, secrets, userId, now);
  });
}
