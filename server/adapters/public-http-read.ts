import type { Readable } from "node:stream";

/** What is kept of an answer, in bytes. */
const keptBytes = 1_024;

/** How long an answer's body may take once its status is known, in milliseconds: the status has already decided. */
const bodyTimeMs = 2_000;

/**
 * Reads the first 1,024 bytes as text and drops the rest. A body that breaks off or dawdles gives what came of it.
 * NUL is left out, since Postgres cannot store it, and so is a character cut in two.
 */
export const readStart = async (body: Readable): Promise<string> => {
  const chunks: Buffer[] = [];
  let length = 0;
  const timer = setTimeout(() => body.destroy(), bodyTimeMs);
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > keptBytes) break;
    }
  } catch {
    // The status line has come; a body that breaks off changes nothing about it.
  } finally {
    clearTimeout(timer);
  }
  const start = Buffer.concat(chunks).subarray(0, keptBytes);
  return new TextDecoder().decode(start, { stream: true }).replaceAll("\0", "");
};
