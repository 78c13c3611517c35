import type { Db } from "./connect.ts";
import { run } from "./statements.ts";

/** Locks a workspace until the transaction ends, before any of its rows. Rows that refer to it can still be written. */
export async function lockWorkspace(db: Db, workspaceId: number): Promise<void> {
  await run(db)`select from workspace where id = ${workspaceId} for no key update`;
}
