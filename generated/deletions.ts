// Generated from spec/ by `npm run generate`. Not to be edited.

/** The response to a `DELETE`: fields that repeat its parameters, and a flag that is always true. */
interface Deletion {
  readonly flag: string;
  /** The parameter that each field repeats. */
  readonly names: Readonly<Record<string, string>>;
  /** Whether the operation deletes the API key of its caller. */
  readonly deletesKey: boolean;
}

/** Every `DELETE`, as method and path. */
export const DELETIONS: Readonly<Record<string, Deletion | undefined>> = {
  "DELETE /api/v1/account/blocklist/{domain}": {"flag":"removed","names":{"domain":"domain"},"deletesKey":false},
  "DELETE /api/v1/agent/key": {"flag":"deleted","names":{},"deletesKey":true},
  "DELETE /api/v1/audiences/{audience_id}": {"flag":"deleted","names":{"id":"audience_id"},"deletesKey":false},
  "DELETE /api/v1/icps/{icp_id}": {"flag":"deleted","names":{"id":"icp_id"},"deletesKey":false},
  "DELETE /api/v1/integrations/{kind}": {"flag":"disconnected","names":{"kind":"kind"},"deletesKey":false},
  "DELETE /api/v1/signal/{signal_id}": {"flag":"deleted","names":{"id":"signal_id"},"deletesKey":false},
  "DELETE /api/v1/views/{view_id}": {"flag":"deleted","names":{"id":"view_id"},"deletesKey":false},
  "DELETE /api/v1/webhooks/{webhook_id}": {"flag":"deleted","names":{"id":"webhook_id"},"deletesKey":false},
  "DELETE /api/v1/workspace/members": {"flag":"removed","names":{"email":"email"},"deletesKey":false},
};
