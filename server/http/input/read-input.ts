import bodies from "../../../generated/validators/bodies.cjs";
import parameterValidators from "../../../generated/validators/parameters.cjs";
import type { Fault } from "../contract.ts";
import { validationProblem } from "../problems.ts";
import type { Context, Middleware, SentInput } from "../request-state.ts";
import { send } from "../response.ts";
import { type BodyLimits, readBody } from "./body.ts";
import { findLimitFaults } from "./json-limits.ts";
import { readParameters } from "./parameters.ts";
import { isLengthFault, locationKey, readValues } from "./read-values.ts";
import { suggestNames } from "./suggest-names.ts";
import { correctLetterCase, toFaults } from "./validation-errors.ts";

type Validator = (typeof parameterValidators)[keyof typeof parameterValidators];
const USER_HEADER = "X-User-ID";
const bodyValidators = new Map<string, Validator>(Object.entries(bodies));

/** Reads, validates and canonicalises parameters and body. One 422 lists every fault of every part. */
export function readInput(limits: BodyLimits): Middleware {
  return async (context, next) => {
    const { operation } = context.state;
    const { route } = operation;
    const { parameters, body, faults: unread } = resolveToolInput(context) ?? (await readRequest(context, limits));
    const unreadable = new Set(unread.map(parameterKey));
    const faults = [...unread];
    for (const part of ["path", "query", "header"] as const) faults.push(...findLimitFaults(parameters[part], [part]));
    const validateParameters = parameterValidators[route.operationId];
    if (!isValid(validateParameters, parameters)) {
      // Values that could not be read are absent; validation would also report them as missing.
      faults.push(...toFaults(validateParameters.errors, []).filter((fault) => !unreadable.has(parameterKey(fault))));
    }
    if ("rejection" in body) return send(context, body.rejection);
    const bodyLimitFaults = findLimitFaults(body.value, ["body"]);
    if (bodyLimitFaults.length > 0) return send(context, validationProblem([...faults, ...bodyLimitFaults]));
    faults.push(...bodyFaults(route, body.value));
    const ofValues = readValues(route.operationId, { query: parameters.query, body: body.value }, faults);
    if (faults.length + ofValues.length > 0) {
      const named = suggestNames(route, context.state.toolInput !== undefined, withoutLengths(faults, ofValues));
      return send(context, validationProblem([...named, ...ofValues]));
    }
    const { path, query, header } = parameters;
    const key = header["Idempotency-Key"];
    context.state.input = { path, query, body: body.value, guessedEncoding: body.guessedEncoding };
    const { "X-Max-Credits": maxCredits, "X-Quote-ID": quoteId } = header;
    context.state.maxCredits = typeof maxCredits === "number" ? maxCredits : undefined;
    context.state.quoteId = typeof quoteId === "string" ? quoteId : undefined;
    context.state.idempotencyKey = route.idempotent && typeof key === "string" ? key : undefined;
    await next();
  };
}

/** Returns the input of a tool call, whose acting user is by default the key's owner. */
function resolveToolInput({ state: { toolInput, operation, authentication } }: Context): SentInput | undefined {
  const requiresUser = operation.route.parameters.some(({ name }) => name === USER_HEADER);
  if (!toolInput || !requiresUser || authentication.kind !== "caller") return toolInput;
  const { parameters } = toolInput;
  const header = { [USER_HEADER]: authentication.caller.userId, ...parameters.header };
  return { ...toolInput, parameters: { ...parameters, header } };
}

async function readRequest({ state, querystring, req }: Context, limits: BodyLimits): Promise<SentInput> {
  const { operation, encodedPath, requestId } = state;
  const { route } = operation;
  const { parameters, faults } = readParameters(route, { encodedPath, querystring, headers: req.headers });
  const body = route.body === "none" ? { value: undefined } : await readBody(req, limits, requestId, route.textBody);
  return { parameters, body, faults };
}

function parameterKey({ loc }: Fault): string {
  return loc.slice(0, 2).join(" ");
}

function bodyFaults({ operationId, body }: { operationId: string; body: string }, value: unknown): Fault[] {
  if (value === undefined) {
    return body === "required" ? [{ loc: ["body"], msg: "A JSON body is required", type: "missing" }] : [];
  }
  const validate = bodyValidators.get(operationId);
  return validate && !isValid(validate, value) ? toFaults(validate.errors, ["body"]) : [];
}

/** Validates an input. First corrects enum values in another letter case. */
function isValid(validate: Validator, input: unknown): boolean {
  return validate(input) || (correctLetterCase(validate.errors, input) && validate(input));
}

/** Removes faults about the length of strings whose values also have a fault, which describes the expected value. */
function withoutLengths(faults: readonly Fault[], ofValues: readonly Fault[]): Fault[] {
  const places = new Set(ofValues.map(({ loc }) => locationKey(loc)));
  return faults.filter((fault) => !(isLengthFault(fault) && places.has(locationKey(fault.loc))));
}
