import { resolveCompanies } from "../catalogue/queries-company-ids.ts";
import { addUnblockedAccounts } from "../crm/public.ts";
import type { Db } from "../db/connect.ts";
import { lockWorkspace } from "../db/lock-workspace.ts";
import type { Family, Handler, Schema } from "../http/contract.ts";
import { pageFields } from "../http/pagination.ts";
import { readCompanyReference } from "../text/public.ts";
import {
  type BlockedDomainRow,
  countBlockedDomainsWith,
  deleteBlockedDomain,
  insertBlockedDomains,
  listBlockedDomains,
} from "./queries.ts";

/** Limited, because every search filters out all blocked domains. */
const MAX_BLOCKED_DOMAINS = 10_000;

/** Serves the workspace's blocked domains, which signals, searches and imports omit. */
export function blocklist(): Family<"Blocklist"> {
  return {
    list: async ({ query: { limit, offset } }, { db, caller, reply }) => {
      const { rows, totalCount } = await listBlockedDomains(db, caller.workspaceId, limit, offset);
      return reply(200, {
        domains: rows.map(presentBlockedDomain),
        ...pageFields({ limit, offset }, rows.length, totalCount),
      });
    },

    add: addDomains,

    remove: async ({ path }, { db, caller, reply, problem }) => {
      const reference = readCompanyReference(path.domain) ?? path.domain;
      const domain = (await listOwnDomainsOfPages(db, [reference])).get(reference) ?? reference;
      await lockWorkspace(db, caller.workspaceId);
      const removed = await deleteBlockedDomain(db, caller.workspaceId, domain);
      if (!removed) return problem(404, "NOT_FOUND", "This domain is not on the blocklist.");
      await addUnblockedAccounts(db, caller.workspaceId, domain);
      return reply(200, { domain, removed: true });
    },
  };
}

/** Returns the domains of companies that are specified by their page on a social network. */
async function listOwnDomainsOfPages(db: Db, references: readonly string[]): Promise<Map<string, string>> {
  const pages = references.filter(isPage);
  if (pages.length === 0) return new Map();
  return new Map([...(await resolveCompanies(db, pages))].map(([page, { domain }]) => [page, domain]));
}

function isPage(reference: string): boolean {
  return reference.includes("/");
}

function presentBlockedDomain(row: BlockedDomainRow): Schema["BlockedDomain"] {
  return { domain: row.domain, reason: row.reason, added_by: row.added_by, added_at: row.created_at.toISOString() };
}

const addDomains: Handler<"Blocklist_add"> = async ({ body }, { db, caller, reply, problem, invalid }) => {
  const ofPages = await listOwnDomainsOfPages(db, body.domains);
  const unknown = body.domains.findIndex((domain) => isPage(domain) && !ofPages.has(domain));
  if (unknown !== -1) {
    const msg = "No company in the catalogue has this page. Send the domain of the company";
    return invalid({ loc: ["body", "domains", String(unknown)], msg, type: "domain" });
  }
  const domains = [...new Set(body.domains.map((domain) => ofPages.get(domain) ?? domain))];
  await lockWorkspace(db, caller.workspaceId);
  if ((await countBlockedDomainsWith(db, caller.workspaceId, domains)) > MAX_BLOCKED_DOMAINS) {
    const message = `A workspace can block at most ${MAX_BLOCKED_DOMAINS} domains. No domain was added.`;
    return problem(409, "LIMIT_REACHED", message, { limit: MAX_BLOCKED_DOMAINS });
  }
  const { rows, addedCount } = await insertBlockedDomains(
    db,
    caller.workspaceId,
    caller.userId,
    domains,
    body.reason ?? null,
  );
  return reply(200, { domains: rows.map(presentBlockedDomain), added_count: addedCount });
};
