import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import { oneValue } from "../../server/db/statements.ts";
import { NO_EXCLUSIONS } from "../../server/exclusions/public.ts";
import { upsertWorkspaceExclusions } from "../../server/exclusions/queries.ts";
import type { SentFilters } from "../../server/filters/view-filters.ts";
import type { Schema } from "../../server/http/contract.ts";
import { endInsightRun, insertInsightRun, insertInsights } from "../../server/insights/public.ts";
import { revealEmails } from "../../server/people/public.ts";
import { assignAccounts } from "../../server/views/actions/assignment.ts";
import { enrolPeople } from "../../server/views/actions/sequencing.ts";
import { matchRun } from "../../server/views/matching/match-run.ts";
import { createSignalWorld, type SignalWorld } from "../signals/world.ts";
import { createTestDatabase } from "../support/database.ts";
import { startTestService } from "../support/service.ts";
import { insertFoundSignal } from "../support/signals.ts";
import { createViewWorld, jobContext, readCrmOnce, type ViewWorld } from "../views/world.ts";

/**
 * Deletes, without checks, each kind of object that other objects can refer to, as an earlier release or SQL could.
 */
const DELETIONS = {
  profile: sql`delete from icp`,
  audience: sql`delete from audience`,
  signal: sql`delete from signal where name = 'Found'`,
  crm: sql`delete from integration where kind = 'crm'`,
} as const;

describe("a signal whose limit was deleted finds and charges nothing", () => {
  let world: SignalWorld;
  beforeEach(async () => {
    const { db } = await createTestDatabase();
    world = await createSignalWorld(db);
  });

  const connectCrm = async (): Promise<void> => {
    const { db, workspaceId } = world;
    const connection = { provider: "hubspot", credentials_encrypted: "unread", connected_at: new Date() };
    await db
      .insertInto("integration")
      .values({ workspace_id: workspaceId, kind: "crm", ...connection })
      .execute();
    await readCrmOnce(db, workspaceId);
  };
  const addAudience = async (): Promise<number> => {
    const { db, workspaceId } = world;
    const id = await oneValue(db)<number>`
      insert into audience (workspace_id, name) values (${workspaceId}, 'Never') returning id`;
    await db.insertInto("audience_account").values({ audience_id: id, company_id: world.companies.contoso! }).execute();
    return id;
  };

  test.each<[keyof typeof DELETIONS, string, () => Promise<object>]>([
    ["profile", "its profile", async () => ({ icp_id: world.icpId })],
    [
      "audience",
      "its exclusion",
      async () => ({ icp_id: world.icpId, exclude: { audience_ids: [await addAudience()] } }),
    ],
    [
      "audience",
      "the workspace's exclusion",
      async () => {
        const audience_ids = [await addAudience()];
        await upsertWorkspaceExclusions(world.db, world.workspaceId, { ...NO_EXCLUSIONS, audience_ids });
        return { icp_id: world.icpId };
      },
    ],
    [
      "crm",
      "its exclusion of customers",
      async () => {
        await connectCrm();
        return { icp_id: world.icpId, exclude: { customers: true } };
      },
    ],
    [
      "crm",
      "the workspace's exclusion of open deals",
      async () => {
        await connectCrm();
        await upsertWorkspaceExclusions(world.db, world.workspaceId, { ...NO_EXCLUSIONS, open_deals: true });
        return { icp_id: world.icpId };
      },
    ],
  ])("%s: %s", async (deleted, _limit, prepare) => {
    const { db } = world;
    const signalId = await world.deploy("traitOnly", await prepare());
    await world.run(signalId);
    const before = await world.found(signalId);
    expect(before.credits).toBeGreaterThan(0);
    await DELETIONS[deleted].execute(db);
    await sql`update signal set status = 'accepted', next_run_at = now()`.execute(db);
    await sql`update company set hq_country = 'DEU'`.execute(db);
    await world.run(signalId);
    expect(await world.found(signalId)).toEqual(before);
    const { status } = await db.selectFrom("signal").select("status").executeTakeFirstOrThrow();
    expect(status, "the status shows that it does not run").toBe(deleted === "profile" ? "stopped" : "paused");
  });
});

describe("an action of a view whose filter or exclusion was deleted does nothing", () => {
  let world: ViewWorld;
  let companyId: number;
  let personId: number;
  let signalId: number;
  let audienceId: number;
  beforeEach(async () => {
    world = await createViewWorld();
    const { db, workspaceId } = world;
    world.sequencer.sequences.push({ id: "S1", name: "Welcome" });
    world.crm.users.push({ id: "u1", name: "u1", email: "u1@northwind.example" });
    companyId = (await world.addAccounts(1))[0]!;
    const person = { company_id: companyId, full_name: "Mara Lindqvist", seniority: "VP" };
    personId = (await db.insertInto("person").values(person).returning("id").executeTakeFirstOrThrow()).id;
    await revealEmails(db, workspaceId, [{ personId, workEmail: "mara@view.example", source: "import" }]);
    signalId = await insertFoundSignal(db, world, "Found", []);
    const audience = { workspace_id: workspaceId, name: "Never" };
    audienceId = (await db.insertInto("audience").values(audience).returning("id").executeTakeFirstOrThrow()).id;
  });
  const settings = {
    crm_assignment: { enabled: true, settings: { mode: "single", assigneeIds: ["u1"], overrideOwnerIds: [] } },
    sequencer: { enabled: true, settings: { sequenceId: "S1" } },
    email: { enabled: true, settings: { recipientEmail: null } },
  } as const;
  /** Matches a run about the person with the views, and runs their jobs. `deletion` runs before or after the match. */
  async function act(viewId: string, deletion: () => Promise<unknown>, isBefore: boolean): Promise<void> {
    const { db, clock, workspaceId } = world;
    const runId = await insertInsightRun(db, workspaceId, { kind: "crm" });
    await insertInsights(db, runId, [{ companyId, personId, text: "Wrote", dedupeKey: "1" }], clock.now());
    await endInsightRun(db, runId, clock.now());
    if (isBefore) await deletion();
    await matchRun({ db, clock })({ runId }, jobContext);
    if (!isBefore) await deletion();
    await assignAccounts(world)({ viewId, workspaceId }, jobContext);
    await enrolPeople(world)({ viewId, workspaceId }, jobContext);
  }
  const effects = () => ({ leads: world.sequencer.leads.length, companies: world.crm.companies.size });

  const FILTERS: [keyof typeof DELETIONS | "nothing", string, () => SentFilters][] = [
    ["nothing", "seniority_include", () => ({ seniority_include: ["VP"] })],
    ["audience", "audience_exclude", () => ({ audience_exclude: [audienceId] })],
    ["audience", "people_audience_exclude", () => ({ people_audience_exclude: [audienceId] })],
    ["signal", "signal_exclude", () => ({ signal_exclude: [signalId] })],
    ["signal", "people_signal_exclude", () => ({ people_signal_exclude: [signalId] })],
    ["crm", "crm_owner_exclude", () => ({ crm_owner_exclude: ["u9"] })],
    ["crm", "is_customer", () => ({ is_customer: false })],
  ];
  describe.each([true, false])("deleted before its run is matched: %s", (isBefore) => {
    test.each(FILTERS)("%s: %s", async (deleted, _name, filtersOf) => {
      const viewId = await world.saveView(settings, filtersOf(), "people");
      const deletion = deleted === "nothing" ? sql`select` : DELETIONS[deleted];
      await act(viewId, () => deletion.execute(world.db), isBefore);
      const isKept = deleted === "nothing";
      expect(effects()).toEqual(isKept ? { leads: 1, companies: 1 } : { leads: 0, companies: 0 });
      const alerts = await world.db.selectFrom("alert").select("id").execute();
      if (isBefore) expect(alerts).toHaveLength(isKept ? 1 : 0);
    });
  });

  test("an audience that the workspace excludes", async () => {
    const exclusions = { ...NO_EXCLUSIONS, audience_ids: [audienceId] };
    await upsertWorkspaceExclusions(world.db, world.workspaceId, exclusions);
    const viewId = await world.saveView(settings, {}, "people");
    await act(viewId, () => DELETIONS.audience.execute(world.db), false);
    expect(effects()).toEqual({ leads: 0, companies: 0 });
    expect((await world.readAction(viewId, "sequencer"))?.last_error).toContain("audience");
  });
});

describe("a deletion over HTTP", async () => {
  const service = await startTestService({ WORKERS: "0" });

  test("lists the referring objects, and ends or pauses them if forced, so that none runs without its limit", async () => {
    const { key, userId } = await createKeyOwner(service.database.db);
    const send = async (method: string, path: string, body?: unknown) =>
      call(service, method, path, { key, body, headers: { "X-User-ID": userId } });
    const icp = (await send("POST", "/api/v1/icps", { name: "Estonia", filters: { country_include: ["EST"] } }))
      .body as Schema["IcpResponse"];
    const audience = (await send("POST", "/api/v1/audiences", { name: "Never" })).body as Schema["AudienceResponse"];
    const deploy = async (name: string, fields: object) =>
      (
        (await send("POST", "/api/v2/signal/deploy/trait-only", { name, ...fields }))
          .body as Schema["DeploySignalResponse"]
      ).signal_id;
    const ofIcp = await deploy("Estonians", { icp_id: icp.icp.id, repeat: true });
    const excluding = await deploy("Others", {
      accounts: [{ website: "northwind.example" }],
      exclude: { audience_ids: [audience.audience.id] },
    });
    const view = {
      name: "Strangers",
      filters: { audience_exclude: [audience.audience.id] },
      email_notifications: { enabled: true },
    };
    const viewId = ((await send("POST", "/api/v1/views", view)).body as Schema["ViewResponse"]).view.id;
    const readSignalStatus = async (id: number) =>
      ((await send("GET", `/api/v1/signal/${id}`)).body as Schema["SignalResponse"]).signal.status;

    const icpPath = `/api/v1/icps/${icp.icp.id}`;
    await send("POST", `/api/v1/signal/${ofIcp}/stop`);
    expect(await send("DELETE", icpPath)).toMatchObject({ status: 409, body: { details: { signal_ids: [ofIcp] } } });
    expect((await send("DELETE", `${icpPath}?force=true`)).status).toBe(200);
    expect(await send("POST", `/api/v1/signal/${ofIcp}/run`)).toMatchObject({
      status: 409,
      body: { error_code: "CONFLICT", message: expect.stringContaining("ICP") },
    });

    const audiencePath = `/api/v1/audiences/${audience.audience.id}`;
    expect((await send("DELETE", audiencePath)).body).toMatchObject({
      message: expect.stringMatching(/the signal "Others", the view "Strangers"/),
      details: { signal_ids: [excluding], view_ids: [viewId] },
    });
    expect((await send("DELETE", `${audiencePath}?force=true`)).status).toBe(200);
    expect(await readSignalStatus(excluding)).toBe("paused");
    const { action_config } = ((await send("GET", `/api/v1/views/${viewId}`)).body as Schema["ViewResponse"]).view;
    expect(action_config.email).toMatchObject({ enabled: false, last_error: expect.stringContaining("audience") });
    expect((await send("POST", `/api/v1/signal/${excluding}/resume`)).status).toBe(409);
    await send("PATCH", `/api/v1/signal/${excluding}`, { exclude: null });
    expect((await send("POST", `/api/v1/signal/${excluding}/resume`)).status).toBe(200);
  });
});
