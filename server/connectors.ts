import { hubspotConnector } from "./adapters/hubspot/hubspot.ts";
import { lemlistConnector } from "./adapters/lemlist/lemlist.ts";
import { salesforceConnector } from "./adapters/salesforce/salesforce.ts";
import { slackConnector } from "./adapters/slack/slack.ts";
import type { Chat } from "./ports/chat.ts";
import type { Crm } from "./ports/crm.ts";
import type { Sequencer } from "./ports/sequencer.ts";
import type { Connector } from "./ports/vendor.ts";

/** The systems that a workspace can connect, by kind and by the name of the provider. */
export interface Connectors {
  readonly crm: Readonly<Record<string, Connector<Crm>>>;
  readonly chat: Readonly<Record<string, Connector<Chat>>>;
  readonly sequencer: Readonly<Record<string, Connector<Sequencer>>>;
}

/** Addresses to use instead of the vendors' own, by provider. */
type VendorUrls = Readonly<Partial<Record<"hubspot" | "salesforce" | "slack" | "lemlist", string | undefined>>>;

export function createConnectors(urls: VendorUrls = {}): Connectors {
  const at = (baseUrl: string | undefined) => (baseUrl ? { baseUrl } : {});
  return {
    crm: {
      hubspot: hubspotConnector(at(urls.hubspot)),
      salesforce: salesforceConnector(at(urls.salesforce)),
    },
    chat: { slack: slackConnector(at(urls.slack)) },
    sequencer: { lemlist: lemlistConnector(at(urls.lemlist)) },
  };
}
