import { HubspotStandIn } from "./vendors/hubspot.ts";
import { LemlistStandIn } from "./vendors/lemlist.ts";
import { SalesforceStandIn } from "./vendors/salesforce.ts";
import { SlackStandIn } from "./vendors/slack.ts";
import { REAL_TIME } from "./vendors/stand-in.ts";

/** Credentials that the stand-ins accept, as a request sends them. */
export const CREDENTIALS = {
  hubspot: { provider: "hubspot", access_token: "pat-eu1-of-the-stand-in" },
  salesforce: {
    provider: "salesforce",
    domain: "northwind.my.salesforce.com",
    client_id: "3MVG9-of-the-stand-in",
    client_secret: "8F2A-of-the-stand-in",
  },
  slack: { provider: "slack", bot_token: "xoxb-of-the-stand-in" },
  lemlist: { provider: "lemlist", api_key: "key-of-the-stand-in" },
} as const;

/** Stand-ins for all vendors, for a service that runs in real time. */
export interface VendorStandIns {
  readonly hubspot: HubspotStandIn;
  readonly salesforce: SalesforceStandIn;
  readonly slack: SlackStandIn;
  readonly lemlist: LemlistStandIn;
  /** The environment variables with the URLs of the stand-ins. */
  readonly settings: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

export async function startVendorStandIns(): Promise<VendorStandIns> {
  const time = REAL_TIME;
  const { client_id: clientId, client_secret: clientSecret } = CREDENTIALS.salesforce;
  const hubspot = new HubspotStandIn({ time, token: CREDENTIALS.hubspot.access_token });
  const salesforce = new SalesforceStandIn({ time, clientId, clientSecret, hasExternalIdField: true });
  const slack = new SlackStandIn({ time, token: CREDENTIALS.slack.bot_token });
  const lemlist = new LemlistStandIn({ time, apiKey: CREDENTIALS.lemlist.api_key });
  return {
    hubspot,
    salesforce,
    slack,
    lemlist,
    settings: {
      ALLOW_LOOPBACK_WEBHOOKS: "1",
      HUBSPOT_URL: await hubspot.http.listen(),
      SALESFORCE_URL: await salesforce.listen(),
      SLACK_URL: await slack.http.listen(),
      LEMLIST_URL: await lemlist.http.listen(),
    },
    close: async () => {
      await Promise.all([hubspot, salesforce, slack, lemlist].map(({ http }) => http.close()));
    },
  };
}
