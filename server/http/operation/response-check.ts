import type { ErrorObject } from "ajv";
import type { Logger } from "pino";
import responses from "../../../generated/validators/responses.cjs";
import type { Reply, Route } from "../contract.ts";
import type { HttpMetrics } from "../metrics.ts";
import { isTextStream } from "../response.ts";

/** Throws if a reply must not be sent. Logs and counts every reply that does not match the contract. */
export type ResponseChecker = (route: Route, reply: Reply<number, unknown>, log: Logger) => void;

type Mismatch = Pick<ErrorObject, "keyword" | "instancePath" | "message" | "params">;

/** Checks replies against the contract. In production, only undeclared fields throw, because they may be secret. */
export function createResponseChecker(production: boolean, metrics: HttpMetrics): ResponseChecker {
  return (route, { status, body }, log) => {
    if (isTextStream(body)) return;
    const errors = findMismatches(route, status, body);
    if (errors.length === 0) return;
    const faults = errors.slice(0, 20).map(describe);
    metrics.responseMismatches.inc({ operation: route.operationId, status });
    log.error({ operation: route.operationId, status, faults }, "response does not match the contract");
    if (!production || errors.some(({ keyword }) => keyword === "additionalProperties")) {
      throw new Error(
        `The response ${status} of ${route.operationId} does not match the contract: ${faults.join("; ")}`,
      );
    }
  };
}

function findMismatches(route: Route, status: number, body: unknown): readonly Mismatch[] {
  const validate = responses[route.operationId][status];
  if (validate) return validate(body) ? [] : (validate.errors ?? []);
  return [
    { keyword: "additionalProperties", instancePath: "", message: `status ${status} is not declared`, params: {} },
  ];
}

function describe({ keyword, instancePath, message, params }: Mismatch): string {
  const field = params.additionalProperty ?? params.missingProperty ?? "";
  return `${instancePath || "/"} ${message ?? keyword} ${String(field)}`.trim();
}
