import type { Db } from "../../../../server/db/connect.ts";
import type { Schema } from "../../../../server/http/contract.ts";
import type { Clients } from "../clients.ts";
import type { Check, LoadRecord } from "../record.ts";

/** Blocks a domain, and reads the number of blocked domains, each through any process. */
export async function blockDomain(clients: Clients, writer: number, at: number): Promise<void> {
  const owner = clients.owner(at);
  const domain = `blocked-${writer}-${at}.example`;
  const path = "/api/v1/account/blocklist";
  const blocked = await clients.write({ owner, method: "POST", path, body: { domains: [domain] } });
  if (!blocked) return;
  const { record } = clients;
  record.blockedDomains.push({ workspaceId: owner.workspaceId, domain });
  const acknowledged = record.blockedDomains.filter(({ workspaceId }) => workspaceId === owner.workspaceId).length;
  const read = await clients.send({ owner, method: "GET", path: `${path}?limit=1` });
  if (read?.status !== 200) return;
  const { total_count: count } = read.body as Schema["BlockedDomainList"];
  record.reads += 1;
  if (count < acknowledged)
    record.staleReads.push(`a read after blocking ${domain} returned ${count} of ${acknowledged} domains`);
}

export function checkReads({ reads, staleReads }: LoadRecord): Check {
  return { promise: "a read includes all writes acknowledged before it", examined: reads, faults: staleReads };
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
