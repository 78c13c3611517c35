import type { Db } from "../db/connect.ts";
import { failPendingAlerts } from "../insights/public.ts";
import type { Clock } from "../ports/clock.ts";
import type { Secrets } from "../secrets/secrets.ts";
import { updateActionTurnedOff } from "./actions/queries.ts";
import { findActingView, type ViewRow } from "./queries.ts";
import { isUnconfirmed, updateConfirmed, upsertUnsubscribed } from "./queries-recipients.ts";
import { isRecipient, type LinkedChannel, readConfirmToken, readUnsubscribeToken } from "./recipient-links.ts";

interface RecipientServices {
  readonly db: Db;
  readonly secrets: Pick<Secrets, "hmacs">;
  readonly clock: Clock;
}

/** The text of a page, and the label of its button. A page without a button requires no action. */
interface Page {
  readonly title: string;
  readonly text: string;
  readonly button?: string;
}

/** The pages of links in notifications. Opening a page changes nothing, because mail scanners also open links. */
interface RecipientPages {
  show(kind: string, token: string): Promise<Page | undefined>;
  follow(kind: string, token: string): Promise<Page | undefined>;
}

const UNSUBSCRIBED = {
  title: "Unsubscribed",
  text: "You will no longer receive these notifications. The owner of the view can see that you unsubscribed.",
};
const CONFIRMED = {
  title: "Confirmed",
  text: "You will now receive notifications. Every message has an unsubscribe link.",
};

export function recipientPages({ db, secrets, clock }: RecipientServices): RecipientPages {
  const readSubscription = async (token: string) => {
    // An unsigned token gives no access.
    const read = readUnsubscribeToken(secrets, token);
    const view = read && (await findActingView(db, read.viewId));
    if (!read || !view || !isRecipient(secrets, findRecipient(view, read.channel), read.recipientTag)) return undefined;
    return { view, channel: read.channel };
  };
  return {
    show: async (kind, token) => {
      if (kind === "confirm") {
        const recipient = readConfirmToken(secrets, token);
        if (!recipient) return undefined;
        if (!(await isUnconfirmed(db, recipient))) return CONFIRMED;
        const text = `A user wants to send notifications about companies to ${recipient.email}. Nothing is sent unless you confirm.`;
        return { title: "Confirm your address", text, button: "Send me notifications" };
      }
      const subscription = await readSubscription(token);
      if (!subscription) return undefined;
      const { view, channel } = subscription;
      if (!view.actions[channel]?.enabled) return UNSUBSCRIBED;
      const what = channel === "email" ? `emails to ${findRecipient(view, channel)}` : "chat messages";
      return {
        title: "Unsubscribe",
        text: `Turn off the ${what} from the view “${view.name}”?`,
        button: "Unsubscribe",
      };
    },

    follow: async (kind, token) => {
      if (kind === "confirm") {
        const recipient = readConfirmToken(secrets, token);
        if (!recipient) return undefined;
        await updateConfirmed(db, recipient, clock.now());
        return CONFIRMED;
      }
      const subscription = await readSubscription(token);
      if (!subscription) return undefined;
      await db.transaction().execute((transaction) => unsubscribe(transaction, subscription, clock.now()));
      return UNSUBSCRIBED;
    },
  };
}

/** Turns off a channel of a view, and withdraws the confirmation of an address. Idempotent. */
async function unsubscribe(
  db: Db,
  { view, channel }: { readonly view: ViewRow; readonly channel: LinkedChannel },
  now: Date,
): Promise<void> {
  const recipient = findRecipient(view, channel);
  await updateActionTurnedOff(
    db,
    view.id,
    channel,
    channel === "email" ? `${recipient} unsubscribed.` : "Turned off by a link in a message.",
  );
  await failPendingAlerts(db, view.id, [channel]);
  // The owner turns emails on and off in the settings of the view instead.
  if (channel === "email" && recipient !== view.owner_email)
    await upsertUnsubscribed(db, { workspaceId: view.workspace_id, email: recipient }, now);
}

export function findRecipient({ actions, owner_email: owner }: ViewRow, channel: LinkedChannel): string {
  if (channel === "email") return actions.email?.settings.recipientEmail ?? owner;
  const { target, channelId } = actions.chat?.settings ?? {};
  return target === "channel" && channelId ? channelId : owner;
}
