import type { Schema } from "../http/contract.ts";
import type { MemberRow } from "./queries.ts";

/** A member as the contract shows it. */
export function presentMember(row: MemberRow): Schema["WorkspaceMember"] {
  return {
    user_id: row.user_id,
    email: row.email,
    status: row.user_id === null ? "invited" : "active",
    added_at: row.added_at.toISOString(),
    joined_at: row.joined_at?.toISOString() ?? null,
  };
}
