import { shortenText } from "../../lib/slice-text.ts";
import type { ChatBlock, ChatButton, ChatListItem } from "../../ports/chat.ts";

/** Limits of Block Kit (https://docs.slack.dev/reference/block-kit/blocks). */
const MAX_BLOCKS = 50;
const MAX_SECTION_LENGTH = 3_000;
const MAX_HEADER_LENGTH = 150;
const MAX_BUTTON_LENGTH = 75;
const MAX_BUTTONS = 25;
const MAX_URL_LENGTH = 3_000;
/** Slack truncates text above 40,000 characters and recommends at most 4,000. */
const MAX_TEXT_LENGTH = 4_000;

type SlackBlock = Readonly<Record<string, unknown>>;

/** Converts blocks to Block Kit. Shortens long text with an ellipsis, and long lists after a whole line. */
export function toSlackBlocks(blocks: readonly ChatBlock[]): SlackBlock[] {
  return blocks.filter(hasContent).slice(0, MAX_BLOCKS).map(toSlackBlock);
}

export function toSlackText(text: string): string {
  return shortenEscaped(escapeText(text), MAX_TEXT_LENGTH);
}

function toSlackBlock(block: ChatBlock): SlackBlock {
  switch (block.kind) {
    case "heading":
      return { type: "header", text: { type: "plain_text", text: shortenText(block.text, MAX_HEADER_LENGTH) } };
    case "paragraph":
      return section(shortenEscaped(escapeText(block.text), MAX_SECTION_LENGTH));
    case "list":
      return section(joinLines(block.items.map(toLine)));
    case "buttons":
      return { type: "actions", elements: block.buttons.filter(isButton).slice(0, MAX_BUTTONS).map(toButton) };
  }
}

function section(text: string): SlackBlock {
  return { type: "section", text: { type: "mrkdwn", text } };
}

/** Slack rejects empty blocks. */
function hasContent(block: ChatBlock): boolean {
  if (block.kind === "list") return block.items.length > 0;
  return block.kind === "buttons" ? block.buttons.some(isButton) : block.text.trim() !== "";
}

/** Slack rejects longer URLs. */
function isButton({ url }: ChatButton): boolean {
  return url.length <= MAX_URL_LENGTH;
}

function toButton({ text, url }: ChatButton): SlackBlock {
  return { type: "button", text: { type: "plain_text", text: shortenText(text, MAX_BUTTON_LENGTH) }, url };
}

function toLine({ text, url, detail }: ChatListItem): string {
  const name = shortenEscaped(escapeText(text), 500);
  const linked = url ? `<${escapeText(url).replaceAll("|", "%7C")}|${name.replaceAll("|", "¦")}>` : name;
  return `• ${linked}${detail ? ` – ${shortenEscaped(escapeText(detail), 500)}` : ""}`;
}

function joinLines(lines: readonly string[]): string {
  let text = "";
  for (const line of lines) {
    if (text.length + line.length + 2 > MAX_SECTION_LENGTH) return `${text}\n…`.trim();
    text = text === "" ? line : `${text}\n${line}`;
  }
  return text;
}

/** Escapes markup characters (https://docs.slack.dev/messaging/formatting-message-text#escaping). */
function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Shortens escaped text, but not inside an entity such as &amp;. */
function shortenEscaped(text: string, maxLength: number): string {
  return shortenText(text, maxLength).replace(/&[a-z]{0,3}…$/, "…");
}
