import { failed } from "../../../server/adapters/vendor-http.ts";
import type { Chat, ChatChannel, ChatMessage, ChatPeriod, ChatPost, ChatTarget } from "../../../server/ports/chat.ts";
import type { VendorPage, VendorResult } from "../../../server/ports/vendor.ts";
import { FakeVendor } from "./fake-vendor.ts";

const PAGE_SIZE = 100;

/** A chat in memory, for tests of its callers. */
export class FakeChat extends FakeVendor implements Chat {
  readonly channels: (ChatChannel & { readonly isArchived?: boolean; readonly isMember?: boolean })[] = [];
  readonly emails: string[] = [];
  readonly posts: { readonly target: ChatTarget; readonly message: ChatMessage }[] = [];
  mayReadMessages = true;
  /** If set, the next message is posted but its response is lost. */
  loseResponse = false;

  async post(target: ChatTarget, message: ChatMessage, signal: AbortSignal): Promise<VendorResult<ChatPost>> {
    const refused = this.notReady(signal) ?? this.#refuse(target);
    if (refused) return refused;
    this.posts.push({ target, message });
    if (this.loseResponse) {
      this.loseResponse = false;
      const failure = { reason: "unavailable", message: "The chat did not answer.", retryAfterMs: null } as const;
      return { ok: false, failure: { ...failure, mayHaveHappened: true } };
    }
    return { ok: true, value: { channelId: resolveChannel(target) } };
  }

  async findPost(
    target: ChatTarget,
    messageId: string,
    _between: ChatPeriod,
    signal: AbortSignal,
  ): Promise<VendorResult<ChatPost | null>> {
    const refused = this.notReady(signal) ?? this.#refuse(target);
    if (refused) return refused;
    if (!this.mayReadMessages) return failed("permission_missing", "The app may not read messages.");
    const isPosted = this.posts.some(
      (post) => post.message.id === messageId && resolveChannel(post.target) === resolveChannel(target),
    );
    return { ok: true, value: isPosted ? { channelId: resolveChannel(target) } : null };
  }

  async listChannels(cursor: string | null, signal: AbortSignal): Promise<VendorResult<VendorPage<ChatChannel>>> {
    const from = Number(cursor ?? 0);
    const open = this.channels.filter(({ isArchived }) => !isArchived).map(toChannel);
    const nextCursor = from + PAGE_SIZE < open.length ? String(from + PAGE_SIZE) : null;
    return this.notReady(signal) ?? { ok: true, value: { items: open.slice(from, from + PAGE_SIZE), nextCursor } };
  }

  async findChannel(id: string, signal: AbortSignal): Promise<VendorResult<ChatChannel | null>> {
    const channel = this.channels.find((one) => one.id === id && !one.isArchived);
    return this.notReady(signal) ?? { ok: true, value: channel ? toChannel(channel) : null };
  }

  #refuse(target: ChatTarget): ReturnType<typeof failed> | undefined {
    if (target.kind === "direct")
      return this.emails.includes(target.email) ? undefined : failed("not_found", "No user has this email.");
    const channel = this.channels.find(({ id }) => id === target.channelId);
    if (!channel) return failed("not_found", "No such channel.");
    if (channel.isArchived) return failed("refused", "The channel is archived.");
    return channel.isMember === false ? failed("permission_missing", "The app is not in the channel.") : undefined;
  }
}

function resolveChannel(target: ChatTarget): string {
  return target.kind === "channel" ? target.channelId : `direct-${target.email}`;
}

function toChannel({ id, name }: ChatChannel): ChatChannel {
  return { id, name };
}
