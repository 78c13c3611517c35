import type { Db } from "../../db/connect.ts";
import type { Schema } from "../../http/contract.ts";
import type { WebhookProblem } from "./endpoint.ts";
import { type EndpointKey, findEndpoint } from "./queries.ts";
import { updateToReplay } from "./queries-deliveries.ts";

/** The most deliveries that are sent again together. */
const MAX_REPLAYED = 10_000;

/** The number of deliveries that are sent again, or why there are none. */
type Replayed =
  | { readonly count: number }
  | { readonly fault: Schema["ValidationFault"] }
  | { readonly problem: Exclude<WebhookProblem, "noDelivery"> };

/** Sends the ended deliveries of a time range to an endpoint again, at once: all or, if they are too many, none. */
export async function replay(
  db: Db,
  key: EndpointKey,
  { from, to, status }: Schema["ReplayWebhookRequest"],
  now: Date,
): Promise<Replayed> {
  const endpoint = await findEndpoint(db, key);
  if (!endpoint) return { problem: "noWebhook" };
  const range = { from: new Date(from), to: to === undefined ? now : new Date(to), status };
  if (range.from >= range.to) return { fault: fault("to", "Expected a time after `from`", "greater_than") };
  if (!endpoint.enabled) return { problem: "turnedOff" };
  const count = await updateToReplay(db, endpoint.id, range, MAX_REPLAYED, now);
  if (count > MAX_REPLAYED) {
    const msg = `Expected a range of at most ${MAX_REPLAYED} deliveries; this one has more`;
    return { fault: fault("from", msg, "too_long") };
  }
  return { count };
}

function fault(field: string, msg: string, type: string): Schema["ValidationFault"] {
  return { loc: ["body", field], msg, type };
}
