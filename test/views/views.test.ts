import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { createKeyOwner, type KeyOwner } from "../../scripts/support/keys.ts";
import { until } from "../../scripts/support/until.ts";
import { CREDENTIALS, startVendorStandIns } from "../../scripts/support/vendor-stand-ins.ts";
import { listRows, oneRow } from "../../server/db/statements.ts";
import type { Schema } from "../../server/http/contract.ts";
import { startTestService } from "../support/service.ts";

const VIEWS = "/api/v1/views";
const HOOK = "https://93.184.215.14/insights";

const vendors = await startVendorStandIns();
const service = await startTestService({ WORKERS: "1", ...vendors.settings });
const { db } = service.database;
afterAll(async () => {
  await service.stop();
  await vendors.close();
});

async function signIn(email?: string): Promise<KeyOwner> {
  return createKeyOwner(db, email);
}

async function send<Body>(
  method: string,
  path: string,
  { key }: KeyOwner,
  body?: unknown,
  expected = 200,
): Promise<Body> {
  const response = await call(service, method, path, { key, body });
  expect({ status: response.status, body: response.status === expected ? undefined : response.body }).toEqual({
    status: expected,
    body: undefined,
  });
  return response.body as Body;
}

function create(owner: KeyOwner, body: object): Promise<Schema["ViewResponse"]> {
  return send("POST", VIEWS, owner, body);
}

function update(owner: KeyOwner, { id }: { id: string }, body: object): Promise<Schema["ViewResponse"]> {
  return send("PATCH", `${VIEWS}/${id}`, owner, body);
}

function refuse(owner: KeyOwner, body: object, status = 400): Promise<Schema["Problem"]> {
  return send("POST", VIEWS, owner, body, status);
}

async function connect(owner: KeyOwner, kind: "crm" | "chat" | "sequencer"): Promise<void> {
  const credentials = { crm: CREDENTIALS.hubspot, chat: CREDENTIALS.slack, sequencer: CREDENTIALS.lemlist };
  await send("PUT", `/api/v1/integrations/${kind}`, owner, credentials[kind]);
}

describe("filters", () => {
  test("the filters determine the type of a view, and an accounts view cannot have people filters", async () => {
    const owner = await signIn();
    const { view } = await create(owner, { name: "All" });
    expect(view).toMatchObject({ view_type: "accounts", filters: {}, is_default: false, action_config: {} });
    const people = await create(owner, { name: "Leaders", filters: { seniority_include: ["VP"] } });
    expect(people.view.view_type).toBe("people");
    const chosen = await create(owner, { name: "People", view_type: "people", filters: { country_include: ["EU"] } });
    expect(chosen.view).toMatchObject({ view_type: "people", filters: { country_include: ["EU"] } });
    const mismatch = await refuse(owner, {
      name: "Wrong",
      view_type: "accounts",
      filters: { seniority_include: ["VP"] },
    });
    expect(mismatch).toMatchObject({ error_code: "VIEW_TYPE_MISMATCH", details: { filter: "seniority_include" } });
    expect(
      await send("PATCH", `${VIEWS}/${view.id}`, owner, { filters: { seniority_include: ["VP"] } }, 400),
    ).toMatchObject({ error_code: "VIEW_TYPE_MISMATCH" });
  });

  test("an unknown filter is rejected with the closest name, an invalid value with 422, another workspace's audience with 404", async () => {
    const owner = await signIn();
    expect(await refuse(owner, { name: "A", filters: { countryinclude: ["EU"] } })).toMatchObject({
      error_code: "UNKNOWN_FILTER",
      details: { filter: "countryinclude", closest: "country_include" },
    });
    await refuse(owner, { name: "A", filters: { country_include: ["ZZZ"] } }, 422);
    await refuse(owner, { name: "A", filters: { country_include: 7 } }, 422);
    await refuse(owner, { name: "A", filters: { audience_include: [999_999] } }, 404);
    expect(await send<Schema["ViewList"]>("GET", VIEWS, owner)).toEqual({ views: [], total_count: 0 });
  });

  test("a view returns its current matches in pages, even combined with other filters", async () => {
    const owner = await signIn();
    const companies = await db
      .insertInto("company")
      .values(
        ["SWE", "SWE", "DEU"].map((country, place) => ({
          domain: `paged-${place}.example`,
          name: `Paged ${place}`,
          hq_country: country,
          employee_count: 100 * (place + 1),
        })),
      )
      .returning("id")
      .execute();
    await db
      .insertInto("workspace_account")
      .values(companies.map(({ id }) => ({ workspace_id: owner.workspaceId, company_id: id, source: "import" })))
      .execute();
    const { view } = await create(owner, { name: "Sweden", filters: { country_include: ["swe"] } });
    const page = (body: object, expected = 200) =>
      send<Schema["FilteredAccountsResponse"]>("POST", "/api/v2/account/filtered-accounts", owner, body, expected);
    expect((await page({ view_id: view.id })).account_ids).toEqual([companies[0]?.id, companies[1]?.id]);
    const both = await page({ view_id: view.id, filters: { min_employee_count: 150 } });
    expect(both).toMatchObject({ account_ids: [companies[1]?.id], total_count: 1, has_more: false });
    await page({ view_id: "view_unknown" }, 404);
    const people = await create(owner, { name: "People", view_type: "people" });
    expect(await page({ view_id: people.view.id }, 400)).toMatchObject({ error_code: "VIEW_TYPE_MISMATCH" });
  });
});

describe("a user's views", () => {
  test("names are unique regardless of letter case, even among concurrent requests", async () => {
    const owner = await signIn();
    const responses = await Promise.all(
      ["Robots", "robots", "ROBOTS", "Robots"].map((name) =>
        call(service, "POST", VIEWS, { key: owner.key, body: { name } }),
      ),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const { view } = await create(owner, { name: "Other" });
    expect(await send("PATCH", `${VIEWS}/${view.id}`, owner, { name: "rObots" }, 409)).toMatchObject({
      error_code: "VIEW_NAME_TAKEN",
    });
    expect((await update(owner, view, { name: "OTHER" })).view.name).toBe("OTHER");
    expect((await create(await signIn(), { name: "Robots" })).view.name).toBe("Robots");
  });

  test("at most one of them is the default, even after concurrent requests", async () => {
    const owner = await signIn();
    const made = await Promise.all([1, 2, 3, 4].map((n) => create(owner, { name: `View ${n}`, is_default: true })));
    const defaults = async () =>
      (await send<Schema["ViewList"]>("GET", VIEWS, owner)).views.filter(({ is_default }) => is_default);
    expect(await defaults()).toHaveLength(1);
    await Promise.all(made.map(({ view }) => update(owner, view, { is_default: true })));
    const [only, ...more] = await defaults();
    expect(more).toEqual([]);
    await update(owner, { id: only?.id ?? "" }, { is_default: false });
    expect(await defaults()).toEqual([]);
  });

  test("get a new updated_at when another view becomes the default instead", async () => {
    const owner = await signIn();
    const { view: previous } = await create(owner, { name: "Previous", is_default: true });
    const { view: current } = await create(owner, { name: "Current", is_default: true });
    const read = await send<Schema["ViewResponse"]>("GET", `${VIEWS}/${previous.id}`, owner);
    expect(read.view).toMatchObject({ is_default: false, updated_at: current.updated_at });
  });

  test("get a new updated_at only when an update changes something", async () => {
    const owner = await signIn();
    const settings = { name: "Same", filters: { min_employee_count: 5 }, is_default: true, email_notifications: {} };
    const { view } = await create(owner, settings);
    for (const change of [{}, settings]) expect((await update(owner, view, change)).view).toEqual(view);
    for (const change of [{ filters: {} }, { email_notifications: { enabled: false } }, { is_default: false }]) {
      const { view: before } = await send<Schema["ViewResponse"]>("GET", `${VIEWS}/${view.id}`, owner);
      const { view: after } = await update(owner, view, change);
      expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(before.updated_at));
      expect(await send("GET", `${VIEWS}/${view.id}`, owner)).toMatchObject({ view: after });
    }
  });

  test("are sorted by name, filtered by type, and unknown to every other user", async () => {
    const owner = await signIn();
    const colleague = await signIn(`${owner.userId.slice(5, 20)}@colleague.example`);
    await send("POST", "/api/v1/workspace/members", owner, { email: "later@colleague.example" });
    const { view } = await create(owner, { name: "b" });
    await create(owner, { name: "A", view_type: "people" });
    const list = await send<Schema["ViewList"]>("GET", VIEWS, owner);
    expect(list.views.map(({ name }) => name)).toEqual(["A", "b"]);
    const accounts = await send<Schema["ViewList"]>("GET", `${VIEWS}?view_type=accounts`, owner);
    expect(accounts).toMatchObject({ views: [{ name: "b" }], total_count: 1 });
    const member = await signIn("later@colleague.example");
    expect(member.workspaceId).toBe(owner.workspaceId);
    for (const stranger of [colleague, member]) {
      for (const [method, path, body] of [
        ["GET", view.id],
        ["PATCH", view.id, {}],
        ["DELETE", view.id],
        ["POST", `${view.id}/webhook/test`],
        ["POST", `${view.id}/webhook/rotate-secret`],
        ["GET", `${view.id}/webhook/deliveries`],
        ["POST", `${view.id}/webhook/deliveries/dlv_1/redeliver`],
      ] as const) {
        const known = await send<Schema["Problem"]>(method, `${VIEWS}/${path}`, stranger, body, 404);
        const unknown = await send<Schema["Problem"]>(
          method,
          `${VIEWS}/${path.replace(view.id, "view_unknown")}`,
          stranger,
          body,
          404,
        );
        expect({ ...known, request_id: "" }).toEqual({ ...unknown, request_id: "" });
      }
    }
    await send("DELETE", `${VIEWS}/${view.id}`, owner);
    await send("GET", `${VIEWS}/${view.id}`, owner, undefined, 404);
  });
});

describe("actions", () => {
  test("an action requires a connected system and an existing target", async () => {
    const owner = await signIn();
    vendors.slack.channels.push({ id: "C0482", name: "sales", is_private: false, is_archived: false, is_member: true });
    const actions = {
      chat: { chat_notifications: { target: "channel", channel_id: "C0482" } },
      crm: { crm_assignment: { assignee_id: "no such user" } },
      sequencer: { sequencer_sequencing: { sequence_id: "no such sequence" } },
    };
    for (const [kind, action] of Object.entries(actions)) {
      expect(await refuse(owner, { name: kind, ...action })).toMatchObject({
        error_code: "INTEGRATION_NOT_CONNECTED",
        details: { kind },
      });
    }
    await connect(owner, "chat");
    await connect(owner, "crm");
    await connect(owner, "sequencer");
    expect(await refuse(owner, { name: "crm", ...actions.crm })).toMatchObject({
      error_code: "TARGET_NOT_FOUND",
      details: { field: "crm_assignment.assignee_id", ids: ["no such user"] },
    });
    expect(await refuse(owner, { name: "sequencer", ...actions.sequencer })).toMatchObject({
      error_code: "TARGET_NOT_FOUND",
      details: { field: "sequencer_sequencing.sequence_id" },
    });
    expect(
      await refuse(owner, { name: "chat", chat_notifications: { target: "channel", channel_id: "C9" } }),
    ).toMatchObject({ error_code: "TARGET_NOT_FOUND", details: { field: "chat_notifications.channel_id" } });
    const { view } = await create(owner, { name: "chat", ...actions.chat });
    expect(view.action_config).toEqual({
      chat_app: {
        enabled: true,
        state: "ok",
        last_error: null,
        last_run_at: null,
        target: "channel",
        channel_id: "C0482",
        schedule: null,
      },
    });
    await send("DELETE", "/api/v1/integrations/chat", owner);
    await send("PATCH", `${VIEWS}/${view.id}`, owner, { chat_notifications: { enabled: true } }, 400);
    expect((await update(owner, view, { chat_notifications: { enabled: false } })).view.action_config).toMatchObject({
      chat_app: { enabled: false, state: "off", channel_id: "C0482" },
    });
  });

  test("omitted fields keep their values, null removes an action, and a disabled action keeps its settings", async () => {
    const owner = await signIn();
    const { view } = await create(owner, { name: "Email", email_notifications: { recipient_email: "Team@X.example" } });
    const config = async (body: object) => (await update(owner, view, body)).view.action_config;
    expect(view.action_config.email).toMatchObject({ enabled: true, recipient_email: "team@x.example" });
    expect((await config({ email_notifications: { enabled: false } })).email).toMatchObject({
      enabled: false,
      state: "off",
      recipient_email: "team@x.example",
    });
    expect((await config({ name: "Other" })).email).toMatchObject({ enabled: false });
    expect((await config({ email_notifications: { recipient_email: null } })).email).toMatchObject({
      enabled: false,
      recipient_email: owner.email,
    });
    expect(await config({ email_notifications: null })).toEqual({});
    await send("PATCH", `${VIEWS}/${view.id}`, owner, { email_notifications: { colour: "red" } }, 422);
    await send("PATCH", `${VIEWS}/${view.id}`, owner, { view_type: "people" }, 422);
  });

  test("a request that turns the chat action off cannot remove the channel", async () => {
    const owner = await signIn();
    await refuse(owner, { name: "A", chat_notifications: { enabled: false, target: "channel" } }, 422);
    await connect(owner, "chat");
    const { view } = await create(owner, { name: "A", chat_notifications: { target: "channel", channel_id: "C0482" } });
    const withoutChannel = { chat_notifications: { enabled: false, channel_id: null } };
    await send("PATCH", `${VIEWS}/${view.id}`, owner, withoutChannel, 422);
    expect((await update(owner, view, { chat_notifications: { enabled: false } })).view.action_config).toMatchObject({
      chat_app: { enabled: false, channel_id: "C0482" },
    });
  });

  test("missing or mutually exclusive settings of an action get 422", async () => {
    const owner = await signIn();
    await refuse(owner, { name: "A", crm_assignment: { assignee_id: "1", assignee_ids: ["2"] } }, 422);
    await refuse(owner, { name: "A", crm_assignment: {} }, 422);
    await refuse(owner, { name: "A", chat_notifications: { target: "channel" } }, 422);
    await refuse(owner, { name: "A", sequencer_sequencing: {} }, 422);
    await refuse(owner, { name: "A", webhook_notifications: {} }, 422);
    const { view } = await create(owner, { name: "A", webhook_notifications: { enabled: false } });
    expect(view.action_config).toEqual({});
  });
});

test("connecting a system and changing an action immediately queue a retry of the pending work", async () => {
  const owner = await signIn();
  vendors.lemlist.campaigns.push({ _id: "cam_old", name: "Old" }, { _id: "cam_new", name: "New" });
  const { workspaceId } = owner;
  // The filter skips jobs of other tests, which become due at any time.
  const queued = async () => {
    return listRows(db)<{ name: string; payload: object }>`
      delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as task
      where task.id = job.task_id and task.identifier in ('views.retry-failing', 'views.enrol-people',
        'views.send-email')
        and run_at <= now() and ${workspaceId} in ((payload ->> 'workspaceId')::bigint,
          (select workspace_id from alert where id = (payload ->> 'alertId')::bigint))
      returning task.identifier as name, payload`;
  };
  await queued();
  await connect(owner, "sequencer");
  expect(await queued()).toEqual([{ name: "views.retry-failing", payload: { workspaceId, kind: "sequencer" } }]);
  const { view } = await create(owner, {
    name: "Retried",
    sequencer_sequencing: { sequence_id: "cam_old" },
    email_notifications: { recipient_email: "gone@northwind.example" },
  });
  const run = await oneRow(db)<{ id: number }>`
    insert into insight_run (workspace_id, source) values (${workspaceId}, 'crm') returning id`;
  const { id: alertId } = await db
    .insertInto("alert")
    .values({
      ...{ workspace_id: workspaceId, user_id: owner.userId, view_id: view.id, run_id: run.id, subject: "1 new" },
      ...{ notification_type: "email", insight_count: 1, account_count: 1, insight_ids: [1], account_ids: [1] },
      created_at: new Date(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await queued();
  await update(owner, view, { name: "Renamed" });
  expect(await queued()).toEqual([]);
  await update(owner, view, { sequencer_sequencing: { sequence_id: "cam_new" } });
  expect(await queued()).toEqual([{ name: "views.enrol-people", payload: { viewId: view.id, workspaceId } }]);
  await update(owner, view, { email_notifications: { recipient_email: "mara@northwind.example" } });
  expect(await queued()).toEqual([{ name: "views.send-email", payload: { alertId } }]);
});

describe("an action that is off is turned on only by `enabled`, and keeps settings sent in any order:", () => {
  interface Case {
    readonly field: string;
    /** The settings, each sent in a separate request. */
    readonly parts: readonly object[];
    /** The action as it is returned once all parts have been sent. */
    readonly read: object;
    readonly key: string;
  }
  const CASES: readonly Case[] = [
    {
      field: "crm_assignment",
      parts: [{ enabled: false }, { override_owner_ids: ["101"] }, { assignee_id: "102" }],
      key: "crm_sync",
      read: { assignee_id: "102", override_owner_ids: ["101"] },
    },
    {
      field: "crm_assignment",
      parts: [{ enabled: false }, { override_owner_ids: ["101"] }, { assignee_ids: ["102", "101"] }],
      key: "round_robin",
      read: { assignee_ids: ["102", "101"], override_owner_ids: ["101"] },
    },
    {
      field: "sequencer_sequencing",
      parts: [{ enabled: false }, { sequence_id: "cam_1" }],
      key: "sequencer",
      read: { sequence_id: "cam_1" },
    },
    {
      field: "webhook_notifications",
      parts: [{ enabled: false }, { url: HOOK }, { headers: [{ name: "X-Tenant", value: "7" }] }],
      key: "webhook",
      read: { url: HOOK, header_names: ["x-tenant"] },
    },
    {
      field: "chat_notifications",
      parts: [{ enabled: false }, { target: "channel", channel_id: "C7" }],
      key: "chat_app",
      read: { target: "channel", channel_id: "C7" },
    },
    {
      field: "email_notifications",
      parts: [{ enabled: false }, { recipient_email: "team@x.example" }],
      key: "email",
      read: { recipient_email: "team@x.example" },
    },
  ];

  /** Adds the targets of the cases to the connected systems. */
  beforeAll(() => {
    for (const id of ["101", "102"])
      vendors.hubspot.owners.push({ id, email: `${id}@crm.example`, firstName: "Rep", lastName: id });
    vendors.lemlist.campaigns.push({ _id: "cam_1", name: "Intro" });
    vendors.slack.channels.push({ id: "C7", name: "news", is_private: false, is_archived: false, is_member: true });
  });
  afterAll(() => {
    vendors.hubspot.owners.length -= 2;
    vendors.lemlist.campaigns.length -= 1;
    vendors.slack.channels.length -= 1;
  });

  function permutations<Item>(items: readonly Item[]): Item[][] {
    if (items.length <= 1) return [[...items]];
    return items.flatMap((first, at) => permutations(items.toSpliced(at, 1)).map((rest) => [first, ...rest]));
  }

  test.each(CASES.map((each) => [each.key, each] as const))("%s", async (key, { field, parts, read }) => {
    const owner = await signIn();
    for (const kind of ["crm", "chat", "sequencer"] as const) await connect(owner, kind);
    const isOff = (part: object): boolean => "enabled" in part;
    for (const [at, order] of permutations(parts).entries()) {
      // Settings without an address, an assignee or a sequence can only be sent for an action that is off.
      const [first = {}, ...others] = order;
      const start = isOff(first) ? first : { ...first, enabled: false };
      const status = await call(service, "POST", VIEWS, {
        key: owner.key,
        body: { name: `${key} ${at}`, [field]: start },
      });
      if (status.status === 422) {
        expect("headers" in first).toBe(true);
        continue;
      }
      let { view } = status.body as Schema["ViewResponse"];
      let isRejected = false;
      for (const part of others) {
        const response = await call(service, "PATCH", `${VIEWS}/${view.id}`, {
          key: owner.key,
          body: { [field]: part },
        });
        // Headers are rejected for a webhook without a URL.
        isRejected ||= response.status === 422 && "headers" in part;
        if (response.status === 422 && "headers" in part) continue;
        expect({ order, status: response.status }).toEqual({ order, status: 200 });
        view = (response.body as Schema["ViewResponse"]).view;
      }
      const { view: stored } = await send<Schema["ViewResponse"]>("GET", `${VIEWS}/${view.id}`, owner);
      expect({ order, action: stored.action_config }).toMatchObject({
        order,
        action: { [key]: { ...(isRejected ? { url: HOOK } : read), enabled: false, state: "off" } },
      });
      expect((await update(owner, view, { [field]: { enabled: true } })).view.action_config).toMatchObject({
        [key]: { ...(isRejected ? { url: HOOK } : read), enabled: true },
      });
    }
  });

  test("an assignment without assignees is stored with its other settings, and cannot be turned on", async () => {
    const owner = await signIn();
    await connect(owner, "crm");
    const { view } = await create(owner, {
      name: "A",
      crm_assignment: { enabled: false, override_owner_ids: ["101"] },
    });
    expect(view.action_config).toMatchObject({
      round_robin: { enabled: false, assignee_ids: [], override_owner_ids: ["101"] },
    });
    await send("PATCH", `${VIEWS}/${view.id}`, owner, { crm_assignment: { enabled: true } }, 422);
  });
});

describe("the webhook", () => {
  test("returns its secret on creation and when the URL changes, and signs with two secrets after a rotation", async () => {
    const owner = await signIn();
    const made = await create(owner, { name: "Hook", webhook_notifications: { url: HOOK } });
    expect(made.webhook_secret).toMatch(/^whsec_/);
    expect(made.view.action_config.webhook).toMatchObject({ enabled: true, state: "ok", url: HOOK });
    const { view } = made;
    expect((await update(owner, view, { webhook_notifications: { url: HOOK } })).webhook_secret).toBeNull();
    expect((await update(owner, view, { webhook_notifications: { enabled: false } })).webhook_secret).toBeNull();
    await send("POST", `${VIEWS}/${view.id}/webhook/test`, owner, undefined, 409);
    const moved = await update(owner, view, { webhook_notifications: { url: `${HOOK}/2`, enabled: true } });
    expect(moved.webhook_secret).toMatch(/^whsec_/);
    expect(moved.webhook_secret).not.toBe(made.webhook_secret);
    const rotated = await send<Schema["RotateViewWebhookSecretResponse"]>(
      "POST",
      `${VIEWS}/${view.id}/webhook/rotate-secret`,
      owner,
    );
    expect(rotated.webhook_secret).not.toBe(moved.webhook_secret);
    expect((await update(owner, view, { webhook_notifications: null })).view.action_config).toEqual({});
    await send("POST", `${VIEWS}/${view.id}/webhook/rotate-secret`, owner, undefined, 409);
    await send("POST", `${VIEWS}/${view.id}/webhook/test`, owner, undefined, 409);
  });

  test("is rejected without changes if its URL is not public https", async () => {
    const owner = await signIn();
    for (const url of ["http://hooks.northwind.example/", "https://10.0.0.1/", "https://[::ffff:127.0.0.1]/"]) {
      expect(await refuse(owner, { name: "Hook", webhook_notifications: { url } })).toMatchObject({
        error_code: "WEBHOOK_URL_REFUSED",
      });
    }
    const { view } = await create(owner, { name: "Hook", webhook_notifications: { url: HOOK } });
    const change = { name: "Moved", webhook_notifications: { url: "https://10.0.0.1/" } };
    await send("PATCH", `${VIEWS}/${view.id}`, owner, change, 400);
    expect(await send("GET", `${VIEWS}/${view.id}`, owner)).toMatchObject({
      view: { name: "Hook", action_config: { webhook: { url: HOOK } } },
    });
  });
});

test("options come from all connected systems, even if some of them fail", async () => {
  const owner = await signIn();
  const read = () => send<Schema["ViewOptions"]>("GET", `${VIEWS}/options`, owner);
  expect(await read()).toMatchObject({
    connected: [],
    unavailable: [{ kind: "crm" }, { kind: "chat" }, { kind: "sequencer" }],
  });
  vendors.hubspot.owners.push({ id: "77", email: "Mara@Northwind.example", firstName: "Mara", lastName: "Lindqvist" });
  await connect(owner, "chat");
  await connect(owner, "crm");
  const options = await read();
  expect(options.connected).toEqual(["crm", "chat"]);
  expect(options.unavailable).toEqual([{ kind: "sequencer", reason: "No sequencer is connected." }]);
  expect(options.channels).toContainEqual({ id: "C0482", name: "sales" });
  expect(options.crm_users).toEqual([{ id: "77", name: "Mara Lindqvist", email: "mara@northwind.example" }]);
});

test("texts from connected systems are truncated to the lengths that the contract allows", async () => {
  const { hubspot, slack, lemlist } = vendors;
  const long = "👍".repeat(400);
  hubspot.owners.push(
    { id: "78", email: "grace@northwind.example", firstName: long, lastName: "Hopper" },
    { id: "79", email: "no address", firstName: "Jörg", lastName: "" },
    { id: "9".repeat(300), email: "ada@northwind.example", firstName: "Ada", lastName: "" },
  );
  slack.channels.push({ id: "C78", name: `z${long}`, is_private: false, is_archived: false, is_member: true });
  lemlist.campaigns.push({ _id: "cam_78", name: long });
  Object.assign(slack, { team: long });
  Object.assign(lemlist, { team: long });
  const owner = await signIn();
  for (const kind of ["crm", "chat", "sequencer"] as const) await connect(owner, kind);
  const listed = await send<Schema["IntegrationList"]>("GET", "/api/v1/integrations", owner);
  const name = "👍".repeat(250);
  expect(listed.integrations).toMatchObject([
    { kind: "crm" },
    { external_account_name: name },
    { external_account_name: name },
  ]);
  const options = await send<Schema["ViewOptions"]>("GET", `${VIEWS}/options`, owner);
  expect(options.connected).toEqual(["crm", "chat", "sequencer"]);
  expect(options.crm_users).toContainEqual({ id: "78", name: "👍".repeat(150), email: "grace@northwind.example" });
  expect(options.crm_users).toContainEqual({ id: "79", name: "Jörg", email: null });
  expect(options.crm_users.map(({ name }) => name)).not.toContain("Ada");
  expect(options.channels).toContainEqual({ id: "C78", name: `z${"👍".repeat(99)}` });
  expect(options.sequences).toContainEqual({ id: "cam_78", name });
});

test("options are read for waiting callers even if the first caller has disconnected", async () => {
  const [owner, other] = [await signIn(), await signIn()];
  await connect(owner, "chat");
  const { http } = vendors.slack;
  const path = `${VIEWS}/options`;
  const asked = http.requestsTo(/conversations\.list/).length;
  http.inject({ on: /conversations\.list/, silent: true });
  const leaving = new AbortController();
  const headers = { "X-API-Key": owner.key };
  const first = fetch(new URL(path, service.address), { headers, signal: leaving.signal });
  await until(() => http.requestsTo(/conversations\.list/).length > asked);
  const second = send("GET", path, owner);
  // The second request has joined the first request's read by the time later requests get responses.
  for (let request = 0; request < 5; request += 1) await send("GET", path, other);
  leaving.abort();
  await expect(first).rejects.toThrow("abort");
  expect(await second).toMatchObject({ connected: ["chat"], unavailable: [{ kind: "crm" }, { kind: "sequencer" }] });
});

test("thousands of channels are paginated and can be searched, and a read that timed out is resumed by the next request", async () => {
  const owner = await signIn();
  await connect(owner, "chat");
  const { slack } = vendors;
  const before = slack.channels.length;
  for (let at = 0; at < 5_000; at += 1)
    slack.channels.push({
      id: `CP${at}`,
      name: `paged-${String(at).padStart(4, "0")}`,
      is_private: false,
      is_archived: false,
      is_member: true,
    });
  onTestFinished(() => {
    slack.channels.length = before;
  });
  // The third page does not arrive in time.
  slack.http.inject({
    on: /conversations\.list/,
    after: 2,
    times: 1,
    response: { status: 429, body: { ok: false, error: "ratelimited" }, headers: { "retry-after": "100" } },
  });
  const read = (query: string) => send<Schema["ViewOptions"]>("GET", `${VIEWS}/options?${query}`, owner);
  const first = await read("limit=50&search=PAGED-");
  expect(first.channels).toHaveLength(50);
  expect(first.counts).toEqual([{ kind: "chat", total_count: expect.any(Number), has_more: true, is_complete: false }]);
  expect(first.counts[0]?.total_count).toBeGreaterThan(1_000);
  const second = await read("limit=50&offset=4950&search=paged-");
  expect(second.counts).toEqual([{ kind: "chat", total_count: 5_000, has_more: false, is_complete: true }]);
  expect(second.channels.at(-1)).toEqual({ id: "CP4999", name: "paged-4999" });
  expect((await read("search=CP42")).channels.map(({ id }) => id)).toContain("CP42");
});

test("thousands of CRM users and sequences are paginated and can be searched", async () => {
  const owner = await signIn();
  await connect(owner, "crm");
  await connect(owner, "sequencer");
  const { hubspot, lemlist } = vendors;
  const before = { owners: hubspot.owners.length, campaigns: lemlist.campaigns.length };
  for (let at = 0; at < 3_000; at += 1) {
    const place = String(at).padStart(4, "0");
    const email = `rep-${place}@northwind.example`;
    hubspot.owners.push({ id: `9${place}`, email, firstName: `Rep ${place}`, lastName: "Paged" });
    lemlist.campaigns.push({ _id: `cam_paged_${place}`, name: `Paged ${place}` });
  }
  onTestFinished(() => {
    hubspot.owners.length = before.owners;
    lemlist.campaigns.length = before.campaigns;
  });
  const read = (query: string) => send<Schema["ViewOptions"]>("GET", `${VIEWS}/options?${query}`, owner);
  const page = await read("limit=100&offset=2900&search=paged");
  expect(page.counts).toEqual(
    ["crm", "sequencer"].map((kind) => ({ kind, total_count: 3_000, has_more: false, is_complete: true })),
  );
  expect(page.crm_users.at(-1)).toEqual({ id: "92999", name: "Rep 2999 Paged", email: "rep-2999@northwind.example" });
  expect(page.sequences.at(-1)).toEqual({ id: "cam_paged_2999", name: "Paged 2999" });
  expect((await read("search=REP-0042@")).crm_users.map(({ id }) => id)).toEqual(["90042"]);
});
