import { escapeHtml } from "../lib/escape-html.ts";
import { pageHeaders } from "./docs/page.ts";
import type { Middleware } from "./request-state.ts";
import { send } from "./response.ts";

interface NotificationPage {
  readonly title: string;
  readonly text: string;
  readonly button?: string;
}

/** The pages and actions of signed links in notifications. Both return undefined for an invalid or expired link. */
export interface NotificationPages {
  show(kind: string, token: string): Promise<NotificationPage | undefined>;
  follow(kind: string, token: string): Promise<NotificationPage | undefined>;
}

const PATH = /^\/notifications\/(unsubscribe|confirm)\/([\w.-]{1,700})$/;

/** Allows the page's own form, but no form that sends to another server. */
const HEADERS = Object.fromEntries(
  Object.entries(pageHeaders("'none'")).map(([name, value]) => [
    name,
    value.replace("form-action 'none'", "form-action 'self'"),
  ]),
);

const UNKNOWN = {
  title: "This link is not valid",
  text: "It may be incomplete, or the view or its recipient has changed.",
};

/** Serves `/notifications/…`. GET changes nothing, because scanners open links; POST performs the action (RFC 8058). */
export function serveNotificationPages(pages: NotificationPages | undefined): Middleware {
  return async (context, next) => {
    const [, kind = "", token = ""] = PATH.exec(context.path) ?? [];
    const isRead = context.method === "GET" || context.method === "HEAD";
    if (pages === undefined || kind === "" || !(isRead || context.method === "POST")) return next();
    const page = isRead ? await pages.show(kind, token) : await pages.follow(kind, token);
    send(context, { status: page ? 200 : 404, headers: HEADERS, body: toHtml(page ?? UNKNOWN) });
  };
}

function toHtml({ title, text, button }: NotificationPage): string {
  const form = button === undefined ? "" : `<form method="post"><button>${escapeHtml(button)}</button></form>`;
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${escapeHtml(title)}</title>
  <link rel="icon" href="data:,">
</head>
<body>
  <main>
    <h1>${escapeHtml(title)}</h1>
    <p>${escapeHtml(text)}</p>
    ${form}
  </main>
</body>
</html>
`;
}
