import type { IncomingHttpHeaders } from "node:http";
import type { Caller } from "./contract.ts";
import type { Route } from "./match-route.ts";
import { problemBody, Refusal } from "./problems.ts";

/** What looking up a presented key ends in. */
export type CallerOutcome = { kind: "caller"; caller: Caller } | { kind: "unauthorized" } | { kind: "forbidden"; keyOwnerId: string };

/** Whose key was presented, and the acting user; in its place a refusal when that user is outside the key's workspace. */
export interface Authenticated {
  readonly keyOwnerId: string;
  readonly caller: Caller | Refusal;
}

/** Looks up the owner of a key and the user it acts for (default: the owner). */
export type FindCaller = (key: string, actingUserId: string | undefined) => Promise<CallerOutcome>;

/** Who sent a request, or the refusal: 401 without a valid key. Undefined when the operation needs no key. */
export async function authenticate(
  route: Route,
  headers: IncomingHttpHeaders,
  findCaller: FindCaller,
  requestId: string,
): Promise<Authenticated | Refusal | undefined> {
  if (route.auth === "none") return undefined;
  const key = presentedKey(headers);
  if (key === undefined) return unauthorized(requestId, "Send your key as X-API-Key. POST /api/v1/agent/sign-up gets you one.");
  const actingUserId = route.actingUser === "none" ? undefined : single(headers["x-user-id"]);
  const outcome = await findCaller(key, actingUserId);
  switch (outcome.kind) {
    case "caller":
      return { keyOwnerId: outcome.caller.keyOwnerId, caller: outcome.caller };
    case "unauthorized":
      return unauthorized(requestId, "This key is not valid. POST /api/v1/agent/sign-up recovers a lost one.");
    case "forbidden": {
      const message = "The user named in X-User-ID is not a member of this key's workspace.";
      return { keyOwnerId: outcome.keyOwnerId, caller: new Refusal(403, problemBody(requestId, "FORBIDDEN", message)) };
    }
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

function unauthorized(requestId: string, message: string): Refusal {
  return new Refusal(401, problemBody(requestId, "UNAUTHORIZED", message), {
    "WWW-Authenticate": 'Bearer realm="api", ApiKey realm="api", header="X-API-Key"',
  });
}
