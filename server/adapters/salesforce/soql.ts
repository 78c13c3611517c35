import type { VendorResult } from "../../ports/vendor.ts";
import { failed } from "../vendor-http.ts";
import type { SalesforceSession } from "./session.ts";

/** A record as queries return it: numbers and booleans are not converted to text. */
export type Row = Readonly<Record<string, string | number | boolean | null | undefined>> & { readonly Id: string };

interface QueryResponse {
  readonly records?: readonly Row[];
  readonly done?: boolean;
  readonly nextRecordsUrl?: string;
}

/** A query is part of the URL, which may have 16,384 bytes; encoding triples some characters. */
const MAX_LIST_LENGTH = 4_000;

/** Quotes a text for SOQL (https://developer.salesforce.com/docs/atlas.en-us.soql_sosl.meta/soql_sosl/sforce_api_calls_soql_select_quotedstringescapes.htm). */
export function quote(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}

/** Quotes a text for a LIKE condition that matches it anywhere in a field. */
export function quoteContained(text: string): string {
  const escaped = text.replaceAll("\\", "\\\\").replaceAll("'", "\\'").replaceAll("%", "\\%").replaceAll("_", "\\_");
  return `'%${escaped}%'`;
}

/** Runs one query and returns the first page of its rows. */
export async function queryPage(
  session: SalesforceSession,
  soql: string,
  signal: AbortSignal,
): Promise<VendorResult<QueryResponse>> {
  const response = await session.request<QueryResponse>("GET", "/query", { query: { q: soql } }, signal);
  return response.ok ? readRecords(response.value) : response;
}

/** Splits a list into parts that fit in a URL, runs a query for each, and returns all rows. */
export async function queryAll(
  session: SalesforceSession,
  conditions: readonly string[],
  toSoql: (conditions: readonly string[]) => string,
  signal: AbortSignal,
): Promise<VendorResult<Row[]>> {
  const rows: Row[] = [];
  for (const part of partsOfLength(conditions, MAX_LIST_LENGTH)) {
    let response = await queryPage(session, toSoql(part), signal);
    for (;;) {
      if (!response.ok) return response;
      rows.push(...(response.value.records ?? []));
      const next = response.value.nextRecordsUrl;
      if (response.value.done !== false || !next?.startsWith("/services/data/")) break;
      const page = await session.request<QueryResponse>("GET", next, {}, signal);
      response = page.ok ? readRecords(page.value) : page;
    }
  }
  return { ok: true, value: rows };
}

function readRecords(body: QueryResponse): VendorResult<QueryResponse> {
  if (Array.isArray(body.records)) return { ok: true, value: body };
  return failed("unavailable", "The CRM returned a query result without records.");
}

function partsOfLength(texts: readonly string[], maxLength: number): string[][] {
  const parts: string[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const text of new Set(texts)) {
    length += encodeURIComponent(text).length;
    if (length > maxLength) {
      parts.push([]);
      length = encodeURIComponent(text).length;
    }
    parts.at(-1)!.push(text);
  }
  return parts;
}
