export interface LanguageModelRequest {
  /** The role of the model and the format of its response. */
  readonly system: string;
  readonly user: string;
  /** JSON schema of the response. If it is absent, the response is free text. */
  readonly schema?: LanguageModelSchema;
}

/** A schema, and the name that endpoints require. The name consists of letters, digits and underscores. */
interface LanguageModelSchema {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

export type LanguageModelResult =
  /** `text` should conform to the requested schema, but callers must validate it. */
  | { readonly outcome: "completed"; readonly text: string }
  /** The caller should continue without the model. */
  | { readonly outcome: "unavailable"; readonly reason: string };

export interface LanguageModel {
  /** Completes a prompt. Returns `unavailable` soon after `signal` aborts; never rejects because of the endpoint. */
  complete(request: LanguageModelRequest, signal: AbortSignal): Promise<LanguageModelResult>;
}
