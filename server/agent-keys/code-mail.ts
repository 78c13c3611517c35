import { randomUUID } from "node:crypto";
import type { Db } from "../db/connect.ts";
import { enqueue } from "../jobs/enqueue.ts";
import type { JobHandler } from "../jobs/registry.ts";
import type { Clock } from "../ports/clock.ts";
import type { Mail } from "../ports/mail.ts";
import type { Secrets } from "../secrets.ts";
import { hmacOfCode } from "./keys.ts";
import { isPending } from "./queries.ts";

/** Queues the mail with a code in the caller's transaction. The queue holds the code encrypted and bound to its address. */
export async function queueCodeMail(db: Db, secrets: Secrets, email: string, code: string, now: Date): Promise<void> {
  // Begins with the time, so that an outbox lists mails in their order.
  const mailId = `${now.toISOString().replaceAll(/[^\dTZ]/g, "")}-${randomUUID()}`;
  await enqueue(db, "agent-keys.send-code", {
    mailId,
    email,
    encryptedCode: secrets.encrypt("verification-code", code, email),
  });
}

/** What mailing codes needs; `publicUrl` is where the outside reaches the service, when that is known. */
export interface CodeMailServices {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly mail: Mail;
  readonly clock: Clock;
  readonly publicUrl?: string;
}

/** Mails a code, unless it was used, replaced or has expired meanwhile. */
export function sendCode({
  db,
  secrets,
  mail,
  clock,
  publicUrl = "",
}: CodeMailServices): JobHandler<"agent-keys.send-code"> {
  return async ({ mailId, email, encryptedCode }, { signal, log }) => {
    const code = secrets.decrypt("verification-code", encryptedCode, email);
    if (!(await isPending(db, email, hmacOfCode(secrets, email, code), clock.now()))) return;
    const sent = await mail.send(
      { id: mailId, to: email, subject: "Your verification code", text: codeText(code, publicUrl) },
      signal,
    );
    if (sent.outcome === "unavailable") throw new Error(`The mail with a code could not be sent: ${sent.reason}`);
    if (sent.outcome === "refused")
      log.warn({ mail: mailId, reason: sent.reason }, "a mail with a code was refused for good");
    else log.info({ mail: mailId }, "a mail with a code was sent");
  };
}

function codeText(code: string, publicUrl: string): string {
  return [
    `Your code is ${code}`,
    "",
    `Send it to POST ${publicUrl.replace(/\/+$/, "")}/api/v1/agent/verify together with this email address. It is good for 24 hours and 10 tries.`,
    "",
    "Did you not ask for a code? Then you can ignore this mail: without the code nobody gets a key.",
    "",
  ].join("\n");
}
