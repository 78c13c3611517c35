import type { Db } from "../../db/connect.ts";
import { escapeHtml } from "../../lib/escape-html.ts";
import type { Mail } from "../../ports/mail.ts";
import { type AlertAccount, type AlertContent, type AlertLinks, readAlertContent } from "./alert-content.ts";
import type { AlertSender } from "./send-alert.ts";

interface EmailServices extends AlertLinks {
  readonly db: Db;
  readonly mail: Mail;
  /** How long an attempt may take. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 60_000;
/** How long an attempt may take to record its result after it timed out. */
const ENDING_MS = 5_000;

/** Sends alerts by email to the recipient of the view, or to its owner. */
export function emailSender({ db, mail, timeoutMs = TIMEOUT_MS, ...links }: EmailServices): AlertSender {
  return {
    channel: "email",
    settledAfterMs: timeoutMs + ENDING_MS,
    // A retry keeps the id of the email, so that mailboxes show the email once.
    send: async (alert, view, signal) => {
      const to = view.actions.email?.settings.recipientEmail ?? view.owner_email;
      const content = await readAlertContent(db, alert, { view, channel: "email", links });
      const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      const id = `alert-${alert.workspace_id}-${alert.id}`;
      const message = { id, to, ...toEmail(content), unsubscribeUrl: content.unsubscribeUrl };
      const sent = await mail.send(message, limit);
      switch (sent.outcome) {
        case "accepted":
          return { kind: "sent", subject: content.subject, recipientEmail: to };
        case "refused":
          return { kind: "given_up", message: `The mail server rejected the email to ${to}: ${sent.reason}` };
        case "unavailable":
          return { kind: "failed", message: `The email to ${to} could not be sent: ${sent.reason}` };
      }
    },
  };
}

function toEmail(content: AlertContent): { readonly subject: string; readonly text: string; readonly html: string } {
  return { subject: content.subject, text: toText(content), html: toHtml(content) };
}

function toText({ viewName, summary, accounts, more, viewUrl, unsubscribeUrl }: AlertContent): string {
  return [
    viewName,
    `${summary}.`,
    "",
    ...accounts.flatMap(({ name, domain, isNew, about, insights, people }) => [
      `${name} (${domain})${isNew ? ", new account" : ""}`,
      ...(about === null ? [] : [about]),
      ...insights.flatMap(({ text, link }) => [`- ${text}`, ...(link ? [`  ${link}`] : [])]),
      ...people.map(({ name, title, link }) => `  Contact: ${[name, title, link].filter(Boolean).join(", ")}`),
      "",
    ]),
    ...(more ? [more, ""] : []),
    ...(viewUrl === null ? [] : [`Open the view: ${viewUrl}`, ""]),
    "--",
    `This email was sent by the view "${viewName}".`,
    ...(unsubscribeUrl === null ? [] : [`Unsubscribe: ${unsubscribeUrl}`]),
    "",
  ].join("\n");
}

// Styles are inline and few: mail clients drop style sheets, and some support only tables for layout.
const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const BUTTON =
  "display:inline-block;padding:8px 14px;border-radius:6px;background:#0b5cad;color:#ffffff;font-size:14px;line-height:20px;text-decoration:none";

function toHtml({ subject, viewName, summary, accounts, more, viewUrl, unsubscribeUrl }: AlertContent): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f4f5f7;${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f5f7"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #e3e5e9;border-radius:8px">
<tr><td style="padding:24px 20px 8px">
<p style="margin:0;font-size:13px;line-height:18px;color:#5b6472">${escapeHtml(summary)}.</p>
<h1 style="margin:4px 0 0;font-size:22px;line-height:28px;color:#1b2230;overflow-wrap:anywhere">${escapeHtml(viewName)}</h1>
</td></tr>
${accounts.map(toRow).join("\n")}
${more ? `<tr><td style="padding:16px 20px 0;font-size:14px;line-height:20px;color:#5b6472;overflow-wrap:anywhere">${escapeHtml(more)}</td></tr>` : ""}
${viewUrl === null ? "" : `<tr><td style="padding:20px 20px 0"><a href="${escapeHtml(viewUrl)}" style="${BUTTON}">Open the view</a></td></tr>`}
<tr><td style="padding:24px 20px;font-size:12px;line-height:18px;color:#5b6472;overflow-wrap:anywhere">
This email was sent by the view “${escapeHtml(viewName)}”.${unsubscribeUrl === null ? "" : ` <a href="${escapeHtml(unsubscribeUrl)}" style="color:#5b6472">Unsubscribe</a>`}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

const GREY = "font-size:13px;line-height:18px;color:#5b6472";

function toRow({ name, domain, isNew, about, insights, people }: AlertAccount): string {
  const badge = isNew
    ? ` <span style="display:inline-block;padding:0 6px;border-radius:4px;background:#e5f3ea;color:#17663a;font-size:12px;line-height:18px">new account</span>`
    : "";
  const lines = [
    ...(about === null ? [] : [paragraph(2, `<span style="${GREY}">${escapeHtml(about)}</span>`)]),
    ...insights.map(({ text, link }) => paragraph(8, escapeHtml(text) + (link ? ` ${anchor(link, "Source")}` : ""))),
    ...people.map((person) => {
      const name = person.link ? anchor(person.link, person.name) : escapeHtml(person.name);
      return paragraph(4, `<strong>${name}</strong>${person.title ? `, ${escapeHtml(person.title)}` : ""}`);
    }),
  ];
  return `<tr><td style="padding:16px 20px 0">
<div style="border-top:1px solid #e3e5e9;padding-top:16px">
<p style="margin:0;font-size:16px;line-height:22px;color:#1b2230;overflow-wrap:anywhere"><strong>${escapeHtml(name)}</strong> <span style="color:#5b6472;font-size:14px">${escapeHtml(domain)}</span>${badge}</p>
${lines.join("\n")}
</div>
</td></tr>`;
}

function paragraph(space: number, html: string): string {
  return `<p style="margin:${space}px 0 0;font-size:15px;line-height:22px;color:#1b2230;overflow-wrap:anywhere">${html}</p>`;
}

function anchor(url: string, text: string): string {
  return `<a href="${escapeHtml(url)}" style="color:#0b5cad">${escapeHtml(text)}</a>`;
}
