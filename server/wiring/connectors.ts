import { hubspotConnector } from "../adapters/hubspot/hubspot.ts";
import { lemlistConnector } from "../adapters/lemlist/lemlist.ts";
import { salesforceConnector } from "../adapters/salesforce/salesforce.ts";
import { slackConnector } from "../adapters/slack/slack.ts";
import { crmConnector } from "../crm/public.ts";
import type { Connectors } from "../ports/connectors.ts";

/** Base URLs to use instead of the vendors' own, by provider. */
type VendorUrls = Readonly<Partial<Record<"hubspot" | "salesforce" | "slack" | "lemlist", string | undefined>>>;

export function createConnectors(urls: VendorUrls = {}): Connectors {
  return {
    crm: {
      hubspot: crmConnector(hubspotConnector({ baseUrl: urls.hubspot })),
      salesforce: crmConnector(salesforceConnector({ baseUrl: urls.salesforce })),
    },
    chat: { slack: slackConnector({ baseUrl: urls.slack }) },
    sequencer: { lemlist: lemlistConnector({ baseUrl: urls.lemlist }) },
  };
}
