// Generated from spec/ by `npm run generate`. Not to be edited.

import type { ErrorObject } from "ajv";

/** Returns whether the value is valid; if not, `errors` has every error. Request validators fill in defaults. */
interface Validator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

declare const validators: {
  readonly AccountTimeline_read: Readonly<Record<number, Validator>>;
  readonly Accounts_countryOptions: Readonly<Record<number, Validator>>;
  readonly Accounts_filters: Readonly<Record<number, Validator>>;
  readonly Accounts_firmographicOptions: Readonly<Record<number, Validator>>;
  readonly Accounts_import: Readonly<Record<number, Validator>>;
  readonly Accounts_list: Readonly<Record<number, Validator>>;
  readonly Accounts_listFiltered: Readonly<Record<number, Validator>>;
  readonly Accounts_read: Readonly<Record<number, Validator>>;
  readonly Accounts_searchByName: Readonly<Record<number, Validator>>;
  readonly Accounts_searchByTraits: Readonly<Record<number, Validator>>;
  readonly AgentKeys_deleteKey: Readonly<Record<number, Validator>>;
  readonly AgentKeys_me: Readonly<Record<number, Validator>>;
  readonly AgentKeys_rotateKey: Readonly<Record<number, Validator>>;
  readonly AgentKeys_signUp: Readonly<Record<number, Validator>>;
  readonly AgentKeys_verify: Readonly<Record<number, Validator>>;
  readonly Audiences_addAccounts: Readonly<Record<number, Validator>>;
  readonly Audiences_addPeople: Readonly<Record<number, Validator>>;
  readonly Audiences_create: Readonly<Record<number, Validator>>;
  readonly Audiences_list: Readonly<Record<number, Validator>>;
  readonly Audiences_read: Readonly<Record<number, Validator>>;
  readonly Audiences_removeAccounts: Readonly<Record<number, Validator>>;
  readonly Audiences_removePeople: Readonly<Record<number, Validator>>;
  readonly Blocklist_add: Readonly<Record<number, Validator>>;
  readonly Blocklist_list: Readonly<Record<number, Validator>>;
  readonly Blocklist_remove: Readonly<Record<number, Validator>>;
  readonly Credits_balance: Readonly<Record<number, Validator>>;
  readonly Credits_prices: Readonly<Record<number, Validator>>;
  readonly Credits_usage: Readonly<Record<number, Validator>>;
  readonly Crm_checkJobStatus: Readonly<Record<number, Validator>>;
  readonly Crm_syncAccounts: Readonly<Record<number, Validator>>;
  readonly Crm_syncPeople: Readonly<Record<number, Validator>>;
  readonly Events_listAccountEvents: Readonly<Record<number, Validator>>;
  readonly Events_listEventTypes: Readonly<Record<number, Validator>>;
  readonly Events_listVerticals: Readonly<Record<number, Validator>>;
  readonly Icps_create: Readonly<Record<number, Validator>>;
  readonly Icps_delete: Readonly<Record<number, Validator>>;
  readonly Icps_list: Readonly<Record<number, Validator>>;
  readonly Icps_read: Readonly<Record<number, Validator>>;
  readonly Icps_update: Readonly<Record<number, Validator>>;
  readonly Insights_alerts: Readonly<Record<number, Validator>>;
  readonly Insights_feed: Readonly<Record<number, Validator>>;
  readonly Integrations_connect: Readonly<Record<number, Validator>>;
  readonly Integrations_disconnect: Readonly<Record<number, Validator>>;
  readonly Integrations_list: Readonly<Record<number, Validator>>;
  readonly Lookalikes_cancelBulk: Readonly<Record<number, Validator>>;
  readonly Lookalikes_exportBulk: Readonly<Record<number, Validator>>;
  readonly Lookalikes_listBulk: Readonly<Record<number, Validator>>;
  readonly Lookalikes_pollBulk: Readonly<Record<number, Validator>>;
  readonly Lookalikes_search: Readonly<Record<number, Validator>>;
  readonly Lookalikes_submitBulk: Readonly<Record<number, Validator>>;
  readonly People_batch: Readonly<Record<number, Validator>>;
  readonly People_enrichEmails: Readonly<Record<number, Validator>>;
  readonly People_filters: Readonly<Record<number, Validator>>;
  readonly People_list: Readonly<Record<number, Validator>>;
  readonly Signals_deployCompetitorEngagement: Readonly<Record<number, Validator>>;
  readonly Signals_deployJobPostFirstTimeMention: Readonly<Record<number, Validator>>;
  readonly Signals_deploySocialActivity: Readonly<Record<number, Validator>>;
  readonly Signals_deploySocialListening: Readonly<Record<number, Validator>>;
  readonly Signals_deployTraitOnly: Readonly<Record<number, Validator>>;
  readonly Signals_list: Readonly<Record<number, Validator>>;
  readonly Signals_read: Readonly<Record<number, Validator>>;
  readonly Signals_results: Readonly<Record<number, Validator>>;
  readonly Signals_stop: Readonly<Record<number, Validator>>;
  readonly Views_create: Readonly<Record<number, Validator>>;
  readonly Views_delete: Readonly<Record<number, Validator>>;
  readonly Views_list: Readonly<Record<number, Validator>>;
  readonly Views_listDeliveries: Readonly<Record<number, Validator>>;
  readonly Views_options: Readonly<Record<number, Validator>>;
  readonly Views_read: Readonly<Record<number, Validator>>;
  readonly Views_redeliver: Readonly<Record<number, Validator>>;
  readonly Views_rotateWebhookSecret: Readonly<Record<number, Validator>>;
  readonly Views_testWebhook: Readonly<Record<number, Validator>>;
  readonly Views_update: Readonly<Record<number, Validator>>;
  readonly Webhooks_create: Readonly<Record<number, Validator>>;
  readonly Webhooks_delete: Readonly<Record<number, Validator>>;
  readonly Webhooks_list: Readonly<Record<number, Validator>>;
  readonly Webhooks_listDeliveries: Readonly<Record<number, Validator>>;
  readonly Webhooks_read: Readonly<Record<number, Validator>>;
  readonly Webhooks_redeliver: Readonly<Record<number, Validator>>;
  readonly Webhooks_rotateSecret: Readonly<Record<number, Validator>>;
  readonly Webhooks_test: Readonly<Record<number, Validator>>;
  readonly Webhooks_update: Readonly<Record<number, Validator>>;
  readonly WorkspaceMembers_add: Readonly<Record<number, Validator>>;
  readonly WorkspaceMembers_list: Readonly<Record<number, Validator>>;
  readonly WorkspaceMembers_remove: Readonly<Record<number, Validator>>;
};

export = validators;
