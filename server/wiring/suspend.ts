import type { SuspendReferrers } from "../effects/public.ts";
import { suspendSignals } from "../signals/public.ts";
import { turnViewsOff } from "../views/public.ts";

/**
 * Ends or pauses the referrers of an object before its deletion. The deleting families cannot do so, because they do
 * not import signals and views.
 */
export const suspendReferrers: SuspendReferrers = async (db, workspaceId, { signals, views }, cause) => {
  await suspendSignals(
    db,
    workspaceId,
    signals.map(({ id }) => id),
    cause,
  );
  await turnViewsOff(
    db,
    workspaceId,
    views.map(({ id }) => id),
    cause,
  );
};
