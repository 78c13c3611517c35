import { registrableDomain, spellingsOf } from "../../lib/company-domain.ts";
import type { VendorResult } from "../../ports/vendor.ts";
import type { SalesforceSession } from "./session.ts";
import { queryAll, quote, quoteContained, type Row } from "./soql.ts";

const OLDEST_FIRST = "ORDER BY CreatedDate, Id";

/** Returns the oldest account of each domain. A website is free text, so those that contain the domain are read and compared here. */
export async function findAccounts(
  session: SalesforceSession,
  domains: readonly string[],
  fields: readonly string[],
  signal: AbortSignal,
): Promise<VendorResult<Map<string, Row>>> {
  const rows = await queryAll(
    session,
    domains.flatMap(spellingsOf).map((domain) => `Website LIKE ${quoteContained(domain)}`),
    (conditions) => `SELECT Id, ${fields.join(", ")} FROM Account WHERE ${conditions.join(" OR ")} ${OLDEST_FIRST}`,
    signal,
  );
  if (!rows.ok) return rows;
  const wanted = new Set(domains);
  return {
    ok: true,
    value: firstByKey(rows.value, ({ Website }) => registrableDomain(String(Website ?? "")) ?? null, wanted),
  };
}

/** Returns the oldest contact of each lower-case email. Salesforce compares addresses without regard to case. */
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

/** Reads records by the values of a field that is unique; those that do not exist are left out. */
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
