import { resolveResponse } from "../../scripts/tools/generate/openapi-document.ts";
import type { Schema } from "../../server/http/contract.ts";
import { document, listExamples, operation, type RequestParts, requestFor } from "./contract-document.ts";
import type { Mishap } from "./exchange.ts";
import { type ContractProxy, MISHAP_HEADER, type Violation } from "./prism.ts";

/** The parts of a request that replace those of the contract's example. */
export interface Parts extends RequestParts {
  readonly key?: string | undefined;
  /** The fault to inject. */
  readonly mishap?: Mishap;
}

/** A response that matches the contract. */
export interface ConformingResponse<Body = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The JSON body with the type of the contract; an empty object when the response is not JSON. */
  readonly body: Body;
}

/**
 * Sends a request through the proxy and checks the response: it has the expected status, Prism reports no fault
 * (warnings count, because an undeclared 4xx is only a warning), and error bodies contain the request's id.
 */
export async function send<Body = Record<string, unknown>>(
  proxy: ContractProxy,
  operationId: string,
  expected: number,
  { key, mishap, ...parts }: Parts = {},
): Promise<ConformingResponse<Body>> {
  const { method, target, headers, body } = requestFor(operationId, parts);
  const added = { ...(key !== undefined && keyHeader(operationId, key)), ...(mishap && { [MISHAP_HEADER]: mishap }) };
  const response = await fetch(proxy.address + target, {
    method,
    headers: { ...headers, ...added },
    body: body ?? null,
  });
  const text = await response.text();
  const complaints = [...prismComplaints(response, expected), ...statusComplaints(response, expected)];
  const isJson = response.headers.get("content-type")?.startsWith("application/json") ?? false;
  const parsed = isJson ? JSON.parse(text) : {};
  complaints.push(...problemComplaints(response, parsed), ...exampleComplaints(operationId, expected, parsed));
  if (complaints.length > 0)
    throw new Error(`${operationId}, ${method} ${target}: ${complaints.join("; ")}\n${text.slice(0, 2000)}`);
  return { status: response.status, headers: response.headers, text, body: parsed };
}

/** Returns the key's header in the first form that the contract lists for the operation. */
function keyHeader(operationId: string, key: string): Record<string, string> {
  const schemes = (operation(operationId).operation.security ?? document.security ?? []).flatMap(Object.keys);
  return schemes[0] === "BearerAuth" ? { Authorization: `Bearer ${key}` } : { "X-API-Key": key };
}

function statusComplaints({ status }: Response, expected: number): string[] {
  return status === expected ? [] : [`answered ${status}, expected ${expected}`];
}

function prismComplaints({ headers }: Response, expected: number): string[] {
  if (headers.get("content-type")?.includes("application/problem+json")) return ["Prism could not pass it on"];
  const found = headers.get("sl-violations");
  if (found === null) return [];
  // Above 8 KB, Prism truncates the list in the middle.
  if (!found.startsWith("[")) return [found];
  const violations: Violation[] = JSON.parse(found);
  // A request that succeeded must have been valid. A rejected request may be invalid on purpose.
  const counted = expected === 200 ? violations : violations.filter(({ location }) => location[0] === "response");
  return counted.map(({ location, message }) => `${location.join(".")}: ${message}`);
}

// Temporary errors contain the time to wait.
const COME_AGAIN = ["RATE_LIMITED", "TOO_MANY_PENDING_JOBS", "UNAVAILABLE"];

function problemComplaints(
  { headers }: Response,
  { error_code, request_id, doc_url }: Record<string, unknown>,
): string[] {
  if (error_code === undefined) return [];
  return [
    ...(request_id === headers.get("x-request-id") ? [] : ["its request_id is not that of X-Request-ID"]),
    ...(doc_url === `/docs/errors/${error_code}.md` ? [] : ["its doc_url is not the page of its code"]),
    ...(COME_AGAIN.includes(String(error_code)) && headers.get("retry-after") === null ? ["has no Retry-After"] : []),
  ];
}

/** The messages of all errors seen. */
export const seenMessages = new Set<string>();

/** Returns an error's code and message without the numbers and the operation, which depend on the request. */
export function wording({ error_code, message }: Problem): string {
  const constant = message.replaceAll(/\b(GET|PUT|POST|DELETE|PATCH) \/api\S+ yet/g, "OPERATION yet");
  return `${error_code}: ${constant.replaceAll(/\d+/g, "0")}`;
}

type Problem = Schema["Problem"];

/** Whether a body is an error other than a 422. */
export function isProblem(body: unknown): body is Problem {
  return typeof body === "object" && body !== null && "error_code" in body;
}

/** Reports an error whose details do not have the same fields as its published example. */
function exampleComplaints(operationId: string, status: number, body: unknown): string[] {
  if (!isProblem(body)) return [];
  seenMessages.add(wording(body));
  const declared = operation(operationId).operation.responses[status];
  const media = declared && resolveResponse(document, declared).content?.["application/json"];
  const published = listExamples(media ?? {})
    .filter(isProblem)
    .find(({ error_code }) => error_code === body.error_code);
  if (!published) return [];
  const [expected, sent] = [published, body].map(({ details }) => Object.keys(details).toSorted().join());
  return expected === sent ? [] : [`its example has the details {${expected}}, but it sent {${sent}}`];
}
