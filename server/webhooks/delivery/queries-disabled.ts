import type { Db } from "../../db/connect.ts";
import { findRow } from "../../db/statements.ts";

/** An endpoint that the service turned off, and the person to notify. */
interface DisabledEndpoint {
  readonly host: string;
  readonly reason: string;
  readonly view_id: string | null;
  readonly view_name: string | null;
  readonly owner_email: string;
}

/** Finds an endpoint that the service turned off, and its owner; undefined if either does not exist. */
export async function findDisabledEndpoint(db: Db, endpointId: string): Promise<DisabledEndpoint | undefined> {
  return findRow(db)<DisabledEndpoint>`
    select endpoint.host, endpoint.disabled_reason as reason, endpoint.view_id, v.name as view_name,
      owner.email as owner_email
    from webhook_endpoint as endpoint
    left join saved_view as v on v.id = endpoint.view_id
    cross join lateral (
      select email from app_user
      where workspace_id = endpoint.workspace_id and removed_at is null
        and case when endpoint.view_id is null then true else id = v.user_id end
      order by id is distinct from endpoint.created_by, created_at, id limit 1
    ) as owner
    where endpoint.id = ${endpointId} and endpoint.disabled_reason is not null and endpoint.deleted_at is null`;
}
