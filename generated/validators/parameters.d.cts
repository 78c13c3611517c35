// Generated from spec/ by `npm run generate`. Not to be edited.

import type { ErrorObject } from "ajv";

/** True when the value fits; else `errors` has every fault. Defaults of requests are filled in place. */
interface Validator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

declare const validators: {
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
  readonly Blocklist_add: Validator;
  readonly Blocklist_list: Validator;
  readonly Blocklist_remove: Validator;
  readonly Credits_balance: Validator;
  readonly Credits_prices: Validator;
  readonly Credits_usage: Validator;
  readonly Lookalikes_cancelBulk: Validator;
  readonly Lookalikes_exportBulk: Validator;
  readonly Lookalikes_listBulk: Validator;
  readonly Lookalikes_pollBulk: Validator;
  readonly Lookalikes_search: Validator;
  readonly Lookalikes_submitBulk: Validator;
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
