import type { VendorAccount, VendorPage, VendorResult } from "./vendor.ts";

/** Team chat. */
export interface Chat {
  verify(signal: AbortSignal): Promise<VendorResult<VendorAccount>>;

  /**
   * Posts a message. A failure with `mayHaveHappened` was not repeated: the message may stand there already, and chats have no
   * way to ask.
   */
  post(target: ChatTarget, message: ChatMessage, signal: AbortSignal): Promise<VendorResult<ChatPost>>;

  /** Lists the channels that are not archived. */
  listChannels(cursor: string | null, signal: AbortSignal): Promise<VendorResult<VendorPage<ChatChannel>>>;
  /** Returns the channel, or null when there is none that can be posted to. */
  findChannel(id: string, signal: AbortSignal): Promise<VendorResult<ChatChannel | null>>;
}

export type ChatTarget =
  | { readonly kind: "direct"; readonly email: string }
  | { readonly kind: "channel"; readonly channelId: string };

export interface ChatMessage {
  /** The message in plain text, for notifications and for readers that show no blocks. Not empty. */
  readonly text: string;
  readonly blocks: readonly ChatBlock[];
}

export type ChatBlock =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly ChatListItem[] }
  | { readonly kind: "link"; readonly text: string; readonly url: string };

export interface ChatListItem {
  readonly text: string;
  readonly url?: string | null;
  /** Shown after the text. */
  readonly detail?: string | null;
}

export interface ChatPost {
  readonly channelId: string;
  readonly messageId: string;
}

export interface ChatChannel {
  readonly id: string;
  readonly name: string;
  readonly isPrivate: boolean;
}
