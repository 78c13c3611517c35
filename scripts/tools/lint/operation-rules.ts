import {
  hasExample,
  type LocatedOperation,
  type OpenApiDocument,
  resolveParameter,
  resolveResponse,
} from "../generate/openapi-document.ts";
import { isCostly, isIdempotent } from "../generate/routes.ts";
import { operationRule, type Rule } from "./rule.ts";

export const operationRules: readonly Rule[] = [
  {
    name: "paths-unambiguous",
    check: ({ paths }) =>
      listPairs(Object.keys(paths)).flatMap(([a, b]) =>
        isAmbiguous(a, b) ? [{ where: a, message: `matches some of the same requests as ${b}` }] : [],
      ),
  },
  operationRule("operation-explained", ({ operation }) => [
    ...(operation.summary ? [] : ["has no @summary"]),
    ...((operation.description ?? "").length >= 20 ? [] : ["has no description"]),
    ...(operation.tags?.length === 1 ? [] : ["needs exactly one @tag"]),
  ]),
  operationRule("operation-priced", ({ operation }) =>
    /\bfree\b|credit/i.test(operation.description ?? "") ? [] : ["does not state its cost (`Free.` or a price)"],
  ),
  operationRule("operation-exemplified", ({ operation }, document) => {
    const success = operation.responses["200"]
      ? Object.values(resolveResponse(document, operation.responses["200"]).content ?? {})
      : [];
    const requests = Object.values(operation.requestBody?.content ?? {});
    return [
      ...(success.length > 0 && success.every(hasExample) ? [] : ["has no example of its response (@opExample)"]),
      ...(requests.every(hasExample) ? [] : ["has no example of its request body (@opExample)"]),
    ];
  }),
  operationRule("parameter-described", ({ operation }, document) =>
    operation.parameters
      .map((each) => resolveParameter(document, each))
      .filter(({ description }) => !description)
      .map(({ name }) => `has an undescribed parameter ${name}`),
  ),
  operationRule("pipeline-statuses-declared", (located, document) =>
    pipelineStatuses(document, located)
      .filter((status) => !(status in located.operation.responses))
      .map((status) => `can return ${status}, which it does not declare`),
  ),
  operationRule("success-is-200", ({ operation }) =>
    Object.keys(operation.responses)
      .filter((status) => /^[123]/.test(status) && status !== "200")
      .map((status) => `declares ${status}: success is always 200`),
  ),
  operationRule("credits-declared", ({ operation }, document) => {
    const refuses = "402" in operation.responses;
    // A costly operation need not declare credits: a quote is free, and a signal is charged after its response.
    const isConsistent = declaresCredits(operation, document)
      ? isCostly(operation) && refuses
      : !isCostly(operation) || refuses;
    if (isConsistent) return [];
    return ["declares only some of OkWithCredits, PaymentRequired and x-rate costly, which belong together"];
  }),
  operationRule("retryable-writes", ({ method, operation }, document) => {
    const named = operation.parameters.some((each) => resolveParameter(document, each).name === "Idempotency-Key");
    // A charged request must be safe to retry, whatever its method.
    const isCharged = declaresCredits(operation, document);
    // Free reads run again each time. Some accept a key and ignore it.
    if (!isCharged && operation["x-effect"] === "read") return [];
    const repeatable = method === "post" || method === "patch" || isCharged;
    return repeatable !== named
      ? [named ? "accepts an Idempotency-Key without needing it" : "accepts no Idempotency-Key: spread Retryable"]
      : [];
  }),
];

function declaresCredits(operation: LocatedOperation["operation"], document: OpenApiDocument): boolean {
  const response = operation.responses["200"];
  return response !== undefined && "X-Credits-Used" in (resolveResponse(document, response).headers ?? {});
}

function listPairs(paths: readonly string[]): [string, string][] {
  return paths.flatMap((a, place) => paths.slice(place + 1).map((b): [string, string] => [a, b]));
}

/**
 * Returns whether two paths can match the same request and neither is more specific. A literal precedes a parameter at
 * the same position, so `/views/options` and `/views/{view_id}` are not ambiguous.
 */
function isAmbiguous(a: string, b: string): boolean {
  const [left, right] = [a.split("/"), b.split("/")];
  if (left.length !== right.length) return false;
  const isParameter = (segment: string | undefined): boolean => segment?.startsWith("{") === true;
  const differing = left.flatMap((segment, place) => (segment === right[place] ? [] : [place]));
  if (differing.some((place) => !isParameter(left[place]) && !isParameter(right[place]))) return false;
  const onlyIn = (one: readonly string[], other: readonly string[]): boolean =>
    differing.some((place) => isParameter(one[place]) && !isParameter(other[place]));
  return onlyIn(left, right) === onlyIn(right, left);
}

/** Returns the statuses that the server itself can respond with, before any handler runs. */
function pipelineStatuses(document: OpenApiDocument, located: LocatedOperation): string[] {
  const { operation } = located;
  const names = operation.parameters.map((each) => resolveParameter(document, each).name);
  const withKey = operation.security?.length !== 0;
  return [
    "200",
    ...(withKey ? ["401"] : []),
    ...(names.includes("X-User-ID") ? ["403"] : []),
    ...(operation.requestBody ? ["400", "408", "413", "415"] : []),
    ...(isIdempotent(document, located) ? ["409"] : []),
    "422",
    "429",
    "500",
    "503",
  ];
}
