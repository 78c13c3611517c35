import type { Db } from "../db/connect.ts";
import type { Schema } from "../http/contract.ts";
import { registrableDomain } from "../lib/company-domain.ts";
import { listImportCandidates, upsertImportedAccounts } from "./queries.ts";

/** Imports companies of the catalogue into the workspace. Returns one result for each company sent, in that order. */
export async function importAccounts(
  db: Db,
  workspaceId: number,
  wanted: readonly Schema["AccountToImport"][],
): Promise<Schema["ImportResult"][]> {
  const domains = wanted.map(({ domain }) => registrableDomain(domain));
  const known = new Map(
    (await listImportCandidates(db, workspaceId, [...new Set(domains.filter((domain) => domain !== undefined))])).map(
      (row) => [row.domain, row],
    ),
  );
  const results = wanted.map(({ domain: requested, name }, index) => {
    const domain = domains[index] ?? null;
    const row = domain === null ? undefined : known.get(domain);
    const outcome = outcomeOf(domain, row);
    const resolved = outcome === "imported" || outcome === "already_imported";
    return {
      requested_domain: requested,
      requested_name: name ?? null,
      domain,
      account_id: resolved ? (row?.id ?? null) : null,
      outcome,
    };
  });
  await upsertImportedAccounts(
    db,
    workspaceId,
    [...known.values()].flatMap((row) => (row.id !== null && !row.is_blocked ? [row.id] : [])),
  );
  return results;
}

function outcomeOf(
  domain: string | null,
  row: { id: number | null; is_blocked: boolean; is_imported: boolean } | undefined,
): Schema["ImportOutcome"] {
  if (domain === null) return "invalid_domain";
  if (row?.is_blocked) return "blocked";
  if (!row || row.id === null) return "not_found";
  return row.is_imported ? "already_imported" : "imported";
}
