import type { VendorAccount, VendorPage, VendorResult } from "./vendor.ts";

export interface Chat {
  verify(signal: AbortSignal): Promise<VendorResult<VendorAccount>>;

  /** Posts a message. Does not retry a failure with `mayHaveHappened`, because the message may have been posted. */
  post(target: ChatTarget, message: ChatMessage, signal: AbortSignal): Promise<VendorResult<ChatPost>>;
  /** Finds a message posted within `between`; null if there is none. Fails if the app may not read messages. */
  findPost(
    target: ChatTarget,
    messageId: string,
    between: ChatPeriod,
    signal: AbortSignal,
  ): Promise<VendorResult<ChatPost | null>>;

  /** Lists the channels that are not archived. */
  listChannels(cursor: string | null, signal: AbortSignal): Promise<VendorResult<VendorPage<ChatChannel>>>;
  /** Returns the channel, or null if no message can be posted to it. */
  findChannel(id: string, signal: AbortSignal): Promise<VendorResult<ChatChannel | null>>;
}

export type ChatTarget =
  | { readonly kind: "direct"; readonly email: string }
  | { readonly kind: "channel"; readonly channelId: string };

export interface ChatPeriod {
  readonly from: Date;
  readonly to: Date;
}

export interface ChatMessage {
  /** Identifies the message for `findPost`. The chat does not show it. */
  readonly id: string;
  /** The message in plain text, for notifications and for clients that cannot show blocks. Not empty. */
  readonly text: string;
  readonly blocks: readonly ChatBlock[];
}

export type ChatBlock =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly ChatListItem[] }
  | { readonly kind: "buttons"; readonly buttons: readonly ChatButton[] };

/** A button that opens a page. */
export interface ChatButton {
  readonly text: string;
  readonly url: string;
}

export interface ChatListItem {
  readonly text: string;
  readonly url?: string | null;
  /** Shown after the text. */
  readonly detail?: string | null;
}

export interface ChatPost {
  readonly channelId: string;
}

export interface ChatChannel {
  readonly id: string;
  readonly name: string;
}
