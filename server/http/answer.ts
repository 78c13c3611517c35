import type { TextStream } from "./contract.ts";

/** What goes back over the wire: JSON text (another type only when a header says so), bytes, or text made piece by piece. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | TextStream<string>;
}

/** Header values as text. */
export function headerTexts(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) texts[name] = String(value);
  return texts;
}

/** Whether a body is text made piece by piece. */
export function isTextStream(body: unknown): body is TextStream<string> {
  return typeof body === "object" && body !== null && "chunks" in body && "mediaType" in body;
}
