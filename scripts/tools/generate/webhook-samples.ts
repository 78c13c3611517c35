import { listOperations, type OpenApiDocument } from "./openapi-document.ts";
import { GENERATED_NOTICE } from "./outputs.ts";

/** The event that contains samples of the others. */
const TEST_EVENT = "webhook.test";

/** Returns an example of the body of every webhook event but the test event, by the event's type. */
export function generateWebhookSamples(document: OpenApiDocument): string {
  const samples = listOperations(document.webhooks ?? {}).flatMap(({ path, operation }) => {
    const { example, examples = {} } = operation.requestBody?.content["application/json"] ?? {};
    const sample = example ?? Object.values(examples)[0]?.value;
    if (sample === undefined) throw new Error(`The webhook event ${path} has no example.`);
    return path === TEST_EVENT ? [] : [`  ${JSON.stringify(path)}: ${JSON.stringify(sample)},`];
  });
  return [
    GENERATED_NOTICE,
    'import type { webhooks } from "./types.ts";',
    "",
    `type Samples = {
  readonly [Type in Exclude<keyof webhooks, ${JSON.stringify(TEST_EVENT)}>]:
    webhooks[Type]["post"]["requestBody"]["content"]["application/json"];
};`,
    "",
    "/** A sample of every webhook event but the test event, by the event's type. */",
    "export const WEBHOOK_SAMPLES: Samples = {",
    ...samples,
    "};",
    "",
  ].join("\n");
}
