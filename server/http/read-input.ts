import type { IncomingMessage } from "node:http";
import bodies from "../../generated/validators/bodies.cjs";
import parameterValidators from "../../generated/validators/parameters.cjs";
import { coerceParameters } from "./coerce-parameters.ts";
import { toFaults } from "./faults.ts";
import { fittingParts } from "./fitting-parts.ts";
import type { Route } from "./match-route.ts";
import type { MountedHandler, UntypedInput } from "./mount.ts";
import { parseBody } from "./parse-body.ts";
import { Refusal, refuseFaults } from "./problems.ts";
import { type BodyLimits, readBody } from "./read-body.ts";
import { findMalformed } from "./well-formed.ts";

/** A route and the values of its path's parameters, as text. */
export interface MatchedRoute {
  readonly route: Route;
  readonly path: Readonly<Record<string, string>>;
}

/** A request that fits the contract: typed, bounded, defaults filled. */
export interface ValidInput {
  readonly input: UntypedInput;
  readonly idempotencyKey: string | undefined;
}

type Validator = (typeof parameterValidators)[keyof typeof parameterValidators];
const bodyValidators = new Map<string, Validator>(Object.entries(bodies));

/** Reads and checks all parts of a request; every fault of every part is in one answer. */
export async function readInput(
  { route, path }: MatchedRoute,
  queryText: string,
  request: IncomingMessage,
  limits: BodyLimits,
  requestId: string,
  findFaults?: MountedHandler["findFaults"],
): Promise<ValidInput | Refusal> {
  const { parameters, faults } = coerceParameters(route, path, queryText, request.headers);
  const refusedPlaces = new Set(faults.map((fault) => fault.loc.slice(0, 2).join(" ")));
  for (const part of ["path", "query", "header"] as const) faults.push(...findMalformed(parameters[part], [part]));
  const validateParameters = parameterValidators[route.operationId];
  if (!validateParameters(parameters)) {
    // A value that could not be read was left out: "missing" would be said of it on top.
    faults.push(
      ...toFaults(validateParameters.errors, []).filter((fault) => !refusedPlaces.has(fault.loc.slice(0, 2).join(" "))),
    );
  }
  const body =
    route.body === "none" ? { value: undefined } : parseBody(route, await readBody(request, limits), requestId);
  if (body instanceof Refusal) return body.status === 422 ? merge(body, faults) : body;
  const validateBody = bodyValidators.get(route.operationId);
  if (validateBody && body.value !== undefined && !validateBody(body.value))
    faults.push(...toFaults(validateBody.errors, ["body"]));
  if (faults.length > 0) {
    const others = findFaults?.(fittingParts({ query: parameters.query, body: body.value }, faults)) ?? [];
    return refuseFaults([...faults, ...others]);
  }
  const key = parameters.header["Idempotency-Key"];
  return { input: { ...parameters, body: body.value }, idempotencyKey: typeof key === "string" ? key : undefined };
}

function merge(refusal: Refusal, faults: Parameters<typeof refuseFaults>[0]): Refusal {
  return "detail" in refusal.body ? refuseFaults([...faults, ...refusal.body.detail]) : refusal;
}
