import type { Db } from "./connect.ts";
import { run } from "./statements.ts";

/**
 * Locks a workspace until the transaction ends, so that requests that count or change what it has run one after the
 * other. Taken before any other row lock, so that they cannot deadlock. Rows that refer to the workspace can still be
 * written meanwhile.
 */
export async function lockWorkspace(db: Db, workspaceId: number): Promise<void> {
  await run(db)`select from workspace where id = ${workspaceId} for no key update`;
}
