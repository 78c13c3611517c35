import { isRecord } from "../../lib/is-record.ts";
import type { ActivityPage, ActivityRecord, ActivitySource } from "../../ports/activity.ts";
import type { VendorFailure, VendorResult } from "../../ports/vendor.ts";
import {
  type EndpointOptions,
  failed,
  readRetryAfterMs,
  reasonOfStatus,
  VendorHttp,
  type VendorResponse,
} from "../vendor-http.ts";
import { fieldsOrEmpty } from "./job-board.ts";

/** Opens an NDJSON feed. Each line is a record, `{"kind": …}`; the last line contains the next request's cursor. */
export function openNdjsonFeed({ url, key, ...options }: EndpointOptions): ActivitySource {
  const http = new VendorHttp({ vendor: "The feed", readFailure, format: "text", ...options });
  return {
    read: async (bookmark, signal) => {
      const address = new URL(url);
      if (bookmark !== null) address.searchParams.set("cursor", bookmark);
      const headers = { accept: "application/x-ndjson", ...(key && { authorization: `Bearer ${key}` }) };
      const secrets = key ? [key] : [];
      const response = await http.send({ method: "GET", url: address, headers, isRepeatable: true, secrets }, signal);
      return response.ok ? readPage(response.value.text) : response;
    },
  };
}

function readPage(text: string): VendorResult<ActivityPage> {
  const records: ActivityRecord[] = [];
  let last: Readonly<Record<string, unknown>> | undefined;
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const fields = parseObject(line);
    if (fields === undefined) return failed("unavailable", `Line ${index + 1} of the feed is not a JSON object.`);
    if ("cursor" in fields) last = fields;
    else records.push(toRecord(fields));
  }
  const cursor = last?.cursor;
  if (typeof cursor !== "string") return failed("unavailable", "The last line of the feed contains no cursor.");
  return { ok: true, value: { records, bookmark: cursor, hasMore: last?.has_more === true, isComplete: false } };
}

function toRecord({ kind, ...fields }: Readonly<Record<string, unknown>>): ActivityRecord {
  return { kind: typeof kind === "string" ? kind : "", fields };
}

function parseObject(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? fieldsOrEmpty(value) : undefined;
  } catch {
    return undefined;
  }
}

function readFailure(response: VendorResponse): VendorFailure | null {
  const reason = reasonOfStatus(response.status);
  if (reason === null) return null;
  const message = `The feed returned status ${response.status}.`;
  return { reason, message, retryAfterMs: readRetryAfterMs(response), mayHaveHappened: false };
}
