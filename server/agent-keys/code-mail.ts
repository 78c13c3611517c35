import type { Db } from "../db/connect.ts";
import type { JobHandler } from "../jobs/definitions.ts";
import { enqueue } from "../jobs/enqueue.ts";
import type { Clock } from "../ports/clock.ts";
import { type Mail, makeMailId, sendOrRetry } from "../ports/mail.ts";
import type { Secrets } from "../secrets/secrets.ts";
import { findInvitation, type Invitation } from "../workspace-members/public.ts";
import { hmacsOfCode } from "./keys.ts";
import { findPendingCode } from "./queries.ts";

/** Queues the email with a code, in the caller's transaction. The code is encrypted and bound to the email address. */
export async function queueCodeMail(db: Db, secrets: Secrets, email: string, code: string, now: Date): Promise<void> {
  await enqueue(db, "agent-keys.send-code", {
    mailId: makeMailId(now),
    email,
    encryptedCode: secrets.encrypt("verification-code", code, email),
  });
}

interface CodeMailServices {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly mail: Mail;
  readonly clock: Clock;
  /** The service's public URL, if known. */
  readonly publicUrl?: string;
}

/** Emails a code, unless it was used or replaced or has expired. */
export function sendCode({
  db,
  secrets,
  mail,
  clock,
  publicUrl = "",
}: CodeMailServices): JobHandler<"agent-keys.send-code"> {
  return async ({ mailId, email, encryptedCode }, context) => {
    const code = secrets.decrypt("verification-code", encryptedCode, email);
    const pending = await findPendingCode(db, email, hmacsOfCode(secrets, email, code), clock.now());
    if (pending === undefined) return;
    const invitation = pending.invitations ? await findInvitation(db, email, pending.invitations) : undefined;
    const text = codeText(code, publicUrl, invitation);
    await sendOrRetry(mail, { id: mailId, to: email, subject: "Your verification code", text }, context);
  };
}

function codeText(code: string, publicUrl: string, invitation: Invitation | undefined): string {
  return [
    `Your code is ${code}`,
    "",
    `Send it to POST ${publicUrl}/api/v1/agent/verify together with this email address. The code expires after 24 hours or 10 wrong attempts.`,
    "",
    ...(invitation ? [invitationText(invitation), ""] : []),
    "If you did not request a code, ignore this email. No key is issued without the code.",
    "",
  ].join("\n");
}

function invitationText({ workspaceId, invitedBy }: Invitation): string {
  const inviter = invitedBy ?? "A former member";
  return `${inviter} added this address to workspace ${workspaceId}. With this code you join that workspace: its members share accounts and credits with you and can act on your behalf there. To get a workspace of your own instead, send "decline_invitation": true with the code.`;
}
