import type { Db } from "../../db/connect.ts";
import type { PendingAlert } from "../../insights/public.ts";
import { type IntegrationServices, openIntegration } from "../../integrations/public.ts";
import type { ChatBlock, ChatMessage, ChatTarget } from "../../ports/chat.ts";
import { isTransient } from "../../ports/vendor.ts";
import type { ViewRow } from "../queries.ts";
import { type AlertContent, type AlertLinks, readAlertContent } from "./alert-content.ts";
import type { AlertSender } from "./send-alert.ts";

interface ChatServices extends IntegrationServices, Omit<AlertLinks, "secrets"> {
  readonly db: Db;
  /** How long an attempt may take. The default allows for the limit of one message per second and channel. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 120_000;

/** The time after which an accepted message can be found. */
const SETTLING_MS = 10_000;

/** The maximum difference between the clocks of the chat and the service. */
const MAX_CLOCK_DIFFERENCE_MS = 60_000;

const NOT_CONNECTED = "No team chat is connected. Connect one.";

/** Posts alerts to the team chat, after searching the channel for an earlier post of the alert. */
export function chatSender(services: ChatServices): AlertSender {
  const { db, timeoutMs = TIMEOUT_MS } = services;
  const limited = (signal: AbortSignal): AbortSignal => AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  return {
    channel: "chat",
    channelIdOf: ({ actions }) => {
      const { target, channelId } = actions.chat?.settings ?? {};
      return target === "channel" && channelId ? channelId : null;
    },
    send: async (alert, view, signal) => {
      const chat = await openIntegration(services, db, view.workspace_id, "chat");
      if (!chat) return { kind: "failed", message: NOT_CONNECTED };
      const content = await readAlertContent(db, alert, { view, channel: "chat", links: services });
      const posted = await chat.client.post(chatTarget(alert, view), toChatMessage(alert, content), limited(signal));
      if (posted.ok) return { kind: "sent", subject: content.subject, chatChannelId: posted.value.channelId };
      const { message, retryAfterMs, mayHaveHappened } = posted.failure;
      return { kind: mayHaveHappened ? "unknown" : "failed", message, retryAfterMs };
    },
    settledAfterMs: timeoutMs + SETTLING_MS,
    findSent: async (alert, view, attemptedAt, signal) => {
      const chat = await openIntegration(services, db, view.workspace_id, "chat");
      if (!chat) return { kind: "unknown", message: NOT_CONNECTED };
      const between = {
        from: new Date(attemptedAt.getTime() - MAX_CLOCK_DIFFERENCE_MS),
        to: new Date(attemptedAt.getTime() + timeoutMs + MAX_CLOCK_DIFFERENCE_MS),
      };
      const found = await chat.client.findPost(chatTarget(alert, view), chatMessageId(alert), between, limited(signal));
      if (found.ok) return found.value ? { kind: "sent", chatChannelId: found.value.channelId } : { kind: "not_sent" };
      const { message, retryAfterMs } = found.failure;
      if (isTransient(found.failure) || found.failure.reason === "aborted")
        return { kind: "unknown", message, retryAfterMs };
      return { kind: "given_up", message: `An alert may have been delivered and was not sent again: ${message}` };
    },
  };
}

function chatMessageId({ workspace_id, id }: PendingAlert): string {
  return `alert-${workspace_id}-${id}`;
}

/** Returns the target of the current attempt. The view's channel may have changed since. */
function chatTarget({ chat_channel_id: channelId }: PendingAlert, { owner_email: email }: ViewRow): ChatTarget {
  return channelId === null ? { kind: "direct", email } : { kind: "channel", channelId };
}

/** Writes an alert as a chat message. Ten accounts use 40 of the 50 blocks that a message may contain. */
function toChatMessage(
  alert: PendingAlert,
  { subject, viewName, summary, accounts, more, viewUrl, unsubscribeUrl }: AlertContent,
): ChatMessage {
  const blocks: ChatBlock[] = [
    { kind: "heading", text: subject },
    { kind: "paragraph", text: `${summary}.` },
    ...accounts.flatMap(({ name, domain, isNew, about, insights, people }): ChatBlock[] => [
      {
        kind: "paragraph",
        text: `${name} · ${domain}${isNew ? " · new account" : ""}${about === null ? "" : `\n${about}`}`,
      },
      {
        kind: "list",
        items: insights.map(({ text, link }) =>
          link === null ? { text } : { text: "Source", url: link, detail: text },
        ),
      },
      { kind: "list", items: people.map((person) => ({ text: person.name, url: person.link, detail: person.title })) },
      { kind: "buttons", buttons: [{ text: `Open ${domain}`, url: `https://${domain}` }] },
    ]),
    { kind: "paragraph", text: [more, `From the view “${viewName}”.`].filter(Boolean).join(" ") },
    {
      kind: "buttons",
      buttons: [
        ...(viewUrl === null ? [] : [{ text: "Open the view", url: viewUrl }]),
        ...(unsubscribeUrl === null ? [] : [{ text: "Turn these messages off", url: unsubscribeUrl }]),
      ],
    },
  ];
  return { id: chatMessageId(alert), text: subject, blocks };
}
