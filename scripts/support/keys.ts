import { randomUUID } from "node:crypto";
import { issueKey, readKey } from "../../server/agent-keys/issue-key.ts";
import type { Db } from "../../server/db/connect.ts";
import { oneValue } from "../../server/db/statements.ts";
import { createSecrets } from "../../server/secrets/secrets.ts";
import { joinWorkspace } from "../../server/workspace-members/public.ts";

/** The secret key of every service that tests and tools start, and of the stored database of release 0.2.0. */
export const TEST_SECRET_KEY = "a secret key for tests, long enough to be taken";

const YEAR_MS = 365 * 86_400_000;

/** A user with a key for a test service. */
export interface KeyOwner {
  readonly key: string;
  readonly email: string;
  readonly userId: string;
  readonly workspaceId: number;
}

/** Creates a user with a key, as verifying a code does. The workspace is new unless the email was invited to one. */
export async function createKeyOwner(
  db: Db,
  email = `${randomUUID()}@caller.example`,
  startCredits = 1000,
): Promise<KeyOwner> {
  const now = new Date();
  return db.transaction().execute(async (transaction) => {
    // The test's clock, which set the time of the invitation, may be ahead.
    const invitations = { until: new Date(now.getTime() + YEAR_MS) };
    const { userId } = await joinWorkspace(transaction, email, { startCredits, now, invitations });
    const secrets = createSecrets(TEST_SECRET_KEY);
    const key = (await readKey(transaction, secrets, userId)) ?? (await issueKey(transaction, secrets, userId, now));
    const workspace_id = await oneValue(transaction)<number>`
      select workspace_id from app_user where id = ${userId}`;
    return { key, email, userId, workspaceId: workspace_id };
  });
}
