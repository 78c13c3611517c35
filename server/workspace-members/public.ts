import { randomUUID } from "node:crypto";
import { grant } from "../credits/public.ts";
import type { Db } from "../db/connect.ts";
import {
  findInvitingWorkspace,
  findMembership,
  insertUser,
  insertWorkspace,
  lockAddress,
  restoreMember,
} from "./queries.ts";

/** The user of an address; `isNew` when this call created it. */
interface JoinedUser {
  readonly userId: string;
  readonly isNew: boolean;
}

/**
 * Returns the user of a verified address. A new address joins the workspace that invited it, or gets its own with the start
 * credits. Runs in the caller's transaction.
 */
export async function joinWorkspace(
  db: Db,
  email: string,
  { startCredits, now }: { startCredits: number; now: Date },
): Promise<JoinedUser> {
  await lockAddress(db, email);
  const membership = await findMembership(db, email);
  if (membership) return { userId: membership.userId, isNew: false };
  const invitedTo = await findInvitingWorkspace(db, email);
  const restored = invitedTo === undefined ? undefined : await restoreMember(db, email, invitedTo);
  if (restored !== undefined) return { userId: restored, isNew: false };
  const workspaceId = invitedTo ?? (await insertWorkspace(db, now));
  const userId = `user_${randomUUID().replaceAll("-", "")}`;
  await insertUser(db, { id: userId, email, workspaceId }, now);
  if (invitedTo === undefined) {
    await grant(db, { workspaceId, reference: "start_credits", reason: "start_credits", userId }, startCredits);
  }
  return { userId, isNew: true };
}

/** Returns the form in which an address is stored, compared and shown: trimmed and in lower case. */
export function normaliseEmail(address: string): string {
  return address.trim().toLowerCase();
}
