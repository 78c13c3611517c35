import type { Db } from "../../db/connect.ts";
import { type IntegrationServices, openChat } from "../../integrations/public.ts";
import type { ChatBlock, ChatMessage, ChatTarget } from "../../ports/chat.ts";
import type { ViewRow } from "../queries.ts";
import { type AlertContent, readAlertContent } from "./alert-content.ts";
import type { AlertSender } from "./send-alert.ts";

interface ChatServices extends IntegrationServices {
  readonly db: Db;
  readonly publicUrl?: string | undefined;
}

/** Long enough to wait for others' messages to the same channel, which takes one a second. */
const TIMEOUT_MS = 120_000;

/** Posts alerts to the workspace's team chat. */
export function chatSender(services: ChatServices): AlertSender {
  const { db, publicUrl = "" } = services;
  return {
    channel: "chat",
    isRepeatable: false,
    send: async (alert, view, signal) => {
      const chat = await openChat(services, db, view.workspaceId);
      if (!chat) return { kind: "failed", message: "No team chat is connected. Connect it again." };
      const content = await readAlertContent(db, alert, { view, channel: "chat", publicUrl });
      const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
      const posted = await chat.client.post(targetOf(view), toChatMessage(content), limit);
      if (posted.ok) return { kind: "sent", chatChannelId: posted.value.channelId };
      const { message, retryAfterMs, mayHaveHappened } = posted.failure;
      return mayHaveHappened
        ? { kind: "given_up", message: `${message} The alert may have arrived; it is not sent again.` }
        : { kind: "failed", message, retryAfterMs };
    },
  };
}

function targetOf({ actions, ownerEmail }: ViewRow): ChatTarget {
  const { target, channelId } = actions.chat?.settings ?? {};
  return target === "channel" && channelId ? { kind: "channel", channelId } : { kind: "direct", email: ownerEmail };
}

/** Writes an alert as a chat message. The date of an insight links to its source. */
function toChatMessage({ subject, summary, accounts, more, turnOff }: AlertContent): ChatMessage {
  const blocks: ChatBlock[] = [
    { kind: "heading", text: subject },
    { kind: "paragraph", text: `${summary}.` },
    ...accounts.flatMap(({ name, domain, isNew, insights }): ChatBlock[] => [
      { kind: "paragraph", text: `${name} · ${domain}${isNew ? " · new account" : ""}` },
      {
        kind: "list",
        items: insights.map(({ text, date, link }) => ({ text: date, url: link, detail: text })),
      },
    ]),
    ...(more ? [{ kind: "paragraph", text: more } as const] : []),
    { kind: "paragraph", text: turnOff },
  ];
  return { text: subject, blocks };
}
