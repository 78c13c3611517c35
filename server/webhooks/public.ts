// An `EndpointKey` identifies a workspace's webhook by the webhook's id, or a view's webhook by the view's id.

export { findHeaderFaults } from "./delivery/headers.ts";
export { publish, publishToViews } from "./delivery/queries-publish.ts";
export { redactInsights } from "./delivery/redact.ts";
export {
  deleteEndpoint,
  rotateSecret,
  setViewWebhook,
  turnViewWebhookOff,
} from "./endpoints/endpoint.ts";
export { listViewEndpoints, type ViewEndpoint } from "./endpoints/queries.ts";
export { listLog, sendAgain, sendRangeAgain, sendTest, webhookRefusal } from "./endpoints/verbs.ts";
export { presentUrlRefusal } from "./present.ts";
