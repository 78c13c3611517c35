import type { Db } from "../db/connect.ts";
import type { Handler, Schema } from "../http/contract.ts";
import { noSuch } from "../http/problems.ts";
import { exportRows } from "../lib/export-rows.ts";
import { readPages } from "../lib/read-pages.ts";
import { presentResults } from "./present.ts";
import { findSignal, listEvidence, listResultPeople, listResults, type ResultRow } from "./queries.ts";

/** The contract's maximum for each account. */
const MAX_PEOPLE = 100;
const MAX_EVIDENCE = 20;

/** Returns all results of a signal, as newline-delimited JSON or as CSV. */
export const exportResults: Handler<"Signals_exportResults"> = async (
  { path, query },
  { db, caller, preferredType, reply, refuse },
) => {
  const signal = await findSignal(db, caller.workspaceId, path.signal_id);
  if (!signal) return refuse(noSuch("signal"));
  const mediaType = preferredType(["application/x-ndjson", "text/csv"]);
  const results = readResults(db, signal.id, query);
  return reply(200, { mediaType, chunks: exportRows(results, mediaType, { columns: COLUMNS, lines: toRows }) });
};

const PAGE_SIZE = 200;

type Between = Pick<Parameters<typeof listResults>[2], "found_after" | "found_before">;

export async function readResultPage(
  db: Db,
  signalId: number,
  page: Parameters<typeof listResults>[2],
): Promise<Schema["SignalResult"][]> {
  return withDetails(db, signalId, await listResults(db, signalId, page));
}

async function withDetails(
  db: Db,
  signalId: number,
  accounts: readonly ResultRow[],
): Promise<Schema["SignalResult"][]> {
  const companyIds = accounts.map(({ company_id }) => company_id);
  const [people, evidence] = await Promise.all([
    listResultPeople(db, signalId, companyIds, MAX_PEOPLE),
    listEvidence(db, signalId, companyIds, MAX_EVIDENCE),
  ]);
  return presentResults(signalId, accounts, people, evidence);
}

async function* readResults(db: Db, signalId: number, between: Between): AsyncGenerator<Schema["SignalResult"][]> {
  const pages = readPages<ResultRow>(PAGE_SIZE, (after, limit) =>
    listResults(db, signalId, { limit, offset: 0, after, ...between }),
  );
  for await (const accounts of pages) yield await withDetails(db, signalId, accounts);
}

const COLUMNS = [
  ...["found_at", "account_id", "account_name", "account_domain", "people_id", "full_name", "title"],
  ...["evidence_type", "sentence", "source_url", "occurred_at"],
];

/** Returns a row for the account and one for each person, each with the newest evidence. */
function toRows(result: Schema["SignalResult"]): (string | number | null | undefined)[][] {
  const account = [result.found_at, result.account_id, result.account_name, result.account_domain];
  return [
    [...account, null, null, null, ...evidenceColumns(result.evidence[0])],
    ...result.people.map(({ people_id, full_name, title, evidence }) => [
      ...[...account, people_id, full_name, title],
      ...evidenceColumns(evidence[0]),
    ]),
  ];
}

function evidenceColumns(evidence: Schema["SignalEvidence"] | undefined): (string | null | undefined)[] {
  return [evidence?.evidence_type, evidence?.sentence, evidence?.source_url, evidence?.occurred_at];
}
