export * from "../../generated/client-operations.ts";
export { CONTRACT_VERSION } from "../../generated/contract-version.ts";
export { createPathClient, type PathClient } from "./call.ts";
export type { Call, CallOptions, ClientResponse, RateLimit, RetryOptions } from "./call-types.ts";
export type {
  components,
  operations,
  paths,
  RawBody,
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
export {
  call,
  type Data,
  type Fields,
  type Item,
  items,
  type Line,
  lines,
  type NamedOperation,
  type OperationConstant,
  pages,
  stream,
} from "./operations.ts";
export type { Attempt, ClientOptions, EndedAttempt, Hooks } from "./options.ts";
export { itemsOf, numberedPages, offsetPages } from "./pages.ts";
export { type VerifyOptions, verifyWebhook, type WebhookHeaders, WebhookVerificationError } from "./verify-webhook.ts";
