import type { Db } from "../db/connect.ts";
import type { Refusal } from "../http/contract.ts";
import { type Deletable, listReferrers, type Referrers } from "./queries.ts";

/** Ends or pauses the signals and the actions of views that refer to an object, before its deletion. */
export type SuspendReferrers = (
  db: Db,
  workspaceId: number,
  referrers: Referrers,
  cause: { readonly isLasting: boolean; readonly reason: string; readonly now: Date },
) => Promise<void>;

const NAMES = { profile: "The profile", audience: "The audience", signal: "The signal", crm: "The CRM" } as const;
const MAX_NAMED = 5;

/** Prepares a deletion in the caller's transaction. Unless forced, returns a refusal if other objects refer to it. */
export async function prepareDeletion(
  db: Db,
  { workspaceId, userId }: { readonly workspaceId: number; readonly userId: string },
  thing: Deletable,
  { force, now, suspend }: { readonly force: boolean; readonly now: Date; readonly suspend: SuspendReferrers },
): Promise<Refusal<409> | undefined> {
  const referrers = await listReferrers(db, workspaceId, thing);
  const { signals, views, isExcludedByWorkspace } = referrers;
  if (signals.length + views.length === 0 && !isExcludedByWorkspace) return undefined;
  const name = NAMES[thing.kind];
  if (force) {
    const reason = `${name} that this signal or view uses was ${thing.kind === "crm" ? "disconnected" : "deleted"}.`;
    await suspend(db, workspaceId, referrers, { isLasting: thing.kind === "profile", reason, now });
    return undefined;
  }
  const own = views.filter((view) => view.userId === userId);
  const others = views.length - own.length;
  const named = [
    ...signals.slice(0, MAX_NAMED).map((signal) => `the signal "${signal.name}"`),
    ...own.slice(0, MAX_NAMED).map((view) => `the view "${view.name}"`),
    ...(others > 0 ? [others === 1 ? "a view of another member" : `${others} views of other members`] : []),
    ...(isExcludedByWorkspace ? ["the exclusions of the workspace"] : []),
  ];
  const more = signals.length + own.length - Math.min(signals.length, MAX_NAMED) - Math.min(own.length, MAX_NAMED);
  const list = [...named, ...(more > 0 ? [`${more} more`] : [])].join(", ");
  const message = `${name} is used by ${list}. Change these first, or send force=true to end or pause them.`;
  const details = {
    signal_ids: signals.slice(0, 100).map(({ id }) => id),
    view_ids: own.slice(0, 100).map(({ id }) => id),
    workspace_exclusions: isExcludedByWorkspace,
  };
  return { status: 409, errorCode: "CONFLICT", message, details };
}
