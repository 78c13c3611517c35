import type { Db } from "../db/connect.ts";
import type { Caller } from "../http/contract.ts";
import type { Secrets } from "../secrets.ts";
import { hmacOfKey, looksLikeKey } from "./keys.ts";
import { findKey } from "./queries.ts";

/** What looking up a presented key ends in: `forbidden` when the acting user is no member of the key's workspace. */
export type FoundCaller = { kind: "caller"; caller: Caller } | { kind: "unauthorized" } | { kind: "forbidden"; keyOwnerId: string };

/** Looks up the owner of a presented key and the user it acts for (default: the owner), in one query. */
export function createFindCaller({ db, secrets }: { db: Db; secrets: Secrets }) {
  return async (key: string, actingUserId: string | undefined): Promise<FoundCaller> => {
    if (!looksLikeKey(key)) return { kind: "unauthorized" };
    // Postgres refuses a text with NUL; nobody's id has one.
    const row = await findKey(db, hmacOfKey(secrets, key), actingUserId?.replaceAll("\0", "?"));
    if (!row) return { kind: "unauthorized" };
    const { owner_id: keyOwnerId, workspace_id: workspaceId, user_id: userId, email } = row;
    if (userId === null || email === null) return { kind: "forbidden", keyOwnerId };
    return { kind: "caller", caller: { workspaceId, userId, keyOwnerId, email } };
  };
}
