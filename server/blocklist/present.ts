import type { Schema } from "../http/contract.ts";
import type { BlockedDomainRow } from "./queries.ts";

/** A blocked domain as the contract shows it. */
export function presentBlockedDomain(row: BlockedDomainRow): Schema["BlockedDomain"] {
  return { domain: row.domain, reason: row.reason, added_by: row.added_by, added_at: row.created_at.toISOString() };
}
