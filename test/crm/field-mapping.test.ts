import { expect, onTestFinished, test } from "vitest";
import { pullCrm } from "../../server/crm/pull/run.ts";
import { openHubspot, openSalesforce } from "../support/crm-worlds.ts";
import { recordRun } from "../support/insights.ts";
import { addAccounts, addPerson, JOB_CONTEXT, openCrmWorkspace } from "./support.ts";

const DAY = 86_400_000;
const FIELDS = ["why_now__c", "news__c", "size__c", "role__c"];

async function hubspotWorld() {
  const world = await openHubspot({ customProperties: FIELDS.map((name) => ({ name, label: `Our ${name}` })) });
  const { standIn } = world;
  const only = (object: "companies" | "contacts") => [...standIn.objects[object].values()][0]!;
  return {
    world,
    provider: "hubspot" as const,
    standard: { description: "description", size: "numberofemployees", role: "jobtitle" },
    account: () => only("companies").properties as Record<string, unknown>,
    person: () => only("contacts").properties as Record<string, unknown>,
    edit: (values: Record<string, string>) => standIn.change("companies", only("companies").id, values),
  };
}

async function salesforceWorld() {
  const customFields = FIELDS.map((name) => ({ name, label: `Our ${name}`, type: "string", length: 255 }));
  const world = await openSalesforce({ hasExternalIdField: true, customFields });
  const { standIn } = world;
  const only = (object: "Account" | "Contact") => [...standIn.objects[object].values()][0]!;
  return {
    world,
    provider: "salesforce" as const,
    standard: { description: "Description", size: "NumberOfEmployees", role: "Title" },
    account: () => only("Account") as Record<string, unknown>,
    person: () => only("Contact") as Record<string, unknown>,
    edit: (values: Record<string, string>) => standIn.change("Account", String(only("Account").Id), values),
  };
}

test.each([
  ["HubSpot", hubspotWorld],
  ["Salesforce", salesforceWorld],
])(
  "a sync fills or overwrites the fields that a workspace maps in %s, including the reason and the last insight",
  async (_name, open) => {
    const { world, provider, standard, account, person, edit } = await open();
    onTestFinished(() => world.close());
    const workspace = await openCrmWorkspace(world.open());
    const { app, db, workspaceId } = workspace;
    expect(await workspace.connect(provider)).toMatchObject({ status: 200 });

    const { body: described } = await app.send("GET", "/api/v1/integrations/crm/fields");
    expect(described.accounts).toContainEqual(expect.objectContaining({ name: "why_now__c", label: "Our why_now__c" }));
    expect(described.accounts).not.toContainEqual(expect.objectContaining({ name: "hs_object_id" }));
    const path = "/api/v1/integrations/crm/field-mapping";
    const mapping = {
      accounts: [
        { source: "reason", crm_field: "why_now__c", write: "fill" },
        { source: "last_insight", crm_field: "news__c", write: "overwrite" },
        { source: "employee_count", crm_field: "size__c", write: "overwrite" },
        { source: "description", crm_field: null, write: "fill" },
      ],
      people: [
        { source: "job_title", crm_field: "role__c", write: "fill" },
        { source: "reason", crm_field: "why_now__c", write: "fill" },
      ],
    };
    const unknown = { ...mapping, people: [{ source: "job_title", crm_field: "nowhere__c" }] };
    expect(await app.send("PUT", path, { body: unknown })).toMatchObject({
      status: 400,
      body: { error_code: "TARGET_NOT_FOUND", details: { field: "people", ids: ["nowhere__c"] } },
    });
    expect(await app.send("PUT", path, { body: mapping })).toMatchObject({ status: 200, body: mapping });

    const [companyId = 0] = await addAccounts(workspace, workspaceId, ["northwind.example"]);
    const personId = await addPerson(workspace, workspaceId, {
      companyId,
      name: "Mara Lindqvist",
      email: "mara@northwind.example",
    });
    await db.updateTable("company").set({ description: "Makes robots." }).where("id", "=", companyId).execute();
    const now = Date.now();
    const addInsight = (text: string, at: number, about: { personId?: number } = {}) =>
      recordRun(db, workspaceId, [{ companyId, text, dedupeKey: text, ...about }], new Date(at));
    await addInsight("Hired a head of robotics", now - 3 * DAY, { personId });
    await addInsight("Opened a plant", now - DAY);

    const sync = async (kind: "accounts" | "people") => {
      const ids = kind === "accounts" ? { account_ids: [companyId] } : { people_ids: [personId] };
      const { body } = await app.send("POST", `/api/v1/crm/sync-${kind}-job`, {
        body: { ...ids, assigned_user_email: null },
      });
      await workspace.runJob(body.job_id as string);
      const { result } = await workspace.status(body.job_id as string);
      return (result as { records: { action: string }[] }).records.map(({ action }) => action);
    };
    expect(await sync("accounts")).toEqual(["created"]);
    expect(account()).toMatchObject({
      why_now__c: "Hired a head of robotics",
      news__c: "Opened a plant",
      size__c: "50",
    });
    // The mapping assigns these values to another field or to none.
    for (const field of [standard.size, standard.description]) expect(account()[field] ?? null).toBeNull();
    expect(await sync("people")).toEqual(["created"]);
    expect(person()).toMatchObject({ role__c: "VP Sales", why_now__c: "Hired a head of robotics" });
    expect(person()[standard.role] ?? null).toBeNull();

    edit({ why_now__c: "Typed by a rep", news__c: "Typed by a rep", size__c: "51 to 200" });
    await addInsight("Raised a round", now);
    expect(await sync("accounts")).toEqual(["updated"]);
    expect(account()).toMatchObject({ why_now__c: "Typed by a rep", news__c: "Raised a round", size__c: "50" });
    expect(await sync("accounts")).toEqual(["skipped"]);
    expect(await sync("people")).toEqual(["skipped"]);

    // An unknown value overwrites nothing.
    await db.updateTable("company").set({ employee_count: null }).where("id", "=", companyId).execute();
    expect(await sync("accounts")).toEqual(["skipped"]);
    expect(account()).toMatchObject({ size__c: "50" });
  },
);

test("connecting another CRM removes the mapping, and a mapping set immediately after survives the previous CRM's cleanup", async () => {
  const workspace = await openCrmWorkspace();
  const { app, db, workspaceId } = workspace;
  const pull = () => pullCrm(workspace)({ workspaceId }, JOB_CONTEXT);
  const path = "/api/v1/integrations/crm/field-mapping";
  const mapping = { accounts: [{ source: "reason", crm_field: null, write: "fill" }], people: [] };
  await workspace.connect("hubspot");
  await pull();
  expect(await app.send("PUT", path, { body: mapping })).toMatchObject({ status: 200 });
  await workspace.connect("hubspot");
  expect((await app.send("GET", path)).body).toEqual(mapping);
  await workspace.connect("salesforce");
  expect((await app.send("GET", path)).body).toEqual({ accounts: [], people: [] });
  expect(await app.send("PUT", path, { body: mapping })).toMatchObject({ status: 200 });
  await pull();
  expect((await app.send("GET", path)).body).toEqual(mapping);
  expect(await db.selectFrom("crm_pull").select("provider").execute()).toEqual([{ provider: "salesforce" }]);
  await app.send("DELETE", "/api/v1/integrations/crm");
  expect((await app.send("GET", path)).body).toEqual({ accounts: [], people: [] });
});
