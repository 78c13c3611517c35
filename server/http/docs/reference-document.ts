import { readFileSync } from "node:fs";
import { listOperations, type OpenApiOperation, type OpenApiParameter, type ReferenceDocument } from "./document.ts";
import { readGuides } from "./guides.ts";
import { createCodeSamples } from "./samples.ts";

/** Headers shown without an example. The reference would prefill the example, and every call would send it. */
const NOT_PREFILLED = ["Idempotency-Key"];

export function operationPagePath({ operationId }: OpenApiOperation): string {
  return `/docs/operations/${operationId}.md`;
}

/** The families, grouped by task in display order. */
const TAG_GROUPS = [
  { name: "Start", tags: ["Agent keys", "Workspace members", "Credits", "Quotes", "Audit log"] },
  {
    name: "Find",
    tags: ["Accounts", "Lookalikes", "People", "Technologies", "Job posts", "Ideal customer profiles", "Blocklist"],
  },
  { name: "Track", tags: ["Signals", "Insights", "Account timeline", "Events", "Feedback"] },
  { name: "Act", tags: ["Views", "Audiences", "Exclusions", "Integrations", "CRM", "Webhooks", "Webhook events"] },
];

/** Links to the pages outside the reference. */
const TEXT_PAGES =
  "[Error codes](/docs/errors.md) and [webhook events](/docs/webhooks.md) have separate pages. For programs that read text, there are [this reference as Markdown](/docs.md) and an [index](/llms.txt).";

export function readContract(): string {
  return readFileSync(new URL("../../../generated/openapi.json", import.meta.url), "utf8");
}

/** Returns the contract as the reference shows it, with guides and code samples. */
export function referenceDocument(): ReferenceDocument {
  const document: ReferenceDocument = JSON.parse(readContract());
  const { info } = document;
  const summary = info.description ?? "";
  Object.assign(info, {
    summary,
    description: [summary, TEXT_PAGES, ...readGuides().map(({ text }) => text)].join("\n\n"),
  });
  document["x-tagGroups"] = TAG_GROUPS;
  const shared = document.components.parameters ?? {};
  for (const located of listOperations(document)) {
    const { operation } = located;
    operation["x-codeSamples"] = createCodeSamples(located, shared);
    operation.externalDocs = { url: operationPagePath(operation), description: "As Markdown" };
    for (const parameter of operation.parameters ?? []) withoutPrefilled(parameter);
  }
  for (const parameter of Object.values(shared)) withoutPrefilled(parameter);
  return document;
}

function withoutPrefilled(parameter: OpenApiParameter): void {
  if (!NOT_PREFILLED.includes(parameter.name ?? "")) return;
  delete parameter.example;
  delete parameter.examples;
}
