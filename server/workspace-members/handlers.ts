import type { Family } from "../http/contract.ts";
import { paginationOf } from "../http/pagination.ts";
import { presentMember } from "./present.ts";
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
  markRemoved,
} from "./queries.ts";

/** The people of a workspace: list, add, remove. */
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
        return problem(409, "MEMBER_OF_ANOTHER_WORKSPACE", `${email} is in another workspace, or was added to one.`, {
          email,
        });
      }
      if (workspace === undefined)
        await insertInvitation(db, { workspaceId: caller.workspaceId, email, invitedBy: caller.userId }, now);
      const member = await findMember(db, caller.workspaceId, email);
      if (!member) throw new Error("The member that was just added cannot be found.");
      const message =
        member.user_id === null
          ? `${email} joins this workspace at its first verification.`
          : `${email} is a member of this workspace.`;
      return reply(200, { member: presentMember(member), message });
    },

    remove: async ({ query }, { db, caller, now, reply, problem }) => {
      const email = normaliseEmail(query.email);
      // Always the workspace before the address, so that two removals cannot wait for each other.
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
