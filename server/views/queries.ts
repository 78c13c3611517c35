import { randomUUID } from "node:crypto";
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { hasRows, listRows, oneValue, run } from "../db/statements.ts";
import type { SavedView } from "../db/tables.ts";
import type { SentFilters, ViewType } from "../filters/view-filters.ts";
import { MAY_EMAIL } from "./queries-recipients.ts";
import { ACTION_KINDS, type ActionKind, type ActionSetting, type ChangedActions } from "./settings.ts";

export interface StoredAction<Kind extends ActionKind> extends ActionSetting<Kind> {
  readonly lastError: string | null;
  readonly lastRunAt: Date | null;
  readonly failingSince: Date | null;
  /** Whether an assignment must still list the accounts that match. */
  readonly listsMatching: boolean;
}

type StoredActions = { readonly [Kind in ActionKind]?: StoredAction<Kind> | undefined };

export interface ViewRow
  extends Pick<Selectable<SavedView>, "id" | "workspace_id" | "user_id" | "name" | "is_default"> {
  readonly owner_email: string;
  readonly view_type: ViewType;
  readonly filters: SentFilters;
  readonly actions: StoredActions;
  /** Whether emails may be sent, because the recipient is a member or has confirmed. */
  readonly may_email: boolean;
  /** Whether the webhook was turned off before it had a URL. */
  readonly is_webhook_off: boolean;
  readonly last_notified_insight_id: number | null;
  readonly last_notification_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** Identifies a view of a user. Other users cannot find it. */
interface ViewKey {
  readonly userId: string;
  readonly viewId: string;
}

interface StoredActionJson {
  readonly enabled: boolean;
  readonly settings: never;
  readonly last_error: string | null;
  readonly last_run_at: string | null;
  readonly failing_since: string | null;
  readonly lists_matching: boolean;
}

type SelectedView = Omit<ViewRow, "actions"> & { readonly actions: Readonly<Record<string, StoredActionJson>> };

async function selectViews(db: Db, condition: RawBuilder<unknown>): Promise<ViewRow[]> {
  const rows = await listRows(db)<SelectedView>`
    select v.id, v.workspace_id, v.user_id, owner.email as owner_email, v.name,
      v.view_type, v.filters, v.is_default, v.is_webhook_off, ${MAY_EMAIL} as may_email, v.created_at, v.updated_at,
      coalesce((
        select jsonb_object_agg(kind, jsonb_build_object('enabled', enabled, 'settings', settings,
          'last_error', last_error,
          'last_run_at', last_run_at, 'failing_since', failing_since, 'lists_matching', lists_matching))
        from view_action where view_id = v.id
      ), '{}') as actions,
      (
        select (select max(id) from unnest(insight_ids) as id) from alert where view_id = v.id and status = 'sent'
        order by run_id desc limit 1
      ) as last_notified_insight_id,
      (
        select sent_at from alert where view_id = v.id and status = 'sent' order by sent_at desc limit 1
      ) as last_notification_at
    from saved_view as v join app_user as owner on owner.id = v.user_id
    where ${condition} order by lower(v.name), v.id`;
  return rows.map((row) => ({ ...row, actions: readActions(row.actions) }));
}

function readActions(stored: SelectedView["actions"]): StoredActions {
  const entries = ACTION_KINDS.flatMap((kind) => {
    const action = stored[kind];
    return action ? [[kind, readAction(action)]] : [];
  });
  return Object.fromEntries(entries);
}

function readAction(stored: StoredActionJson) {
  const { enabled, settings, last_error, last_run_at, failing_since, lists_matching } = stored;
  return {
    enabled,
    // Not validated, because only `updateActions` writes settings.
    settings,
    lastError: last_error,
    lastRunAt: last_run_at === null ? null : new Date(last_run_at),
    failingSince: failing_since === null ? null : new Date(failing_since),
    listsMatching: lists_matching,
  };
}

export function listViews(db: Db, userId: string, viewType: ViewType | undefined): Promise<ViewRow[]> {
  const ofType = viewType === undefined ? sql`true` : sql`v.view_type = ${viewType}`;
  return selectViews(db, sql`v.user_id = ${userId} and ${ofType}`);
}

export async function findView(db: Db, { userId, viewId }: ViewKey): Promise<ViewRow | undefined> {
  const [view] = await selectViews(db, sql`v.user_id = ${userId} and v.id = ${viewId}`);
  return view;
}

/** Finds a view that may act: its owner is a member of the workspace. */
export async function findActingView(db: Db, viewId: string): Promise<ViewRow | undefined> {
  const [view] = await selectViews(db, sql`v.id = ${viewId} and owner.removed_at is null`);
  return view;
}

/** Prevents other requests from creating or changing views of this user until the transaction ends. */
export async function lockViews(db: Db, userId: string): Promise<void> {
  await run(db)`select from app_user where id = ${userId} for no key update`;
}

/** Waits for runs that are being matched with a view, and blocks other runs until the transaction ends. */
export async function lockView(db: Db, viewId: string): Promise<void> {
  await run(db)`select from saved_view where id = ${viewId} for update`;
}

export async function countViews(db: Db, userId: string): Promise<number> {
  return oneValue(db)<number>`select count(*) from saved_view where user_id = ${userId}`;
}

/** Returns whether another view of the user has the name, in any letter case. */
export async function hasViewNamed(db: Db, userId: string, name: string, exceptId = ""): Promise<boolean> {
  return hasRows(db)`
    select from saved_view where user_id = ${userId} and lower(name) = lower(${name}) and id <> ${exceptId}`;
}

/** Clears the default view of a user, unless it is `exceptId`. */
export async function clearDefaultView(db: Db, userId: string, now: Date, exceptId = ""): Promise<void> {
  await run(db)`
    update saved_view set is_default = false, updated_at = ${now}
    where user_id = ${userId} and is_default = true and id <> ${exceptId}`;
}

interface NewView {
  readonly workspaceId: number;
  readonly userId: string;
  readonly name: string;
  readonly viewType: ViewType;
  readonly filters: SentFilters;
  readonly isDefault: boolean;
}

export async function insertView(db: Db, view: NewView, now: Date): Promise<string> {
  const id = `view_${randomUUID().replaceAll("-", "")}`;
  await db
    .insertInto("saved_view")
    .values({
      id,
      workspace_id: view.workspaceId,
      user_id: view.userId,
      name: view.name,
      view_type: view.viewType,
      filters: JSON.stringify(view.filters),
      is_default: view.isDefault,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

interface ViewChange {
  readonly name?: string | undefined;
  readonly filters?: SentFilters | undefined;
  readonly isDefault?: boolean | undefined;
  readonly isWebhookOff?: boolean;
  readonly updatedAt?: Date;
}

export async function updateView(
  db: Db,
  viewId: string,
  { name, filters, isDefault, isWebhookOff, updatedAt }: ViewChange,
): Promise<void> {
  const changed = {
    ...{ name, filters: filters && JSON.stringify(filters), is_default: isDefault },
    ...{ is_webhook_off: isWebhookOff, updated_at: updatedAt },
  };
  if (Object.values(changed).every((value) => value === undefined)) return;
  await db.updateTable("saved_view").set(changed).where("id", "=", viewId).execute();
}

/** Deletes a view and its actions. Keeps its alerts. */
export async function deleteView(db: Db, viewId: string): Promise<void> {
  await db.deleteFrom("saved_view").where("id", "=", viewId).execute();
}

/** Stores changed actions and resets their failures. A changed assignment lists the matching accounts again. */
export async function updateActions(db: Db, viewId: string, changed: ChangedActions): Promise<void> {
  for (const kind of ACTION_KINDS) {
    const action = changed[kind];
    if (action === null) {
      await db.deleteFrom("view_action").where("view_id", "=", viewId).where("kind", "=", kind).execute();
    } else if (action !== undefined) {
      const values = {
        enabled: action.enabled,
        settings: JSON.stringify(action.settings),
        lists_matching: kind === "crm_assignment",
      };
      await db
        .insertInto("view_action")
        .values({ view_id: viewId, kind, ...values })
        .onConflict((conflict) =>
          conflict.columns(["view_id", "kind"]).doUpdateSet({ ...values, last_error: null, failing_since: null }),
        )
        .execute();
    }
  }
}
