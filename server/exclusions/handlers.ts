import { lockWorkspace } from "../db/lock-workspace.ts";
import type { Family } from "../http/contract.ts";
import { noSuch } from "../http/problems.ts";
import { findWorkspaceExclusions, hasAudiences, upsertWorkspaceExclusions } from "./queries.ts";

/** Serves the workspace's exclusions from signals, assignments and sequences, in addition to the blocklist. */
export function exclusions(): Family<"Exclusions"> {
  return {
    read: async (_input, { db, caller, reply }) => reply(200, await presentExclusions(db, caller.workspaceId)),

    replace: async ({ body }, { db, caller, reply, refuse }) => {
      const { workspaceId } = caller;
      await lockWorkspace(db, workspaceId);
      const audienceIds = [...new Set(body.audience_ids)];
      if (!(await hasAudiences(db, workspaceId, audienceIds))) return refuse(noSuch("audience"));
      await upsertWorkspaceExclusions(db, workspaceId, { ...body, audience_ids: audienceIds });
      return reply(200, await presentExclusions(db, workspaceId));
    },
  };
}

async function presentExclusions(db: Parameters<typeof findWorkspaceExclusions>[0], workspaceId: number) {
  const { customers, open_deals, in_crm, do_not_contact, audience_ids } = await findWorkspaceExclusions(
    db,
    workspaceId,
  );
  return { exclusions: { customers, open_deals, in_crm, do_not_contact, audience_ids: [...audience_ids] } };
}
