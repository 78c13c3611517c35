import type { VendorResult } from "../../ports/vendor.ts";
import { domainSpellings, registrableDomain } from "../../text/public.ts";
import { preferredRecord } from "../crm/preferred-record.ts";
import type { SalesforceSession } from "./session.ts";
import { queryAll, quote, quoteContained, type Row } from "./soql.ts";

const OLDEST_FIRST = "ORDER BY CreatedDate, Id";

/** Returns the preferred account of each domain: see `preferredRecord`. Parses websites, which are free text. */
export async function findAccounts(
  session: SalesforceSession,
  domains: readonly string[],
  fields: readonly string[],
  signal: AbortSignal,
): Promise<VendorResult<Map<string, Row>>> {
  const userId = await session.userId(signal);
  if (!userId.ok) return userId;
  const select = [...new Set(["Id", ...fields, "Website", "OwnerId"])].join(", ");
  const rows = await queryAll(
    session,
    domains.flatMap(domainSpellings).map((domain) => `Website LIKE ${quoteContained(domain)}`),
    (conditions) => `SELECT ${select} FROM Account WHERE ${conditions.join(" OR ")} ${OLDEST_FIRST}`,
    signal,
  );
  if (!rows.ok) return rows;
  const wanted = new Set(domains);
  const found = new Map<string, Row>();
  for (const row of rows.value) {
    const domain = registrableDomain(String(row.Website ?? ""));
    if (domain === undefined || !wanted.has(domain)) continue;
    const other = found.get(domain);
    found.set(domain, other ? preferredAccount(other, row, userId.value) : row);
  }
  return { ok: true, value: found };
}

/** Every record has an owner. The connected user does not count as an owner. */
function preferredAccount(a: Row, b: Row, userId: string): Row {
  const candidate = (row: Row) => ({ id: row.Id, row, ownerId: row.OwnerId === userId ? null : String(row.OwnerId) });
  return preferredRecord(candidate(a), candidate(b)).row;
}

/** Returns the oldest contact of each email, by lower-case email. Salesforce ignores the case of addresses. */
export async function findContacts(
  session: SalesforceSession,
  emails: readonly string[],
  fields: readonly string[],
  signal: AbortSignal,
): Promise<VendorResult<Map<string, Row>>> {
  const lower = emails.map((email) => email.toLowerCase());
  const rows = await queryAll(
    session,
    lower.map(quote),
    (values) => `SELECT Id, ${fields.join(", ")} FROM Contact WHERE Email IN (${values.join(", ")}) ${OLDEST_FIRST}`,
    signal,
  );
  if (!rows.ok) return rows;
  return { ok: true, value: firstByKey(rows.value, ({ Email }) => String(Email ?? "").toLowerCase(), new Set(lower)) };
}

/** Reads records by the values of a unique field. Omits values without a record. */
export function readByField(
  session: SalesforceSession,
  {
    object,
    field,
    values,
    fields,
  }: { object: string; field: string; values: readonly string[]; fields: readonly string[] },
  signal: AbortSignal,
): Promise<VendorResult<Row[]>> {
  const select = [...new Set(["Id", field, ...fields])].join(", ");
  return queryAll(
    session,
    values.map(quote),
    (quoted) => `SELECT ${select} FROM ${object} WHERE ${field} IN (${quoted.join(", ")})`,
    signal,
  );
}

function firstByKey(
  rows: readonly Row[],
  toKey: (row: Row) => string | null,
  wanted: ReadonlySet<string>,
): Map<string, Row> {
  const first = new Map<string, Row>();
  for (const row of rows) {
    const key = toKey(row);
    if (key !== null && wanted.has(key) && !first.has(key)) first.set(key, row);
  }
  return first;
}
