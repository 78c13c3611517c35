import type { Db } from "../../db/connect.ts";
import { listRows } from "../../db/statements.ts";

/** The webhook of a view and the last attempt to deliver to it. */
export interface ViewEndpoint {
  readonly view_id: string;
  readonly url: string;
  readonly header_names: readonly string[];
  readonly enabled: boolean;
  /** Why the service turned it off; null when it is on or a user turned it off. */
  readonly disabled_reason: string | null;
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
