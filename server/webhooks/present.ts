import type { Schema } from "../http/contract.ts";
import type { UrlRefusal } from "../ports/public-http.ts";
import type { Endpoint } from "./endpoints/queries.ts";
import type { Delivery, LoggedAttempt } from "./endpoints/queries-deliveries.ts";

const EVENT_TYPES: Record<Schema["WebhookEventType"], true> = {
  "insights.new": true,
  "lookalike_job.completed": true,
  "lookalike_job.failed": true,
  "lookalike_job.cancelled": true,
  "signal.completed": true,
  "signal.failed": true,
  "signal.stopped": true,
  "crm_job.completed": true,
  "crm_job.failed": true,
};

export function presentEndpoint(endpoint: Endpoint): Schema["Webhook"] {
  return {
    id: endpoint.id,
    url: endpoint.url,
    events: endpoint.events.filter(isEventType),
    enabled: endpoint.enabled,
    created_at: endpoint.created_at.toISOString(),
    updated_at: endpoint.updated_at.toISOString(),
  };
}

export function presentDelivery(delivery: Delivery): Schema["WebhookDelivery"] {
  const { event_type, status } = delivery;
  if (event_type !== "webhook.test" && !isEventType(event_type)) throw new Error(`Unknown event type ${event_type}`);
  if (status !== "pending" && status !== "delivered" && status !== "failed")
    throw new Error(`Unknown delivery status ${status}`);
  return {
    delivery_id: delivery.id,
    event_id: delivery.event_id,
    event_type,
    status,
    attempts: delivery.attempts.map(presentAttempt),
    next_attempt_at: delivery.next_attempt_at?.toISOString() ?? null,
    created_at: delivery.created_at.toISOString(),
    delivered_at: status === "delivered" ? (delivery.finished_at?.toISOString() ?? null) : null,
  };
}

/** Returns the arguments of `problem` for a URL that must not be called. */
export function presentUrlRefusal({ reason, message }: UrlRefusal) {
  return [400, "WEBHOOK_URL_REFUSED", message, { field: "url", reason }] as const;
}

function presentAttempt(attempt: LoggedAttempt): Schema["WebhookAttempt"] {
  return {
    attempt_number: attempt.number,
    attempted_at: new Date(attempt.started_at).toISOString(),
    status_code: attempt.status_code,
    duration_ms: attempt.duration_ms,
    error: attempt.error,
    response_body: attempt.response_body,
  };
}

function isEventType(type: string): type is Schema["WebhookEventType"] {
  return Object.hasOwn(EVENT_TYPES, type);
}
