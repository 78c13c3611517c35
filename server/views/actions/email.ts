import type { Db } from "../../db/connect.ts";
import type { Mail } from "../../ports/mail.ts";
import { readAlertContent } from "./alert-content.ts";
import { toEmail } from "./email-message.ts";
import type { AlertSender } from "./send-alert.ts";

interface EmailServices {
  readonly db: Db;
  readonly mail: Mail;
  readonly publicUrl?: string | undefined;
}

const TIMEOUT_MS = 60_000;

/** Mails alerts to the recipient of the view, or to its owner. */
export function emailSender({ db, mail, publicUrl = "" }: EmailServices): AlertSender {
  return {
    channel: "email",
    // A mail that is sent again keeps its id, so that mailboxes show it once.
    send: async (alert, view, signal) => {
      const to = view.actions.email?.settings.recipientEmail ?? view.ownerEmail;
      const content = await readAlertContent(db, alert, { view, channel: "email", publicUrl });
      const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
      const sent = await mail.send({ id: `alert-${alert.workspaceId}-${alert.id}`, to, ...toEmail(content) }, limit);
      switch (sent.outcome) {
        case "accepted":
          return { kind: "sent", recipientEmail: to };
        case "refused":
          return { kind: "given_up", message: `The mail server rejected the email to ${to}: ${sent.reason}` };
        case "unavailable":
          return { kind: "failed", message: `The email to ${to} could not be sent: ${sent.reason}` };
      }
    },
  };
}
