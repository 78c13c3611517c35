import type { Connectors } from "../connectors.ts";
import type { Db } from "../db/connect.ts";
import type { Chat } from "../ports/chat.ts";
import type { Crm } from "../ports/crm.ts";
import type { Sequencer } from "../ports/sequencer.ts";
import type { Connector } from "../ports/vendor.ts";
import type { Secrets } from "../secrets.ts";
import { decryptCredentials } from "./credentials.ts";
import { findEncryptedIntegration, type Integration, type IntegrationKind } from "./queries.ts";

export { type Integration, type IntegrationKind, listConnectedWorkspaces } from "./queries.ts";

export interface IntegrationServices {
  readonly secrets: Secrets;
  readonly connectors: Connectors;
}

/** A connected system and a client for it with the workspace's credentials. */
export interface OpenIntegration<Client> extends Integration {
  readonly client: Client;
}

/** Finds the system that a workspace has connected for a purpose. */
export async function findIntegration(
  db: Db,
  workspaceId: number,
  kind: IntegrationKind,
): Promise<Integration | undefined> {
  const found = await findEncryptedIntegration(db, workspaceId, kind);
  if (!found) return undefined;
  const { credentialsEncrypted: _, ...integration } = found;
  return integration;
}

/** Opens the workspace's CRM; undefined when none is connected. Sends no request yet. */
export function openCrm(
  { secrets, connectors }: IntegrationServices,
  db: Db,
  workspaceId: number,
): Promise<OpenIntegration<Crm> | undefined> {
  return open(secrets, connectors.crm, db, workspaceId, "crm");
}

/** Opens the workspace's team chat; undefined when none is connected. */
export function openChat(
  { secrets, connectors }: IntegrationServices,
  db: Db,
  workspaceId: number,
): Promise<OpenIntegration<Chat> | undefined> {
  return open(secrets, connectors.chat, db, workspaceId, "chat");
}

/** Opens the workspace's sequencer; undefined when none is connected. */
export function openSequencer(
  { secrets, connectors }: IntegrationServices,
  db: Db,
  workspaceId: number,
): Promise<OpenIntegration<Sequencer> | undefined> {
  return open(secrets, connectors.sequencer, db, workspaceId, "sequencer");
}

async function open<Client>(
  secrets: Secrets,
  connectors: Readonly<Record<string, Connector<Client>>>,
  db: Db,
  workspaceId: number,
  kind: IntegrationKind,
): Promise<OpenIntegration<Client> | undefined> {
  const found = await findEncryptedIntegration(db, workspaceId, kind);
  if (!found) return undefined;
  const { credentialsEncrypted, ...integration } = found;
  const connector = connectors[integration.provider];
  if (!connector) throw new Error(`There is no connector for ${integration.provider}.`);
  const connected = connector.connect(decryptCredentials(secrets, workspaceId, kind, credentialsEncrypted));
  if (!connected.ok) throw new Error(`The stored credentials of ${integration.provider} are incomplete.`);
  return { ...integration, client: connected.value };
}
