import { randomUUID } from "node:crypto";
import { insertAuditEntry } from "../audit-log/public.ts";
import { grant } from "../credits/public.ts";
import type { Db } from "../db/connect.ts";
import type { OperationId } from "../http/contract.ts";
import {
  declineInvitations,
  findInvitation,
  findUserId,
  type Invitation,
  type InvitationFilter,
  insertUser,
  insertWorkspace,
  lockAddress,
  restoreMember,
} from "./queries.ts";

export { findInvitation, type Invitation, type InvitationFilter } from "./queries.ts";

/** The user of an address. `isNew`: this call created the user. */
interface JoinedUser {
  readonly userId: string;
  readonly isNew: boolean;
  /** The invitation that was accepted or declined; null when there was none. */
  readonly invitation: Invitation | null;
}

interface JoinOptions {
  readonly startCredits: number;
  readonly now: Date;
  /** The invitations to consider; null for none. Default: all until `now`. */
  readonly invitations?: InvitationFilter | null;
  /** Whether the person prefers a new workspace to the one that invited them. */
  readonly declines?: boolean;
}

/** Returns the user of a verified address. A new user joins the first workspace that invited it, or gets a new one. */
export async function joinWorkspace(
  db: Db,
  email: string,
  { startCredits, now, invitations = { until: now }, declines = false }: JoinOptions,
): Promise<JoinedUser> {
  await lockAddress(db, email);
  const known = await findUserId(db, email);
  if (known !== undefined) return { userId: known, isNew: false, invitation: null };
  const invitation = (invitations && (await findInvitation(db, email, invitations))) ?? null;
  if (declines) await declineInvitations(db, email, now);
  const invitedTo = declines ? undefined : invitation?.workspaceId;
  const restored = invitedTo === undefined ? undefined : await restoreMember(db, email, invitedTo);
  if (restored !== undefined && invitedTo !== undefined) await auditJoin(db, invitedTo, restored);
  if (restored !== undefined) return { userId: restored, isNew: false, invitation };
  const workspaceId = invitedTo ?? (await insertWorkspace(db, now));
  const userId = `user_${randomUUID().replaceAll("-", "")}`;
  await insertUser(db, { id: userId, email, workspaceId }, now);
  await auditJoin(db, workspaceId, userId);
  if (invitedTo === undefined)
    await grant(db, { workspaceId, reference: "start_credits", reason: "start_credits", userId }, startCredits);
  return { userId, isNew: true, invitation };
}

async function auditJoin(db: Db, workspaceId: number, userId: string): Promise<void> {
  const operation = "AgentKeys_verify" satisfies OperationId;
  const unknown = { actingFor: null, changes: [], credits: null, requestId: null };
  const target = `user_id=${userId}`;
  await insertAuditEntry(db, { ...unknown, workspaceId, userId, surface: "http", operation, target });
}
