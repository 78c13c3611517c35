import type { RejectedRecord } from "../../ports/crm-requests.ts";
import { fields, list, object, type Read, type Reader, text } from "../read-response.ts";
import { failed, readable } from "../vendor-http.ts";

const MAX_MESSAGE = 10_000;

const readError = fields({
  status: text,
  category: text,
  message: text,
  id: text,
  context: fields({ objectWriteTraceId: texts, fromObjectId: texts, ids: texts, id: texts, propertyName: texts }),
});
const readErrors = list(readError);

/**
 * An error about records of a batch. Any 2xx response may contain such errors in addition to results
 * (https://developers.hubspot.com/docs/api-reference/error-handling#multi-status-errors).
 */
export type BatchError = Read<typeof readError>;

/** Reads a batch response, which contains results, errors or both. */
export function batchReader<Result>(result: Reader<Result>): Reader<{ results: Result[]; errors: BatchError[] }> {
  return (value) => {
    const batch = object(value);
    const results = list(result)(batch?.results);
    const errors = readErrors(batch?.errors) ?? [];
    return results || errors.length > 0 ? { results: results ?? [], errors } : undefined;
  };
}

function texts(value: unknown): string[] {
  return list(text)([value].flat()) ?? [];
}

export function recordError({ status, category = "", message = "", context }: BatchError): RejectedRecord {
  const text = message === "" ? "The CRM rejected the record." : `CRM error: ${readable(message)}`;
  if (category === "CONFLICT" || status === "409") return { reason: "duplicate", message: text };
  if (category === "OBJECT_NOT_FOUND" || status === "404") return { reason: "not_found", message: text };
  if (category === "MISSING_SCOPES" || category === "FORBIDDEN") return { reason: "permission_missing", message: text };
  if (category === "RATE_LIMITS" || category === "INTERNAL_ERROR") return { reason: "unavailable", message: text };
  const names = [...(context?.propertyName ?? []), ...propertiesIn(message)];
  return { reason: "invalid", message: text, ...(names.length > 0 && { fields: names }) };
}

/**
 * Returns the properties that a message reports as invalid. The message contains them as JSON,
 * `[{"isValid":false,"name":"city",…}]`, or in quotes.
 */
export function propertiesIn(message: string): string[] {
  const names = [
    ...message
      .slice(0, MAX_MESSAGE)
      .matchAll(/"(?:name|propertyName)"\s*:\s*"([a-z0-9_]{1,100})"|"([a-z0-9_]{1,100})"/g),
  ];
  return [...new Set(names.map(([, named, quoted]) => named ?? quoted ?? ""))];
}

/** Returns a failure if a read has errors about records that may exist; undefined if it has none. */
export function readFailure(errors: readonly BatchError[]): ReturnType<typeof failed> | undefined {
  for (const { reason, message } of errors.map(recordError))
    if (reason === "unavailable" || reason === "permission_missing") return failed(reason, message);
  return undefined;
}
