// Generated from spec/ by `npm run generate`. Not to be edited.

/** Operations that require `X-User-ID`: method and path. */
export const USER_REQUIRED: ReadonlySet<string> = new Set([
  "GET /api/v1/insights/alerts",
  "GET /api/v1/insights/feed",
  "GET /api/v1/people/filters",
  "POST /api/v1/signal/deploy/competitor-engagement-agent",
  "POST /api/v2/signal/deploy/trait-only",
]);
