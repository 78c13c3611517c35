import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../db/connect.ts";

export interface Endpoint {
  id: string;
  url: string;
  events: string[];
  enabled: boolean;
  created_at: Date;
  updated_at: Date;
}

const shown = ["id", "url", "events", "enabled", "created_at", "updated_at"] as const;

/** The workspace's own endpoints; a view's webhook is reached through its view. */
function ownEndpoints(db: Db, workspaceId: number) {
  return db
    .selectFrom("webhook_endpoint")
    .select(shown)
    .where("workspace_id", "=", workspaceId)
    .where("view_id", "is", null)
    .where("deleted_at", "is", null);
}

export function newEndpointId(): string {
  return `wh_${randomUUID().replaceAll("-", "")}`;
}

/** Counts the workspace's own endpoints. Until the transaction ends, no other can add one. */
export async function countEndpointsForAdding(db: Db, workspaceId: number): Promise<number> {
  await db.selectFrom("workspace").select("id").where("id", "=", workspaceId).forNoKeyUpdate().execute();
  return countEndpoints(db, workspaceId);
}

export async function countEndpoints(db: Db, workspaceId: number): Promise<number> {
  const { count } = await db
    .selectFrom("webhook_endpoint")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("workspace_id", "=", workspaceId)
    .where("view_id", "is", null)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

export interface NewEndpoint {
  id: string;
  workspaceId: number;
  url: string;
  events: readonly string[];
  secretEncrypted: string;
  now: Date;
  viewId?: string;
}

/** Host and port: what deliveries to different endpoints of one receiver have in common. */
function hostOf(url: string): string {
  return new URL(url).host;
}

export async function insertEndpoint(db: Db, endpoint: NewEndpoint): Promise<Endpoint> {
  const inserted = await db
    .insertInto("webhook_endpoint")
    .values({
      id: endpoint.id,
      workspace_id: endpoint.workspaceId,
      view_id: endpoint.viewId ?? null,
      url: endpoint.url,
      host: hostOf(endpoint.url),
      events: [...endpoint.events],
      created_at: endpoint.now,
      updated_at: endpoint.now,
    })
    .returning(shown)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("webhook_secret")
    .values({ endpoint_id: endpoint.id, secret_encrypted: endpoint.secretEncrypted })
    .execute();
  return inserted;
}

export function listEndpoints(
  db: Db,
  workspaceId: number,
  page: { limit: number; offset: number },
): Promise<Endpoint[]> {
  return ownEndpoints(db, workspaceId)
    .orderBy("created_at")
    .orderBy("id")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export function findEndpoint(db: Db, workspaceId: number, id: string): Promise<Endpoint | undefined> {
  return ownEndpoints(db, workspaceId).where("id", "=", id).executeTakeFirst();
}

export interface EndpointChange {
  url?: string | undefined;
  events?: readonly string[] | undefined;
  enabled?: boolean | undefined;
}

export function updateEndpoint(
  db: Db,
  workspaceId: number,
  id: string,
  change: EndpointChange,
  now: Date,
): Promise<Endpoint | undefined> {
  return db
    .updateTable("webhook_endpoint")
    .set({
      ...(change.url === undefined ? {} : { url: change.url, host: hostOf(change.url) }),
      ...(change.events === undefined ? {} : { events: [...change.events] }),
      ...(change.enabled === undefined ? {} : { enabled: change.enabled }),
      updated_at: now,
    })
    .where("workspace_id", "=", workspaceId)
    .where("view_id", "is", null)
    .where("deleted_at", "is", null)
    .where("id", "=", id)
    .returning(shown)
    .executeTakeFirst();
}

/** Deletes an endpoint and its secrets; a job deletes its log and what was still to be delivered. Answers whether there was one. */
export async function deleteEndpoint(db: Db, workspaceId: number, id: string, now: Date): Promise<boolean> {
  const deleted = await db
    .updateTable("webhook_endpoint")
    .set({ enabled: false, deleted_at: now, updated_at: now })
    .where("workspace_id", "=", workspaceId)
    .where("view_id", "is", null)
    .where("deleted_at", "is", null)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  if (deleted === undefined) return false;
  await db.deleteFrom("webhook_secret").where("endpoint_id", "=", id).execute();
  return true;
}

/** Adds a secret; those before it go on signing until `previousExpireAt`, or until they expire if that is sooner. */
export async function replaceSecret(
  db: Db,
  endpointId: string,
  secretEncrypted: string,
  now: Date,
  previousExpireAt: Date,
): Promise<void> {
  await sql`delete from webhook_secret where endpoint_id = ${endpointId} and expires_at <= ${now}`.execute(db);
  await sql`update webhook_secret set expires_at = ${previousExpireAt} where endpoint_id = ${endpointId} and expires_at is null`.execute(
    db,
  );
  await db
    .insertInto("webhook_secret")
    .values({ endpoint_id: endpointId, secret_encrypted: secretEncrypted })
    .execute();
}
