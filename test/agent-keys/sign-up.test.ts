import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { type ReceivedMail, startMailServer, type TestMailServer } from "../../scripts/support/mail.ts";
import { until } from "../../scripts/support/until.ts";
import { findCredits } from "../../server/credits/public.ts";
import { codeIn, otherThan, startKeyService } from "./support.ts";

const service = await startKeyService({ START_CREDITS: "250" });
afterEach(() => service.empty());

describe.each(["the outbox", "an SMTP server"])("with codes by %s", (way) => {
  let server: TestMailServer | undefined;
  let mails: () => readonly ReceivedMail[];
  beforeEach(async () => {
    server = way === "the outbox" ? undefined : await startMailServer();
    await service.startMailing(server?.url);
    mails = () => server?.received ?? service.outbox();
  });
  afterEach(() => server?.close());

  const nextCode = async (email: string): Promise<string> => {
    const before = mails().length;
    expect(await service.signUp(email)).toMatchObject({ status: 200 });
    return codeIn((await until(() => mails().length > before && mails())).at(-1));
  };

  it("a new address gets a key that works, in a workspace with its first credits", async () => {
    const code = await nextCode("ada@northwind.example");
    expect(mails()[0]?.recipients).toEqual(["ada@northwind.example"]);
    const verified = await service.verify("ada@northwind.example", code);
    expect(verified).toMatchObject({
      status: 200,
      body: {
        email: "ada@northwind.example",
        api_key: expect.stringMatching(/^ai_live_[0-9A-Za-z]{43}$/),
        is_new_user: true,
      },
    });
    const { api_key } = verified.body as { api_key: string };
    const me = await call(service, "GET", "/api/v1/agent/me", { key: api_key });
    expect(me).toMatchObject({
      status: 200,
      body: { email: "ada@northwind.example", user_id: expect.stringMatching(/^user_/) },
    });
    const { workspace_id } = me.body as { workspace_id: number };
    expect(await findCredits(service.database.db, workspace_id)).toEqual({ balance: 250, reserved: 0 });
  });

  it("a known address in any spelling gets its existing key without new credits", async () => {
    const first = await service.verify("ada@northwind.example", await nextCode("ada@northwind.example"));
    const second = await service.verify("ADA@Northwind.example", await nextCode("  Ada@northwind.EXAMPLE "));
    const { api_key } = first.body as { api_key: string };
    expect(second).toMatchObject({
      status: 200,
      body: { email: "ada@northwind.example", api_key, is_new_user: false },
    });
    const grants = await service.database.db.selectFrom("credit_entry").select("balance_change").execute();
    expect(grants).toEqual([{ balance_change: 250 }]);
  });
});

describe("a code", () => {
  beforeEach(() => service.startMailing());

  const nextCode = async (email: string): Promise<string> => {
    const before = service.outbox().length;
    await service.signUp(email);
    return codeIn((await until(() => service.outbox().length > before && service.outbox())).at(-1));
  };

  it("is used up by the first correct try", async () => {
    const code = await nextCode("ada@northwind.example");
    expect(await service.verify("ada@northwind.example", code)).toMatchObject({ status: 200 });
    expect(await service.verify("ada@northwind.example", code)).toMatchObject({
      status: 400,
      body: { error_code: "OTP_EXPIRED" },
    });
  });

  it("gives one key when it is sent many times concurrently", async () => {
    const code = await nextCode("ada@northwind.example");
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => service.verify("ada@northwind.example", code)),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 400)]);
    expect(await service.database.db.selectFrom("workspace").select("id").execute()).toHaveLength(1);
  });

  it("is invalid once a new code has been requested", async () => {
    const old = await nextCode("ada@northwind.example");
    const fresh = await nextCode("ada@northwind.example");
    if (old !== fresh)
      expect(await service.verify("ada@northwind.example", old)).toMatchObject({
        status: 400,
        body: { error_code: "OTP_INVALID" },
      });
    expect(await service.verify("ada@northwind.example", fresh)).toMatchObject({ status: 200 });
  });

  it("is invalid for another address", async () => {
    const code = await nextCode("ada@northwind.example");
    await service.signUp("grace@northwind.example");
    const mine = codeIn((await until(() => service.outbox().length > 1 && service.outbox())).at(-1));
    if (mine !== code)
      expect(await service.verify("grace@northwind.example", code)).toMatchObject({
        status: 400,
        body: { error_code: "OTP_INVALID" },
      });
    expect(await service.verify("eve@northwind.example", code)).toMatchObject({
      status: 400,
      body: { error_code: "OTP_EXPIRED" },
    });
  });

  it("is valid for 24 hours and no longer", async () => {
    const almost = await nextCode("ada@northwind.example");
    service.clock.advance(24 * 60 * 60 * 1000 - 60_000);
    expect(await service.verify("ada@northwind.example", otherThan(almost))).toMatchObject({
      body: { error_code: "OTP_INVALID" },
    });
    expect(await service.verify("ada@northwind.example", almost)).toMatchObject({ status: 200 });
    const late = await nextCode("ada@northwind.example");
    service.clock.advance(24 * 60 * 60 * 1000 + 1000);
    expect(await service.verify("ada@northwind.example", late)).toMatchObject({
      status: 400,
      body: { error_code: "OTP_EXPIRED", details: {} },
    });
  });
});
