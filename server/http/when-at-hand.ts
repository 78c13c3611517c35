import type { IncomingMessage } from "node:http";

/**
 * The longest request that is read before its caller is known, target and body together: to check it takes no longer than to
 * find the caller, also with as many faults as fit into it.
 */
const MOST_BYTES = 1_024;

/**
 * Reads a request that is short and has come whole, in the next turn of the event loop: while the database, by then asked,
 * finds its caller. Undefined for all others.
 */
export async function whenAtHand<Outcome>(
  request: IncomingMessage,
  read: () => Promise<Outcome>,
): Promise<Outcome | undefined> {
  await new Promise((resolve) => setImmediate(resolve));
  return isAtHand(request) ? read() : undefined;
}

function isAtHand({ complete, headers, url = "" }: IncomingMessage): boolean {
  if (!complete || headers["transfer-encoding"] !== undefined) return false;
  return url.length + Number(headers["content-length"] ?? 0) <= MOST_BYTES;
}
