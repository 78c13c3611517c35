import { isDeepStrictEqual } from "node:util";
import type { Db } from "../db/connect.ts";
import { readViewFilters } from "../filters/view-filters.ts";
import type { Family, Handler, PreparationContext, PreparingHandler, Refusal, Schema } from "../http/contract.ts";
import { failPendingAlerts } from "../insights/public.ts";
import type { IntegrationServices } from "../integrations/public.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { makeMailId } from "../ports/mail.ts";
import type { PublicHttp } from "../ports/public-http.ts";
import { deleteEndpoint, listViewEndpoints, presentUrlRefusal } from "../webhooks/public.ts";
import {
  countNewMatching,
  deleteAssignments,
  deletePendingAssignments,
  deleteUnmatchedAssignments,
  updateConfirmedCount,
} from "./actions/queries-assignments.ts";
import {
  deleteEnrolmentsWithoutEmail,
  deletePendingEnrolments,
  deleteUnmatchedEnrolments,
} from "./actions/queries-enrolments.ts";
import { retryNow } from "./actions/retry.ts";
import { findFilterRefusal, inferViewType } from "./filters.ts";
import { options } from "./options.ts";
import { presentView } from "./present.ts";
import {
  clearDefaultView,
  countViews,
  deleteView,
  findView,
  hasViewNamed,
  insertView,
  listViews,
  lockView,
  lockViews,
  updateActions,
  updateView,
  type ViewRow,
} from "./queries.ts";
import { countUnconfirmed, findEmail, insertAsked } from "./queries-recipients.ts";
import { ACTION_KINDS, applyActionChanges, type ChangedActions } from "./settings.ts";
import { findTargetRefusal } from "./targets.ts";
import { ABSENT_WEBHOOK, changeWebhook, findWebhookFaults, NO_VIEW, webhookHandlers } from "./webhook.ts";

interface ViewServices extends IntegrationServices {
  readonly http: PublicHttp;
}

const MAX_VIEWS = 1000;

const SECRET_MESSAGE = "Keep the webhook secret: it is not shown again.";

/** Serves the saved views of a user, and their actions. */
export function views(services: ViewServices): Family<"Views", "create" | "update"> {
  return {
    create: create(services),
    list,
    options: options(services),
    read,
    update: update(services),
    delete: remove,
    ...webhookHandlers(services.secrets),
  };
}

function create(services: ViewServices): PreparingHandler<"Views_create"> {
  return {
    prepare: async ({ body }, signal, preparation) => {
      const refusal = await checkOutside(services, preparation, body, signal);
      return async (_input, context) => {
        const { db, caller, now, reply, problem, refuse, invalid } = context;
        const { workspaceId, userId } = caller;
        const { name, is_default: isDefault } = body;
        const filters = body.filters ?? {};
        const viewType = body.view_type ?? inferViewType(filters);
        const filterRefusal = await findFilterRefusal(viewType, filters, context);
        if (filterRefusal) return refuse(filterRefusal);
        const actions = applyActionChanges({}, body);
        const faults = [...actions.faults, ...findWebhookFaults(body.webhook_notifications, ABSENT_WEBHOOK)];
        if (faults.length > 0) return invalid(...faults);
        if (refusal) return refuse(refusal);
        await lockViews(db, userId);
        if ((await countViews(db, userId)) >= MAX_VIEWS)
          return problem(409, "LIMIT_REACHED", `At most ${MAX_VIEWS} views are allowed.`, { limit: MAX_VIEWS });
        if (await hasViewNamed(db, userId, name)) return refuse(nameTaken(name));
        const acting = actingKinds(actions.changed, {}, true);
        const target = { workspaceId, view_type: viewType, filters };
        const unconfirmed = await findConfirmationProblem(db, body, acting, target);
        if (unconfirmed) return problem(...unconfirmed);
        if (await hasTooManyUnconfirmed(db, workspaceId, actions.changed, now)) return problem(...tooManyUnconfirmed());
        // A refusal commits the transaction, so all refusals must come before the writes.
        if (isDefault) await clearDefaultView(db, userId, now);
        const viewId = await insertView(db, { workspaceId, userId, name, viewType, filters, isDefault }, now);
        await updateActions(db, viewId, actions.changed);
        if (acting.includes("crm_assignment")) await updateConfirmedCount(db, viewId, confirmedCount(body));
        await askRecipient(db, { workspaceId, userId, now }, actions.changed);
        if (actions.changed.crm_assignment?.enabled)
          await enqueue(db, "views.assign-accounts", { viewId, workspaceId });
        const secret = await changeWebhook(services, context, viewId, body.webhook_notifications, ABSENT_WEBHOOK);
        return reply(200, await presentResponse(db, (await findView(db, { userId, viewId }))!, secret));
      };
    },
  };
}

const list: Handler<"Views_list"> = async ({ query }, { db, caller, reply }) => {
  const rows = await listViews(db, caller.userId, query.view_type);
  const webhooks = await listViewEndpoints(
    db,
    rows.map(({ id }) => id),
  );
  return reply(200, { views: rows.map((row) => presentView(row, webhooks.get(row.id))), total_count: rows.length });
};

const read: Handler<"Views_read"> = async ({ path }, { db, caller, reply, refuse }) => {
  const view = await findView(db, { userId: caller.userId, viewId: path.view_id });
  return view ? reply(200, await presentResponse(db, view, null)) : refuse(NO_VIEW);
};

function update(services: ViewServices): PreparingHandler<"Views_update"> {
  return {
    prepare: async ({ path, body }, signal, preparation) => {
      const refusal = await checkOutside(services, preparation, body, signal);
      return async (_input, context) => {
        const { db, caller, now, reply, problem, refuse, invalid } = context;
        const { userId } = caller;
        const key = { userId, viewId: path.view_id };
        await lockViews(db, userId);
        const view = await findView(db, key);
        if (!view) return refuse(NO_VIEW);
        const { name, filters, is_default: isDefault, webhook_notifications } = body;
        const filterRefusal = filters && (await findFilterRefusal(view.view_type, filters, context));
        if (filterRefusal) return refuse(filterRefusal);
        const actions = applyActionChanges(view.actions, body);
        const webhook = (await listViewEndpoints(db, [view.id])).get(view.id);
        const webhookState = { exists: webhook !== undefined, isOff: view.is_webhook_off };
        const faults = [...actions.faults, ...findWebhookFaults(webhook_notifications, webhookState)];
        if (faults.length > 0) return invalid(...faults);
        if (refusal) return refuse(refusal);
        if (name !== undefined && (await hasViewNamed(db, userId, name, view.id))) return refuse(nameTaken(name));
        const acting = actingKinds(actions.changed, view.actions, filters !== undefined);
        const target = {
          workspaceId: view.workspace_id,
          viewId: view.id,
          view_type: view.view_type,
          filters: filters ?? view.filters,
        };
        const unconfirmed = await findConfirmationProblem(db, body, acting, target);
        if (unconfirmed) return problem(...unconfirmed);
        if (await hasTooManyUnconfirmed(db, view.workspace_id, actions.changed, now))
          return problem(...tooManyUnconfirmed());
        // Waits for runs that are being matched with the previous filters, so that their pending work is checked again.
        if (filters || actions.changed.sequencer !== undefined) await lockView(db, view.id);
        if (isDefault) await clearDefaultView(db, userId, now, view.id);
        await updateView(db, view.id, { name, filters, isDefault });
        await updateActions(db, view.id, actions.changed);
        if (acting.includes("crm_assignment")) await updateConfirmedCount(db, view.id, confirmedCount(body));
        if (filters) {
          const key = { viewId: view.id, workspaceId: view.workspace_id };
          await deleteUnmatchedAssignments(db, key, readViewFilters(target));
          await deleteUnmatchedEnrolments(db, key, readViewFilters(target));
        }
        if (actions.changed.sequencer !== undefined) await deleteEnrolmentsWithoutEmail(db, view.id);
        await askRecipient(db, { workspaceId: view.workspace_id, userId, now }, actions.changed);
        // Locks deliveries before their alerts, as the end of a delivery does; the opposite order could deadlock.
        const secret = await changeWebhook(services, context, view.id, webhook_notifications, webhookState);
        await stopPending(db, view.id, body, actions.changed);
        await retryChanged(db, view, actions.changed, now);
        const changed = await presentResponse(db, (await findView(db, key))!, secret);
        if (isDeepStrictEqual(changed.view, presentView(view, webhook))) return reply(200, changed);
        await updateView(db, view.id, { updatedAt: now });
        return reply(200, { ...changed, view: { ...changed.view, updated_at: now.toISOString() } });
      };
    },
  };
}

/** The maximum number of addresses of a workspace that were asked for confirmation and have not confirmed. */
const MAX_UNCONFIRMED_ADDRESSES = 100;

/** Returns whether an email action would ask another address although too many addresses are unconfirmed. */
async function hasTooManyUnconfirmed(
  db: Db,
  workspaceId: number,
  { email: action }: ChangedActions,
  now: Date,
): Promise<boolean> {
  const email = action?.enabled ? action.settings.recipientEmail : null;
  return email !== null && (await countUnconfirmed(db, { workspaceId, email }, now)) >= MAX_UNCONFIRMED_ADDRESSES;
}

function tooManyUnconfirmed() {
  const message = `${MAX_UNCONFIRMED_ADDRESSES} addresses have not yet confirmed that they want notifications.`;
  return [409, "LIMIT_REACHED", message, { limit: MAX_UNCONFIRMED_ADDRESSES }] as const;
}

/** Queues a confirmation email to the recipient of an email action, unless `insertAsked` returns false. */
async function askRecipient(
  db: Db,
  { workspaceId, userId, now }: { readonly workspaceId: number; readonly userId: string; readonly now: Date },
  { email: action }: ChangedActions,
): Promise<void> {
  const email = action?.enabled ? action.settings.recipientEmail : null;
  if (email === null || !(await insertAsked(db, { workspaceId, email }, now))) return;
  const askedBy = await findEmail(db, userId);
  await enqueue(db, "views.send-confirmation", { mailId: makeMailId(now), workspaceId, email, askedBy });
}

/** The number of accounts above which a change of actions requires confirmation. */
const MAX_UNCONFIRMED = 100;

/** Actions that change records in a CRM or contact people. Notifications do neither. */
type ActingKind = "crm_assignment" | "sequencer";

/** Returns the actions that affect further accounts because of a change. */
function actingKinds(changed: ChangedActions, before: ViewRow["actions"], changesFilters: boolean): ActingKind[] {
  const isOn = (kind: ActingKind): boolean =>
    (changed[kind] === undefined ? before[kind] : changed[kind])?.enabled === true;
  // An assignment lists the matching accounts again if it is in the request, or if the filters change before it has
  // listed them.
  const lists =
    changed.crm_assignment !== undefined || (changesFilters && before.crm_assignment?.listsMatching === true);
  const assigns = isOn("crm_assignment") && lists;
  const enrols = isOn("sequencer") && (changesFilters || before.sequencer?.enabled !== true);
  return [...(assigns ? (["crm_assignment"] as const) : []), ...(enrols ? (["sequencer"] as const) : [])];
}

function confirmedCount({ confirm_count: confirmed = 0 }: { readonly confirm_count?: number }): number {
  return Math.max(MAX_UNCONFIRMED, confirmed);
}

/** Returns the arguments of `problem` if a view would act on more accounts than the caller has confirmed. */
async function findConfirmationProblem(
  db: Db,
  { confirm_count: confirmed = 0 }: { readonly confirm_count?: number },
  acting: readonly ActingKind[],
  {
    workspaceId,
    viewId,
    ...view
  }: { readonly workspaceId: number; readonly viewId?: string } & Pick<ViewRow, "view_type" | "filters">,
) {
  if (acting.length === 0) return undefined;
  // A sequence acts on all matching people, an assignment on the accounts that the view has not assigned before.
  const assignedBy = acting.includes("sequencer") ? undefined : viewId;
  const count = await countNewMatching(db, { viewId: assignedBy, workspaceId }, readViewFilters(view));
  if (count <= MAX_UNCONFIRMED || confirmed >= count) return undefined;
  const message = `The view would act on ${count} accounts. Send confirm_count: ${count} to confirm.`;
  return [409, "CONFIRMATION_REQUIRED", message, { account_count: count }] as const;
}

const remove: Handler<"Views_delete"> = async ({ path }, { db, caller, now, reply, refuse }) => {
  const { workspaceId, userId } = caller;
  await lockViews(db, userId);
  const view = await findView(db, { userId, viewId: path.view_id });
  if (!view) return refuse(NO_VIEW);
  await deleteEndpoint(db, { workspaceId, viewId: view.id }, now);
  await updateActions(db, view.id, { chat: null, email: null, crm_assignment: null, sequencer: null });
  await stopAlerts(db, view.id, ["chat", "webhook", "email"]);
  await deleteView(db, view.id);
  return reply(200, { id: view.id, deleted: true });
};

/** Checks the webhook URL and the targets of a request. Returns the refusal if one is rejected. */
async function checkOutside(
  services: ViewServices,
  preparation: PreparationContext,
  body: Schema["CreateViewRequest"] | Schema["UpdateViewRequest"],
  signal: AbortSignal,
): Promise<Refusal<400> | undefined> {
  const url = body.webhook_notifications?.url;
  const refusal = url ? await services.http.checkUrl(url, signal) : undefined;
  if (refusal) return presentUrlRefusal(refusal);
  return findTargetRefusal(services, preparation, body, signal);
}

/** Cancels the pending work of actions that a change turns off. */
async function stopPending(
  db: Db,
  viewId: string,
  { webhook_notifications }: Schema["UpdateViewRequest"],
  { chat, email, crm_assignment, sequencer }: ChangedActions,
): Promise<void> {
  const isStopped = (change: { readonly enabled?: boolean } | null | undefined): boolean =>
    change === null || change?.enabled === false;
  const channels = { chat, email, webhook: webhook_notifications };
  await stopAlerts(
    db,
    viewId,
    (["chat", "email", "webhook"] as const).filter((channel) => isStopped(channels[channel])),
  );
  if (crm_assignment === null) await deleteAssignments(db, viewId);
  else if (isStopped(crm_assignment)) await deletePendingAssignments(db, viewId);
  if (isStopped(sequencer)) await deletePendingEnrolments(db, viewId);
}

/** Retries the pending work of changed actions immediately, because they may have waited for the change. */
async function retryChanged(
  db: Db,
  { id: viewId, workspace_id: workspaceId }: ViewRow,
  changed: ChangedActions,
  now: Date,
): Promise<void> {
  for (const kind of ACTION_KINDS)
    if (changed[kind]?.enabled) await retryNow(db, { workspaceId, kind, viewIds: [viewId] }, now);
}

/** Fails the unsent alerts of a view, including alerts of a run that is being matched. */
async function stopAlerts(db: Db, viewId: string, channels: readonly Schema["NotificationType"][]): Promise<void> {
  if (channels.length === 0) return;
  await lockView(db, viewId);
  await failPendingAlerts(db, viewId, channels);
}

async function presentResponse(db: Db, view: ViewRow, secret: string | null): Promise<Schema["ViewResponse"]> {
  const webhooks = await listViewEndpoints(db, [view.id]);
  return {
    view: presentView(view, webhooks.get(view.id)),
    webhook_secret: secret,
    message: secret === null ? null : SECRET_MESSAGE,
  };
}

function nameTaken(name: string): Refusal<409> {
  const message = "You already have a view with this name.";
  return { status: 409, errorCode: "VIEW_NAME_TAKEN", message, details: { name } };
}
