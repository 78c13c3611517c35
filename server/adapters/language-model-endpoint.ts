import type { LanguageModel, LanguageModelRequest, LanguageModelResult } from "../ports/language-model.ts";
import { ModelEndpoint, type ModelEndpointOptions, operationAddress } from "./model-endpoint.ts";

/**
 * Calls a language model at an endpoint with OpenAI's API: POST /chat/completions with
 * `{model, messages, temperature, response_format?}` returns `{choices: [{message: {content}, finish_reason}]}`
 * (https://platform.openai.com/docs/api-reference/chat). Requests a schema as structured output. Servers without
 * support for it return free text, which callers validate. Temperature 0 makes responses to the same prompt similar.
 */
export class LanguageModelEndpoint implements LanguageModel {
  readonly #model: string;
  readonly #endpoint: ModelEndpoint;

  constructor(options: ModelEndpointOptions) {
    this.#model = options.model;
    this.#endpoint = new ModelEndpoint(operationAddress(options.url, "chat/completions"), options);
  }

  async complete({ system, user, schema }: LanguageModelRequest, signal: AbortSignal): Promise<LanguageModelResult> {
    const content = {
      model: this.#model,
      temperature: 0,
      messages: [
        { role: "system", content: system },
        { role: "user", content: user },
      ],
      ...(schema && {
        response_format: {
          type: "json_schema",
          json_schema: { name: schema.name, schema: schema.schema, strict: true },
        },
      }),
    };
    try {
      const result = await this.#endpoint.ask(content, signal);
      if ("reason" in result) return { outcome: "unavailable", reason: result.reason };
      const text = readMessage(result.body);
      if (text !== undefined) return { outcome: "completed", text };
      const shown = this.#endpoint.excerpt(result.body);
      return { outcome: "unavailable", reason: `The language model did not return a message: ${shown}` };
    } catch (error) {
      return { outcome: "unavailable", reason: String(error) };
    }
  }
}

function readMessage(body: string): string | undefined {
  try {
    const { choices }: { choices?: { message?: { content?: unknown } }[] } = JSON.parse(body);
    const text = choices?.[0]?.message?.content;
    return typeof text === "string" && text !== "" ? text : undefined;
  } catch {
    return undefined;
  }
}
