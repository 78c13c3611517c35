import type { IncomingHttpHeaders } from "node:http";
import type { Admit } from "./admit.ts";
import type { Caller } from "./contract.ts";
import type { Route } from "./match-route.ts";
import { problemBody, Refusal } from "./problems.ts";
import { type RateLimits, rateHeaders, refuseRate } from "./rate-limit.ts";

/** A request that was let in, with headers for its answer. */
export interface Admitted {
  readonly caller: Caller | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** Lets a request in, or refuses it: 429 over a limit, 401 without a valid key, 403 for a stranger as the acting user. */
export async function admitRequest(
  { admit, rateLimits }: { admit: Admit; rateLimits: RateLimits },
  route: Route,
  headers: IncomingHttpHeaders,
  clientAddress: string,
  requestId: string,
): Promise<Admitted | Refusal> {
  const needsKey = route.auth !== "none";
  const key = needsKey ? presentedKey(headers) : undefined;
  const { sender, ...window } = await admit({
    key,
    needsKey,
    actingUserId: single(headers["x-user-id"]),
    clientAddress,
    rate: route.rate,
  });
  const limit = sender.kind === "unauthorized" ? "unauthorized" : route.rate;
  const use = { quota: rateLimits[limit], ...window };
  const rate = rateHeaders(limit, use);
  // Before 403: ids of users cannot be guessed any faster than other requests are answered.
  if (use.count > use.quota) return refuseRate(limit, use, requestId);
  switch (sender.kind) {
    case "caller":
      return { caller: sender.caller, headers: rate };
    case "anyone":
      return { caller: undefined, headers: rate };
    case "forbidden":
      return new Refusal(
        403,
        problemBody(requestId, "FORBIDDEN", "The user named in X-User-ID is not a member of this key's workspace."),
        rate,
      );
    case "unauthorized":
      return refuseUnauthorized(key !== undefined, requestId, rate);
  }
}

function presentedKey(headers: IncomingHttpHeaders): string | undefined {
  const header = single(headers["x-api-key"]);
  if (header) return header;
  const bearer = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? "");
  return bearer?.[1];
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

function refuseUnauthorized(sentKey: boolean, requestId: string, rate: Readonly<Record<string, string>>): Refusal {
  const message = sentKey
    ? "This key is not valid. POST /api/v1/agent/sign-up recovers a lost one."
    : "Send your key as X-API-Key. POST /api/v1/agent/sign-up gets you one.";
  return new Refusal(401, problemBody(requestId, "UNAUTHORIZED", message), {
    ...rate,
    "WWW-Authenticate": 'Bearer realm="api", ApiKey realm="api", header="X-API-Key"',
  });
}
