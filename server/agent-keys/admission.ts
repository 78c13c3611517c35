import type { Db } from "../db/connect.ts";
import type { Admit, Applicant, Sender } from "../http/admit.ts";
import { inBatches } from "../lib/in-batches.ts";
import type { Secrets } from "../secrets.ts";
import { clientNetwork } from "./client-network.ts";
import { hmacOfKey, looksLikeKey } from "./keys.ts";
import { type CountedRequest, type CountedRow, countRequests, WINDOW_SECONDS } from "./queries-admission.ts";

// Two, so that one is on its way while the other is carried out; more would only make the batches smaller.
const BATCHES = { atOnce: 2, largest: 200 };

/**
 * Finds the owner of a presented key and the user it acts for, and counts the request: by the owner with a valid key, by the
 * client's network without one. So wrong keys never use up what a good key of the same network has.
 */
export function createAdmit({ db, secrets }: { db: Db; secrets: Secrets }): Admit {
  const count = inBatches((requests: readonly CountedRequest[]) => countRequests(db, requests), BATCHES);
  return async (applicant) => {
    const row = await count(countedRequest(secrets, applicant));
    return {
      sender: senderOf(applicant, row),
      count: row.request_count,
      windowSeconds: WINDOW_SECONDS,
      secondsLeft: row.seconds_left,
    };
  };
}

function countedRequest(
  secrets: Secrets,
  { key, needsKey, actingUserId, clientAddress, rate }: Applicant,
): CountedRequest {
  return {
    keyHmac: key !== undefined && looksLikeKey(key) ? hmacOfKey(secrets, key) : null,
    // Postgres refuses a text with NUL; nobody's id has one.
    actingUserId: actingUserId?.replaceAll("\0", "?") ?? null,
    limit: rate,
    limitWithoutKey: needsKey ? "unauthorized" : rate,
    clientNetwork: clientNetwork(clientAddress),
  };
}

function senderOf(
  { needsKey }: Applicant,
  { owner_id: keyOwnerId, workspace_id: workspaceId, user_id: userId, email }: CountedRow,
): Sender {
  if (!needsKey) return { kind: "anyone" };
  if (keyOwnerId === null || workspaceId === null) return { kind: "unauthorized" };
  if (userId === null || email === null) return { kind: "forbidden" };
  return { kind: "caller", caller: { workspaceId, userId, keyOwnerId, email } };
}
