import { issueKey, readKey } from "../../../server/agent-keys/issue-key.ts";
import type { Db } from "../../../server/db/connect.ts";
import type { Secrets } from "../../../server/secrets/secrets.ts";
import { joinWorkspace } from "../../../server/workspace-members/public.ts";
import { DEMO_EMAIL } from "../sample-data/load.ts";
import { findFirstEmail, hasAccounts } from "./queries.ts";

/** The key that `npm start` prints. */
export interface FirstKey {
  readonly key: string;
  /** Whether the key's workspace has accounts. */
  readonly hasAccounts: boolean;
}

/**
 * Returns the key that `npm start` prints: the key of the demo workspace, which is created if there are no users yet.
 * Returns undefined if the first user is not the demo user, or if the key was deleted.
 * @param isNew whether the sample data was just loaded, so that the demo user has no key yet.
 */
export async function firstKey(
  db: Db,
  secrets: Secrets,
  { startCredits, isNew }: { startCredits: number; isNew: boolean },
): Promise<FirstKey | undefined> {
  return db.transaction().execute(async (transaction) => {
    const firstEmail = await findFirstEmail(transaction);
    if (firstEmail !== undefined && firstEmail !== DEMO_EMAIL) return undefined;
    const now = new Date();
    const joined = await joinWorkspace(transaction, DEMO_EMAIL, { startCredits, now });
    const key =
      isNew || joined.isNew
        ? await issueKey(transaction, secrets, joined.userId, now)
        : await readKey(transaction, secrets, joined.userId);
    return key === undefined ? undefined : { key, hasAccounts: await hasAccounts(transaction, joined.userId) };
  });
}
