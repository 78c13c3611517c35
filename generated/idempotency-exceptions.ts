// Generated from spec/ by `npm run generate`. Not to be edited.

/** `POST`s that are sent without an `Idempotency-Key`, and other methods that are sent with one. */
export const IDEMPOTENCY_EXCEPTIONS: ReadonlySet<string> = new Set([
  "GET /api/v1/account/search-lookalikes",
  "POST /api/v1/account/get-account-list",
  "POST /api/v1/job-posts/search",
  "POST /api/v1/people/batch",
  "POST /api/v1/people/list",
  "POST /api/v1/quotes",
  "POST /api/v1/signal/get-signal-list",
  "POST /api/v2/account/filtered-accounts",
]);
