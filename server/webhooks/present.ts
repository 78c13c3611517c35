import type { Refusal, Schema } from "../http/contract.ts";
import type { UrlRefusal } from "../lib/public-url.ts";
import type { Endpoint } from "./endpoints/queries.ts";
import type { Delivery, LoggedAttempt } from "./endpoints/queries-deliveries.ts";

export function presentEndpoint(endpoint: Endpoint): Schema["Webhook"] {
  return {
    id: endpoint.id,
    url: endpoint.url,
    // The contract allows only these values when an endpoint is created or updated.
    events: endpoint.events as Schema["WebhookEventType"][],
    header_names: [...endpoint.header_names],
    enabled: endpoint.enabled,
    disabled_reason: endpoint.disabled_reason,
    created_at: endpoint.created_at.toISOString(),
    updated_at: endpoint.updated_at.toISOString(),
  };
}

export function presentDelivery(delivery: Delivery): Schema["WebhookDelivery"] {
  // Only events of the contract are published, and a check constraint allows only the statuses of the contract.
  const event_type = delivery.event_type as Schema["WebhookDelivery"]["event_type"];
  const status = delivery.status as Schema["WebhookDelivery"]["status"];
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

export function presentUrlRefusal({ reason, message }: UrlRefusal): Refusal<400> {
  return { status: 400, errorCode: "WEBHOOK_URL_REFUSED", message, details: { field: "url", reason } };
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
