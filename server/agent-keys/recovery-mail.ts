import type { Db } from "../db/connect.ts";
import type { JobHandler } from "../jobs/definitions.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { type Mail, makeMailId, sendOrRetry } from "../ports/mail.ts";

/** Queues the email that notifies the owner of a key of its recovery, in the caller's transaction. */
export async function queueRecoveryMail(db: Db, email: string, clientNetwork: string, now: Date): Promise<void> {
  await enqueue(db, "agent-keys.send-recovery", {
    mailId: makeMailId(now),
    email,
    clientNetwork,
    recoveredAt: now.toISOString(),
  });
}

export function sendRecovery({
  mail,
  publicUrl = "",
}: {
  readonly mail: Mail;
  readonly publicUrl?: string | undefined;
}): JobHandler<"agent-keys.send-recovery"> {
  return async ({ mailId, email, clientNetwork, recoveredAt }, context) => {
    const text = [
      `The API key of ${email} was recovered with an emailed code on ${recoveredAt}, from ${clientNetwork}.`,
      "",
      "If that was you, no action is needed.",
      "",
      `If it was not, another person can read your email. Secure your mailbox, then replace the key: POST ${publicUrl}/api/v1/agent/rotate-key.`,
      "",
    ].join("\n");
    await sendOrRetry(mail, { id: mailId, to: email, subject: "Your API key was recovered", text }, context);
  };
}
