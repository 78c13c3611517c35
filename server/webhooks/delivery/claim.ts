import type { Db } from "../../db/connect.ts";
import type { Gate } from "./concurrency-limiter.ts";
import type { ClaimedDelivery, WaitingEndpoint } from "./queries-due.ts";
import { claimDue } from "./queries-due.ts";
import type { Stock } from "./stock.ts";

/** An attempt and the reading of its answer (10 s, and 2 s for the body), with room for the clocks of two machines. */
const attemptMs = 15_000;

/** Longer than a delivery may wait in stock and be attempted, short enough that a dead process's are retaken in 60 s. */
const claimMs = 30_000;

/** In all endpoints' stock together: what a process that dies keeps from others for 30 s, and holds in memory. */
const mostInStock = 1_024;

export interface Claim {
  /** Each holds a place of the gate. */
  deliveries: ClaimedDelivery[];
  /** For the stock: without a place yet. */
  ahead: ClaimedDelivery[];
}

/** Whether a delivery from the stock can still be attempted before its claim runs out. */
export function isStillClaimed({ claimedUntil }: ClaimedDelivery, now: Date): boolean {
  return claimedUntil.getTime() - now.getTime() > attemptMs;
}

/**
 * Claims due deliveries for as many places as the gate has, in equal shares (what one leaves over goes to nobody yet), and
 * for endpoints that answer fast some more, to be attempted as places become free.
 */
export async function claimForPlaces(
  db: Db,
  gate: Gate,
  stock: Stock,
  due: readonly WaitingEndpoint[],
  now: Date,
): Promise<Claim> {
  const share = Math.max(1, Math.floor(gate.free / Math.max(1, due.length)));
  const shareOfStock = Math.floor((mostInStock - stock.size) / Math.max(1, due.length));
  const places = new Map<string, { host: string; count: number }>();
  const wanted = new Map<string, number>();
  for (const { id, host } of fromSomewhere(due)) {
    const count = gate.take(id, host, share, now);
    if (count > 0) places.set(id, { host, count });
    const ahead = Math.max(0, Math.min(gate.ahead(id, host) - stock.count(id), shareOfStock));
    if (count + ahead > 0) wanted.set(id, count + ahead);
    if (gate.free === 0) break;
  }
  let claimed: ClaimedDelivery[] = [];
  try {
    if (wanted.size > 0) claimed = await claimDue(db, wanted, now, new Date(now.getTime() + claimMs));
  } finally {
    const counts = Map.groupBy(claimed, ({ endpoint }) => endpoint.id);
    for (const [id, { host, count }] of places)
      gate.giveBack(id, host, Math.max(0, count - (counts.get(id)?.length ?? 0)));
  }
  return apart(claimed, places);
}

/** The same from another one on each time: where there are fewer places than endpoints, none of these is always the last. */
function fromSomewhere<Value>(values: readonly Value[]): Value[] {
  const start = Math.floor(Math.random() * values.length);
  return [...values.slice(start), ...values.slice(0, start)];
}

function apart(claimed: readonly ClaimedDelivery[], places: ReadonlyMap<string, { count: number }>): Claim {
  const left = new Map([...places].map(([id, { count }]) => [id, count]));
  const deliveries: ClaimedDelivery[] = [];
  const ahead: ClaimedDelivery[] = [];
  for (const delivery of claimed) {
    const places = left.get(delivery.endpoint.id) ?? 0;
    left.set(delivery.endpoint.id, places - 1);
    (places > 0 ? deliveries : ahead).push(delivery);
  }
  return { deliveries, ahead };
}
