// Generated from spec/ by `npm run generate`. Not to be edited.

import type { ErrorObject } from "ajv";

/** True when the value fits; else `errors` has every fault. Defaults of requests are filled in place. */
interface Validator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

declare const validators: {
  readonly Accounts_import: Validator;
  readonly Accounts_list: Validator;
  readonly Accounts_listFiltered: Validator;
  readonly AgentKeys_signUp: Validator;
  readonly AgentKeys_verify: Validator;
  readonly Blocklist_add: Validator;
  readonly Lookalikes_submitBulk: Validator;
  readonly Webhooks_create: Validator;
  readonly Webhooks_update: Validator;
  readonly WorkspaceMembers_add: Validator;
};

export = validators;
