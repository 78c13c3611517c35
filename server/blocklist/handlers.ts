import { addUnblockedAccounts } from "../crm/public.ts";
import { lockWorkspace } from "../db/lock-workspace.ts";
import type { Family, Handler, Schema } from "../http/contract.ts";
import { paginationOf } from "../http/pagination.ts";
import { registrableDomain } from "../lib/company-domain.ts";
import {
  type BlockedDomainRow,
  countBlockedDomainsWith,
  deleteBlockedDomain,
  insertBlockedDomains,
  listBlockedDomains,
} from "./queries.ts";

/** Limited because every search filters out all of them. */
const MAX_BLOCKED_DOMAINS = 10_000;

/** Serves the workspace's blocked domains, which signals, searches and imports leave out. */
export function blocklist(): Family<"Blocklist"> {
  return {
    list: async ({ query: { limit, offset } }, { db, caller, reply }) => {
      const { rows, totalCount } = await listBlockedDomains(db, caller.workspaceId, limit, offset);
      return reply(200, {
        domains: rows.map(presentBlockedDomain),
        total_count: totalCount,
        pagination: paginationOf({ limit, offset }, rows.length, totalCount),
      });
    },

    add: addDomains,

    remove: async ({ path }, { db, caller, reply, problem }) => {
      const domain = registrableDomain(path.domain) ?? path.domain;
      await lockWorkspace(db, caller.workspaceId);
      const removed = await deleteBlockedDomain(db, caller.workspaceId, domain);
      if (!removed) return problem(404, "NOT_FOUND", "This domain is not on the blocklist.");
      await addUnblockedAccounts(db, caller.workspaceId, domain);
      return reply(200, { domain, removed: true });
    },
  };
}

function presentBlockedDomain(row: BlockedDomainRow): Schema["BlockedDomain"] {
  return { domain: row.domain, reason: row.reason, added_by: row.added_by, added_at: row.created_at.toISOString() };
}

const addDomains: Handler<"Blocklist_add"> = async ({ body }, { db, caller, reply, problem }) => {
  await lockWorkspace(db, caller.workspaceId);
  if ((await countBlockedDomainsWith(db, caller.workspaceId, body.domains)) > MAX_BLOCKED_DOMAINS) {
    const message = `A workspace blocks at most ${MAX_BLOCKED_DOMAINS} domains. None of these was added.`;
    return problem(409, "LIMIT_REACHED", message, { limit: MAX_BLOCKED_DOMAINS });
  }
  const { rows, addedCount } = await insertBlockedDomains(
    db,
    caller.workspaceId,
    caller.userId,
    body.domains,
    body.reason ?? null,
  );
  return reply(200, { domains: rows.map(presentBlockedDomain), added_count: addedCount });
};
