import type { Family, Schema } from "../http/contract.ts";
import { paginationOf } from "../http/pagination.ts";
import { normaliseEmail } from "./public.ts";
import {
  countActiveMembers,
  countMembers,
  deleteInvitation,
  findInvitingWorkspace,
  findMember,
  findMembership,
  insertInvitation,
  listMembers,
  lockAddress,
  lockWorkspace,
  type MemberRow,
  markRemoved,
} from "./queries.ts";

/** Lists, adds and removes the members of a workspace. */
export function workspaceMembers(): Family<"WorkspaceMembers"> {
  return {
    list: async ({ query: { limit, offset } }, { db, caller, reply }) => {
      const rows = await listMembers(db, caller.workspaceId, { limit, offset });
      const total_count = await countMembers(db, caller.workspaceId);
      return reply(200, {
        members: rows.map(presentMember),
        total_count,
        pagination: paginationOf({ limit, offset }, rows.length, total_count),
      });
    },

    add: async ({ body }, { db, caller, now, reply, problem }) => {
      const email = normaliseEmail(body.email);
      await lockAddress(db, email);
      const workspace = (await findMembership(db, email))?.workspaceId ?? (await findInvitingWorkspace(db, email));
      if (workspace !== undefined && workspace !== caller.workspaceId) {
        return problem(
          409,
          "MEMBER_OF_ANOTHER_WORKSPACE",
          `${email} is a member of another workspace, or invited to one.`,
          {
            email,
          },
        );
      }
      if (workspace === undefined)
        await insertInvitation(db, { workspaceId: caller.workspaceId, email, invitedBy: caller.userId }, now);
      const member = await findMember(db, caller.workspaceId, email);
      if (!member) throw new Error("The added member was not found.");
      const message =
        member.user_id === null
          ? `${email} joins this workspace at its first verification.`
          : `${email} is a member of this workspace.`;
      return reply(200, { member: presentMember(member), message });
    },

    remove: async ({ query }, { db, caller, now, reply, problem }) => {
      const email = normaliseEmail(query.email);
      // Always the workspace before the address, so that two removals cannot deadlock.
      await lockWorkspace(db, caller.workspaceId);
      await lockAddress(db, email);
      const member = await findMember(db, caller.workspaceId, email);
      if (!member) return problem(404, "NOT_FOUND", `${email} is not a member of this workspace.`);
      if (member.user_id !== null) {
        if ((await countActiveMembers(db, caller.workspaceId)) === 1) {
          return problem(409, "CONFLICT", "The last active member of a workspace cannot be removed.");
        }
        await markRemoved(db, member.user_id, now);
      }
      await deleteInvitation(db, caller.workspaceId, email);
      return reply(200, { email, removed: true });
    },
  };
}

function presentMember(row: MemberRow): Schema["WorkspaceMember"] {
  return {
    user_id: row.user_id,
    email: row.email,
    status: row.user_id === null ? "invited" : "active",
    added_at: row.added_at.toISOString(),
    joined_at: row.joined_at?.toISOString() ?? null,
  };
}
