import { RollingWindow, StandIn, type StandInRequest, type StandInResponse, type StandInTime } from "./stand-in.ts";

interface SlackStandInOptions {
  readonly time: StandInTime;
  readonly token: string;
  readonly mayReadPrivateChannels?: boolean;
}

interface SlackChannel {
  readonly id: string;
  readonly name: string;
  readonly is_private: boolean;
  readonly is_archived: boolean;
  readonly is_member: boolean;
}

interface Message {
  readonly channel: string;
  readonly text: string;
  readonly blocks: readonly Block[];
  readonly metadata?: object;
}

interface Block {
  readonly type: string;
  readonly text?: { readonly type: string; readonly text: string };
  readonly elements?: readonly Button[];
}

interface Button {
  readonly type: string;
  readonly text: { readonly type: string; readonly text: string };
  readonly url: string;
}

/** Slack's limit for apps outside its marketplace, whatever limit a request specifies. */
const HISTORY_PAGE_SIZE = 15;

/** Stands in for Slack's Web API. */
export class SlackStandIn {
  readonly http: StandIn;
  team = "Acme";
  readonly channels: SlackChannel[] = [];
  readonly users: { id: string; email: string }[] = [];
  readonly messages: Message[] = [];
  /** The timestamps of the messages, in the same order. */
  readonly #timestamps: string[] = [];
  readonly #options: SlackStandInOptions;
  readonly #windows = new Map<string, RollingWindow>();

  constructor(options: SlackStandInOptions) {
    this.#options = options;
    this.http = new StandIn(options.time, (request) => this.#handle(request));
  }

  #handle({ path, headers, query, json }: StandInRequest): StandInResponse {
    const method = path.replace(/^\/api\//, "");
    if (headers.authorization !== `Bearer ${this.#options.token}`) return no("invalid_auth");
    switch (method) {
      case "auth.test":
        return yes({ team: this.team });
      case "users.lookupByEmail": {
        const user = this.users.find(({ email }) => email === query.get("email"));
        return user ? yes({ user: { id: user.id } }) : no("users_not_found");
      }
      case "conversations.open":
        return yes({ channel: { id: `D-${(json as { users: string }).users}` } });
      case "conversations.list":
        return this.#list(query);
      case "conversations.history":
        return this.#history(query);
      case "conversations.info": {
        const channel = this.channels.find(({ id }) => id === query.get("channel"));
        return channel ? yes({ channel }) : no("channel_not_found");
      }
      default:
        return this.#post(json as Message);
    }
  }

  #list(query: URLSearchParams): StandInResponse {
    const types = query.get("types")?.split(",") ?? [];
    const isPrivateAsked = types.includes("private_channel");
    if (isPrivateAsked && this.#options.mayReadPrivateChannels === false)
      return no("missing_scope", { needed: "groups:read" });
    const visible = this.channels.filter(
      ({ is_archived, is_private }) => !is_archived && (isPrivateAsked || !is_private),
    );
    const from = Number(query.get("cursor") || 0);
    const to = from + Number(query.get("limit"));
    const next_cursor = to < visible.length ? String(to) : "";
    return yes({ channels: visible.slice(from, to), response_metadata: { next_cursor } });
  }

  #history(query: URLSearchParams): StandInResponse {
    const isAsked = ({ channel }: Message, ts: string): boolean =>
      channel === query.get("channel") &&
      Number(ts) >= Number(query.get("oldest")) &&
      Number(ts) <= Number(query.get("latest"));
    const asked = this.messages.flatMap((message, place) => {
      const ts = this.#timestamps[place] ?? "";
      const { metadata, ...shown } = message;
      return isAsked(message, ts) ? [{ ...shown, ts, ...(query.get("include_all_metadata") && { metadata }) }] : [];
    });
    // Newest first, HISTORY_PAGE_SIZE messages a page.
    const from = Number(query.get("cursor") || 0);
    const next_cursor = from + HISTORY_PAGE_SIZE < asked.length ? String(from + HISTORY_PAGE_SIZE) : "";
    const messages = asked.toReversed().slice(from, from + HISTORY_PAGE_SIZE);
    return yes({ messages, response_metadata: { next_cursor } });
  }

  #post(message: Message): StandInResponse {
    const { channel: id, text, blocks } = message;
    const channel = this.channels.find((one) => one.id === id);
    if (!id.startsWith("D-") && !channel) return no("channel_not_found");
    if (channel?.is_archived) return no("is_archived");
    if (channel && !channel.is_member) return no("not_in_channel");
    if (text === "") return no("no_text");
    if (blocks.length > 50 || blocks.some(isInvalid)) return no("invalid_blocks");
    const window = this.#windows.get(id) ?? new RollingWindow(1, 1_000);
    this.#windows.set(id, window);
    if (!window.take(this.#options.time.now()))
      return { status: 429, body: { ok: false, error: "ratelimited" }, headers: { "retry-after": "1" } };
    const ts = `${(this.#options.time.now() / 1000).toFixed(3)}${String(this.messages.push(message)).padStart(3, "0")}`;
    this.#timestamps.push(ts);
    return yes({ channel: id, ts });
  }
}

function isInvalid({ type, text, elements = [] }: Block): boolean {
  if (type === "header") return text?.type !== "plain_text" || text.text.length > 150 || text.text === "";
  if (type === "section") return text === undefined || text.text.length > 3_000 || text.text === "";
  return type !== "actions" || elements.length === 0 || elements.length > 25 || elements.some(isInvalidButton);
}

function isInvalidButton({ type, text, url }: Button): boolean {
  return type !== "button" || text.type !== "plain_text" || text.text.length > 75 || url.length > 3_000;
}

function yes(body: object): StandInResponse {
  return { status: 200, body: { ok: true, ...body } };
}

function no(error: string, more: object = {}): StandInResponse {
  return { status: 200, body: { ok: false, error, ...more } };
}
