import { sql } from "kysely";
import { expect, test } from "vitest";
import { readOutbox } from "../../../scripts/support/mail.ts";
import { until } from "../../../scripts/support/until.ts";
import { codeIn, otherThan } from "../../agent-keys/support.ts";
import { sendInOrder } from "../../support/locks.ts";
import type { Stage } from "../stage.ts";

export function agentKeys(stage: Stage): void {
  const { send } = stage;
  const signUp = (email: string, headers: Record<string, string> = {}) =>
    send("AgentKeys_signUp", 200, { body: { email }, headers });
  const codeFor = (email: string) =>
    until(() => {
      const mail = readOutbox(stage.outbox).find(({ recipients }) => recipients.includes(email));
      return mail && codeIn(mail);
    });

  test("a key issued by an emailed code, used, replaced and deleted", async () => {
    const email = "ada@northwind.example";
    await send("AgentKeys_verify", 400, { body: { email, otp_code: "123456" } });
    await signUp(email);
    const code = await codeFor(email);
    const wrong = await send("AgentKeys_verify", 400, { body: { email, otp_code: otherThan(code) } });
    expect(wrong.body).toMatchObject({ error_code: "OTP_INVALID", details: { remaining_attempts: 9 } });
    const { body: verified } = await send("AgentKeys_verify", 200, { body: { email, otp_code: code } });
    expect(verified.is_new_user).toBe(true);
    const { body: me } = await send("AgentKeys_me", 200, { key: verified.api_key });
    await send("AgentKeys_me", 200, { key: verified.api_key, headers: { "X-User-ID": me.user_id } });
    const { body: rotated } = await send("AgentKeys_rotateKey", 200, { key: verified.api_key });
    await send("AgentKeys_deleteKey", 200, { key: rotated.api_key });
    await send("AgentKeys_me", 401, { key: rotated.api_key });
  });

  test("a key that another request replaces before it is deleted", async () => {
    const { key, userId } = await stage.signIn();
    const lock = sql`select from api_key where user_id = ${userId} for update`;
    await sendInOrder<unknown>(stage.database.db, lock, [
      () => send("AgentKeys_rotateKey", 200, { key }),
      () => send("AgentKeys_deleteKey", 409, { key }),
    ]);
  });

  test("the same response for the same Idempotency-Key, and an error for another body", async () => {
    const named = { "Idempotency-Key": "sign-up-1" };
    const first = await signUp("grace@northwind.example", named);
    const second = await signUp("grace@northwind.example", named);
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect(second.text).toBe(first.text);
    await send("AgentKeys_signUp", 422, { body: { email: "joan@northwind.example" }, headers: named });
  });

  test("codes that are requested or tried too often", async () => {
    const email = "hedy@northwind.example";
    for (let time = 0; time < 5; time += 1) await signUp(email);
    const refused = await send("AgentKeys_signUp", 429, { body: { email } });
    expect(refused.body).toMatchObject({
      error_code: "RATE_LIMITED",
      details: { retry_after_seconds: Number(refused.headers.get("retry-after")) },
    });
    const wrong = { body: { email, otp_code: "000000" } };
    for (let time = 0; time < 10; time += 1) await send("AgentKeys_verify", 400, wrong);
    expect((await send("AgentKeys_verify", 429, wrong)).body.error_code).toBe("OTP_MAX_ATTEMPTS");
  });

  test("an invalid address", async () => {
    await send("AgentKeys_signUp", 422, { body: { email: "nobody" } });
  });
}
