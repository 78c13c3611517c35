import type { Db } from "../../db/connect.ts";
import type { JobHandler } from "../../jobs/definitions.ts";
import { type Mail, sendOrRetry } from "../../ports/mail.ts";
import { findDisabledEndpoint } from "./queries-disabled.ts";

interface DisabledMailServices {
  readonly db: Db;
  readonly mail: Mail;
  /** The service's public URL, if known. */
  readonly publicUrl?: string | undefined;
}

/** Notifies the owner of a webhook by email that it was turned off, unless it is on again or has no owner. */
export function sendDisabledMail({
  db,
  mail,
  publicUrl = "",
}: DisabledMailServices): JobHandler<"webhooks.send-disabled"> {
  return async ({ mailId, endpointId }, context) => {
    const endpoint = await findDisabledEndpoint(db, endpointId);
    if (endpoint === undefined) return;
    const { host, reason, view_id: viewId, view_name: viewName, owner_email: ownerEmail } = endpoint;
    const [whose, change] =
      viewId === null
        ? [`webhook ${endpointId}`, `PATCH ${publicUrl}/api/v1/webhooks/${endpointId} with {"enabled": true}`]
        : [
            `webhook of your view "${viewName}"`,
            `PATCH ${publicUrl}/api/v1/views/${viewId} with {"webhook_notifications": {"enabled": true}}`,
          ];
    const text = [
      `The ${whose}, which sends events to ${host}, was turned off.`,
      "",
      reason,
      "",
      `To turn it on again, send ${change}. You can then redeliver the deliveries that are still in its log.`,
      "",
    ].join("\n");
    await sendOrRetry(mail, { id: mailId, to: ownerEmail, subject: "A webhook was turned off", text }, context);
  };
}
