import type { Chat } from "./chat.ts";
import type { Crm } from "./crm.ts";
import type { Sequencer } from "./sequencer.ts";
import type { Connector } from "./vendor.ts";

/** The kinds of systems that a workspace can connect. */
export interface Clients {
  readonly crm: Crm;
  readonly chat: Chat;
  readonly sequencer: Sequencer;
}

/** The systems that a workspace can connect, by kind and by the name of the provider. */
export type Connectors = { readonly [Kind in keyof Clients]: Readonly<Record<string, Connector<Clients[Kind]>>> };
