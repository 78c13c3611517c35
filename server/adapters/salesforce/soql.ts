import type { VendorResult } from "../../ports/vendor.ts";
import { boolean, fields, list, object, text } from "../read-response.ts";
import type { SalesforceSession } from "./session.ts";

/** A record from a query. Numbers and booleans are not converted to strings. */
export type Row = Readonly<Record<string, string | number | boolean | null | undefined>> & { readonly Id: string };

interface QueryResponse {
  readonly records: readonly Row[];
  readonly done?: boolean | undefined;
  readonly nextRecordsUrl?: string | undefined;
}

/** A query is part of the URL, which may have at most 16,384 bytes. URL encoding triples some characters. */
const MAX_LIST_LENGTH = 4_000;

/**
 * Quotes a string for SOQL
 * (https://developer.salesforce.com/docs/atlas.en-us.soql_sosl.meta/soql_sosl/sforce_api_calls_soql_select_quotedstringescapes.htm).
 */
export function quote(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}

/** Quotes a string for a LIKE condition that matches it anywhere in a field. */
export function quoteContained(text: string): string {
  const escaped = text.replaceAll("\\", "\\\\").replaceAll("'", "\\'").replaceAll("%", "\\%").replaceAll("_", "\\_");
  return `'%${escaped}%'`;
}

/** Runs a query. Returns the first page of its rows. */
export async function queryPage(
  session: SalesforceSession,
  soql: string,
  signal: AbortSignal,
): Promise<VendorResult<QueryResponse>> {
  return session.request("GET", "/query", readQueryResponse, { query: { q: soql } }, signal);
}

/** Splits conditions into parts that fit in a URL, runs a query for each part, and returns all rows. */
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
      rows.push(...response.value.records);
      const next = response.value.nextRecordsUrl;
      if (response.value.done !== false || !next?.startsWith("/services/data/")) break;
      response = await session.request("GET", next, readQueryResponse, {}, signal);
    }
  }
  return { ok: true, value: rows };
}

const readPage = fields({ records: list(readRow), done: boolean, nextRecordsUrl: text });

function readQueryResponse(value: unknown): QueryResponse | undefined {
  const { records, ...paging } = readPage(value) ?? {};
  return records && { records, ...paging };
}

/** Reads a row. Omits fields that are objects, such as `attributes`. */
function readRow(value: unknown): Row | undefined {
  const row = object(value);
  const id = text(row?.Id);
  if (id === undefined) return undefined;
  const scalars = Object.entries(row ?? {}).filter(([, each]) => typeof each !== "object");
  return { ...Object.fromEntries(scalars), Id: id };
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
