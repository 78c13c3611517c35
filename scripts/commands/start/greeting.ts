import type { FirstKey } from "./first-workspace.ts";
import type { GreetedCompany } from "./queries.ts";

const JSON_BODY = "-H 'Content-Type: application/json'";

/**
 * Returns what `npm start` prints when the service is ready: its address, a key and requests to try, all of which
 * return data.
 */
export function greeting(address: string, first: FirstKey | undefined, company: GreetedCompany | undefined): string {
  const lines = ["", `Ready at ${address}`, `Interactive reference: ${address}/docs`];
  if (company === undefined) lines.push("", "The catalogue is empty. This loads companies while the service runs:");
  if (company === undefined) lines.push("  npm run ingest -- companies FILE");
  if (first === undefined) {
    lines.push(
      "",
      "Sign up; a code that you exchange for a key is mailed to you:",
      `  curl -sX POST ${address}/api/v1/agent/sign-up ${JSON_BODY} -d '{"email":"you@company.example"}'`,
      "",
    );
    return lines.join("\n");
  }
  const auth = `-H 'X-API-Key: ${first.key}'`;
  lines.push(`Key: ${first.key}`, "");
  if (company === undefined) {
    lines.push(
      "Until then:",
      `  curl -s ${address}/api/v1/agent/me ${auth}`,
      "Your credits:",
      `  curl -s ${address}/api/v1/credits ${auth}`,
      "The filters of companies:",
      `  curl -s ${address}/api/v1/account/firmographic-options ${auth}`,
      "",
    );
    return lines.join("\n");
  }
  const name = encodeURIComponent(company.name).replaceAll("'", "%27");
  const accounts = first.hasAccounts
    ? [
        "Your accounts:",
        `  curl -s ${address}/api/v1/account/get-account-list ${auth} ${JSON_BODY} -d '{"pagination":{"limit":5}}'`,
      ]
    : [
        "Add a company to your accounts:",
        `  curl -s ${address}/api/v1/account/import ${auth} ${JSON_BODY} -d '{"accounts":[{"domain":"${company.domain}"}]}'`,
      ];
  lines.push(
    ...accounts,
    // What the sample is sure to have.
    ...(company.domain.endsWith(".example")
      ? [
          "Companies by what they do and where they are:",
          `  curl -s '${address}/api/v1/account/search-by-traits?query=cybersecurity%20companies%20in%20Germany&limit=3' ${auth}`,
        ]
      : []),
    "A company by name:",
    `  curl -s '${address}/api/v1/account/search-by-name-or-domain?query=${name}&limit=3' ${auth}`,
    "Companies like it:",
    `  curl -s '${address}/api/v1/account/search-lookalikes?seed_domains=${company.domain}&limit=3' ${auth}`,
    "",
  );
  return lines.join("\n");
}
