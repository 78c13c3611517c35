import { escapeHtml } from "../../../server/lib/escape-html.ts";
import { DEMO_EMAIL } from "../../commands/sample-data/load.ts";
import { CREDENTIALS, type VendorStandIns } from "../../support/vendor-stand-ins.ts";

/** A request that a stand-in or the webhook receiver received. */
export interface Arrived {
  readonly vendor: string;
  /** The time in milliseconds since 1970. */
  readonly at: number;
  readonly request: string;
  readonly text: string;
}

/** Companies of the sample that the CRMs already contain. */
const KNOWN = [
  { name: "Alder Anchor", domain: "alderanchor.example" },
  { name: "Copperpitch", domain: "copperpitch.example" },
];

/** Adds a few records, an owner, a channel and a campaign to the stand-ins. */
export function fillStandIns({ hubspot, salesforce, slack, lemlist }: VendorStandIns): void {
  hubspot.owners.push({ id: "77", email: DEMO_EMAIL, firstName: "Demo", lastName: "Owner" });
  salesforce.add("User", { Name: "Demo Owner", Email: DEMO_EMAIL, IsActive: true, UserType: "Standard" });
  for (const { name, domain } of KNOWN) {
    hubspot.add("companies", { name, domain });
    salesforce.add("Account", { Name: name, Website: domain });
  }
  slack.channels.push({ id: "C0001", name: "sales", is_private: false, is_archived: false, is_member: true });
  slack.users.push({ id: "U0001", email: DEMO_EMAIL });
  lemlist.campaigns.push({ _id: "cam_1", name: "Welcome" });
}

const KINDS = { hubspot: "crm", salesforce: "crm", slack: "chat", lemlist: "sequencer" } as const;

/** Returns the page: how to connect each vendor, and the requests, newest first. */
export function page(arrived: readonly Arrived[], address: string): string {
  const commands = Object.entries(CREDENTIALS).map(
    ([vendor, credentials]) =>
      `curl -X PUT SERVICE/api/v1/integrations/${KINDS[vendor as keyof typeof KINDS]} -H 'X-API-Key: KEY' -H 'Content-Type: application/json' -d '${JSON.stringify(credentials)}'`,
  );
  const rows = arrived.map(
    ({ vendor, at, request, text }) =>
      `<tr><td>${new Date(at).toISOString().slice(11, 19)}<td>${vendor}<td>${escapeHtml(request)}<td><code>${escapeHtml(text.slice(0, 2_000))}</code>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="3"><title>Vendors</title>
<h1>Received requests</h1>
<p>Connect a vendor with the URL of the service and the key that the terminal shows. Webhooks can use the URL ${address}/webhook. To send a sample event, run: account-intelligence trigger insights.new --to ${address}/webhook</p>
<pre>${escapeHtml(commands.join("\n"))}</pre>
<table><tr><th>Time<th>To<th>Request<th>Body${rows.join("")}</table></html>`;
}
