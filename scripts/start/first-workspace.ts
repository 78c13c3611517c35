import { issueKey, readKey } from "../../server/agent-keys/issue-key.ts";
import type { Db } from "../../server/db/connect.ts";
import type { Secrets } from "../../server/secrets.ts";
import { joinWorkspace } from "../../server/workspace-members/public.ts";
import { DEMO_EMAIL } from "../sample-data/load.ts";

/**
 * Returns the key that `npm start` prints: that of the demo workspace, which is created when nobody has signed up yet.
 * Returns undefined when other people have signed up, or when the key was deleted.
 *
 * @param isNew whether the sample data was just loaded, so that the demo user has no key yet.
 */
export async function firstKey(
  db: Db,
  secrets: Secrets,
  { startCredits, isNew }: { startCredits: number; isNew: boolean },
): Promise<string | undefined> {
  return db.transaction().execute(async (transaction) => {
    const first = await transaction
      .selectFrom("app_user")
      .select("email")
      .orderBy("created_at")
      .limit(1)
      .executeTakeFirst();
    if (first !== undefined && first.email !== DEMO_EMAIL) return undefined;
    const now = new Date();
    const joined = await joinWorkspace(transaction, DEMO_EMAIL, { startCredits, now });
    return isNew || joined.isNew
      ? issueKey(transaction, secrets, joined.userId, now)
      : readKey(transaction, secrets, joined.userId);
  });
}
