import { randomUUID } from "node:crypto";

// Printable, short, and nothing that could forge a log line or a header.
const SANE = /^[A-Za-z0-9._:+/=@-]{1,128}$/;

/** The caller's own request identifier when it is sane, else a new one. */
export function requestIdFrom(header: string | string[] | undefined): string {
  return typeof header === "string" && SANE.test(header) ? header : randomUUID();
}
