import { sql } from "kysely";
import type { Db } from "../../db/connect.ts";

/** The webhook of a view and the last attempt to deliver to it. */
export interface ViewEndpoint {
  readonly viewId: string;
  readonly url: string;
  readonly enabled: boolean;
  readonly lastAttempt: {
    readonly startedAt: Date;
    /** Null when there was no response. */
    readonly statusCode: number | null;
    readonly error: string | null;
  } | null;
}

interface SelectedEndpoint {
  readonly viewId: string;
  readonly url: string;
  readonly enabled: boolean;
  readonly startedAt: Date | null;
  readonly statusCode: number | null;
  readonly error: string | null;
}

/** Lists the webhooks of views, by view. */
export async function listViewEndpoints(db: Db, viewIds: readonly string[]): Promise<Map<string, ViewEndpoint>> {
  const { rows } = await sql<SelectedEndpoint>`
    select endpoint.view_id as "viewId", endpoint.url, endpoint.enabled, last.started_at as "startedAt",
      last.status_code as "statusCode", last.error
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
    rows.map(({ startedAt, statusCode, error, ...endpoint }) => [
      endpoint.viewId,
      { ...endpoint, lastAttempt: startedAt && { startedAt, statusCode, error } },
    ]),
  );
}
