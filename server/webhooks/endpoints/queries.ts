import { randomUUID } from "node:crypto";
import { type ExpressionBuilder, type Selectable, sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import { listRows, oneValue, run } from "../../db/statements.ts";
import type { DB, WebhookEndpoint } from "../../db/tables.ts";

/** Identifies a workspace's webhook by the webhook's id, or a view's webhook by the view's id. */
export type EndpointKey =
  | { readonly workspaceId: number; readonly webhookId: string }
  | { readonly workspaceId: number; readonly viewId: string };

const COLUMNS = ["id", "url", "events", "enabled", "disabled_reason", "created_at", "updated_at"] as const;

const HEADER_NAMES = sql<string[]>`
  coalesce((select names from webhook_headers where endpoint_id = webhook_endpoint.id), '{}')`.as("header_names");

export interface Endpoint extends Pick<Selectable<WebhookEndpoint>, (typeof COLUMNS)[number]> {
  readonly header_names: readonly string[];
}

export interface NewEndpoint {
  readonly workspaceId: number;
  readonly viewId?: string | undefined;
  readonly createdBy?: string | undefined;
  readonly url: string;
  readonly events: readonly string[];
  /** Default: true. */
  readonly enabled?: boolean | undefined;
}

export interface EndpointChange {
  readonly url?: string | undefined;
  readonly events?: readonly string[] | undefined;
  readonly enabled?: boolean | undefined;
}

/** Inserts an endpoint. `encryptSecret` encrypts its signing secret for its id. */
export async function insertEndpoint(
  db: Db,
  { workspaceId, viewId, createdBy, url, events, enabled = true }: NewEndpoint,
  encryptSecret: (endpointId: string) => string,
  now: Date,
): Promise<Endpoint> {
  const id = `wh_${randomUUID().replaceAll("-", "")}`;
  const inserted = await db
    .insertInto("webhook_endpoint")
    .values({
      id,
      workspace_id: workspaceId,
      view_id: viewId ?? null,
      created_by: createdBy ?? null,
      url,
      host: receiverHost(url),
      events: [...new Set(events)],
      enabled,
      created_at: now,
      updated_at: now,
    })
    .returning([...COLUMNS, HEADER_NAMES])
    .executeTakeFirstOrThrow();
  await run(db)`insert into webhook_secret (endpoint_id, secret_encrypted) values (${id}, ${encryptSecret(id)})`;
  return inserted;
}

export function findEndpoint(db: Db, key: EndpointKey): Promise<Endpoint | undefined> {
  return db
    .selectFrom("webhook_endpoint")
    .select([...COLUMNS, HEADER_NAMES])
    .where(hasKey(key))
    .executeTakeFirst();
}

/** Lists the workspace's own endpoints, oldest first. */
export function listEndpoints(
  db: Db,
  workspaceId: number,
  page: { limit: number; offset: number },
): Promise<Endpoint[]> {
  return db
    .selectFrom("webhook_endpoint")
    .select([...COLUMNS, HEADER_NAMES])
    .where("workspace_id", "=", workspaceId)
    .where("view_id", "is", null)
    .where("deleted_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

export async function countEndpoints(db: Db, workspaceId: number): Promise<number> {
  return oneValue(db)<number>`
    select count(*) from webhook_endpoint
    where workspace_id = ${workspaceId} and view_id is null and deleted_at is null`;
}

/** Updates the given fields, locks the endpoint, and returns it. */
export function updateEndpoint(
  db: Db,
  key: EndpointKey,
  { url, events, enabled }: EndpointChange,
  now: Date,
): Promise<Endpoint | undefined> {
  const changed = { url, host: url && receiverHost(url), events: events && [...new Set(events)], enabled };
  const isChanged = sql`(url, events, enabled) is distinct from (
    coalesce(${url ?? null}, url), coalesce(${changed.events ?? null}::text[], events),
      coalesce(${enabled ?? null}, enabled))`;
  return db
    .updateTable("webhook_endpoint")
    .set({
      ...changed,
      ...(enabled && { disabled_reason: null }),
      updated_at: sql<Date>`case when ${isChanged} then ${now}::timestamptz else updated_at end`,
    })
    .where(hasKey(key))
    .returning([...COLUMNS, HEADER_NAMES])
    .executeTakeFirst();
}

/** Records that the secret or the headers of an endpoint change, locks the endpoint, and returns it. */
export function updateEndpointTime(db: Db, key: EndpointKey, now: Date): Promise<Endpoint | undefined> {
  return db
    .updateTable("webhook_endpoint")
    .set({ updated_at: now })
    .where(hasKey(key))
    .returning([...COLUMNS, HEADER_NAMES])
    .executeTakeFirst();
}

export async function replaceHeaders(
  db: Db,
  endpointId: string,
  { names, encrypted }: { readonly names: readonly string[]; readonly encrypted: string },
): Promise<void> {
  await run(db)`
    with removed as (delete from webhook_headers where endpoint_id = ${endpointId} and ${names.length} = 0)
    insert into webhook_headers (endpoint_id, names, headers_encrypted)
    select ${endpointId}, ${names}::text[], ${encrypted} where ${names.length} > 0
    on conflict (endpoint_id) do update set names = excluded.names, headers_encrypted = excluded.headers_encrypted`;
}

/** Inserts a secret. Earlier secrets expire at `previousExpiresAt`, unless they already expire sooner. */
export async function replaceSecret(
  db: Db,
  endpointId: string,
  secretEncrypted: string,
  now: Date,
  previousExpiresAt: Date,
): Promise<void> {
  await run(db)`delete from webhook_secret where endpoint_id = ${endpointId} and expires_at <= ${now}`;
  await run(db)`
    update webhook_secret set expires_at = ${previousExpiresAt}
    where endpoint_id = ${endpointId} and expires_at is null`;
  await run(db)`insert into webhook_secret (endpoint_id, secret_encrypted) values (${endpointId}, ${secretEncrypted})`;
}

/** Marks an endpoint as deleted, for a job to prune. Deletes its secrets and headers. Returns whether it existed. */
export async function markEndpointDeleted(db: Db, key: EndpointKey, now: Date): Promise<boolean> {
  const deleted = await db
    .updateTable("webhook_endpoint")
    .set({ enabled: false, deleted_at: now, updated_at: now })
    .where(hasKey(key))
    .returning("id")
    .executeTakeFirst();
  if (deleted) {
    await db.deleteFrom("webhook_secret").where("endpoint_id", "=", deleted.id).execute();
    await db.deleteFrom("webhook_headers").where("endpoint_id", "=", deleted.id).execute();
  }
  return deleted !== undefined;
}

function hasKey(key: EndpointKey) {
  return (eb: ExpressionBuilder<DB, "webhook_endpoint">) =>
    eb.and([
      eb("workspace_id", "=", key.workspaceId),
      ...("viewId" in key
        ? [eb("view_id", "=", key.viewId)]
        : [eb("id", "=", key.webhookId), eb("view_id", "is", null)]),
      eb("deleted_at", "is", null),
    ]);
}

/** Returns the host and port, by which deliveries to one receiver are limited together. */
function receiverHost(url: string): string {
  return new URL(url).host;
}

/** The webhook of a view and the last attempt to deliver to it. */
export interface ViewEndpoint {
  readonly view_id: string;
  readonly url: string;
  readonly header_names: readonly string[];
  readonly enabled: boolean;
  /** Why the service turned it off; null if it is on or a user turned it off. */
  readonly disabled_reason: string | null;
  readonly lastAttempt: {
    readonly startedAt: Date;
    /** Null if there was no response. */
    readonly statusCode: number | null;
    readonly error: string | null;
  } | null;
}

interface SelectedEndpoint extends Omit<ViewEndpoint, "lastAttempt"> {
  readonly started_at: Date | null;
  readonly status_code: number | null;
  readonly error: string | null;
}

export async function listViewEndpoints(db: Db, viewIds: readonly string[]): Promise<Map<string, ViewEndpoint>> {
  const rows = await listRows(db)<SelectedEndpoint>`
    select endpoint.view_id, endpoint.url, endpoint.enabled, endpoint.disabled_reason,
      coalesce(headers.names, '{}') as header_names, last.started_at, last.status_code, last.error
    from webhook_endpoint as endpoint
    left join webhook_headers as headers on headers.endpoint_id = endpoint.id
    left join lateral (
      select attempt.started_at, attempt.status_code, attempt.error
      from (
        select id from webhook_delivery where endpoint_id = endpoint.id order by created_at desc, id desc limit 20
      ) as delivery
      join webhook_attempt as attempt on attempt.delivery_id = delivery.id
      order by attempt.started_at desc limit 1
    ) as last on true
    where endpoint.view_id = any(${viewIds}::text[]) and endpoint.deleted_at is null`;
  return new Map(
    rows.map(({ started_at: startedAt, status_code: statusCode, error, ...endpoint }) => [
      endpoint.view_id,
      { ...endpoint, lastAttempt: startedAt && { startedAt, statusCode, error } },
    ]),
  );
}
