import type { HttpResponse } from "../response.ts";
import { pageHeaders } from "./page.ts";

interface Place {
  readonly path: string;
  readonly what: string;
}

/** Links on `/`. */
const PLACES: Readonly<Record<string, Place>> = {
  docs: { path: "/docs", what: "guides and interactive reference" },
  docs_md: { path: "/docs.md", what: "the documentation as one Markdown page" },
  llms: { path: "/llms.txt", what: "an index for assistants" },
  openapi: { path: "/openapi.json", what: "the contract, for programs" },
  sign_up: { path: "/docs#description/get-a-key", what: "how to get an API key" },
  mcp: { path: "/mcp", what: "the operations as tools, for AI assistants" },
  health: { path: "/healthz", what: "whether the process is alive" },
  readiness: { path: "/readyz", what: "whether the process can serve requests" },
};

const NAME = "Account and People Intelligence Service";

/** Returns the links, as a page for browsers and as JSON for other clients. */
export function home(wantsHtml: boolean): HttpResponse {
  if (!wantsHtml) {
    const places = Object.fromEntries(Object.entries(PLACES).map(([name, { path }]) => [name, path]));
    return { status: 200, headers: { "Cache-Control": "no-cache" }, body: JSON.stringify({ name: NAME, ...places }) };
  }
  const items = Object.values(PLACES).map(({ path, what }) => `<li><a href="${path}">${path}</a>: ${what}</li>`);
  const body = `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${NAME}</title>
  <link rel="icon" href="data:,">
</head>
<body>
  <main>
    <h1>${NAME}</h1>
    <ul>
      ${items.join("\n      ")}
    </ul>
  </main>
</body>
</html>
`;
  return { status: 200, headers: pageHeaders("'none'"), body };
}
