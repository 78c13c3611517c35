import { sql } from "kysely";
import { expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import type { Schema } from "../../server/http/contract.ts";
import { sendInOrder } from "../support/locks.ts";
import { startTestService } from "../support/service.ts";

const ICPS = "/api/v1/icps";
const service = await startTestService();
const { db } = service.database;
const owner = await createKeyOwner(db);

function send(method: string, path: string, body?: unknown, key = owner.key) {
  return call(service, method, path, { key, body });
}

async function create(name: string, more: object = {}): Promise<Schema["Icp"]> {
  const response = await send("POST", ICPS, { name, ...more });
  expect(response.status).toBe(200);
  return (response.body as Schema["IcpResponse"]).icp;
}

test("filters are stored in canonical form, with EU expanded", async () => {
  const { id, filters } = await create("Europe", {
    filters: { funding_stages: ["series a"], country_include: ["eu"] },
  });
  expect(filters.funding_stages).toEqual(["Series A"]);
  expect(filters.country_include).toHaveLength(27);
  expect((await send("GET", `${ICPS}/${id}`)).body).toMatchObject({ icp: { id, filters } });
});

test("unknown, invalid or reversed filters are rejected with their name, on creation and update", async () => {
  const { id } = await create("Strict");
  for (const [method, path] of [
    ["POST", ICPS],
    ["PATCH", `${ICPS}/${id}`],
  ] as const) {
    const unknown = await send(method, path, { name: "Other", filters: { min_employe_count: 1 } });
    expect(unknown).toMatchObject({
      status: 400,
      body: { error_code: "UNKNOWN_FILTER", details: { closest: "min_employee_count" } },
    });
    const wrong = await send(method, path, { name: "Other", filters: { country_include: ["DEU", "ZZZ"] } });
    expect(wrong).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "filters", "country_include", "1"] }] },
    });
    const reversed = await send(method, path, {
      name: "Other",
      filters: { min_employee_count: 2, max_employee_count: 1 },
    });
    expect(reversed).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "filters", "min_employee_count"] }] },
    });
  }
});

test("an update keeps omitted fields, replaces all filters, and null removes the description", async () => {
  const made = await create("Kept", {
    description: "Whom we know",
    filters: { min_employee_count: 5, industry_include: ["Energy"] },
  });
  const path = `${ICPS}/${made.id}`;
  const changed = await send("PATCH", path, { filters: { max_employee_count: 9 } });
  expect(changed.body).toMatchObject({ icp: { name: "Kept", description: "Whom we know" } });
  expect((changed.body as Schema["IcpResponse"]).icp.filters).toEqual({ max_employee_count: 9 });
  const cleared = await send("PATCH", path, { description: null, name: "KEPT" });
  expect(cleared.body).toMatchObject({ icp: { name: "KEPT", description: null, filters: { max_employee_count: 9 } } });
});

test("an update that changes nothing does not count as a change", async () => {
  const made = await create("Same", { description: "Whom we know", filters: { min_employee_count: 5 } });
  const path = `${ICPS}/${made.id}`;
  const same = { name: "Same", description: "Whom we know", filters: { min_employee_count: 5 } };
  for (const body of [{}, same]) expect((await send("PATCH", path, body)).body).toEqual({ icp: made });
  for (const body of [{ name: "Other" }, { description: null }, { filters: {} }]) {
    const before = (await send("GET", path)).body as Schema["IcpResponse"];
    const after = (await send("PATCH", path, body)).body as Schema["IcpResponse"];
    expect(Date.parse(after.icp.updated_at)).toBeGreaterThan(Date.parse(before.icp.updated_at));
  }
});

test("a name is unique regardless of letter case, and a profile may keep its own name", async () => {
  await create("Taken");
  const { id } = await create("Free");
  expect(await send("POST", ICPS, { name: "tAKEN" })).toMatchObject({
    status: 409,
    body: { error_code: "NAME_TAKEN" },
  });
  expect(await send("PATCH", `${ICPS}/${id}`, { name: "TAKEN" })).toMatchObject({ status: 409 });
  expect(await send("PATCH", `${ICPS}/${id}`, { name: "FREE" })).toMatchObject({ status: 200 });
});

test("profiles are listed newest first, without deleted ones", async () => {
  const { key } = await createKeyOwner(db);
  for (const name of ["a", "b", "c"]) await send("POST", ICPS, { name }, key);
  const listed = await send("GET", `${ICPS}?limit=2`, undefined, key);
  const { icps, ...rest } = listed.body as Schema["IcpList"];
  expect(icps.map(({ name }) => name)).toEqual(["c", "b"]);
  expect(rest).toEqual({ total_count: 3, pagination: { limit: 2, offset: 0, total_count: 3, has_more: true } });
  const path = `${ICPS}/${icps[0]?.id}`;
  expect((await send("DELETE", path, undefined, key)).body).toEqual({ id: icps[0]?.id, deleted: true });
  expect((await send("GET", path, undefined, key)).status).toBe(404);
});

test("a workspace has at most 1,000 profiles", async () => {
  const { key, workspaceId } = await createKeyOwner(db);
  await db
    .insertInto("icp")
    .values(Array.from({ length: 999 }, (_, place) => ({ workspace_id: workspaceId, name: `Profile ${place}` })))
    .execute();
  const responses = await Promise.all(["last", "one more"].map((name) => send("POST", ICPS, { name }, key)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({ error_code: "LIMIT_REACHED" });
});

test("an update or deletion of a profile that is deleted concurrently gets 404", async () => {
  const { id } = await create("Fleeting");
  const path = `${ICPS}/${id}`;
  const responses = await sendInOrder(db, sql`select from icp where id = ${id} for update`, [
    () => send("DELETE", path),
    () => send("PATCH", path, { name: "Renamed" }),
    () => send("DELETE", path),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([200, 404, 404]);
});
