import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { isDiskFull } from "../db/database-errors.ts";
import { prepared } from "../db/prepared-statements.ts";
import { FLUSHED_POSITION } from "../db/read-replicas.ts";
import { oneRow } from "../db/statements.ts";
import type { Authenticate } from "../http/authenticate.ts";
import type { Authentication } from "../http/contract.ts";
import { type ClientNetwork, clientNetwork } from "../lib/client-network.ts";
import type { Secrets } from "../secrets/secrets.ts";
import { hmacsOfKey, looksLikeKey } from "./keys.ts";

const WINDOW_SECONDS = 60;
const WINDOW = sql`make_interval(secs => ${sql.lit(WINDOW_SECONDS)})`;
const IS_CURRENT = sql`(w.window_start > excluded.window_start - ${WINDOW} and w.window_start < excluded.window_start + ${WINDOW})`;
/** The limit of a site for requests without a valid key, as a multiple of the limit of one of its networks. */
const SITE_NETWORKS = 4;

interface AuthenticationServices {
  readonly db: Db;
  readonly secrets: Secrets;
  /** Whether to read the primary's log position too, which some variants of Postgres cannot return. */
  readonly readsPosition?: boolean;
  /** Called when the database has no disk space to count requests, which are then authenticated but not counted. */
  readonly onDiskFull?: () => void;
}

/** Authenticates requests and counts them: per key owner or, without a valid key, per client network. */
export function createAuthenticate({
  db,
  secrets,
  readsPosition = false,
  onDiskFull,
}: AuthenticationServices): Authenticate {
  return async ({ key, needsKey, actingUserId, clientAddress, rate }) => {
    const request = {
      keyHmacs: key !== undefined && looksLikeKey(key) ? hmacsOfKey(secrets, key) : [],
      actingUserId: actingUserId ?? null,
      policy: rate,
      policyWithoutKey: needsKey ? "unauthorized" : rate,
      client: clientNetwork(clientAddress),
    };
    const position = readsPosition ? FLUSHED_POSITION : NO_POSITION;
    const row = await authenticateRequest(db, request, position, countedBy(request.client)).catch((error: unknown) => {
      if (!isDiskFull(error)) throw error;
      onDiskFull?.();
      return authenticateRequest(db, request, position, UNCOUNTED);
    });
    return {
      authentication: needsKey ? toAuthentication(row, request.keyHmacs) : { kind: "anonymous" },
      rateUse: { count: row.request_count, windowSeconds: WINDOW_SECONDS, secondsLeft: row.seconds_left },
      position: row.position ?? undefined,
    };
  };
}

function toAuthentication(
  { owner_id, workspace_id, user_id, email }: AuthenticatedRow,
  keyHmacs: readonly Buffer[],
): Authentication {
  if (owner_id === null || workspace_id === null) return { kind: "unauthorized" };
  if (user_id === null || email === null) return { kind: "forbidden" };
  const caller = { workspaceId: workspace_id, userId: user_id, keyOwnerId: owner_id, keyHmacs, email };
  return { kind: "caller", caller };
}

/** A request to authenticate and count. */
interface KeyedRequest {
  /** HMACs of the presented key; empty if it does not have the form of a key. */
  readonly keyHmacs: readonly Buffer[];
  /** The acting user; null for the key's owner. */
  readonly actingUserId: string | null;
  readonly policy: string;
  /** The rate limit of the client's network, which counts the request if it has no valid key. */
  readonly policyWithoutKey: string;
  readonly client: ClientNetwork;
}

/** If there is no valid key, all ids are null. `user_id` is also null if the acting user is not a member. */
interface AuthenticatedRow {
  readonly owner_id: string | null;
  readonly workspace_id: number | null;
  readonly user_id: string | null;
  readonly email: string | null;
  readonly request_count: number;
  readonly seconds_left: number;
  readonly position: number | null;
}

const NO_POSITION = sql<null>`null::bigint`;

/** Looks up the key and the acting user and counts the request, in one statement, with the database's clock. */
async function authenticateRequest(
  db: Db,
  request: KeyedRequest,
  position: RawBuilder<number | null>,
  counted: RawBuilder<unknown>,
): Promise<AuthenticatedRow> {
  const { keyHmacs, actingUserId, policy, policyWithoutKey, client } = request;
  return oneRow(db)<AuthenticatedRow>`${prepared}
    with found as (
      select owner.id as owner_id, owner.workspace_id, acting.id as user_id, acting.email
      from api_key join app_user as owner on owner.id = api_key.user_id and owner.removed_at is null
      left join app_user as acting on acting.id = coalesce(${actingUserId}, owner.id)
        and acting.workspace_id = owner.workspace_id and acting.removed_at is null
      where api_key.key_hmac = any(${keyHmacs}::bytea[])
    ), request as (
      select found.*, coalesce(owner_id, ${client.network}) as caller,
        case when owner_id is null then ${policyWithoutKey}::text else ${policy} end as policy
      from (select) as one left join found on true
    ), counted as (
      ${counted}
    )
    select owner_id, workspace_id, user_id, email,
      -- Scales a site's count to the limit of a network.
      max(case when counted.caller = request.caller then request_count
        else ceil(request_count / ${sql.lit(SITE_NETWORKS)}.0) end)::int as request_count,
      greatest(1, ceil(extract(epoch from max(window_start) - now()) + ${sql.lit(WINDOW_SECONDS)}))::int
      as seconds_left,
      ${position} as position
    from request, counted group by owner_id, workspace_id, user_id, email`;
}

/** Adds a request to the counts of its caller and of the client's site. */
function countedBy({ site }: ClientNetwork): RawBuilder<unknown> {
  return sql`
      insert into rate_limit_window as w (caller, policy, window_start, request_count)
      select caller, policy, now(), 1
      from (
        select caller, policy from request
        union all
        select ${site}::text, policy from request where owner_id is null and ${site}::text is not null
      ) as counter
      -- A window begins with its first request. A window that begins in the future belongs to a request that began
      -- later, or to a wrong clock.
      on conflict (caller, policy) do update set
        request_count = case when ${IS_CURRENT} then w.request_count else 0 end + 1,
        window_start = case when ${IS_CURRENT} then w.window_start else excluded.window_start end
      returning caller, request_count, window_start`;
}

const UNCOUNTED = sql`select caller, 0 as request_count, now() as window_start from request`;
