import { describe, expect, it } from "vitest";
import { type ApiResponse, call } from "../../scripts/support/call.ts";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import { findCredits } from "../../server/credits/public.ts";
import { listRows } from "../../server/db/statements.ts";
import { startTestService } from "../support/service.ts";

const service = await startTestService();
const { db } = service.database;

let made = 0;
function newAddress(): string {
  made += 1;
  return `person-${made}@northwind.example`;
}
function list(key: string, query = ""): Promise<ApiResponse> {
  return call(service, "GET", `/api/v1/workspace/members${query}`, { key });
}
function add(key: string, email: string): Promise<ApiResponse> {
  return call(service, "POST", "/api/v1/workspace/members", { key, body: { email } });
}
function remove(key: string, email: string): Promise<ApiResponse> {
  return call(service, "DELETE", `/api/v1/workspace/members?email=${encodeURIComponent(email)}`, { key });
}
function me(key: string): Promise<ApiResponse> {
  return call(service, "GET", "/api/v1/agent/me", { key });
}
function owner(email?: string) {
  return createKeyOwner(db, email);
}

describe("an added address", () => {
  it("is listed as invited, joins this workspace at its first verification, and gets no credits of its own", async () => {
    const ada = await owner();
    const email = newAddress();
    expect(await add(ada.key, `  ${email.toUpperCase()} `)).toMatchObject({
      status: 200,
      body: { member: { user_id: null, email, status: "invited", joined_at: null } },
    });
    const grace = await owner(email);
    expect(await me(grace.key)).toMatchObject({ status: 200, body: { email, workspace_id: ada.workspaceId } });
    expect(await list(grace.key)).toMatchObject({
      status: 200,
      body: {
        members: [
          { user_id: ada.userId, email: ada.email, status: "active" },
          { user_id: grace.userId, email, status: "active", joined_at: expect.any(String) },
        ],
        total_count: 2,
        pagination: { limit: 50, offset: 0, total_count: 2, has_more: false },
      },
    });
    expect(await findCredits(db, ada.workspaceId)).toEqual({ balance: 1000, reserved: 0 });
  });

  it("can be added again without a second entry", async () => {
    const ada = await owner();
    const email = newAddress();
    const responses = await Promise.all([add(ada.key, email), add(ada.key, email), add(ada.key, email)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await list(ada.key)).toMatchObject({ body: { total_count: 2 } });
    expect(await add(ada.key, ada.email)).toMatchObject({
      status: 200,
      body: { member: { user_id: ada.userId, status: "active" } },
    });
  });

  it("that is a member of or invited to another workspace gets the response for an unknown address, and stays there", async () => {
    const [ada, eve] = [await owner(), await owner()];
    const [invited, unknown] = [newAddress(), newAddress()];
    await add(ada.key, invited);
    const responses = [await add(eve.key, ada.email), await add(eve.key, invited), await add(eve.key, unknown)];
    const anonymous = [ada.email, invited, unknown].map((email, at) =>
      JSON.stringify(responses[at]?.body)
        .replaceAll(email, "ADDRESS")
        .replaceAll(/"added_at":"[^"]*"/g, ""),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(anonymous).size).toBe(1);
    expect(await owner(ada.email)).toMatchObject({ userId: ada.userId, workspaceId: ada.workspaceId });
    expect((await owner(invited)).workspaceId).toBe(ada.workspaceId);
    expect(await list(eve.key)).toMatchObject({
      body: {
        total_count: 4,
        members: [{}, ...[ada.email, invited, unknown].map((email) => ({ email, status: "invited" }))],
      },
    });
  });

  it("joins only one workspace if two add it while it verifies", async () => {
    const [ada, eve] = [await owner(), await owner()];
    const email = newAddress();
    const [first, second, person] = await Promise.all([add(ada.key, email), add(eve.key, email), owner(email)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    const users = await db.selectFrom("app_user").select("id").where("email", "=", email).execute();
    expect(users).toEqual([{ id: person.userId }]);
  });

  it("is rejected if there are 100 open invitations, not counting joined members, even with concurrent requests", async () => {
    const ada = await owner();
    const email = newAddress();
    await add(ada.key, email);
    await owner(email);
    for (let sent = 0; sent < 98; sent += 1) expect(await add(ada.key, newAddress())).toMatchObject({ status: 200 });
    const last = newAddress();
    const responses = await Promise.all([
      add(ada.key, last),
      ...Array.from({ length: 4 }, () => add(ada.key, newAddress())),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409]);
    expect(responses.find(({ status }) => status === 409)).toMatchObject({
      body: { error_code: "LIMIT_REACHED", details: { limit: 100 } },
    });
    expect(await add(ada.key, email)).toMatchObject({ status: 200, body: { member: { status: "active" } } });
  });
});

describe("a removed member", () => {
  it("can no longer send requests or be the acting user, and gets a separate workspace at the next verification", async () => {
    const ada = await owner();
    const email = newAddress();
    await add(ada.key, email);
    const grace = await owner(email);
    expect(await remove(ada.key, email)).toMatchObject({ status: 200, body: { email, removed: true } });
    expect(await me(grace.key)).toMatchObject({ status: 401 });
    expect(
      await call(service, "GET", "/api/v1/agent/me", { key: ada.key, headers: { "X-User-ID": grace.userId } }),
    ).toMatchObject({ status: 403 });
    expect(await list(ada.key)).toMatchObject({ body: { total_count: 1 } });
    const again = await owner(email);
    expect(again.workspaceId).not.toBe(ada.workspaceId);
    expect(again.userId).not.toBe(grace.userId);
    expect(await me(again.key)).toMatchObject({ status: 200, body: { workspace_id: again.workspaceId } });
  });

  it("that is added again is the same user after verification", async () => {
    const ada = await owner();
    const email = newAddress();
    await add(ada.key, email);
    const grace = await owner(email);
    await remove(ada.key, email);
    await add(ada.key, email);
    expect(await me(grace.key)).toMatchObject({ status: 401 });
    const back = await owner(email);
    expect(back).toMatchObject({ userId: grace.userId, workspaceId: ada.workspaceId });
  });

  it("that had not joined yet can no longer join", async () => {
    const ada = await owner();
    const email = newAddress();
    await add(ada.key, email);
    expect(await remove(ada.key, ` ${email.toUpperCase()}`)).toMatchObject({ status: 200 });
    expect((await owner(email)).workspaceId).not.toBe(ada.workspaceId);
  });

  it("is never the last member: if two members remove each other concurrently, one stays", async () => {
    const ada = await owner();
    expect(await remove(ada.key, ada.email)).toMatchObject({ status: 409, body: { error_code: "CONFLICT" } });
    const email = newAddress();
    await add(ada.key, email);
    const grace = await owner(email);
    const responses = await Promise.all([remove(ada.key, grace.email), remove(grace.key, ada.email)]);
    expect(responses.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const members = await listRows(db)<{ id: string }>`
      select id from app_user where workspace_id = ${ada.workspaceId} and removed_at is null`;
    expect(members).toHaveLength(1);
  });
});

it("repeatedly adding, joining and removing addresses concurrently never fails", async () => {
  const ada = await owner();
  const refused: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    const emails = Array.from({ length: 4 }, newAddress);
    const responses = await Promise.all(
      emails.flatMap((email) => [add(ada.key, email), remove(ada.key, email), owner(email), remove(ada.key, email)]),
    );
    refused.push(
      ...responses.flatMap((response) =>
        "status" in response && ![200, 404, 409].includes(response.status) ? [response.status] : [],
      ),
    );
  }
  expect(refused).toEqual([]);
});

describe("another workspace's members", () => {
  it("are neither listed nor removed, and removing them gets the response for an unknown address", async () => {
    const [ada, eve] = [await owner(), await owner()];
    const foreign = await remove(eve.key, ada.email);
    const unknown = await remove(eve.key, "unknown@northwind.example");
    expect(foreign.status).toBe(404);
    const normalised = ({ body }: ApiResponse, email: string): string =>
      JSON.stringify({ ...(body as object), request_id: "" }).replaceAll(email, "ADDRESS");
    expect(normalised(foreign, ada.email)).toBe(normalised(unknown, "unknown@northwind.example"));
    expect(await list(eve.key)).toMatchObject({ body: { members: [{ email: eve.email }], total_count: 1 } });
    expect(await me(ada.key)).toMatchObject({ status: 200 });
  });
});

describe("the list of members", () => {
  it("is paginated in the order in which members were added", async () => {
    const ada = await owner();
    const emails = Array.from({ length: 5 }, newAddress);
    for (const email of emails) await add(ada.key, email);
    const page = async (offset: number) =>
      (await list(ada.key, `?limit=2&offset=${offset}`)).body as {
        members: { email: string }[];
        pagination: { has_more: boolean };
      };
    const pages = [await page(0), await page(2), await page(4), await page(6)];
    expect(pages.flatMap(({ members }) => members.map(({ email }) => email))).toEqual([ada.email, ...emails]);
    expect(pages.map(({ pagination }) => pagination.has_more)).toEqual([true, true, false, false]);
  });
});

it.each(["", "?email=", "?email=nobody", "?email=a@b.example&email=c@d.example", "?other=1"])(
  "removing without exactly one address gets 422: %j",
  async (query) => {
    const ada = await owner();
    expect(await call(service, "DELETE", `/api/v1/workspace/members${query}`, { key: ada.key })).toMatchObject({
      status: 422,
    });
  },
);
