import type { Db } from "../db/connect.ts";
import type { Gate } from "./gate.ts";
import { claimDue } from "./queries-due.ts";
import type { ClaimedDelivery, WaitingEndpoint } from "./queries-due.ts";

/** Longer than an attempt can take (10 s, and 2 s for the body), short enough that a dead process's are retaken in 60 s. */
const claimMs = 30_000;

export type Claim = {
  /** Each holds a place of the gate. */
  deliveries: ClaimedDelivery[];
  /** The endpoint at which the places ran out: whoever comes after it is to be served first next time. */
  ranOutAt: string | undefined;
};

/** Claims due deliveries for as many places as the gate has, in equal shares: what one leaves over goes to nobody yet. */
export const claimForPlaces = async (db: Db, gate: Gate, due: readonly WaitingEndpoint[], now: Date): Promise<Claim> => {
  const share = Math.max(1, Math.floor(gate.free / Math.max(1, due.length)));
  const places = new Map<string, { host: string; count: number }>();
  let ranOutAt: string | undefined;
  for (const { id, host } of due) {
    const count = gate.take(id, host, share, now);
    if (count > 0) places.set(id, { host, count });
    if (gate.free > 0) continue;
    ranOutAt = id;
    break;
  }
  let deliveries: ClaimedDelivery[] = [];
  try {
    const wanted = new Map([...places].map(([id, { count }]) => [id, count]));
    if (wanted.size > 0) deliveries = await claimDue(db, wanted, now, new Date(now.getTime() + claimMs));
  } finally {
    const used = Map.groupBy(deliveries, ({ endpointId }) => endpointId);
    for (const [id, { host, count }] of places) gate.giveBack(id, host, count - (used.get(id)?.length ?? 0));
  }
  return { deliveries, ranOutAt };
};
