import type { Db } from "../../db/connect.ts";
import type { JobHandler } from "../../jobs/definitions.ts";
import { type Mail, sendOrRetry } from "../../ports/mail.ts";
import type { Secrets } from "../../secrets/secrets.ts";
import { isUnconfirmed } from "../queries-recipients.ts";
import { confirmPath } from "../recipient-links.ts";

interface ConfirmationServices {
  readonly db: Db;
  readonly mail: Mail;
  readonly secrets: Pick<Secrets, "hmac">;
  readonly publicUrl?: string | undefined;
}

/** Sends an email that asks the owner of an address whether views may send notifications to it. */
export function sendConfirmation({
  db,
  mail,
  secrets,
  publicUrl = "",
}: ConfirmationServices): JobHandler<"views.send-confirmation"> {
  return async ({ mailId, workspaceId, email, askedBy }, context) => {
    if (!(await isUnconfirmed(db, { workspaceId, email }))) return;
    const text = [
      `${askedBy} wants to send notifications about companies to ${email}.`,
      "",
      "To receive them, open this page and confirm:",
      `${publicUrl}${confirmPath(secrets, workspaceId, email)}`,
      "",
      "Otherwise, ignore this email. Nothing is sent without your confirmation.",
      "",
    ].join("\n");
    const message = { id: mailId, to: email, subject: "Confirm that you want to receive notifications", text };
    await sendOrRetry(mail, message, context);
  };
}
