import type { Route } from "./match-route.ts";
import { problemBody, Refusal, refuseFaults } from "./problems.ts";
import type { BodyOutcome } from "./read-body.ts";
import { findMalformed } from "./well-formed.ts";

/** A request body as a JSON value (`undefined` when none was sent), or why it is refused. */
export function parseBody(route: Route, outcome: BodyOutcome, requestId: string): { value: unknown } | Refusal {
  switch (outcome.kind) {
    case "empty":
      return route.body === "required"
        ? refuseFaults([{ loc: ["body"], msg: "A JSON body is required", type: "missing" }])
        : { value: undefined };
    case "text":
      return parseText(outcome.text, requestId);
    case "not-utf8":
      return new Refusal(400, problemBody(requestId, "MALFORMED_JSON", "The request body is not UTF-8."));
    case "unsupported":
      return new Refusal(
        415,
        problemBody(
          requestId,
          "UNSUPPORTED_MEDIA_TYPE",
          `Send the body as application/json; this was ${outcome.found}.`,
        ),
      );
    case "too-large":
      return new Refusal(
        413,
        problemBody(requestId, "PAYLOAD_TOO_LARGE", `The request body is larger than ${outcome.limit} bytes.`, {
          maximum_bytes: outcome.limit,
        }),
        { Connection: "close" },
      );
    case "too-slow":
    case "gone":
      return new Refusal(408, problemBody(requestId, "REQUEST_TIMEOUT", "The request body did not arrive in time."), {
        Connection: "close",
      });
  }
}

function parseText(text: string, requestId: string): { value: unknown } | Refusal {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return new Refusal(
      400,
      problemBody(requestId, "MALFORMED_JSON", `The request body is not JSON: ${reason}`.slice(0, 500)),
    );
  }
  const faults = findMalformed(value, ["body"]);
  return faults.length > 0 ? refuseFaults(faults) : { value };
}
