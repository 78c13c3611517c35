import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type ApiResponse, call } from "../../scripts/support/call.ts";
import { createKeyOwner, type KeyOwner } from "../../scripts/support/keys.ts";
import { until } from "../../scripts/support/until.ts";
import { findCredits } from "../../server/credits/public.ts";
import { codeIn, startKeyService } from "../agent-keys/support.ts";

let ada: KeyOwner;
const service = await startKeyService();
const { db } = service.database;
beforeEach(async () => {
  await service.startMailing();
  ada = await createKeyOwner(db, "ada@northwind.example");
});
afterEach(() => service.empty());

const email = "grace@northwind.example";
function add(key: string): Promise<ApiResponse> {
  return call(service, "POST", "/api/v1/workspace/members", { key, body: { email } });
}
function verify(otp_code: string, decline_invitation?: boolean): Promise<ApiResponse> {
  return call(service, "POST", "/api/v1/agent/verify", { body: { email, otp_code, decline_invitation } });
}
async function askForMail(): Promise<string> {
  const before = service.outbox().length;
  await service.signUp(email);
  return (await until(() => service.outbox().length > before && service.outbox())).at(-1)?.text ?? "";
}
function code(text: string): string {
  return codeIn({ headers: {}, recipients: [], text });
}
async function readWorkspaceId({ body }: ApiResponse): Promise<number> {
  const { api_key } = body as { api_key: string };
  const me = await call(service, "GET", "/api/v1/agent/me", { key: api_key });
  return (me.body as { workspace_id: number }).workspace_id;
}

describe("an address that was added to a workspace before it signed up", () => {
  it("learns of the workspace from the email with the code and from the response to the verification", async () => {
    await add(ada.key);
    const text = await askForMail();
    expect(text).toContain(`ada@northwind.example added this address to workspace ${ada.workspaceId}.`);
    expect(text).toContain('"decline_invitation": true');
    const verified = await verify(code(text));
    expect(verified).toMatchObject({
      status: 200,
      body: {
        is_new_user: true,
        invitation: { workspace_id: ada.workspaceId, invited_by: "ada@northwind.example", accepted: true },
      },
    });
    expect(await readWorkspaceId(verified)).toBe(ada.workspaceId);
  });

  it("can decline, permanently gets a separate workspace with credits, and still appears as invited to the inviter", async () => {
    await add(ada.key);
    const members = () => call(service, "GET", "/api/v1/workspace/members", { key: ada.key });
    const before = await members();
    const declined = await verify(code(await askForMail()), true);
    expect(declined).toMatchObject({
      status: 200,
      body: { is_new_user: true, invitation: { workspace_id: ada.workspaceId, accepted: false } },
    });
    const workspace = await readWorkspaceId(declined);
    expect(workspace).not.toBe(ada.workspaceId);
    expect(await findCredits(db, workspace)).toEqual({ balance: 1000, reserved: 0 });
    expect((await members()).body).toEqual(before.body);
    const text = await askForMail();
    expect(text).not.toContain("added this address");
    const again = await verify(code(text));
    expect(again).toMatchObject({ body: { is_new_user: false, invitation: null } });
    expect(await readWorkspaceId(again)).toBe(workspace);
  });

  it("that declined is not asked again, even after it has left its own workspace", async () => {
    await add(ada.key);
    const { body } = await verify(code(await askForMail()), true);
    const { api_key: key } = body as { api_key: string };
    const colleague = "colleague@northwind.example";
    await call(service, "POST", "/api/v1/workspace/members", { key, body: { email: colleague } });
    const { key: removing } = await createKeyOwner(db, colleague);
    await call(service, "DELETE", `/api/v1/workspace/members?email=${email}`, { key: removing });
    const text = await askForMail();
    expect(text).not.toContain("added this address");
    expect(await verify(code(text))).toMatchObject({ status: 200, body: { is_new_user: true, invitation: null } });
  });

  it("can leave after it joined, and then gets a separate workspace", async () => {
    await add(ada.key);
    const { body } = await verify(code(await askForMail()));
    const { api_key: key } = body as { api_key: string };
    await call(service, "DELETE", `/api/v1/workspace/members?email=${email}`, { key });
    const text = await askForMail();
    expect(text).not.toContain("added this address");
    expect(await readWorkspaceId(await verify(code(text)))).not.toBe(ada.workspaceId);
  });

  it("joins the workspace that added it first, which is the only one in the email", async () => {
    const eve = await createKeyOwner(db);
    await add(ada.key);
    await add(eve.key);
    const text = await askForMail();
    expect(text).toContain("ada@northwind.example added");
    expect(text).not.toContain(eve.email);
    expect(await readWorkspaceId(await verify(code(text)))).toBe(ada.workspaceId);
  });
});

describe("an address whose email mentioned a workspace that withdraws the invitation", () => {
  it("gets a separate workspace instead of joining the next workspace that added it, which the email did not mention", async () => {
    const eve = await createKeyOwner(db);
    await add(ada.key);
    await add(eve.key);
    const text = await askForMail();
    expect(text).toContain("ada@northwind.example added");
    await call(service, "DELETE", `/api/v1/workspace/members?email=${email}`, { key: ada.key });
    const verified = await verify(code(text));
    expect(verified).toMatchObject({ status: 200, body: { is_new_user: true, invitation: null } });
    expect([ada.workspaceId, eve.workspaceId]).not.toContain(await readWorkspaceId(verified));
  });
});

describe("an address that is added after it requested a code", () => {
  it("does not join a workspace with a code that was mailed while it was a member elsewhere", async () => {
    const bob = await createKeyOwner(db, "bob@northwind.example");
    await add(ada.key);
    await verify(code(await askForMail()));
    await add(bob.key);
    const text = await askForMail();
    expect(text).not.toContain("added this address");
    await call(service, "DELETE", `/api/v1/workspace/members?email=${encodeURIComponent(email)}`, { key: ada.key });
    const verified = await verify(code(text));
    expect(verified).toMatchObject({ status: 200, body: { invitation: null } });
    expect([ada.workspaceId, bob.workspaceId]).not.toContain(await readWorkspaceId(verified));
  });

  it("gets a separate workspace, because the email contained no invitation", async () => {
    const text = await askForMail();
    expect(text).not.toContain("added this address");
    service.clock.advance(1_000);
    await add(ada.key);
    const verified = await verify(code(text));
    expect(verified).toMatchObject({ status: 200, body: { is_new_user: true, invitation: null } });
    expect(await readWorkspaceId(verified)).not.toBe(ada.workspaceId);
  });
});
