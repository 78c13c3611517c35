import type { Db } from "../db/connect.ts";
import { lockWorkspace } from "../db/lock-workspace.ts";
import { prepareDeletion, type SuspendReferrers } from "../effects/public.ts";
import type { Family, Handler, Schema } from "../http/contract.ts";
import { pageFields } from "../http/pagination.ts";
import { noSuch } from "../http/problems.ts";
import { exportAudience } from "./export.ts";
import { addMembers, type MembersChange, removeMembers } from "./members.ts";
import {
  type AudienceRow,
  countAudiences,
  deleteAudience,
  findAudience,
  insertAudience,
  listAudiences,
  updateAudience,
} from "./queries.ts";

const MAX_AUDIENCES = 1000;

/** Serves audiences: named sets of accounts and people. */
export function audiences(suspend: SuspendReferrers): Family<"Audiences"> {
  return {
    list: async ({ query }, { db, caller, reply }) => {
      const [rows, totalCount] = await Promise.all([
        listAudiences(db, caller.workspaceId, query),
        countAudiences(db, caller.workspaceId),
      ]);
      return reply(200, { audiences: rows.map(presentAudience), ...pageFields(query, rows.length, totalCount) });
    },

    create: async ({ body }, { db, caller, reply, problem }) => {
      const { workspaceId } = caller;
      await lockWorkspace(db, workspaceId);
      if ((await countAudiences(db, workspaceId)) >= MAX_AUDIENCES)
        return problem(409, "LIMIT_REACHED", `At most ${MAX_AUDIENCES} audiences are allowed.`, {
          limit: MAX_AUDIENCES,
        });
      const id = await insertAudience(db, { workspaceId, name: body.name, description: body.description ?? null });
      if (id === undefined)
        return problem(409, "NAME_TAKEN", "The workspace already has an audience with this name.", { name: body.name });
      return reply(200, { audience: await readAudience(db, workspaceId, id) });
    },

    read: async ({ path }, { db, caller, reply, refuse }) => {
      const row = await findAudience(db, caller.workspaceId, path.audience_id);
      return row ? reply(200, { audience: presentAudience(row) }) : refuse(noSuch("audience"));
    },

    update: async ({ path, body }, { db, caller, reply, problem, refuse }) => {
      const { workspaceId } = caller;
      await lockWorkspace(db, workspaceId);
      const audience = await findAudience(db, workspaceId, path.audience_id);
      if (!audience) return refuse(noSuch("audience"));
      const { name, description } = body;
      if (!(await updateAudience(db, { workspaceId, id: audience.id }, { name, description })))
        return problem(409, "NAME_TAKEN", "The workspace already has another audience with this name.", { name });
      return reply(200, { audience: await readAudience(db, workspaceId, audience.id) });
    },

    delete: async ({ path, query: { force } }, { db, caller, now, reply, refuse }) => {
      const { workspaceId } = caller;
      await lockWorkspace(db, workspaceId);
      const audience = await findAudience(db, workspaceId, path.audience_id);
      if (!audience) return refuse(noSuch("audience"));
      const refusal = await prepareDeletion(db, caller, { kind: "audience", id: audience.id }, { force, now, suspend });
      if (refusal) return refuse(refusal);
      await deleteAudience(db, audience.id);
      return reply(200, { id: audience.id, deleted: true });
    },

    export: exportAudience,

    addAccounts: ({ path, body }, context) =>
      changeMembers(context, path.audience_id, (audience) =>
        addMembers(context.db, audience, "account", body.account_ids),
      ),

    removeAccounts: ({ path, body }, context) =>
      changeMembers(context, path.audience_id, ({ id }) => removeMembers(context.db, id, "account", body.account_ids)),

    addPeople: ({ path, body }, context) =>
      changeMembers(context, path.audience_id, (audience) =>
        addMembers(context.db, audience, "person", body.people_ids),
      ),

    removePeople: ({ path, body }, context) =>
      changeMembers(context, path.audience_id, ({ id }) => removeMembers(context.db, id, "person", body.people_ids)),
  };
}

/** The handler type of the four operations that add or remove members: they have the same responses. */
type MembersHandler = Handler<"Audiences_addAccounts">;

async function changeMembers(
  { db, caller: { workspaceId }, reply, refuse }: Parameters<MembersHandler>[1],
  audienceId: number,
  change: (audience: { id: number; workspaceId: number }) => Promise<MembersChange>,
): ReturnType<MembersHandler> {
  if (!(await findAudience(db, workspaceId, audienceId))) return refuse(noSuch("audience"));
  const { changedCount, unchangedCount, unknownIds } = await change({ id: audienceId, workspaceId });
  return reply(200, {
    audience: await readAudience(db, workspaceId, audienceId),
    changed_count: changedCount,
    unchanged_count: unchangedCount,
    unknown_ids: [...unknownIds],
  });
}

/** Reads an audience that exists, because the same transaction has written it. */
async function readAudience(db: Db, workspaceId: number, audienceId: number): Promise<Schema["Audience"]> {
  return presentAudience((await findAudience(db, workspaceId, audienceId))!);
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
