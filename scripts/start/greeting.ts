/** Returns what `npm start` prints when the service is ready: its address, a key and requests to paste. */
export function greeting(
  address: string,
  key: string | undefined,
  company: { name: string; domain: string } | undefined,
): string {
  const lines = ["", `Ready at ${address}`, `Interactive reference: ${address}/docs`];
  if (key === undefined) {
    lines.push(
      "",
      "Sign up; the key comes with a code that is mailed to you:",
      `  curl -sX POST ${address}/api/v1/agent/sign-up -H 'Content-Type: application/json' -d '{"email":"you@company.example"}'`,
      "",
    );
    return lines.join("\n");
  }
  const auth = `-H 'X-API-Key: ${key}'`;
  const name = encodeURIComponent(company?.name ?? "northwind").replaceAll("'", "%27");
  const domain = company?.domain ?? "northwind.example";
  lines.push(
    `Key: ${key}`,
    "",
    "Your accounts:",
    `  curl -s ${address}/api/v1/account/get-account-list ${auth} -H 'Content-Type: application/json' -d '{"pagination":{"limit":5}}'`,
    "A company by name:",
    `  curl -s '${address}/api/v1/account/search-by-name-or-domain?query=${name}&limit=3' ${auth}`,
    "Companies like it:",
    `  curl -s '${address}/api/v1/account/search-lookalikes?seed_domains=${domain}&limit=3' ${auth}`,
    "",
  );
  return lines.join("\n");
}
