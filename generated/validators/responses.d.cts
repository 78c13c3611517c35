// Generated from spec/ by `npm run generate`. Not to be edited.

import type { ErrorObject } from "ajv";

/** True when the value fits; else `errors` has every fault. Defaults of requests are filled in place. */
interface Validator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

declare const validators: {
  readonly AgentKeys_signUp: Readonly<Record<number, Validator>>;
};

export = validators;
