export interface LanguageModelRequest {
  /** The role of the model and the form of its response. */
  readonly system: string;
  readonly user: string;
  /** JSON schema of the response; without one, the response is free text. */
  readonly schema?: LanguageModelSchema;
}

/** A schema with the name that endpoints require: letters, digits and underscores. */
interface LanguageModelSchema {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

export type LanguageModelResult =
  /** `text` should be JSON that follows the schema, if one was given, but callers must check it. */
  | { readonly outcome: "completed"; readonly text: string }
  /** The model is unavailable; the caller continues without it. */
  | { readonly outcome: "unavailable"; readonly reason: string };

export interface LanguageModel {
  /** Completes a prompt. Returns `unavailable` soon after `signal` aborts; never rejects because of the endpoint. */
  complete(request: LanguageModelRequest, signal: AbortSignal): Promise<LanguageModelResult>;
}
