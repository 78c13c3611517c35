import type { Db } from "../../db/connect.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { makeMailId } from "../../ports/mail.ts";
import { failPendingDeliveries } from "./queries-claims.ts";
import { publish } from "./queries-publish.ts";
import { type Attempt, type DisabledEndpoint, updateDeliveries, updateToDisabled } from "./queries-record.ts";

const GONE_REASON =
  "The receiver returned 410, so the webhook was turned off. Turn it on when the receiver accepts events again.";

/**
 * Records attempts, and turns off the endpoints whose receivers returned 410, unless their URL was changed in the
 * meantime: the owner gets a mail, and the workspace's other webhooks an event. Recording an attempt again changes
 * nothing.
 * @returns how many deliveries failed because their endpoint is off
 */
export async function recordAttempts(db: Db, attempts: readonly Attempt[], now: Date): Promise<number> {
  const gone = attempts.filter(({ isEndpointGone }) => isEndpointGone);
  if (gone.length === 0) {
    await updateDeliveries(db, attempts);
    return 0;
  }
  return db.transaction().execute(async (transaction) => {
    const { ids, disabled } = await updateToDisabled(transaction, gone, GONE_REASON, now);
    await updateDeliveries(transaction, attempts);
    const failed = await failPendingDeliveries(transaction, ids, now);
    for (const endpoint of disabled) await announce(transaction, endpoint, now);
    return failed;
  });
}

/** Only its owner knows the webhook of a view, so the workspace's webhooks are not notified. */
async function announce(db: Db, endpoint: DisabledEndpoint, at: Date): Promise<void> {
  const { id, workspace_id: workspaceId, view_id: viewId, url } = endpoint;
  await enqueue(db, "webhooks.send-disabled", { mailId: makeMailId(at), endpointId: id });
  if (viewId !== null) return;
  const data = { webhook_id: id, url, disabled_reason: GONE_REASON };
  await publish(db, { workspaceId, at, type: "webhook.disabled", data });
}
