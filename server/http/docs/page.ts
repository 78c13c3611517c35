import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import type { HttpResponse } from "../response.ts";

const readAsset = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");
const STYLE = readAsset("reference.css");
const ASSIST = readAsset("assist.js");
const NONCE_STYLES = readAsset("nonce-styles.js");

/** Hides samples for all clients except curl, the client, JavaScript, Python, Go, Java and PHP. */
const HIDDEN_CLIENTS = {
  ...Object.fromEntries(
    "c clojure csharp dart fsharp http julia kotlin node objc ocaml powershell r ruby rust swift"
      .split(" ")
      .map((language) => [language, true]),
  ),
  js: ["axios", "jquery", "ofetch", "xhr"],
  java: ["asynchttp", "okhttp", "unirest"],
  php: ["laravel"],
  shell: ["wget", "httpie"],
  python: ["python3", "httpx_sync", "httpx_async", "aiohttp"],
};

/** Returns the reference page, which loads its script and the contract from this server. */
export function referencePage(programPath: string, contractPath: string): HttpResponse {
  const nonce = randomBytes(16).toString("base64");
  const options = {
    url: contractPath,
    // The page sends requests to this server only.
    withDefaultFonts: false,
    telemetry: false,
    agent: { disabled: true },
    mcp: { disabled: true },
    hideClientButton: true,
    showDeveloperTools: "never",
    persistAuth: true,
    documentDownloadType: "direct",
    defaultHttpClient: { targetKey: "shell", clientKey: "curl" },
    hiddenClients: HIDDEN_CLIENTS,
    hideModels: true,
    defaultOpenFirstTag: false,
    orderRequiredPropertiesFirst: true,
    orderSchemaPropertiesBy: "preserve",
    authentication: { preferredSecurityScheme: "ApiKeyAuth" },
  };
  const body = `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="description" content="Guides and reference of the Account and People Intelligence Service.">
  <meta property="csp-nonce" content="${nonce}">
  <title>Account and People Intelligence Service: reference</title>
  <link rel="icon" href="data:,">
  <link rel="alternate" type="text/markdown" href="/docs.md">
  <style nonce="${nonce}">${STYLE}</style>
</head>
<body>
  <div id="reference"></div>
  <noscript>This page requires JavaScript. A text version is at <a href="/docs.md">/docs.md</a>.</noscript>
  <script nonce="${nonce}">${NONCE_STYLES}</script>
  <script nonce="${nonce}" type="module">import { createApiReference } from "${programPath}";
${ASSIST}createApiReference("#reference", ${JSON.stringify(options)})</script>
</body>
</html>
`;
  return { status: 200, headers: pageHeaders(`'nonce-${nonce}'`, "style-src-attr 'unsafe-inline'"), body };
}

/** Returns the headers of a page that connects only to this server, and runs only scripts that `source` allows. */
export function pageHeaders(source: string, ...more: string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src ${source}`,
    `style-src ${source}`,
    // The reference's script sets style attributes, which can neither run code nor load anything.
    ...more,
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": policy.join("; "),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
  };
}
