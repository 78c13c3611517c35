export type {
  Call,
  CallOptions,
  ClientResponse,
  components,
  operations,
  paths,
  Schema,
  WebhookEvent,
  WebhookEventType,
  webhooks,
} from "./contract.ts";
export { type Client, createClient } from "./create-client.ts";
export { ApiError, ConnectionError, ValidationError } from "./errors.ts";
export {
  cancelJob,
  type FollowOptions,
  type LookalikeJob,
  type LookalikePage,
  pagesOfJob,
  submitLookalikeJob,
  waitForCrmJob,
  waitForJob,
  waitForSignal,
} from "./jobs.ts";
export type { ClientOptions } from "./options.ts";
export { itemsOf, numberedPages, offsetPages } from "./pages.ts";
export type { RetryOptions } from "./retry.ts";
export { type VerifyOptions, verifyWebhook, type WebhookHeaders, WebhookVerificationError } from "./verify-webhook.ts";
