import { sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { findRow, hasRows, listRows, oneRow } from "../db/statements.ts";
import type { Exclusions } from "../exclusions/public.ts";
import type { Filters } from "../filters/read-filters.ts";
import { AUDIENCE_FILTERS, CRM_FILTERS, SIGNAL_FILTERS } from "../filters/references.ts";

interface ActingSignal {
  readonly workspaceId: number;
  readonly isOfMember: boolean;
  /** Stopped or paused by a caller. */
  readonly isHalted: boolean;
  readonly skipsBlocklist: boolean;
  /** Null if the signal needs no ICP, or if an earlier release deleted the ICP without keeping its id. */
  readonly icpId: number | null;
  /** The filters of the signal's ICP; null if the signal has none or has a list of companies. */
  readonly filters: Filters<"IcpFilters"> | null;
  readonly lacksCompanies: boolean;
  readonly exclude: Partial<Exclusions>;
}

export async function findActingSignal(db: Db, signalId: number): Promise<ActingSignal | undefined> {
  return findRow(db)<ActingSignal>`
    select s.workspace_id as "workspaceId", u.removed_at is null as "isOfMember",
      s.stopped_by_caller or s.status = 'paused' as "isHalted", s.speed_mode as "skipsBlocklist", s.icp_id as "icpId",
      case when s.named_company_ids is null then (select filters from icp where id = s.icp_id) end as filters,
      s.type in ('job_post_first_time_mention', 'trait_only') and s.icp_id is null
      and s.named_company_ids is null as "lacksCompanies",
      coalesce(s.exclude, '{}') as exclude
    from signal as s join app_user as u on u.id = s.user_id where s.id = ${signalId}`;
}

/** The current state of an action of a view. */
interface ActingView {
  readonly workspaceId: number;
  readonly isOfMember: boolean;
  readonly isOn: boolean;
  readonly filters: object;
}

export async function findActingView(db: Db, viewId: string, action: string): Promise<ActingView | undefined> {
  return findRow(db)<ActingView>`
    select v.workspace_id as "workspaceId", u.removed_at is null as "isOfMember", v.filters,
      case ${action}::text when 'any' then true when 'webhook' then exists (select from webhook_endpoint
      where view_id = v.id and enabled)
        else exists (select from view_action where view_id = v.id and kind = ${action} and enabled) end as "isOn"
    from saved_view as v join app_user as u on u.id = v.user_id where v.id = ${viewId}`;
}

export async function isMember(db: Db, workspaceId: number, userId: string): Promise<boolean> {
  return hasRows(db)`
    select from app_user where id = ${userId} and workspace_id = ${workspaceId} and removed_at is null`;
}

export async function listEmployers(db: Db, personIds: readonly number[]): Promise<Map<number, number>> {
  if (personIds.length === 0) return new Map();
  const rows = await listRows(db)<{ id: number; company_id: number }>`
    select id, company_id from person where id = any(${personIds}::bigint[])`;
  return new Map(rows.map(({ id, company_id }) => [id, company_id]));
}

/** The references that limit an effect, all of which must exist. */
export interface References {
  readonly icpId?: number | null;
  readonly audienceIds: readonly number[];
  readonly signalIds: readonly number[];
}

/** Which of the references were deleted, and the state of the workspace's CRM. */
interface Found {
  readonly lacksIcp: boolean;
  readonly lacksAudience: boolean;
  readonly lacksSignal: boolean;
  /** `none`: never connected; `gone`: disconnected; `unread`: connected, but not completely read since. */
  readonly crm: "none" | "gone" | "unread" | "read";
}

export async function findReferences(
  db: Db,
  workspaceId: number,
  { icpId = null, audienceIds, signalIds }: References,
): Promise<Found> {
  return oneRow(db)<Found>`
    select ${icpId}::bigint is not null
        and not exists (select from icp where workspace_id = ${workspaceId} and id = ${icpId}) as "lacksIcp",
      (select count(*) from audience where workspace_id = ${workspaceId} and id = any(${audienceIds}::bigint[]))
        < ${new Set(audienceIds).size} as "lacksAudience",
      (select count(*) from signal where workspace_id = ${workspaceId} and id = any(${signalIds}::bigint[]))
        < ${new Set(signalIds).size} as "lacksSignal",
      case when connected.kind is null then case when pull.workspace_id is null then 'none' else 'gone' end
        when pull.connected_at = connected.connected_at
          and pull.last_read_at is not null then 'read' else 'unread' end as crm
    from (select) as one
    left join integration as connected on connected.workspace_id = ${workspaceId} and connected.kind = 'crm'
    left join crm_pull as pull on pull.workspace_id = ${workspaceId}`;
}

/** The objects that can be deleted while others refer to them. */
export type Deletable = { readonly kind: "profile" | "audience" | "signal"; readonly id: number } | { kind: "crm" };

/** A signal or view that refers to a deletable object and may still act. */
interface Referrer<Id> {
  readonly id: Id;
  readonly name: string;
}

export interface Referrers {
  /** Includes ended signals, because they can run again. */
  readonly signals: readonly Referrer<number>[];
  /** Only views with an action that is on. */
  readonly views: readonly (Referrer<string> & { readonly userId: string })[];
  readonly isExcludedByWorkspace: boolean;
}

const NOTHING = sql`false`;

/** Lists the referrers of an object that may still act. The caller holds the lock on the workspace. */
export async function listReferrers(db: Db, workspaceId: number, thing: Deletable): Promise<Referrers> {
  const id = thing.kind === "crm" ? 0 : thing.id;
  const filters = { audience: AUDIENCE_FILTERS, signal: SIGNAL_FILTERS, crm: CRM_FILTERS, profile: [] }[thing.kind];
  const ofSignal = {
    profile: sql`s.icp_id = ${id}`,
    audience: sql`(${id}::bigint = any(s.watched_audience_ids) or s.exclude -> 'audience_ids' @> to_jsonb(${id}::bigint))`,
    signal: NOTHING,
    crm: sql`s.exclude ?| array['customers', 'open_deals', 'in_crm']`,
  }[thing.kind];
  const ofWorkspace = {
    profile: NOTHING,
    audience: sql`${id}::bigint = any(e.audience_ids)`,
    signal: NOTHING,
    crm: sql`(e.customers or e.open_deals or e.in_crm)`,
  }[thing.kind];
  const isNamed = thing.kind === "crm" ? sql`true` : sql`f.value @> to_jsonb(${id}::bigint)`;
  const [signals, views, workspace] = [
    await sql<Referrer<number>>`
      select id, name from signal as s where s.workspace_id = ${workspaceId} and ${ofSignal} order by id`.execute(db),
    await sql<Referrer<string> & { userId: string }>`
      select v.id, v.name, v.user_id as "userId" from saved_view as v
        join app_user as u on u.id = v.user_id and u.removed_at is null
      where v.workspace_id = ${workspaceId}
        and exists (select from jsonb_each(v.filters) as f where f.key = any(${filters}::text[]) and ${isNamed})
        and (exists (select from view_action where view_id = v.id and enabled)
          or exists (select from webhook_endpoint where view_id = v.id and enabled))
      order by v.id`.execute(db),
    await sql`select from workspace_exclusion as e where e.workspace_id = ${workspaceId} and ${ofWorkspace}`.execute(
      db,
    ),
  ];
  return { signals: signals.rows, views: views.rows, isExcludedByWorkspace: workspace.rows.length > 0 };
}
