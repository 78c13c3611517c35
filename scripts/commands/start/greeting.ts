import { withCommands } from "../../support/arguments.ts";
import type { FirstKey } from "./first-workspace.ts";
import type { GreetedCompany } from "./queries.ts";

const JSON_BODY = "-H 'Content-Type: application/json'";

/**
 * Returns the text that `npm start` prints when the service is ready: its address, requests to try that all return
 * data, and the key last.
 * @param sendsCodes whether users can sign up
 */
export function greeting(
  address: string,
  first: FirstKey | undefined,
  company: GreetedCompany | undefined,
  sendsCodes: boolean,
): string {
  const lines = ["", `Ready at ${address}`, `Interactive reference: ${address}/docs`];
  if (company === undefined) lines.push("", "The catalogue is empty. Load companies while the service runs:");
  if (company === undefined) lines.push(withCommands("  npm run ingest -- companies FILE"));
  if (first === undefined && !sendsCodes) lines.push("", "Set MAIL_URL: without it, sign-ups are rejected.", "");
  else if (first === undefined) {
    lines.push(
      "",
      "Sign up to receive a code, which you exchange for a key:",
      `  curl -sX POST ${address}/api/v1/agent/sign-up ${JSON_BODY} -d '{"email":"you@company.example"}'`,
      "",
    );
  }
  if (first === undefined) return lines.join("\n");
  const auth = `-H 'X-API-Key: ${first.key}'`;
  const call = (what: string, request: string): string[] => [what, `  curl -s ${request} ${auth}`];
  lines.push("", ...requestsFor(address, first, company).flatMap(([what, request]) => call(what, request)), "");
  lines.push(`Key: ${first.key}`, "");
  return lines.join("\n");
}

/** Returns three requests that return data. */
function requestsFor(
  address: string,
  { hasAccounts }: FirstKey,
  company: GreetedCompany | undefined,
): readonly (readonly [what: string, request: string])[] {
  if (company === undefined)
    return [
      ["Your user and workspace:", `${address}/api/v1/agent/me`],
      ["Your credits:", `${address}/api/v1/credits`],
      ["Filter options for companies:", `${address}/api/v1/account/firmographic-options`],
    ];
  const name = encodeURIComponent(company.name).replaceAll("'", "%27");
  const accounts = hasAccounts
    ? ([
        "Your accounts:",
        `${address}/api/v1/account/get-account-list ${JSON_BODY} -d '{"pagination":{"limit":5}}'`,
      ] as const)
    : ([
        "Add a company to your accounts:",
        `${address}/api/v1/account/import ${JSON_BODY} -d '{"accounts":[{"domain":"${company.domain}"}]}'`,
      ] as const);
  // Only the sample data is certain to contain companies that match this query.
  const search = company.domain.endsWith(".example")
    ? ([
        "Companies by activity and location:",
        `'${address}/api/v1/account/search-by-traits?query=cybersecurity%20companies%20in%20Germany&limit=3'`,
      ] as const)
    : (["A company by name:", `'${address}/api/v1/account/search-by-name-or-domain?query=${name}&limit=3'`] as const);
  return [
    accounts,
    search,
    [
      `Companies like ${company.name}:`,
      `'${address}/api/v1/account/search-lookalikes?seed_domains=${company.domain}&limit=3'`,
    ],
  ];
}
