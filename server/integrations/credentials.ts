import type { Schema } from "../http/contract.ts";
import type { Chat } from "../ports/chat.ts";
import type { Connectors } from "../ports/connectors.ts";
import type { Crm } from "../ports/crm.ts";
import type { Sequencer } from "../ports/sequencer.ts";
import type { Connector } from "../ports/vendor.ts";
import type { Secrets } from "../secrets/secrets.ts";
import type { IntegrationKind } from "./queries.ts";

/** A vendor's credentials, by the names that its connector requires. */
type Credentials = Readonly<Record<string, string>>;

/** Returns the credentials of a request: all its fields except the provider. */
export function extractCredentials({ provider: _, ...credentials }: Schema["IntegrationCredentials"]): Credentials {
  return credentials;
}

export function encryptCredentials(
  secrets: Secrets,
  workspaceId: number,
  kind: IntegrationKind,
  credentials: Credentials,
): string {
  return secrets.encrypt("integration-credentials", JSON.stringify(credentials), boundTo(workspaceId, kind));
}

export function decryptCredentials(
  secrets: Secrets,
  workspaceId: number,
  kind: IntegrationKind,
  encrypted: string,
): Credentials {
  return JSON.parse(secrets.decrypt("integration-credentials", encrypted, boundTo(workspaceId, kind)));
}

/** Returns the context that binds encrypted credentials to their row. */
function boundTo(workspaceId: number, kind: string): string {
  return `${workspaceId} ${kind}`;
}

/** Finds the connector of a provider; undefined if the provider is of another kind. */
export function findConnector(
  connectors: Connectors,
  kind: IntegrationKind,
  provider: string,
): Connector<Crm | Chat | Sequencer> | undefined {
  return Object.hasOwn(connectors[kind], provider) ? connectors[kind][provider] : undefined;
}
