import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

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

/** The files of the interactive reference by path. Kept in memory, because anybody may request them. */
export const DOCS_FILES: ReadonlyMap<string, DocsFile> = new Map([
  ["/docs", { type: "text/html", content: PAGE }],
  ["/docs/", { type: "text/html", content: PAGE }],
  ["/docs/start.js", { type: "text/javascript", content: START }],
  // Only what the page needs, from the installed package: it works offline.
  ["/docs/swagger-ui-bundle.js", { type: "text/javascript", content: readAsset("swagger-ui-bundle.js") }],
  ["/docs/swagger-ui.css", { type: "text/css", content: readAsset("swagger-ui.css") }],
  ["/docs/favicon-32x32.png", { type: "image/png", content: readAsset("favicon-32x32.png") }],
]);

function readAsset(name: string): Buffer {
  return readFileSync(join(assetFolder, name));
}
