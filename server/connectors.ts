import { hubspotConnector } from "./adapters/hubspot/hubspot.ts";
import { lemlistConnector } from "./adapters/lemlist/lemlist.ts";
import { salesforceConnector } from "./adapters/salesforce/salesforce.ts";
import { slackConnector } from "./adapters/slack/slack.ts";
import type { Chat } from "./ports/chat.ts";
import type { Crm } from "./ports/crm.ts";
import type { Sequencer } from "./ports/sequencer.ts";
import type { Connector } from "./ports/vendor.ts";

/** The kinds of systems that a workspace can connect. */
export interface Clients {
  readonly crm: Crm;
  readonly chat: Chat;
  readonly sequencer: Sequencer;
}

/** The systems that a workspace can connect, by kind and by the name of the provider. */
export type Connectors = { readonly [Kind in keyof Clients]: Readonly<Record<string, Connector<Clients[Kind]>>> };

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
