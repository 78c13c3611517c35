import { randomBytes } from "node:crypto";

function prefixAt(milliseconds: number): string {
  return `msg_${milliseconds.toString(16).padStart(12, "0")}`;
}

/**
 * A new event's id. It begins with the time, so that new events stand together at the end of their indexes however many there
 * are, and old ones are found by their ids.
 */
export function newEventId(): string {
  return prefixAt(Date.now()) + randomBytes(10).toString("hex");
}

/** What the ids of all events made before a moment sort before. */
export function eventIdAt(moment: Date): string {
  return prefixAt(moment.getTime());
}
