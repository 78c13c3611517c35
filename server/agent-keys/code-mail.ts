import { randomUUID } from "node:crypto";
import type { Db } from "../db/connect.ts";
import { enqueue } from "../jobs/enqueue.ts";
import type { JobHandler } from "../jobs/registry.ts";
import type { Clock } from "../ports/clock.ts";
import type { Mail } from "../ports/mail.ts";
import type { Secrets } from "../secrets.ts";
import { hmacsOfCode } from "./keys.ts";
import { isPending } from "./queries.ts";

/** Queues the mail with a code, in the caller's transaction. The code is encrypted and bound to its address. */
export async function queueCodeMail(db: Db, secrets: Secrets, email: string, code: string, now: Date): Promise<void> {
  // Starts with the time, so that an outbox folder lists mails in order.
  const mailId = `${now.toISOString().replaceAll(/[^\dTZ]/g, "")}-${randomUUID()}`;
  await enqueue(db, "agent-keys.send-code", {
    mailId,
    email,
    encryptedCode: secrets.encrypt("verification-code", code, email),
  });
}

interface CodeMailServices {
  readonly db: Db;
  readonly secrets: Secrets;
  readonly mail: Mail;
  readonly clock: Clock;
  /** The service's public address, if known. */
  readonly publicUrl?: string;
}

/** Mails a code, unless it has been used, replaced or has expired. */
export function sendCode({
  db,
  secrets,
  mail,
  clock,
  publicUrl = "",
}: CodeMailServices): JobHandler<"agent-keys.send-code"> {
  return async ({ mailId, email, encryptedCode }, { signal, log }) => {
    const code = secrets.decrypt("verification-code", encryptedCode, email);
    if (!(await isPending(db, email, hmacsOfCode(secrets, email, code), clock.now()))) return;
    const sent = await mail.send(
      { id: mailId, to: email, subject: "Your verification code", text: codeText(code, publicUrl) },
      signal,
    );
    if (sent.outcome === "unavailable") throw new Error(`A verification code could not be mailed: ${sent.reason}`);
    if (sent.outcome === "refused")
      log.warn({ mail: mailId, reason: sent.reason }, "the mail server rejected a verification code");
    else log.info({ mail: mailId }, "verification code mailed");
  };
}

function codeText(code: string, publicUrl: string): string {
  return [
    `Your code is ${code}`,
    "",
    `Send it to POST ${publicUrl.replace(/\/+$/, "")}/api/v1/agent/verify together with this email address. It expires after 24 hours or 10 wrong tries.`,
    "",
    "If you did not ask for a code, ignore this email: nobody gets a key without the code.",
    "",
  ].join("\n");
}
