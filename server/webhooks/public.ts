// A webhook is identified by an `EndpointKey`: the workspace's own by id, a view's by its view.

export { findHeaderFaults } from "./delivery/headers.ts";
export { publish, publishToViews } from "./delivery/queries-publish.ts";
export { redactInsights } from "./delivery/redact.ts";
export {
  deleteEndpoint,
  listEndpointDeliveries,
  redeliver,
  rotateSecret,
  setViewWebhook,
  testEndpoint,
  WEBHOOK_REFUSALS,
  type WebhookProblem,
} from "./endpoints/endpoint.ts";
export { listViewEndpoints, type ViewEndpoint } from "./endpoints/queries-views.ts";
export { replay } from "./endpoints/replay.ts";
export { presentDelivery, presentUrlRefusal } from "./present.ts";
