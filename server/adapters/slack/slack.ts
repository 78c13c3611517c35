import { createHash } from "node:crypto";
import type { Chat, ChatChannel, ChatMessage, ChatPeriod, ChatPost, ChatTarget } from "../../ports/chat.ts";
import type { Connector, VendorPage, VendorResult } from "../../ports/vendor.ts";
import { readCredentials } from "../read-credentials.ts";
import { boolean, fields, list, type Read, type Reader, text } from "../read-response.ts";
import { failed, VendorHttp, type VendorOptions } from "../vendor-http.ts";
import { toSlackBlocks, toSlackText } from "./blocks.ts";
import { readSlackFailure } from "./failures.ts";

/** Slack allows about one message per second and channel (https://docs.slack.dev/apis/web-api/rate-limits). */
const SPACING_MS = 1_000;
const PAGE_SIZE = 200;
/**
 * The limit must be below 1,000 (https://docs.slack.dev/reference/methods/conversations.list). Large pages save calls,
 * of which Slack allows few per minute.
 */
const CHANNELS_PAGE_SIZE = 999;
/** The event type in a message's metadata (https://docs.slack.dev/messaging/message-metadata). */
const EVENT_TYPE = "account_intelligence_message";

const UNREADABLE = "The chat returned a response that cannot be read.";

const readId = fields({ id: text });
const readChannel = fields({ id: text, name: text, is_archived: boolean });
const readPaging = fields({ next_cursor: text });
const readMessage = fields({ metadata: fields({ event_type: text, event_payload: readId }) });
const readTeam = fields({ team: text });
const readHistory = fields({ messages: list(readMessage), response_metadata: readPaging });
const readChannels = fields({ channels: list(readChannel), response_metadata: readPaging });

type Call = <Body>(
  name: string,
  read: Reader<Body>,
  args: { query: Record<string, string> } | { body: object; channel?: string },
  signal: AbortSignal,
) => Promise<VendorResult<Body>>;

/** Connects to a Slack workspace with a bot token (https://docs.slack.dev/apis/web-api). */
export function slackConnector({ baseUrl = "https://slack.com", ...options }: VendorOptions = {}): Connector<Chat> {
  const http = new VendorHttp({ vendor: "The chat", readFailure: readSlackFailure, ...options });
  return {
    connect: (credentials) => {
      const read = readCredentials(credentials, ["bot_token"]);
      return read.ok ? { ok: true, value: createChat(createCall(http, baseUrl, read.value.bot_token)) } : read;
    },
  };
}

/** Methods with a query only read. Methods with a body write; only posts to a channel are not repeatable. */
function createCall(http: VendorHttp, baseUrl: string, token: string): Call {
  const lane = createHash("sha256").update(token).digest("base64");
  return async (name, read, args, signal) => {
    const url = new URL(`/api/${name}`, baseUrl);
    const reads = "query" in args;
    if (reads) url.search = new URLSearchParams(args.query).toString();
    const request = {
      method: reads ? "GET" : "POST",
      url,
      headers: {
        authorization: `Bearer ${token}`,
        ...(!reads && { "content-type": "application/json; charset=utf-8" }),
      },
      isRepeatable: reads || args.channel === undefined,
      secrets: [token],
      ...(!reads && { body: args.body }),
      ...(!reads && args.channel && { pace: { lane: `${lane} ${args.channel}`, spacingMs: SPACING_MS } }),
    } as const;
    const result = await http.send(request, signal);
    if (!result.ok) return result;
    const value = read(result.value.json);
    return value === undefined ? failed("unavailable", UNREADABLE, { mayHaveHappened: !reads }) : { ok: true, value };
  };
}

function createChat(call: Call): Chat {
  return {
    async verify(signal) {
      const result = await call("auth.test", readTeam, { query: {} }, signal);
      return result.ok ? { ok: true, value: { name: result.value.team ?? null } } : result;
    },

    async post(target, message, signal) {
      const channel = await openTarget(call, target, signal);
      return channel.ok ? postMessage(call, channel.value, message, signal) : channel;
    },

    async findPost(target, messageId, between, signal) {
      const channel = await openTarget(call, target, signal);
      return channel.ok ? findMessage(call, channel.value, messageId, between, signal) : channel;
    },

    async listChannels(cursor, signal) {
      const all = await listChannels(call, "public_channel,private_channel", cursor, signal);
      // Reading private channels needs a separate permission, which not every app has.
      if (all.ok || all.failure.reason !== "permission_missing") return all;
      return listChannels(call, "public_channel", cursor, signal);
    },

    async findChannel(id, signal) {
      const read = fields({ channel: readChannel });
      const info = await call("conversations.info", read, { query: { channel: id } }, signal);
      if (!info.ok) return info.failure.reason === "not_found" ? { ok: true, value: null } : info;
      const { channel } = info.value;
      if (!channel?.id) return failed("unavailable", UNREADABLE);
      return { ok: true, value: channel.is_archived ? null : (toChannels([channel])[0] ?? null) };
    },
  };
}

/** Returns the id of the channel to post to. Opens the conversation of a direct message. */
async function openTarget(call: Call, target: ChatTarget, signal: AbortSignal): Promise<VendorResult<string>> {
  if (target.kind === "channel") return { ok: true, value: target.channelId };
  const readUser = fields({ user: readId });
  const user = await call("users.lookupByEmail", readUser, { query: { email: target.email } }, signal);
  if (!user.ok) return user;
  const body = { users: user.value.user?.id };
  const opened = await call("conversations.open", fields({ channel: readId }), { body }, signal);
  if (!opened.ok) return opened;
  const id = opened.value.channel?.id;
  return id ? { ok: true, value: id } : failed("unavailable", "The chat did not open a conversation with the user.");
}

async function postMessage(
  call: Call,
  channel: string,
  { id, text: plainText, blocks }: ChatMessage,
  signal: AbortSignal,
): Promise<VendorResult<ChatPost>> {
  const metadata = { event_type: EVENT_TYPE, event_payload: { id } };
  const body = { channel, text: toSlackText(plainText), blocks: toSlackBlocks(blocks), metadata, unfurl_links: false };
  const posted = await call("chat.postMessage", fields({ channel: text }), { body, channel }, signal);
  if (!posted.ok) return posted;
  return { ok: true, value: { channelId: posted.value.channel ?? channel } };
}

/** Finds a message by its metadata, because Slack has no idempotency key for messages. */
async function findMessage(
  call: Call,
  channelId: string,
  messageId: string,
  { from, to }: ChatPeriod,
  signal: AbortSignal,
): Promise<VendorResult<ChatPost | null>> {
  const period = { oldest: toTimestamp(from), latest: toTimestamp(to) };
  const query = { channel: channelId, ...period, include_all_metadata: "true", limit: String(PAGE_SIZE) };
  for (let cursor = ""; ; ) {
    const page = await call(
      "conversations.history",
      readHistory,
      { query: { ...query, ...(cursor && { cursor }) } },
      signal,
    );
    if (!page.ok) return page;
    const { messages, response_metadata } = page.value;
    if (!messages) return failed("unavailable", UNREADABLE);
    const isFound = messages.some(
      ({ metadata }) => metadata?.event_type === EVENT_TYPE && metadata.event_payload?.id === messageId,
    );
    if (isFound) return { ok: true, value: { channelId } };
    cursor = response_metadata?.next_cursor ?? "";
    if (cursor === "") return { ok: true, value: null };
  }
}

/** Converts a time to Slack's format, in seconds. */
function toTimestamp(date: Date): string {
  return (date.getTime() / 1000).toFixed(6);
}

async function listChannels(
  call: Call,
  types: string,
  cursor: string | null,
  signal: AbortSignal,
): Promise<VendorResult<VendorPage<ChatChannel>>> {
  const query = {
    types,
    exclude_archived: "true",
    limit: String(CHANNELS_PAGE_SIZE),
    ...(cursor !== null && { cursor }),
  };
  const page = await call("conversations.list", readChannels, { query }, signal);
  if (!page.ok) return page;
  const { channels, response_metadata } = page.value;
  if (!channels) return failed("unavailable", UNREADABLE);
  return { ok: true, value: { items: toChannels(channels), nextCursor: response_metadata?.next_cursor || null } };
}

function toChannels(channels: readonly Read<typeof readChannel>[]): ChatChannel[] {
  return channels.flatMap(({ id, name }) => (id ? [{ id, name: name || id }] : []));
}
