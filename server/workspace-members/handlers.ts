import { lockWorkspace } from "../db/lock-workspace.ts";
import type { Family, Schema } from "../http/contract.ts";
import { pageFields } from "../http/pagination.ts";
import { normaliseEmail } from "../lib/email-address.ts";
import {
  countActiveMembers,
  countMembers,
  countOpenInvitations,
  deleteInvitation,
  findMember,
  insertInvitation,
  listMembers,
  lockAddress,
  type MemberRow,
  updateMemberRemoved,
} from "./queries.ts";

/** Limits how many emails with a code mention a workspace. */
const MAX_OPEN_INVITATIONS = 100;

export function workspaceMembers(): Family<"WorkspaceMembers"> {
  return {
    list: async ({ query: { limit, offset } }, { db, caller, reply }) => {
      const rows = await listMembers(db, caller.workspaceId, { limit, offset });
      const total_count = await countMembers(db, caller.workspaceId);
      return reply(200, {
        members: rows.map(presentMember),
        ...pageFields({ limit, offset }, rows.length, total_count),
      });
    },

    add: async ({ body }, { db, caller, now, reply, problem }) => {
      const email = normaliseEmail(body.email);
      const { workspaceId, userId } = caller;
      await lockWorkspace(db, workspaceId);
      await lockAddress(db, email);
      if (!(await findMember(db, workspaceId, email))) {
        if ((await countOpenInvitations(db, workspaceId)) >= MAX_OPEN_INVITATIONS) {
          const message = `A workspace can have at most ${MAX_OPEN_INVITATIONS} open invitations. Remove one first.`;
          return problem(409, "LIMIT_REACHED", message, { limit: MAX_OPEN_INVITATIONS });
        }
        await insertInvitation(db, { workspaceId, email, invitedBy: userId }, now);
      }
      const member = (await findMember(db, workspaceId, email))!;
      // An address in another workspace gets the same message, so that the response does not reveal its membership.
      const message =
        member.user_id === null
          ? `${email} will join this workspace at its next verification, unless it declines or belongs to another workspace.`
          : `${email} is a member of this workspace.`;
      return reply(200, { member: presentMember(member), message });
    },

    remove: async ({ query }, { db, caller, now, reply, problem }) => {
      const email = normaliseEmail(query.email);
      await lockWorkspace(db, caller.workspaceId);
      await lockAddress(db, email);
      const member = await findMember(db, caller.workspaceId, email);
      if (!member) return problem(404, "NOT_FOUND", `${email} is not a member of this workspace.`);
      if (member.user_id !== null) {
        if ((await countActiveMembers(db, caller.workspaceId)) === 1)
          return problem(409, "CONFLICT", "The last active member of a workspace cannot be removed.");
        await updateMemberRemoved(db, member.user_id, now);
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
