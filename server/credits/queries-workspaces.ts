import type { Db } from "../db/connect.ts";
import { findValue, listRows } from "../db/statements.ts";
import { normaliseEmail } from "../lib/email-address.ts";

interface WorkspaceCredits {
  readonly workspace_id: number;
  readonly balance: number;
  readonly reserved: number;
  readonly members: readonly string[];
}

export async function listWorkspaceCredits(db: Db): Promise<WorkspaceCredits[]> {
  return listRows(db)<WorkspaceCredits>`
    select w.id as workspace_id, coalesce(b.balance, 0) as balance, coalesce(b.reserved, 0) as reserved,
      array(select email from app_user where workspace_id = w.id and removed_at is null order by email) as members
    from workspace as w left join credit_balance as b on b.workspace_id = w.id
    order by w.id`;
}

/** Finds a workspace by its id or by the email address of a member. */
export async function findWorkspace(db: Db, idOrEmail: string): Promise<number | undefined> {
  const id = /^\d{1,15}$/.test(idOrEmail) ? Number(idOrEmail) : null;
  return findValue(db)<number>`
    select id from workspace where id = ${id}
      or id = (select workspace_id from app_user where email = ${normaliseEmail(idOrEmail)} and removed_at is null)`;
}
