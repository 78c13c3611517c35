import { call } from "../../support/call.ts";
import type { KeyOwner } from "../../support/keys.ts";
import type { TestMailServer } from "../../support/mail.ts";
import { until } from "../../support/until.ts";

/** Signs up with an address, over HTTP, which works with every release. Each address gets a workspace of its own. */
export async function signUp(address: string, email: string, { received }: TestMailServer): Promise<KeyOwner> {
  const service = { address };
  await call(service, "POST", "/api/v1/agent/sign-up", { body: { email } });
  const mail = await until(() => received.find(({ recipients }) => recipients.includes(email)));
  received.splice(received.indexOf(mail), 1);
  const body = { email, otp_code: /\b\d{6}\b/.exec(mail.text)?.[0] };
  const verified = await call(service, "POST", "/api/v1/agent/verify", { body });
  const { api_key: key } = verified.body as { api_key: string };
  const me = await call(service, "GET", "/api/v1/agent/me", { key });
  const { user_id: userId, workspace_id: workspaceId } = me.body as { user_id: string; workspace_id: number };
  return { key, email, userId, workspaceId };
}
