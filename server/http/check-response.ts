import type { ErrorObject } from "ajv";
import type { Logger } from "pino";
import responses from "../../generated/validators/responses.cjs";
import type { Route } from "./match-route.ts";
import type { HttpMetrics } from "./metrics.ts";

/** Throws when an answer must not be sent; logs and counts every answer that does not fit the contract. */
export type ResponseChecker = (route: Route, status: number, body: unknown, log: () => Logger) => void;

/**
 * Checks answers against the contract. Outside production every mismatch is refused. In production a caller is better
 * served by an answer with, say, a too long text than by none: only undeclared fields, which may be another's data or
 * a secret, are refused.
 */
export function createResponseChecker(production: boolean, metrics: HttpMetrics): ResponseChecker {
  return (route, status, body, log) => {
    const errors = mismatches(route, status, body);
    if (errors.length === 0) return;
    const faults = errors
      .slice(0, 20)
      .map((error) => `${error.instancePath || "/"} ${error.message ?? error.keyword} ${fieldName(error)}`.trim());
    metrics.responseMismatches.inc({ operation: route.operationId, status });
    log().error({ operation: route.operationId, status, faults }, "answer does not fit the contract");
    if (!production || errors.some(isLeak)) {
      throw new Error(`The answer ${status} of ${route.operationId} does not fit the contract: ${faults.join("; ")}`);
    }
  };
}

function mismatches(
  route: Route,
  status: number,
  body: unknown,
): readonly Pick<ErrorObject, "keyword" | "instancePath" | "message" | "params">[] {
  const validate = responses[route.operationId][status];
  if (!validate)
    return [
      { keyword: "additionalProperties", instancePath: "", message: `status ${status} is not declared`, params: {} },
    ];
  return validate(body) ? [] : (validate.errors ?? []);
}

function isLeak(error: Pick<ErrorObject, "keyword">): boolean {
  return error.keyword === "additionalProperties" || error.keyword === "unevaluatedProperties";
}

function fieldName(error: Pick<ErrorObject, "params">): string {
  const params: Record<string, unknown> = error.params;
  return String(params.additionalProperty ?? params.missingProperty ?? "");
}
