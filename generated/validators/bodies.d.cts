// Generated from spec/ by `npm run generate`. Not to be edited.

import type { ErrorObject } from "ajv";

/** Returns whether the value is valid; if not, `errors` lists every error. Request validators fill in defaults. */
interface Validator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

declare const validators: {
  readonly Accounts_import: Validator;
  readonly Accounts_importFile: Validator;
  readonly Accounts_list: Validator;
  readonly Accounts_listFiltered: Validator;
  readonly AgentKeys_signUp: Validator;
  readonly AgentKeys_verify: Validator;
  readonly Audiences_addAccounts: Validator;
  readonly Audiences_addPeople: Validator;
  readonly Audiences_create: Validator;
  readonly Audiences_removeAccounts: Validator;
  readonly Audiences_removePeople: Validator;
  readonly Audiences_update: Validator;
  readonly Blocklist_add: Validator;
  readonly Credits_updateBudget: Validator;
  readonly Crm_syncAccounts: Validator;
  readonly Crm_syncPeople: Validator;
  readonly Exclusions_replace: Validator;
  readonly Feedback_give: Validator;
  readonly Icps_create: Validator;
  readonly Icps_update: Validator;
  readonly Integrations_connect: Validator;
  readonly Integrations_replaceFieldMapping: Validator;
  readonly JobPosts_search: Validator;
  readonly Lookalikes_submitBulk: Validator;
  readonly People_batch: Validator;
  readonly People_enrichEmails: Validator;
  readonly People_list: Validator;
  readonly Quotes_create: Validator;
  readonly Signals_deployCompetitorEngagement: Validator;
  readonly Signals_deployJobChange: Validator;
  readonly Signals_deployJobPostFirstTimeMention: Validator;
  readonly Signals_deploySocialActivity: Validator;
  readonly Signals_deploySocialListening: Validator;
  readonly Signals_deployTraitOnly: Validator;
  readonly Signals_list: Validator;
  readonly Signals_update: Validator;
  readonly Views_create: Validator;
  readonly Views_replayWebhook: Validator;
  readonly Views_update: Validator;
  readonly Webhooks_create: Validator;
  readonly Webhooks_replay: Validator;
  readonly Webhooks_update: Validator;
  readonly WorkspaceMembers_add: Validator;
};

export = validators;
