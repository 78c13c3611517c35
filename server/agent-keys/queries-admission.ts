import { sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { prepared } from "../db/prepared-statements.ts";

/** The window in which requests are counted. */
export const WINDOW_SECONDS = 60;

/** A request to be counted. */
export interface CountedRequest {
  /** HMAC of the key presented, if it had the form of one. */
  readonly keyHmac: Buffer | null;
  /** The user it acts for; null for the key's owner. */
  readonly actingUserId: string | null;
  /** The limit it is counted by with a valid key: that of the key's owner. */
  readonly limit: string;
  /** The limit it is counted by without one: that of `clientNetwork`. */
  readonly limitWithoutKey: string;
  readonly clientNetwork: string;
}

/** A request that was counted. `owner_id` is null without a valid key, `user_id` when the acting user is no member. */
export interface CountedRow {
  readonly owner_id: string | null;
  readonly workspace_id: number | null;
  readonly user_id: string | null;
  readonly email: string | null;
  readonly request_count: number;
  readonly seconds_left: number;
}

const WINDOW_START = sql`date_bin(make_interval(secs => ${sql.lit(WINDOW_SECONDS)}), now(), to_timestamp(0))`;
const SECONDS_LEFT = sql`greatest(1, ceil(extract(epoch from window_start - now()) + ${sql.lit(WINDOW_SECONDS)}))::int as seconds_left`;

// A request that comes late, from the window before, counts in the present one.
const COUNTING_ON = sql`
  on conflict (caller, policy) do update set
    request_count = case when w.window_start >= excluded.window_start then w.request_count else 0 end + excluded.request_count,
    window_start = greatest(w.window_start, excluded.window_start)`;

/**
 * Looks up keys and acting users and counts the requests, in one statement: .09 ms for one request, beside .49 ms in two that
 * were not prepared; and 60,000 requests a second beside 3,800 at 32 at a time.
 */
export function countRequests(db: Db, requests: readonly CountedRequest[]): Promise<CountedRow[]> {
  const [only] = requests;
  return only && requests.length === 1 ? countOne(db, only) : countAll(db, requests);
}

/** The same as `countAll`, for what most requests are while there is little to do: alone. It takes .06 ms less. */
async function countOne(db: Db, request: CountedRequest): Promise<CountedRow[]> {
  const { rows } = await sql<CountedRow>`${prepared}
    with found as (
      select owner.id as owner_id, owner.workspace_id, acting.id as user_id, acting.email
      from api_key join app_user as owner on owner.id = api_key.user_id and owner.removed_at is null
      left join app_user as acting on acting.id = coalesce(${request.actingUserId}, owner.id)
        and acting.workspace_id = owner.workspace_id and acting.removed_at is null
      where api_key.key_hmac = ${request.keyHmac}
    ), asked as (
      select found.*, coalesce(owner_id, ${request.clientNetwork}) as caller,
        case when owner_id is null then ${request.limitWithoutKey}::text else ${request.limit} end as policy
      from (select) as request left join found on true
    ), counted as (
      insert into rate_limit_window as w (caller, policy, window_start, request_count)
      select caller, policy, ${WINDOW_START}, 1 from asked ${COUNTING_ON} returning request_count, window_start
    )
    select owner_id, workspace_id, user_id, email, request_count, ${SECONDS_LEFT} from asked, counted`.execute(db);
  return rows;
}

/** Windows are counted in the order of their names, so that two batches never wait for each other in a circle. */
async function countAll(db: Db, requests: readonly CountedRequest[]): Promise<CountedRow[]> {
  const { rows } = await sql<CountedRow>`${prepared}
    with asked as (
      select place, owner.id as owner_id, owner.workspace_id, acting.id as user_id, acting.email,
        coalesce(owner.id, client_network) as caller,
        case when owner.id is null then limit_without_key else limit_with_key end as policy
      from unnest(${requests.map((request) => request.keyHmac)}::bytea[], ${requests.map((request) => request.actingUserId)}::text[],
        ${requests.map((request) => request.limit)}::text[], ${requests.map((request) => request.limitWithoutKey)}::text[],
        ${requests.map((request) => request.clientNetwork)}::text[])
        with ordinality as sent (key_hmac, acting_user_id, limit_with_key, limit_without_key, client_network, place)
      left join (api_key join app_user as owner on owner.id = api_key.user_id and owner.removed_at is null) on api_key.key_hmac = sent.key_hmac
      left join app_user as acting on acting.id = coalesce(sent.acting_user_id, owner.id)
        and acting.workspace_id = owner.workspace_id and acting.removed_at is null
    ), counted as (
      insert into rate_limit_window as w (caller, policy, window_start, request_count)
      select caller, policy, ${WINDOW_START}, count(*) from asked group by 1, 2 order by 1, 2 ${COUNTING_ON}
      returning caller, policy, request_count, window_start
    )
    select owner_id, workspace_id, user_id, email,
      request_count - row_number() over (partition by caller, policy order by place desc) + 1 as request_count, ${SECONDS_LEFT}
    from asked join counted using (caller, policy) order by place`.execute(db);
  return rows;
}
