// Generated from spec/ by `npm run generate`. Not to be edited.

import type { ErrorObject } from "ajv";

/** Returns whether the value is valid; if not, `errors` has every error. Request validators fill in defaults. */
interface Validator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

declare const validators: {
  readonly AccountTimeline_read: Validator;
  readonly Accounts_countryOptions: Validator;
  readonly Accounts_filters: Validator;
  readonly Accounts_firmographicOptions: Validator;
  readonly Accounts_import: Validator;
  readonly Accounts_list: Validator;
  readonly Accounts_listFiltered: Validator;
  readonly Accounts_read: Validator;
  readonly Accounts_searchByName: Validator;
  readonly Accounts_searchByTraits: Validator;
  readonly AgentKeys_deleteKey: Validator;
  readonly AgentKeys_me: Validator;
  readonly AgentKeys_rotateKey: Validator;
  readonly AgentKeys_signUp: Validator;
  readonly AgentKeys_verify: Validator;
  readonly Audiences_addAccounts: Validator;
  readonly Audiences_addPeople: Validator;
  readonly Audiences_create: Validator;
  readonly Audiences_list: Validator;
  readonly Audiences_read: Validator;
  readonly Audiences_removeAccounts: Validator;
  readonly Audiences_removePeople: Validator;
  readonly Blocklist_add: Validator;
  readonly Blocklist_list: Validator;
  readonly Blocklist_remove: Validator;
  readonly Credits_balance: Validator;
  readonly Credits_prices: Validator;
  readonly Credits_usage: Validator;
  readonly Crm_checkJobStatus: Validator;
  readonly Crm_syncAccounts: Validator;
  readonly Crm_syncPeople: Validator;
  readonly Events_listAccountEvents: Validator;
  readonly Events_listEventTypes: Validator;
  readonly Events_listVerticals: Validator;
  readonly Icps_create: Validator;
  readonly Icps_delete: Validator;
  readonly Icps_list: Validator;
  readonly Icps_read: Validator;
  readonly Icps_update: Validator;
  readonly Insights_alerts: Validator;
  readonly Insights_feed: Validator;
  readonly Integrations_connect: Validator;
  readonly Integrations_disconnect: Validator;
  readonly Integrations_list: Validator;
  readonly Lookalikes_cancelBulk: Validator;
  readonly Lookalikes_exportBulk: Validator;
  readonly Lookalikes_listBulk: Validator;
  readonly Lookalikes_pollBulk: Validator;
  readonly Lookalikes_search: Validator;
  readonly Lookalikes_submitBulk: Validator;
  readonly People_batch: Validator;
  readonly People_enrichEmails: Validator;
  readonly People_filters: Validator;
  readonly People_list: Validator;
  readonly Signals_deployCompetitorEngagement: Validator;
  readonly Signals_deployJobPostFirstTimeMention: Validator;
  readonly Signals_deploySocialActivity: Validator;
  readonly Signals_deploySocialListening: Validator;
  readonly Signals_deployTraitOnly: Validator;
  readonly Signals_list: Validator;
  readonly Signals_read: Validator;
  readonly Signals_results: Validator;
  readonly Signals_stop: Validator;
  readonly Views_create: Validator;
  readonly Views_delete: Validator;
  readonly Views_list: Validator;
  readonly Views_listDeliveries: Validator;
  readonly Views_options: Validator;
  readonly Views_read: Validator;
  readonly Views_redeliver: Validator;
  readonly Views_rotateWebhookSecret: Validator;
  readonly Views_testWebhook: Validator;
  readonly Views_update: Validator;
  readonly Webhooks_create: Validator;
  readonly Webhooks_delete: Validator;
  readonly Webhooks_list: Validator;
  readonly Webhooks_listDeliveries: Validator;
  readonly Webhooks_read: Validator;
  readonly Webhooks_redeliver: Validator;
  readonly Webhooks_rotateSecret: Validator;
  readonly Webhooks_test: Validator;
  readonly Webhooks_update: Validator;
  readonly WorkspaceMembers_add: Validator;
  readonly WorkspaceMembers_list: Validator;
  readonly WorkspaceMembers_remove: Validator;
};

export = validators;
