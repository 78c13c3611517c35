import { hubspotConnector } from "../adapters/hubspot/hubspot.ts";
import { lemlistConnector } from "../adapters/lemlist/lemlist.ts";
import { salesforceConnector } from "../adapters/salesforce/salesforce.ts";
import { slackConnector } from "../adapters/slack/slack.ts";
import type { Connectors } from "../ports/connectors.ts";

/** Addresses to use instead of the vendors' own, by provider. */
type VendorUrls = Readonly<Partial<Record<"hubspot" | "salesforce" | "slack" | "lemlist", string | undefined>>>;

export function createConnectors(urls: VendorUrls = {}): Connectors {
  return {
    crm: {
      hubspot: hubspotConnector({ baseUrl: urls.hubspot }),
      salesforce: salesforceConnector({ baseUrl: urls.salesforce }),
    },
    chat: { slack: slackConnector({ baseUrl: urls.slack }) },
    sequencer: { lemlist: lemlistConnector({ baseUrl: urls.lemlist }) },
  };
}
