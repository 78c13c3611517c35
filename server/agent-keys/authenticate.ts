import type { Db } from "../db/connect.ts";
import type { Authenticate, Authentication } from "../http/authentication.ts";
import { clientNetwork } from "../lib/client-network.ts";
import type { Clock } from "../ports/clock.ts";
import type { Secrets } from "../secrets.ts";
import { hmacsOfKey, looksLikeKey } from "./keys.ts";
import { type AuthenticatedRow, authenticateRequest, WINDOW_SECONDS } from "./queries-authenticate.ts";

/**
 * Authenticates requests by their key and counts them: per key owner with a valid key, per client network without one, so that
 * wrong keys never use up the limit of a valid key from the same network.
 */
export function createAuthenticate({ db, secrets, clock }: { db: Db; secrets: Secrets; clock: Clock }): Authenticate {
  return async ({ key, needsKey, actingUserId, clientAddress, rate }) => {
    const request = {
      keyHmacs: key !== undefined && looksLikeKey(key) ? hmacsOfKey(secrets, key) : [],
      // Postgres rejects text with NUL, which no id contains.
      actingUserId: actingUserId?.replaceAll("\0", "?") ?? null,
      policy: rate,
      policyWithoutKey: needsKey ? "unauthorized" : rate,
      client: clientNetwork(clientAddress),
    };
    const row = await authenticateRequest(db, request, clock.now());
    return {
      authentication: needsKey ? authenticationOf(row) : { kind: "anonymous" },
      rateUse: { count: row.request_count, windowSeconds: WINDOW_SECONDS, secondsLeft: row.seconds_left },
    };
  };
}

function authenticationOf({ owner_id, workspace_id, user_id, email }: AuthenticatedRow): Authentication {
  if (owner_id === null || workspace_id === null) return { kind: "unauthorized" };
  if (user_id === null || email === null) return { kind: "forbidden" };
  return { kind: "caller", caller: { workspaceId: workspace_id, userId: user_id, keyOwnerId: owner_id, email } };
}
