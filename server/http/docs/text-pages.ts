import { readFileSync } from "node:fs";
import { errorPagePath } from "../problems.ts";
import type { HttpResponse } from "../response.ts";
import { type LocatedOperation, listOperations, type OpenApiOperation } from "./document.ts";
import { readGuides } from "./guides.ts";
import { operationPage } from "./operation-page.ts";
import { operationPagePath, referenceDocument } from "./reference-document.ts";

const MARKDOWN = "text/markdown; charset=utf-8";

/** Generated at the first request, because most processes never serve them. */
let pages: ReadonlyMap<string, HttpResponse> | undefined;

/** Returns `/llms.txt`, `/docs.md`, or the page of an operation, of an error or of the webhook events. */
export function findTextPage(path: string): HttpResponse | undefined {
  if (path !== "/llms.txt" && !(path.startsWith("/docs") && path.endsWith(".md"))) return undefined;
  pages ??= createPages();
  return pages.get(path);
}

function createPages(): Map<string, HttpResponse> {
  const document = referenceDocument();
  const { title, version, summary } = document.info;
  const operations = listOperations(document);
  const families = document.tags.map(({ name, description = "" }) => {
    const own = operations.filter(({ operation }) => operation.tags?.includes(name));
    return `## ${name}\n\n${description}\n\n${own.map(formatOperationLine).join("\n")}`;
  });
  const events = Object.entries(document.webhooks).map(
    ([name, { post }]) => `- \`${name}\`: ${firstSentence(post?.description ?? post?.summary ?? "")}`,
  );
  const guides = readGuides();
  const overview = [
    `# ${title}`,
    `> ${firstSentence(summary)}`,
    `Version ${version} of the contract, which is at [/openapi.json](/openapi.json). Send the API key as \`X-API-Key\` or as a bearer token.`,
  ];
  const start = [
    "- [Guides and all operations on one page](/docs.md)",
    "- [Error codes](/docs/errors.md): cause and fix of each",
    "- [Webhook events](/docs/webhooks.md): payloads, and how to verify a signature in any language",
    "- [Contract (OpenAPI 3.1)](/openapi.json)",
    "- [Operations as tools](/mcp): Model Context Protocol over streamable HTTP",
  ];
  const texts: [string, string][] = [
    ["/llms.txt", [...overview, "## Start here", start.join("\n"), ...families].join("\n\n")],
    [
      "/docs.md",
      [
        ...overview,
        start.slice(1).join("\n"),
        ...guides.map(({ text }) => demote(text)),
        "# Operations",
        ...families,
        "# Webhook events",
        events.join("\n"),
      ].join("\n\n"),
    ],
    ...errorPages(readPage("errors")),
    ["/docs/webhooks.md", [readPage("webhooks"), ...Object.entries(document.webhooks).map(describeEvent)].join("\n\n")],
    ...operations.map(({ method, path, operation }): [string, string] => [
      operationPagePath(operation),
      operationPage(document, method, path, operation),
    ]),
  ];
  return new Map(texts.map(([path, text]) => [path, textPageResponse(path, text)]));
}

/** Returns the page that lists all errors, and a page for each error. */
function errorPages(table: string): [string, string][] {
  const rows = [...table.matchAll(/^\| `(\w+)` \| (\d{3}) \| (.+) \| (.+) \|$/gm)];
  const pages = rows.map(([, code = "", status, cause, cure]): [string, string] => [
    errorPagePath(code),
    `# ${code}\n\nStatus ${status}. ${cause}\n\nWhat to do: ${cure}\n\n[All errors](/docs/errors.md)`,
  ]);
  return [["/docs/errors.md", table], ...pages];
}

function readPage(name: string): string {
  return readFileSync(new URL(`./pages/${name}.md`, import.meta.url), "utf8").trim();
}

/** Returns the description of an event, with an example payload. */
function describeEvent([name, { post }]: [string, { readonly post?: OpenApiOperation }]): string {
  const { example, examples } = post?.requestBody?.content["application/json"] ?? {};
  const payload = JSON.stringify(example ?? Object.values(examples ?? {})[0]?.value, null, 2);
  return `## ${name}\n\n${post?.description ?? post?.summary ?? ""}\n\n\`\`\`json\n${payload}\n\`\`\``;
}

function formatOperationLine({ method, path, operation }: LocatedOperation): string {
  const about = firstSentence(operation.description ?? "");
  return `- [${operation.summary}](${operationPagePath(operation)}): \`${method.toUpperCase()} ${path}\`. ${about}`;
}

function firstSentence(text: string): string {
  return text.split(/(?<=\.)\s/, 1)[0] ?? "";
}

/** Lowers the title of a guide by one level, because guides are sections of `/docs.md`. */
function demote(guide: string): string {
  return guide.replace(/^# /, "## ");
}

function textPageResponse(path: string, text: string): HttpResponse {
  const type = path.endsWith(".txt") ? "text/plain; charset=utf-8" : MARKDOWN;
  return {
    status: 200,
    headers: { "Content-Type": type, "Cache-Control": "public, max-age=3600", "X-Content-Type-Options": "nosniff" },
    body: `${text.trim()}\n`,
  };
}
