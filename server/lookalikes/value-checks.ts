import type { Fitting, Schema, ValueChecks } from "../http/contract.ts";
import { type RequestFields, readRequest } from "./request.ts";

/** What handlers of lookalike searches find wrong in values, of a request that is refused anyway. */
export const lookalikeValueChecks: ValueChecks = {
  Lookalikes_search: ({ query }) => valueFaults(query, "query"),
  Lookalikes_submitBulk: ({ body }) => valueFaults(body, "body"),
};

function valueFaults(fields: Fitting<RequestFields> | undefined, part: "query" | "body"): Schema["ValidationFault"][] {
  const request = readRequest({ search_type: "semantic", ...fields }, part);
  // What seems to be missing may be what did not fit.
  return "faults" in request ? request.faults.filter(({ type }) => type !== "missing") : [];
}
