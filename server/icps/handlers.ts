import { lockWorkspace } from "../db/lock-workspace.ts";
import { prepareDeletion, type SuspendReferrers } from "../effects/public.ts";
import { expandCountries, readSentFilters } from "../filters/read-filters.ts";
import type { Family, Schema } from "../http/contract.ts";
import { pageFields } from "../http/pagination.ts";
import { noSuch } from "../http/problems.ts";
import {
  countIcps,
  deleteIcp,
  findIcp,
  hasOtherIcpNamed,
  type IcpRow,
  insertIcp,
  listIcps,
  updateIcp,
} from "./queries.ts";

const MAX_ICPS = 1000;

/** Serves ideal customer profiles: the filters and personas that signals use to choose companies and people. */
export function icps(suspend: SuspendReferrers): Family<"Icps"> {
  return {
    list: async ({ query }, { db, caller, reply }) => {
      const [rows, totalCount] = await Promise.all([
        listIcps(db, caller.workspaceId, query),
        countIcps(db, caller.workspaceId),
      ]);
      return reply(200, { icps: rows.map(presentIcp), ...pageFields(query, rows.length, totalCount) });
    },

    create: async ({ body }, { db, caller, reply, problem, refuse }) => {
      const { workspaceId } = caller;
      const read = readSentFilters("IcpFilters", body.filters);
      if ("refusal" in read) return refuse(read.refusal);
      await lockWorkspace(db, workspaceId);
      if ((await countIcps(db, workspaceId)) >= MAX_ICPS)
        return problem(409, "LIMIT_REACHED", `At most ${MAX_ICPS} profiles are allowed.`, { limit: MAX_ICPS });
      const { name, description = null, personas = null } = body;
      const row = await insertIcp(db, {
        workspaceId,
        name,
        description,
        filters: expandCountries(read.filters),
        personas,
      });
      return row
        ? reply(200, { icp: presentIcp(row) })
        : problem(409, "NAME_TAKEN", "The workspace already has a profile with this name.", { name });
    },

    read: async ({ path }, { db, caller, reply, refuse }) => {
      const row = await findIcp(db, caller.workspaceId, path.icp_id);
      return row ? reply(200, { icp: presentIcp(row) }) : refuse(noSuch("profile"));
    },

    update: async ({ path, body }, { db, caller, reply, problem, refuse }) => {
      const { name, description, filters, personas } = body;
      const read = filters && readSentFilters("IcpFilters", filters);
      if (read && "refusal" in read) return refuse(read.refusal);
      await lockWorkspace(db, caller.workspaceId);
      const icp = await findIcp(db, caller.workspaceId, path.icp_id);
      if (!icp) return refuse(noSuch("profile"));
      if (name !== undefined && (await hasOtherIcpNamed(db, caller.workspaceId, icp.id, name)))
        return problem(409, "NAME_TAKEN", "The workspace already has another profile with this name.", { name });
      const row = await updateIcp(db, icp.id, {
        name,
        description,
        filters: read && expandCountries(read.filters),
        personas,
      });
      return reply(200, { icp: presentIcp(row) });
    },

    delete: async ({ path, query: { force } }, { db, caller, now, reply, refuse }) => {
      await lockWorkspace(db, caller.workspaceId);
      const icp = await findIcp(db, caller.workspaceId, path.icp_id);
      if (!icp) return refuse(noSuch("profile"));
      const refusal = await prepareDeletion(db, caller, { kind: "profile", id: icp.id }, { force, now, suspend });
      if (refusal) return refuse(refusal);
      await deleteIcp(db, icp.id);
      return reply(200, { id: icp.id, deleted: true });
    },
  };
}

function presentIcp(row: IcpRow): Schema["Icp"] {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    filters: row.filters,
    personas: row.personas,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
