import type { Handler } from "../http/contract.ts";
import { clientNetwork } from "../lib/client-network.ts";
import { normaliseEmail } from "../lib/email-address.ts";
import type { Secrets } from "../secrets/secrets.ts";
import { joinWorkspace } from "../workspace-members/public.ts";
import { issueKey, readKey } from "./issue-key.ts";
import { hmacsOfCode } from "./keys.ts";
import { type CodeLimits, tryCode } from "./queries.ts";
import { queueRecoveryMail } from "./recovery-mail.ts";

const HOUR_SECONDS = 3600;
const MAX_TRIES = 10;

/** A guess is right once in a million. At most 30 guesses a day are compared, with waits from a minute to an hour. */
const CODE_LIMITS: CodeLimits = {
  maxTries: MAX_TRIES,
  maxWrongPerDay: 30,
  // After a code was tried too often, the next code may be tried immediately.
  waitSeconds: (wrong) => (wrong <= MAX_TRIES ? 0 : Math.min(60 * 2 ** (wrong - MAX_TRIES - 1), HOUR_SECONDS)),
};

/** Exchanges a code for a key. */
export function verify({
  secrets,
  startCredits,
}: {
  secrets: Secrets;
  startCredits: number;
}): Handler<"AgentKeys_verify"> {
  return async ({ body }, { db, clientAddress, now, reply, problem }) => {
    const email = normaliseEmail(body.email);
    const tried = await tryCode(db, email, hmacsOfCode(secrets, email, body.otp_code), CODE_LIMITS, now);
    switch (tried.outcome) {
      case "none":
        return problem(
          400,
          "OTP_EXPIRED",
          "No code is pending for this address. POST /api/v1/agent/sign-up sends a new one.",
        );
      case "exhausted":
        return problem(
          429,
          "OTP_MAX_ATTEMPTS",
          `The code was tried ${MAX_TRIES} times. POST /api/v1/agent/sign-up sends a new one.`,
        );
      case "limited": {
        const { secondsLeft } = tried;
        const message = `Too many wrong codes for this address. Try again in ${secondsLeft} seconds.`;
        const details = { retry_after_seconds: secondsLeft };
        return problem(429, "RATE_LIMITED", message, details, { "Retry-After": secondsLeft });
      }
      case "wrong":
        return problem(400, "OTP_INVALID", `The code is wrong. Tries left: ${tried.remaining}.`, {
          remaining_attempts: tried.remaining,
        });
      case "right": {
        const declines = body.decline_invitation;
        // Considers only the invitation in the code's email, so that users never join a workspace without knowing it.
        const options = { startCredits, now, declines, invitations: tried.invitations };
        const { userId, isNew, invitation } = await joinWorkspace(db, email, options);
        const api_key = (await readKey(db, secrets, userId)) ?? (await issueKey(db, secrets, userId, now));
        if (!isNew) await queueRecoveryMail(db, email, clientNetwork(clientAddress).network, now);
        return reply(200, {
          email,
          api_key,
          is_new_user: isNew,
          invitation: invitation && {
            workspace_id: invitation.workspaceId,
            invited_by: invitation.invitedBy,
            accepted: !declines,
          },
        });
      }
    }
  };
}
