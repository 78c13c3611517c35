import type { UrlRefusal } from "../ports/public-http.ts";

// The arguments of `problem`, each in one place, so that a foreign webhook is told of byte for byte as an unknown one.

export const noWebhook = [404, "NOT_FOUND", "This workspace has no such webhook."] as const;

export const noDelivery = [404, "NOT_FOUND", "This webhook has no such delivery."] as const;

export const turnedOff = [
  409,
  "CONFLICT",
  "The webhook is turned off. Turn it on first: set enabled to true.",
] as const;

export function tooManyWebhooks(limit: number) {
  return [
    409,
    "WEBHOOK_LIMIT_REACHED",
    `This workspace has ${limit} webhooks, the most there can be. Delete one first.`,
    { limit },
  ] as const;
}

export function urlRefused({ reason, sentence }: UrlRefusal) {
  return [400, "WEBHOOK_URL_REFUSED", sentence, { field: "url", reason }] as const;
}
