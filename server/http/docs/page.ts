import { randomBytes } from "node:crypto";
import type { HttpResponse } from "../response.ts";

/**
 * Wraps code, paths and statuses instead of cutting them, makes buttons large enough for a finger, hides the link over
 * entries, and darkens Scalar's second and third colours, which are too pale.
 */
const STYLE = `
body { margin: 0; overflow-x: clip }
button { min-width: 24px; min-height: 24px }
#reference pre, #reference pre * { white-space: pre-wrap; overflow-wrap: anywhere }
#reference pre { width: auto }
#reference .endpoint-path, #reference .scalar-card-header-title { white-space: normal; overflow-wrap: anywhere }
#reference .tab-list, #reference .scalar-reference-intro-auth section > div { flex-wrap: wrap }
#reference .scalar-reference-intro-auth section > div > button { flex: 1 0 auto }
@media (min-width: 1001px) and (max-width: 1500px) { #reference .section-container { padding-inline: 32px } }
a[href="https://www.scalar.com"] { display: none }
.light-mode { --scalar-color-2: #4a4a4a; --scalar-color-3: #5c5c5c; --scalar-color-accent: #0055a8; --scalar-color-blue: #0060b0; --scalar-color-green: #146c1f; --scalar-color-orange: #9a4a00; --scalar-color-purple: #6b2fb3; --scalar-color-red: #b3261e; --scalar-color-yellow: #7a5b00 }
.dark-mode { --scalar-color-2: #c4c4c4; --scalar-color-3: #b0b0b0; --scalar-color-red: #ff7b72 }
`;

/**
 * Opens the list of guides, and completes what assistive technology needs: names, states, labels, and code that scrolls
 * by keyboard.
 */
const ASSIST = `
new MutationObserver(assist).observe(document.body, { childList: true, subtree: true });
let guidesOpened = false;
function assist() {
  const guides = document.querySelector('[data-sidebar-id$="description/introduction"] button[aria-expanded="false"]');
  if (guides && !guidesOpened) {
    guidesOpened = true;
    guides.click();
  }
  for (const field of document.querySelectorAll('[role="combobox"]:not([aria-expanded])')) {
    field.setAttribute("aria-expanded", "false");
    if (!field.hasAttribute("aria-label")) field.setAttribute("aria-label", field.dataset.placeholder || "Value");
  }
  for (const field of document.querySelectorAll(".scalar-password-input")) field.placeholder = "Your API key";
  for (const region of document.querySelectorAll("code:not([tabindex]), ul.endpoints:not([tabindex])")) {
    if (region.scrollWidth > region.clientWidth || region.scrollHeight > region.clientHeight) region.tabIndex = 0;
  }
  for (const button of document.querySelectorAll("button[class*='copy-button']:not([aria-label])")) {
    if (!button.innerText.trim()) button.setAttribute("aria-label", "Copy");
  }
  for (const button of document.querySelectorAll("button[aria-label]")) {
    const [text, label] = [button.innerText.trim(), button.getAttribute("aria-label")];
    if (text && !label.toLowerCase().includes(text.toLowerCase())) button.setAttribute("aria-label", text + ": " + label);
  }
}
`;

/** Gives the styles that the program adds the page's nonce: it does so itself for the first one only. */
const NONCE_STYLES = `
const create = document.createElement.bind(document);
const { nonce } = document.currentScript;
document.createElement = (name, options) => {
  const element = create(name, options);
  if (name === "style") element.nonce = nonce;
  return element;
};
`;

/** Samples are for curl, the client, JavaScript, Python, Go, Java and PHP; other languages and libraries are hidden. */
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

/** Returns the page of the reference, which loads its program and the contract from this server. */
export function referencePage(programPath: string, contractPath: string): HttpResponse {
  const nonce = randomBytes(16).toString("base64");
  const options = {
    url: contractPath,
    // No request leaves the machine.
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

/** Returns the headers of a page that loads and calls only this server, and runs only what `source` allows. */
export function pageHeaders(source: string, ...more: string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src ${source}`,
    `style-src ${source}`,
    // Positions and sizes that the program computes. A style attribute can neither run nor load anything.
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
