import type { Schema } from "../http/contract.ts";
import type { Endpoint } from "./endpoints/queries.ts";
import type { Attempt, Delivery } from "./endpoints/queries-deliveries.ts";

const eventTypes: Record<Schema["WebhookEventType"], true> = {
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

function isEventType(type: string): type is Schema["WebhookEventType"] {
  return Object.hasOwn(eventTypes, type);
}
function isDeliveredType(type: string): type is Schema["DeliveredEventType"] {
  return type === "webhook.test" || isEventType(type);
}
function isStatus(status: string): status is Schema["WebhookDeliveryStatus"] {
  return ["pending", "delivered", "failed"].includes(status);
}

function deliveredType(type: string): Schema["DeliveredEventType"] {
  if (isDeliveredType(type)) return type;
  throw new Error(`An event of the unknown type ${type} is stored.`);
}

function deliveryStatus(status: string): Schema["WebhookDeliveryStatus"] {
  if (isStatus(status)) return status;
  throw new Error(`A delivery with the unknown status ${status} is stored.`);
}

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

function presentAttempt(attempt: Attempt): Schema["WebhookAttempt"] {
  return {
    attempt_number: attempt.number,
    attempted_at: new Date(attempt.started_at).toISOString(),
    status_code: attempt.status_code,
    duration_ms: attempt.duration_ms,
    error: attempt.error,
    response_body: attempt.response_body,
  };
}

export function presentDelivery(delivery: Delivery): Schema["WebhookDelivery"] {
  return {
    delivery_id: delivery.id,
    event_id: delivery.event_id,
    event_type: deliveredType(delivery.event_type),
    status: deliveryStatus(delivery.status),
    attempts: delivery.attempts.map(presentAttempt),
    next_attempt_at: delivery.next_attempt_at?.toISOString() ?? null,
    created_at: delivery.created_at.toISOString(),
    delivered_at: delivery.status === "delivered" ? (delivery.finished_at?.toISOString() ?? null) : null,
  };
}
