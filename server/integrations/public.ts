import type { Db } from "../db/connect.ts";
import { Unavailable } from "../http/problems.ts";
import type { Clock } from "../ports/clock.ts";
import type { Clients, Connectors } from "../ports/connectors.ts";
import type { VendorFailure } from "../ports/vendor.ts";
import type { Secrets } from "../secrets/secrets.ts";
import { decryptCredentials } from "./credentials.ts";
import { findEncryptedIntegration, type Integration, type IntegrationKind } from "./queries.ts";

export { type Integration, type IntegrationKind, listConnectedWorkspaces } from "./queries.ts";
export { type FieldMapping, findFieldMapping } from "./queries-crm.ts";

export interface IntegrationServices {
  readonly secrets: Secrets;
  readonly connectors: Connectors;
}

/** The dependencies of jobs that call a connected system. */
export interface IntegrationJobServices extends IntegrationServices {
  readonly db: Db;
  readonly clock: Clock;
}

/** A connected system and a client for it with the workspace's credentials. */
export interface OpenIntegration<Client> extends Integration {
  readonly client: Client;
}

const RETRY_AFTER_SECONDS = 30;

/** Converts a temporary failure of a connected system to the error that becomes a 503. */
export function toUnavailable({ message, retryAfterMs }: VendorFailure): Unavailable {
  const seconds = retryAfterMs === null ? RETRY_AFTER_SECONDS : Math.ceil(retryAfterMs / 1000);
  return new Unavailable(message, Math.max(1, seconds));
}

/** Finds the workspace's connected system of a kind. */
export async function findIntegration(
  db: Db,
  workspaceId: number,
  kind: IntegrationKind,
): Promise<Integration | undefined> {
  const found = await findEncryptedIntegration(db, workspaceId, kind);
  if (!found) return undefined;
  const { credentials_encrypted: _, ...integration } = found;
  return integration;
}

/** Opens the workspace's connected system of a kind; undefined if there is none. Sends no request yet. */
export async function openIntegration<Kind extends IntegrationKind>(
  { secrets, connectors }: IntegrationServices,
  db: Db,
  workspaceId: number,
  kind: Kind,
): Promise<OpenIntegration<Clients[Kind]> | undefined> {
  const found = await findEncryptedIntegration(db, workspaceId, kind);
  if (!found) return undefined;
  const { credentials_encrypted, ...integration } = found;
  const connector = connectors[kind][integration.provider];
  if (!connector) throw new Error(`There is no connector for ${integration.provider}.`);
  const connected = connector.connect(decryptCredentials(secrets, workspaceId, kind, credentials_encrypted));
  if (!connected.ok) throw new Error(`The stored credentials of ${integration.provider} are incomplete.`);
  return { ...integration, client: connected.value };
}
