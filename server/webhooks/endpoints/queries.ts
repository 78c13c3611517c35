import { randomUUID } from "node:crypto";
import { type ExpressionBuilder, type Selectable, sql } from "kysely";
import type { Db } from "../../db/connect.ts";
import type { DB, WebhookEndpoint } from "../../db/tables.ts";

/** Identifies a webhook: the workspace's own by id, a view's by its view. */
export type EndpointKey =
  | { readonly workspaceId: number; readonly webhookId: string }
  | { readonly workspaceId: number; readonly viewId: string };

const COLUMNS = ["id", "url", "events", "enabled", "created_at", "updated_at"] as const;

export type Endpoint = Pick<Selectable<WebhookEndpoint>, (typeof COLUMNS)[number]>;

export interface NewEndpoint {
  readonly workspaceId: number;
  readonly viewId?: string | undefined;
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
  { workspaceId, viewId, url, events, enabled = true }: NewEndpoint,
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
      url,
      host: hostOf(url),
      events: [...new Set(events)],
      enabled,
      created_at: now,
      updated_at: now,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  await db
    .insertInto("webhook_secret")
    .values({ endpoint_id: id, secret_encrypted: encryptSecret(id) })
    .execute();
  return inserted;
}

export function findEndpoint(db: Db, key: EndpointKey): Promise<Endpoint | undefined> {
  return db.selectFrom("webhook_endpoint").select(COLUMNS).where(hasKey(key)).executeTakeFirst();
}

/** Lists the workspace's own endpoints, oldest first. */
export function listEndpoints(
  db: Db,
  workspaceId: number,
  page: { limit: number; offset: number },
): Promise<Endpoint[]> {
  return db
    .selectFrom("webhook_endpoint")
    .select(COLUMNS)
    .where("workspace_id", "=", workspaceId)
    .where("view_id", "is", null)
    .where("deleted_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** Counts the workspace's own endpoints. */
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

/** Updates the given fields, locks the endpoint, and returns it. */
export function updateEndpoint(
  db: Db,
  key: EndpointKey,
  { url, events, enabled }: EndpointChange,
  now: Date,
): Promise<Endpoint | undefined> {
  const changed = { url, host: url && hostOf(url), events: events && [...new Set(events)], enabled };
  const isChanged = sql`(url, events, enabled) is distinct from (
    coalesce(${url ?? null}, url), coalesce(${changed.events ?? null}::text[], events), coalesce(${enabled ?? null}, enabled))`;
  return db
    .updateTable("webhook_endpoint")
    .set({ ...changed, updated_at: sql<Date>`case when ${isChanged} then ${now}::timestamptz else updated_at end` })
    .where(hasKey(key))
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Records that the secret of an endpoint changes, locks the endpoint, and returns it. */
export function updateEndpointRotated(db: Db, key: EndpointKey, now: Date): Promise<Endpoint | undefined> {
  return db
    .updateTable("webhook_endpoint")
    .set({ updated_at: now })
    .where(hasKey(key))
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Inserts a secret. Earlier ones sign until `previousExpiresAt`, or until they expire if that is sooner. */
export async function replaceSecret(
  db: Db,
  endpointId: string,
  secretEncrypted: string,
  now: Date,
  previousExpiresAt: Date,
): Promise<void> {
  await sql`delete from webhook_secret where endpoint_id = ${endpointId} and expires_at <= ${now}`.execute(db);
  await sql`
    update webhook_secret set expires_at = ${previousExpiresAt} where endpoint_id = ${endpointId} and expires_at is null`.execute(
    db,
  );
  await db
    .insertInto("webhook_secret")
    .values({ endpoint_id: endpointId, secret_encrypted: secretEncrypted })
    .execute();
}

/** Marks an endpoint as deleted, for a job to prune, and deletes its secrets. Returns whether there was one. */
export async function markEndpointDeleted(db: Db, key: EndpointKey, now: Date): Promise<boolean> {
  const deleted = await db
    .updateTable("webhook_endpoint")
    .set({ enabled: false, deleted_at: now, updated_at: now })
    .where(hasKey(key))
    .returning("id")
    .executeTakeFirst();
  if (deleted) await db.deleteFrom("webhook_secret").where("endpoint_id", "=", deleted.id).execute();
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
function hostOf(url: string): string {
  return new URL(url).host;
}

/** The webhook of a view and the last attempt to deliver to it. */
export interface ViewEndpoint {
  readonly view_id: string;
  readonly url: string;
  readonly enabled: boolean;
  readonly lastAttempt: {
    readonly startedAt: Date;
    /** Null when there was no response. */
    readonly statusCode: number | null;
    readonly error: string | null;
  } | null;
}

interface SelectedEndpoint extends Omit<ViewEndpoint, "lastAttempt"> {
  readonly started_at: Date | null;
  readonly status_code: number | null;
  readonly error: string | null;
}

/** Lists the webhooks of views, by view. */
export async function listViewEndpoints(db: Db, viewIds: readonly string[]): Promise<Map<string, ViewEndpoint>> {
  const { rows } = await sql<SelectedEndpoint>`
    select endpoint.view_id, endpoint.url, endpoint.enabled, last.started_at,
      last.status_code, last.error
    from webhook_endpoint as endpoint
    left join lateral (
      select attempt.started_at, attempt.status_code, attempt.error
      from (
        select id from webhook_delivery where endpoint_id = endpoint.id order by created_at desc, id desc limit 20
      ) as delivery
      join webhook_attempt as attempt on attempt.delivery_id = delivery.id
      order by attempt.started_at desc limit 1
    ) as last on true
    where endpoint.view_id = any(${viewIds}::text[]) and endpoint.deleted_at is null`.execute(db);
  return new Map(
    rows.map(({ started_at: startedAt, status_code: statusCode, error, ...endpoint }) => [
      endpoint.view_id,
      { ...endpoint, lastAttempt: startedAt && { startedAt, statusCode, error } },
    ]),
  );
}
