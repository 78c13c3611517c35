/** One question to a language model. */
export interface LanguageModelRequest {
  /** What the model is to be and how it is to answer. */
  readonly system: string;
  readonly user: string;
  /** JSON schema the answer must follow; without one the answer is free text. */
  readonly schema?: LanguageModelSchema;
}

/** A schema with the name that such endpoints ask for: letters, digits and underscores. */
export interface LanguageModelSchema {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

export type LanguageModelAnswer =
  /** `text` is JSON when a schema was given, but nobody vouches that it follows it: readers check. */
  | { readonly outcome: "answered"; readonly text: string }
  /** The model cannot be asked now; the caller continues without it. */
  | { readonly outcome: "unavailable"; readonly reason: string };

/** A language model that completes texts. */
export interface LanguageModel {
  /** Answers one question. Ends soon after `signal` is aborted, as `unavailable`; never rejects for what the far side does. */
  complete(request: LanguageModelRequest, signal: AbortSignal): Promise<LanguageModelAnswer>;
}
