import type { Db } from "../db/connect.ts";
import type { Schema } from "../http/contract.ts";
import { readCompanyReference } from "../text/public.ts";
import { type ImportCandidate, listImportCandidates, upsertImportedAccounts } from "./queries.ts";

/** Imports companies of the catalogue into the workspace. Returns one result for each company, in the order sent. */
export async function importAccounts(
  db: Db,
  workspaceId: number,
  wanted: readonly Schema["AccountToImport"][],
): Promise<Schema["ImportResult"][]> {
  const references = wanted.map(({ domain }) => readCompanyReference(domain));
  const distinct = [...new Set(references.filter((reference) => reference !== undefined))];
  const known = new Map(
    (await listImportCandidates(db, workspaceId, distinct)).map((candidate) => [candidate.reference, candidate]),
  );
  const results = wanted.map(({ domain: requested, name }, index) => {
    const reference = references[index] ?? null;
    const row = reference === null ? undefined : known.get(reference);
    const outcome = importOutcome(reference, row);
    const resolved = outcome === "imported" || outcome === "already_imported";
    return {
      requested_domain: requested,
      requested_name: name ?? null,
      // A page on a social network is not a company's domain.
      domain: reference?.includes("/") ? (row?.domain ?? null) : reference,
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

function importOutcome(reference: string | null, row: ImportCandidate | undefined): Schema["ImportOutcome"] {
  if (reference === null) return "invalid_domain";
  if (row?.is_blocked) return "blocked";
  if (!row || row.id === null) return "not_found";
  return row.is_imported ? "already_imported" : "imported";
}
