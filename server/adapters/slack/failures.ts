import type { VendorFailure, VendorFailureReason } from "../../ports/vendor.ts";
import { boolean, fields, text } from "../read-response.ts";
import { failed, readRetryAfterMs, reasonOfStatus, type VendorResponse } from "../vendor-http.ts";

interface Explanation {
  readonly reason: VendorFailureReason;
  readonly message: string;
}

const REJECTED: Explanation = {
  reason: "credentials_rejected",
  message: "The chat no longer accepts the token. Connect the chat again.",
};
const PASSING: Explanation = { reason: "unavailable", message: "The chat had an internal error." };

/** Errors of the methods that the adapter calls (https://docs.slack.dev/reference/methods/chat.postMessage#errors). */
const EXPLANATIONS: Readonly<Record<string, Explanation>> = {
  not_authed: REJECTED,
  invalid_auth: REJECTED,
  account_inactive: REJECTED,
  token_revoked: REJECTED,
  token_expired: REJECTED,
  channel_not_found: {
    reason: "not_found",
    message:
      "The channel does not exist, or is private and the app is not in it. Invite the app, or choose another channel.",
  },
  not_in_channel: { reason: "permission_missing", message: "The app is not in the channel. Invite the app." },
  is_archived: { reason: "refused", message: "The channel is archived. Choose another channel." },
  restricted_action: {
    reason: "permission_missing",
    message: "The settings of the chat do not allow the app to post in this channel.",
  },
  users_not_found: { reason: "not_found", message: "The chat has no user with this email address." },
  user_not_found: { reason: "not_found", message: "The chat has no such user." },
  user_disabled: { reason: "refused", message: "The user has been deactivated in the chat." },
  cannot_dm_bot: { reason: "refused", message: "The address belongs to a bot. Bots cannot receive direct messages." },
  msg_too_long: { reason: "refused", message: "The message is too long." },
  no_text: { reason: "refused", message: "The message has no text." },
  internal_error: PASSING,
  fatal_error: PASSING,
  service_unavailable: PASSING,
  request_timeout: PASSING,
};

const readBody = fields({ ok: boolean, error: text, needed: text });

/** Most failures have status 200 and `ok: false`. */
export function readSlackFailure(response: VendorResponse): VendorFailure | null {
  const { status, json } = response;
  const { ok, error = "", needed } = readBody(json) ?? {};
  if (status === 429 || error === "ratelimited" || error === "rate_limited") {
    return failed("rate_limited", "The chat is limiting messages.", { retryAfterMs: readRetryAfterMs(response) })
      .failure;
  }
  if (ok === true && status === 200) return null;
  if (error === "missing_scope") {
    return failed(
      "permission_missing",
      `The app lacks the permission ${needed ?? "for this request"} in the chat. Add it and reconnect.`,
    ).failure;
  }
  const known = EXPLANATIONS[error];
  if (known) return failed(known.reason, known.message, { mayHaveHappened: known === PASSING }).failure;
  if (error !== "") return failed("refused", `The chat rejected the request: ${error}.`).failure;
  const reason = reasonOfStatus(status);
  // VendorHttp reports responses that are not JSON.
  if (reason === null && json === undefined && response.text !== "") return null;
  if (reason === null)
    return failed("unavailable", "The chat did not confirm the request.", { mayHaveHappened: true }).failure;
  return failed(reason, `The chat failed with status ${status}.`, { mayHaveHappened: reason === "unavailable" })
    .failure;
}
