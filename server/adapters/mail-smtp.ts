import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { createTransport } from "nodemailer";
import type { Mail, MailResult } from "../ports/mail.ts";
import { toNodemailer } from "./mail-message.ts";

interface SmtpMailOptions {
  /** `smtp://user:password@host:587?from=name@host` for STARTTLS, or `smtps://…` for TLS from the start. */
  readonly url: string;
  /** Time limit of each step (connecting, greeting, response) in milliseconds. Default 15,000. */
  readonly timeoutMs?: number;
}

// RFC 5321 allows servers minutes to respond. Jobs send email and retry, so they need not wait that long.
const TIMEOUT_MS = 15_000;

/** Sends mail through an SMTP server, over one connection for each email. */
export function smtpMail({ url, timeoutMs = TIMEOUT_MS }: SmtpMailOptions): Mail {
  const address = new URL(url);
  const from = address.searchParams.get("from") ?? defaultSender(hostWithoutBrackets(address));
  const host = hostWithoutBrackets(address);
  const isSecure = address.protocol === "smtps:";
  const transport = createTransport({
    host,
    secure: isSecure,
    // Without TLS, an attacker on the network could strip STARTTLS and read login codes and the password.
    requireTLS: !isSecure && !isLoopback(host),
    port: address.port ? Number(address.port) : undefined,
    auth: address.username
      ? { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) }
      : undefined,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    logger: false,
  });
  return {
    send: async (message, signal) => {
      try {
        await transport.sendMail({ ...toNodemailer(message, from), signal });
        return { outcome: "accepted" };
      } catch (error) {
        return toResult(error);
      }
    },
    close: async () => transport.close(),
  };
}

/** Returns the host. Omits the brackets of an IPv6 address. */
function hostWithoutBrackets({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, "$1");
}

function isLoopback(host: string): boolean {
  return host === "localhost" || (ipaddr.isValid(host) && ipaddr.process(host).range() === "loopback");
}

function defaultSender(host: string): string {
  return `no-reply@${isIP(host) ? "localhost" : host}`;
}

/**
 * A 5xx response to the recipient or the message is permanent (RFC 5321, 4.2.1). A 5xx response to the login or the
 * sender may come from a wrong setting, so the email may be accepted later.
 */
function toResult(error: unknown): MailResult {
  if (!(error instanceof Error)) return { outcome: "unavailable", reason: String(error) };
  const { responseCode, command, message } = error as Error & { responseCode?: number; command?: string };
  const reason = message.slice(0, 300);
  const isFinal = (responseCode ?? 0) >= 500 && (command === "RCPT TO" || command === "DATA");
  return { outcome: isFinal ? "refused" : "unavailable", reason };
}
