import type { SendMailOptions } from "nodemailer";
import type { MailMessage } from "../ports/mail.ts";

/** Converts a mail for nodemailer. Access to files and URLs is disabled. */
export function toNodemailer(message: MailMessage, from: string): SendMailOptions {
  const domain = from.slice(from.lastIndexOf("@") + 1).replace(/>$/, "");
  return {
    from,
    to: { name: "", address: message.to },
    subject: message.subject,
    text: message.text,
    html: message.html,
    messageId: `<${message.id}@${domain}>`,
    // RFC 3834: asks for no automatic replies.
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
