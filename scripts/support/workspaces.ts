import { grant } from "../../server/credits/public.ts";
import type { Db } from "../../server/db/connect.ts";
import { run } from "../../server/db/statements.ts";

let made = 0;

export async function createWorkspace(db: Db, credits = 1000): Promise<{ workspaceId: number; userId: string }> {
  const { id } = await db.insertInto("workspace").defaultValues().returning("id").executeTakeFirstOrThrow();
  made += 1;
  const userId = `user_${process.pid}x${made}`;
  await run(db)`
    insert into app_user (id, email, workspace_id)
    values (${userId}, ${`member-${process.pid}-${made}@workspace.example`}, ${id})`;
  if (credits > 0) await grant(db, { workspaceId: id, reference: "start", reason: "start" }, credits);
  return { workspaceId: id, userId };
}
