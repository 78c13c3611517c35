import type { SendMailOptions } from "nodemailer";
import type { MailMessage } from "../ports/mail.ts";

/** A mail as nodemailer takes it. Nothing in it can name a file or an address to be fetched. */
export function toNodemailer(message: MailMessage, from: string): SendMailOptions {
  const domain = from.slice(from.lastIndexOf("@") + 1).replace(/>$/, "");
  return {
    from,
    to: { name: "", address: message.to },
    subject: message.subject,
    text: message.text,
    messageId: `<${message.id}@${domain}>`,
    // RFC 3834: no automatic answers, please.
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
