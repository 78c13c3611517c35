import type { Family, Handler } from "../http/contract.ts";
import { clientNetwork } from "../lib/client-network.ts";
import type { Secrets } from "../secrets.ts";
import { joinWorkspace, normaliseEmail } from "../workspace-members/public.ts";
import { queueCodeMail } from "./code-mail.ts";
import { issueKey, readKey } from "./issue-key.ts";
import { hmacOfCode, hmacsOfCode, makeCode } from "./keys.ts";
import { countSignUp, deleteKey, readUserCreatedAt, tryCode, upsertCode } from "./queries.ts";

interface AgentKeyServices {
  readonly secrets: Secrets;
  /** Credits of a new workspace. */
  readonly startCredits: number;
}

const CODE_LIFETIME_MS = 24 * 60 * 60 * 1000;
const MAX_TRIES = 10;
const MAX_SIGN_UPS_PER_HOUR = { perAddress: 5, perClient: 30, perSite: 120 };

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

    rotateKey: async (_input, { db, caller, now, reply }) => {
      const api_key = await issueKey(db, services.secrets, caller.keyOwnerId, now);
      return reply(200, { api_key, created_at: now.toISOString() });
    },

    deleteKey: async (_input, { db, caller, reply }) => {
      await deleteKey(db, caller.keyOwnerId);
      return reply(200, { deleted: true });
    },
  };
}

function signUp({ secrets }: AgentKeyServices): Handler<"AgentKeys_signUp"> {
  return async ({ body }, { db, clientAddress, now, reply, problem }) => {
    const email = normaliseEmail(body.email);
    const wait = await countSignUp(db, { email, client: clientNetwork(clientAddress) }, MAX_SIGN_UPS_PER_HOUR, now);
    if (wait > 0) {
      const message = `Too many sign-ups in an hour. Try again in ${wait} seconds.`;
      return problem(429, "RATE_LIMITED", message, { retry_after_seconds: wait }, { "Retry-After": wait });
    }
    const code = makeCode();
    await upsertCode(
      db,
      { email, hmac: hmacOfCode(secrets, email, code), expiresAt: new Date(now.getTime() + CODE_LIFETIME_MS) },
      now,
    );
    await queueCodeMail(db, secrets, email, code, now);
    return reply(200, {
      email,
      message: "A 6-digit code was mailed. Send it to /api/v1/agent/verify within 24 hours.",
    });
  };
}

function verify({ secrets, startCredits }: AgentKeyServices): Handler<"AgentKeys_verify"> {
  return async ({ body }, { db, now, reply, problem }) => {
    const email = normaliseEmail(body.email);
    const tried = await tryCode(db, email, hmacsOfCode(secrets, email, body.otp_code), MAX_TRIES, now);
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
      case "wrong":
        return problem(400, "OTP_INVALID", `The code is wrong. Tries left: ${tried.remaining}.`, {
          remaining_attempts: tried.remaining,
        });
      case "right": {
        const { userId, isNew } = await joinWorkspace(db, email, { startCredits, now });
        const api_key = (await readKey(db, secrets, userId)) ?? (await issueKey(db, secrets, userId, now));
        return reply(200, { email, api_key, is_new_user: isNew });
      }
    }
  };
}
