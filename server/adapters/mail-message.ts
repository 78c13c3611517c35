import type { SendMailOptions } from "nodemailer";
import type { MailMessage } from "../ports/mail.ts";

/** Converts an email for nodemailer. Access to files and URLs is disabled. */
export function toNodemailer(message: MailMessage, from: string): SendMailOptions {
  const domain = from.slice(from.lastIndexOf("@") + 1).replace(/>$/, "");
  return {
    from,
    to: { name: "", address: message.to },
    subject: message.subject,
    text: message.text,
    html: message.html,
    messageId: `<${message.id}@${domain}>`,
    headers: {
      // Suppresses automatic replies (RFC 3834).
      "Auto-Submitted": "auto-generated",
      ...(message.unsubscribeUrl && {
        "List-Unsubscribe": { prepared: true, foldLines: true, value: `<${message.unsubscribeUrl}>` },
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
