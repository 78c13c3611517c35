import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  css: "text/css",
  js: "text/javascript",
  png: "image/png",
  html: "text/html",
};

// Only what the page needs, from the installed package: it works offline.
const ASSETS = new Set(["swagger-ui.css", "swagger-ui-bundle.js", "favicon-32x32.png"]);

const PAGE = `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Account and People Intelligence Service: reference</title>
  <link rel="stylesheet" href="/docs/swagger-ui.css">
  <link rel="icon" type="image/png" href="/docs/favicon-32x32.png">
</head>
<body>
  <div id="reference"></div>
  <script src="/docs/swagger-ui-bundle.js"></script>
  <script src="/docs/start.js"></script>
</body>
</html>
`;

const START = `SwaggerUIBundle({
  url: "/openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  filter: true,
  tryItOutEnabled: true,
  persistAuthorization: true,
  displayRequestDuration: true,
  docExpansion: "list",
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
});
`;

/** A file of the reference page. */
interface DocsFile {
  readonly type: string;
  readonly content: string | Buffer;
}

/** Lets the page load scripts and send requests only from and to this server. */
export const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const assetFolder = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));

/** Returns the file of the interactive reference at `path` (`/docs` or below), if there is one. */
export async function docsFile(path: string): Promise<DocsFile | undefined> {
  if (path === "/docs" || path === "/docs/") return { type: "text/html", content: PAGE };
  const name = path.slice("/docs/".length);
  if (name === "start.js") return { type: "text/javascript", content: START };
  if (!ASSETS.has(name)) return undefined;
  return {
    type: TYPES[name.split(".").at(-1) ?? ""] ?? "application/octet-stream",
    content: await readFile(join(assetFolder, name)),
  };
}
