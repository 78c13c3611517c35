import type { Family, Handler, Refusal } from "../http/contract.ts";
import { Unavailable } from "../http/problems.ts";
import { clientNetwork } from "../lib/client-network.ts";
import { normaliseEmail } from "../lib/email-address.ts";
import type { Secrets } from "../secrets/secrets.ts";
import { findInvitation } from "../workspace-members/public.ts";
import { queueCodeMail } from "./code-mail.ts";
import { rotateKey } from "./issue-key.ts";
import { hmacOfCode, makeCode } from "./keys.ts";
import { countSignUp, deleteKey, readUserCreatedAt, upsertCode } from "./queries.ts";
import { verify } from "./verify.ts";

interface AgentKeyServices {
  readonly secrets: Secrets;
  /** Credits of a new workspace. */
  readonly startCredits: number;
  readonly mailsCodes: "mailed" | "files" | "not sent";
}

/** Long, because an operator has to configure a mail server first. */
const RETRY_AFTER_SECONDS = 600;
const CODE_LIFETIME_MS = 24 * 60 * 60 * 1000;
const MAX_SIGN_UPS_PER_HOUR = { perAddress: 5, perClient: 30, perSite: 120 };

const KEY_IS_GONE: Refusal<409> = {
  status: 409,
  errorCode: "CONFLICT",
  message: "Another request has replaced or deleted this key.",
};

/** Issues, recovers, rotates and deletes keys. */
export function agentKeys(services: AgentKeyServices): Family<"AgentKeys"> {
  return {
    signUp: signUp(services),
    verify: verify(services),

    me: async (_input, { db, caller, reply }) => {
      const createdAt = await readUserCreatedAt(db, caller.userId);
      return reply(200, {
        user_id: caller.userId,
        email: caller.email,
        workspace_id: caller.workspaceId,
        created_at: createdAt.toISOString(),
      });
    },

    rotateKey: async (_input, { db, caller, now, reply, refuse }) => {
      const api_key = await rotateKey(db, services.secrets, caller, now);
      if (api_key === undefined) return refuse(KEY_IS_GONE);
      return reply(200, { api_key, created_at: now.toISOString() });
    },

    deleteKey: async (_input, { db, caller, reply, refuse }) =>
      (await deleteKey(db, caller)) ? reply(200, { deleted: true }) : refuse(KEY_IS_GONE),
  };
}

function signUp({ secrets, mailsCodes }: AgentKeyServices): Handler<"AgentKeys_signUp"> {
  return async ({ body }, { db, clientAddress, now, reply, problem }) => {
    if (mailsCodes === "not sent")
      throw new Unavailable("This service has no mail server, so it cannot send codes.", RETRY_AFTER_SECONDS);
    const email = normaliseEmail(body.email);
    const wait = await countSignUp(db, { email, client: clientNetwork(clientAddress) }, MAX_SIGN_UPS_PER_HOUR, now);
    if (wait > 0) {
      const message = `Too many sign-ups within an hour. Try again in ${wait} seconds.`;
      return problem(429, "RATE_LIMITED", message, { retry_after_seconds: wait }, { "Retry-After": wait });
    }
    const code = makeCode();
    const hmac = hmacOfCode(secrets, email, code);
    const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS);
    // The code can accept only the invitation that its email describes. If that is withdrawn, it accepts no other.
    const invitation = await findInvitation(db, email, { until: now });
    await upsertCode(db, { email, hmac, expiresAt, invitedTo: invitation?.workspaceId ?? null }, now);
    await queueCodeMail(db, secrets, email, code, now);
    const sent =
      mailsCodes === "mailed"
        ? "was mailed"
        : "was written to a file in DATA_DIR/outbox of a worker, because no mail server is configured";
    return reply(200, { email, message: `A 6-digit code ${sent}. Send it to /api/v1/agent/verify within 24 hours.` });
  };
}
