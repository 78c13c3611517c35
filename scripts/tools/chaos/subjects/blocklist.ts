import type { Db } from "../../../../server/db/connect.ts";
import type { Clients } from "../clients.ts";
import type { Check, LoadRecord } from "../record.ts";

export async function blockDomain(clients: Clients, writer: number, at: number): Promise<void> {
  const owner = clients.owner(at);
  const domain = `blocked-${writer}-${at}.example`;
  const path = "/api/v1/account/blocklist";
  const blocked = await clients.write({ owner, method: "POST", path, body: { domains: [domain] } });
  if (blocked) clients.record.blockedDomains.push({ workspaceId: owner.workspaceId, domain });
}

export async function checkBlockedDomains(db: Db, { blockedDomains }: LoadRecord): Promise<Check> {
  const rows = await db.selectFrom("blocked_domain").select(["workspace_id", "domain"]).execute();
  const stored = new Set(rows.map(({ workspace_id, domain }) => `${workspace_id} ${domain}`));
  const lost = blockedDomains.filter(({ workspaceId, domain }) => !stored.has(`${workspaceId} ${domain}`));
  return {
    promise: "no acknowledged write is lost",
    examined: blockedDomains.length,
    faults: lost.map(({ domain }) => `${domain} is gone`),
  };
}
