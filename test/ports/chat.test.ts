import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SlackStandIn } from "../../scripts/support/vendors/slack.ts";
import type { StandInResponse } from "../../scripts/support/vendors/stand-in.ts";
import { TestTime } from "../../scripts/support/vendors/test-time.ts";
import { slackConnector } from "../../server/adapters/slack/slack.ts";
import type { Chat, ChatMessage } from "../../server/ports/chat.ts";
import { FakeChat } from "../support/fakes/fake-chat.ts";
import { failureFor, type Trouble } from "../support/fakes/fake-vendor.ts";

const never = new AbortController().signal;
const TOKEN = "xoxb-17653672481";
const message: ChatMessage = {
  id: "message-1",
  text: "3 new insights",
  blocks: [
    { kind: "heading", text: "3 new insights" },
    { kind: "paragraph", text: "For <Northwind> & friends" },
    { kind: "list", items: [{ text: "Northwind", url: "https://northwind.example/?a=1&b=2", detail: "hires a VP" }] },
    { kind: "buttons", buttons: [{ text: "Open the view", url: "https://app.example/views/1" }] },
  ],
};

interface ChatWorld {
  readonly chat: Chat;
  addUser(email: string): void;
  addChannel(name: string, options?: { isPrivate?: boolean; isArchived?: boolean; isMember?: boolean }): string;
  /** Returns the plain texts of posted messages. */
  posted(): string[];
  fail(trouble: Trouble): void;
  forbidReading(): void;
  now(): number;
  close(): Promise<void>;
}

function openFake(): ChatWorld {
  const chat = new FakeChat();
  return {
    chat,
    addUser: (email) => chat.emails.push(email),
    addChannel: (name, { isArchived, isMember } = {}) => {
      chat.channels.push({ id: `channel-${chat.channels.length}`, name, isArchived, isMember });
      return chat.channels.at(-1)?.id ?? "";
    },
    posted: () => chat.posts.map((post) => post.message.text),
    fail: (reason) => {
      chat.failure = failureFor(reason);
    },
    forbidReading: () => {
      chat.mayReadMessages = false;
    },
    now: () => Date.now(),
    close: async () => undefined,
  };
}

const RESPONSES: Readonly<Record<Trouble, StandInResponse>> = {
  credentials_rejected: { status: 200, body: { ok: false, error: "token_revoked" } },
  rate_limited: { status: 429, body: { ok: false, error: "ratelimited" }, headers: { "retry-after": "3600" } },
  unavailable: { status: 502, body: "<html>Bad Gateway</html>" },
};

async function openSlack(
  mayReadPrivateChannels = true,
): Promise<ChatWorld & { standIn: SlackStandIn; time: TestTime }> {
  const time = new TestTime();
  const standIn = new SlackStandIn({ time, token: TOKEN, mayReadPrivateChannels });
  const connected = slackConnector({ baseUrl: await standIn.http.listen(), time }).connect({ bot_token: TOKEN });
  if (!connected.ok) throw new Error(connected.failure.message);
  return {
    chat: connected.value,
    standIn,
    time,
    addUser: (email) => standIn.users.push({ id: `U${standIn.users.length}`, email }),
    addChannel: (name, { isPrivate = false, isArchived = false, isMember = true } = {}) => {
      const id = `C${standIn.channels.length}`;
      standIn.channels.push({ id, name, is_private: isPrivate, is_archived: isArchived, is_member: isMember });
      return id;
    },
    posted: () => standIn.messages.map(({ text }) => text),
    fail: (trouble) => standIn.http.inject({ on: / /, times: Number.POSITIVE_INFINITY, response: RESPONSES[trouble] }),
    forbidReading: () =>
      standIn.http.inject({
        on: /history/,
        response: { status: 200, body: { ok: false, error: "missing_scope", needed: "channels:history" } },
      }),
    now: () => time.now(),
    close: () => standIn.http.close(),
  };
}

describe.each([
  { name: "the fake", openWorld: async () => openFake() },
  { name: "Slack", openWorld: () => openSlack() },
])("a chat: $name", ({ openWorld }) => {
  let world: ChatWorld;
  beforeEach(async () => {
    world = await openWorld();
  });
  afterEach(() => world.close());

  it("verifies credentials that work", async () => {
    expect(await world.chat.verify(never)).toEqual({ ok: true, value: { name: "Acme" } });
  });

  it("posts to a channel and to a person by email", async () => {
    const channelId = world.addChannel("sales");
    world.addUser("ada@acme.example");
    const first = await world.chat.post({ kind: "channel", channelId }, message, never);
    const second = await world.chat.post(
      { kind: "direct", email: "ada@acme.example" },
      { ...message, text: "For you" },
      never,
    );
    expect(first).toMatchObject({ ok: true, value: { channelId } });
    expect(second.ok).toBe(true);
    expect(world.posted()).toEqual(["3 new insights", "For you"]);
  });

  it("finds a message by its id in its channel, and returns null if it was not posted there", async () => {
    const sales = { kind: "channel", channelId: world.addChannel("sales") } as const;
    const other = { kind: "channel", channelId: world.addChannel("other") } as const;
    const from = new Date(world.now() - 60_000);
    const posted = await world.chat.post(sales, message, never);
    for (let place = 0; place < 20; place += 1)
      await world.chat.post(sales, { ...message, id: `another-${place}` }, never);
    const between = { from, to: new Date(world.now() + 60_000) };
    expect(await world.chat.findPost(sales, "message-1", between, never)).toEqual(posted);
    expect(await world.chat.findPost(sales, "message-2", between, never)).toEqual({ ok: true, value: null });
    expect(await world.chat.findPost(other, "message-1", between, never)).toEqual({ ok: true, value: null });
  });

  it("reports that the app lacks the permission to read messages", async () => {
    const sales = { kind: "channel", channelId: world.addChannel("sales") } as const;
    world.forbidReading();
    const between = { from: new Date(0), to: new Date() };
    expect(await world.chat.findPost(sales, "message-1", between, never)).toMatchObject({
      ok: false,
      failure: { reason: "permission_missing", message: expect.stringMatching(/^[A-Z].+\.$/) },
    });
  });

  it("returns a message about an invalid target, and posts nothing", async () => {
    const archived = world.addChannel("old", { isArchived: true });
    const foreign = world.addChannel("foreign", { isMember: false });
    const targets = [
      { kind: "channel", channelId: "C404" },
      { kind: "channel", channelId: archived },
      { kind: "channel", channelId: foreign },
      { kind: "direct", email: "nobody@acme.example" },
    ] as const;
    const reasons: string[] = [];
    for (const target of targets) {
      const result = await world.chat.post(target, message, never);
      expect(result).toMatchObject({ ok: false, failure: { message: expect.stringMatching(/^[A-Z].+\.$/) } });
      if (!result.ok) reasons.push(result.failure.reason);
    }
    expect(reasons).toEqual(["not_found", "refused", "permission_missing", "not_found"]);
    expect(world.posted()).toEqual([]);
  });

  it("lists the channels that are not archived, over several pages", async () => {
    for (let place = 0; place < 450; place++) world.addChannel(`channel-${place}`, { isPrivate: place % 2 === 0 });
    world.addChannel("old", { isArchived: true });
    const names: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<Chat["listChannels"]>> = await world.chat.listChannels(cursor, never);
      if (!page.ok) throw new Error(page.failure.message);
      names.push(...page.value.items.map(({ name }) => name));
      cursor = page.value.nextCursor;
    } while (cursor !== null);
    expect(names).toEqual(Array.from({ length: 450 }, (_, place) => `channel-${place}`));
  });

  it("finds a channel by id, and returns null if it is archived or unknown", async () => {
    const id = world.addChannel("sales", { isPrivate: true });
    const archived = world.addChannel("old", { isArchived: true });
    expect(await world.chat.findChannel(id, never)).toEqual({ ok: true, value: { id, name: "sales" } });
    expect(await world.chat.findChannel(archived, never)).toEqual({ ok: true, value: null });
    expect(await world.chat.findChannel("C404", never)).toEqual({ ok: true, value: null });
  });

  it.each<Trouble>(["credentials_rejected", "rate_limited", "unavailable"])(
    "returns a failure for %s",
    async (reason) => {
      const channelId = world.addChannel("sales");
      world.fail(reason);
      const results = [
        await world.chat.verify(never),
        await world.chat.post({ kind: "channel", channelId }, message, never),
        await world.chat.listChannels(null, never),
        await world.chat.findChannel(channelId, never),
        await world.chat.findPost(
          { kind: "channel", channelId },
          "message-1",
          { from: new Date(0), to: new Date() },
          never,
        ),
      ];
      expect(results.map((result) => !result.ok && result.failure.reason)).toEqual(Array(5).fill(reason));
      expect(JSON.stringify(results)).not.toContain(TOKEN);
      expect(world.posted()).toEqual([]);
    },
  );

  it("posts nothing after the signal has aborted", async () => {
    const channelId = world.addChannel("sales");
    const result = await world.chat.post({ kind: "channel", channelId }, message, AbortSignal.abort());
    expect(result).toMatchObject({ ok: false, failure: { reason: "aborted" } });
    expect(world.posted()).toEqual([]);
  });
});

describe("Slack", () => {
  let slack: Awaited<ReturnType<typeof openSlack>>;
  beforeEach(async () => {
    slack = await openSlack();
  });
  afterEach(() => slack.close());

  it("that rejects a request without a message is reported without a message", async () => {
    const response = { status: 200, body: { ok: false, error: "team_access_not_granted" } };
    slack.standIn.http.inject({ on: /auth/, response });
    expect(await slack.chat.verify(never)).toMatchObject({
      failure: { reason: "refused", message: "The chat rejected the request: team_access_not_granted." },
    });
  });

  it("gets blocks and plain text, with every character escaped", async () => {
    const channelId = slack.addChannel("sales");
    await slack.chat.post({ kind: "channel", channelId }, message, never);
    expect(slack.standIn.messages[0]).toEqual({
      channel: channelId,
      text: "3 new insights",
      metadata: { event_type: "account_intelligence_message", event_payload: { id: "message-1" } },
      unfurl_links: false,
      blocks: [
        { type: "header", text: { type: "plain_text", text: "3 new insights" } },
        { type: "section", text: { type: "mrkdwn", text: "For &lt;Northwind&gt; &amp; friends" } },
        {
          type: "section",
          text: { type: "mrkdwn", text: "• <https://northwind.example/?a=1&amp;b=2|Northwind> – hires a VP" },
        },
        {
          type: "actions",
          elements: [
            { type: "button", text: { type: "plain_text", text: "Open the view" }, url: "https://app.example/views/1" },
          ],
        },
      ],
    });
  });

  it("gets messages truncated to its limits", async () => {
    const channelId = slack.addChannel("sales");
    const items = Array.from({ length: 500 }, (_, place) => ({ text: `Company & sons ${place}` }));
    const long: ChatMessage = {
      id: "message-1",
      text: "&".repeat(10_000),
      blocks: [
        { kind: "heading", text: "🚀".repeat(200) },
        { kind: "list", items },
        { kind: "paragraph", text: "" },
        ...Array.from({ length: 80 }, () => ({ kind: "paragraph", text: "&".repeat(5_000) }) as const),
      ],
    };
    expect(await slack.chat.post({ kind: "channel", channelId }, long, never)).toMatchObject({ ok: true });
    const [posted] = slack.standIn.messages;
    expect(posted?.blocks).toHaveLength(50);
    expect(posted?.blocks[0]?.text?.text.isWellFormed()).toBe(true);
    expect(posted?.blocks[1]?.text?.text.endsWith("\n…")).toBe(true);
    expect(posted?.blocks[2]?.text?.text).toMatch(/^(&amp;)+…$/);
  });

  it("gets at most one message a second per channel, while other channels do not wait", async () => {
    const [first, second] = [slack.addChannel("a"), slack.addChannel("b")];
    for (const channelId of [first, first, second, first])
      expect(await slack.chat.post({ kind: "channel", channelId }, message, never)).toMatchObject({ ok: true });
    const posts = slack.standIn.http.requestsTo(/chat\.postMessage/);
    const start = posts[0]?.at ?? 0;
    expect(posts.map(({ at }) => at - start)).toEqual([0, 1_000, 1_000, 2_000]);
  });

  it("is called again after its Retry-After", async () => {
    const channelId = slack.addChannel("sales");
    const response = { status: 429, body: { ok: false, error: "ratelimited" }, headers: { "retry-after": "30" } };
    slack.standIn.http.inject({ on: /postMessage/, response });
    expect(await slack.chat.post({ kind: "channel", channelId }, message, never)).toMatchObject({ ok: true });
    expect(slack.time.sleeps[0]).toBeGreaterThanOrEqual(30_000);
    expect(slack.posted()).toHaveLength(1);
  });

  it("gets no retry of a message whose response was lost, because the message may have been posted", async () => {
    const channelId = slack.addChannel("sales");
    slack.standIn.http.inject({ on: /postMessage/, lostResponse: true });
    const result = await slack.chat.post({ kind: "channel", channelId }, message, never);
    expect(result).toMatchObject({ ok: false, failure: { reason: "unavailable", mayHaveHappened: true } });
    expect(slack.posted()).toHaveLength(1);
  });

  it("reports the permission that the app lacks", async () => {
    const channelId = slack.addChannel("sales");
    const response = { status: 200, body: { ok: false, error: "missing_scope", needed: "chat:write" } };
    slack.standIn.http.inject({ on: /postMessage/, response });
    expect(await slack.chat.post({ kind: "channel", channelId }, message, never)).toMatchObject({
      failure: { reason: "permission_missing", message: expect.stringContaining("chat:write") },
    });
  });

  it("returns public channels to an app that may not read private ones", async () => {
    await slack.close();
    slack = await openSlack(false);
    const id = slack.addChannel("open");
    slack.addChannel("hidden", { isPrivate: true });
    expect(await slack.chat.listChannels(null, never)).toEqual({
      ok: true,
      value: { items: [{ id, name: "open" }], nextCursor: null },
    });
  });
});
