import type { Db } from "../db/connect.ts";
import { lockWorkspace } from "../db/lock-workspace.ts";
import type { Family, Schema } from "../http/contract.ts";
import { paginationOf } from "../http/pagination.ts";
import { addMembers, type MembersChange, removeMembers } from "./members.ts";
import { type AudienceRow, countAudiences, findAudience, insertAudience, listAudiences } from "./queries.ts";

const MAX_AUDIENCES = 1000;

/** Serves audiences: named sets of accounts and people. */
export function audiences(): Family<"Audiences"> {
  return {
    list: async ({ query }, { db, caller, reply }) => {
      const [rows, totalCount] = await Promise.all([
        listAudiences(db, caller.workspaceId, query),
        countAudiences(db, caller.workspaceId),
      ]);
      return reply(200, {
        audiences: rows.map(presentAudience),
        total_count: totalCount,
        pagination: paginationOf(query, rows.length, totalCount),
      });
    },

    create: async ({ body }, { db, caller, reply, problem }) => {
      const { workspaceId } = caller;
      await lockWorkspace(db, workspaceId);
      if ((await countAudiences(db, workspaceId)) >= MAX_AUDIENCES) {
        return problem(409, "LIMIT_REACHED", `A workspace has at most ${MAX_AUDIENCES} audiences.`, {
          limit: MAX_AUDIENCES,
        });
      }
      const id = await insertAudience(db, { workspaceId, name: body.name, description: body.description ?? null });
      if (id === undefined) {
        return problem(409, "NAME_TAKEN", "The workspace has an audience of this name.", { name: body.name });
      }
      return reply(200, { audience: presentAudience(await readAudience(db, workspaceId, id)) });
    },

    read: async ({ path }, { db, caller, reply, problem }) => {
      const row = await findAudience(db, caller.workspaceId, path.audience_id);
      return row
        ? reply(200, { audience: presentAudience(row) })
        : problem(404, "NOT_FOUND", "There is no such audience.");
    },

    addAccounts: async ({ path, body }, { db, caller, reply, problem }) => {
      const { workspaceId } = caller;
      const audience = await findAudience(db, workspaceId, path.audience_id);
      if (!audience) return problem(404, "NOT_FOUND", "There is no such audience.");
      const change = await addMembers(db, { id: audience.id, workspaceId }, "account", body.account_ids);
      return reply(200, presentChange(await readAudience(db, workspaceId, audience.id), change));
    },

    removeAccounts: async ({ path, body }, { db, caller, reply, problem }) => {
      const audience = await findAudience(db, caller.workspaceId, path.audience_id);
      if (!audience) return problem(404, "NOT_FOUND", "There is no such audience.");
      const change = await removeMembers(db, audience.id, "account", body.account_ids);
      return reply(200, presentChange(await readAudience(db, caller.workspaceId, audience.id), change));
    },

    addPeople: async ({ path, body }, { db, caller, reply, problem }) => {
      const { workspaceId } = caller;
      const audience = await findAudience(db, workspaceId, path.audience_id);
      if (!audience) return problem(404, "NOT_FOUND", "There is no such audience.");
      const change = await addMembers(db, { id: audience.id, workspaceId }, "person", body.people_ids);
      return reply(200, presentChange(await readAudience(db, workspaceId, audience.id), change));
    },

    removePeople: async ({ path, body }, { db, caller, reply, problem }) => {
      const audience = await findAudience(db, caller.workspaceId, path.audience_id);
      if (!audience) return problem(404, "NOT_FOUND", "There is no such audience.");
      const change = await removeMembers(db, audience.id, "person", body.people_ids);
      return reply(200, presentChange(await readAudience(db, caller.workspaceId, audience.id), change));
    },
  };
}

async function readAudience(db: Db, workspaceId: number, audienceId: number): Promise<AudienceRow> {
  const row = await findAudience(db, workspaceId, audienceId);
  if (!row) throw new Error(`Audience ${audienceId} cannot be found in the transaction that wrote it.`);
  return row;
}

function presentChange(audience: AudienceRow, change: MembersChange): Schema["AudienceMembersResponse"] {
  return {
    audience: presentAudience(audience),
    changed_count: change.changedCount,
    unchanged_count: change.unchangedCount,
    unknown_ids: [...change.unknownIds],
  };
}

function presentAudience(row: AudienceRow): Schema["Audience"] {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    account_count: row.account_count,
    people_count: row.people_count,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
