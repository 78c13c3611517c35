import { expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import { insertAccounts } from "../../server/accounts/public.ts";
import { upsertCompanyEvents } from "../../server/catalogue/queries-company-events.ts";
import type { Schema } from "../../server/http/contract.ts";
import { startTestService } from "../support/service.ts";

const service = await startTestService({}, undefined, { search: true });
const owner = await createKeyOwner(service.database.db);
const event = {
  ...{
    company_domain: null,
    company_page: null,
    company_name: "Nemo GmbH",
    vertical: "finance",
    event_type: "funding-round",
  },
  ...{ summary: "Nemo raised 2 million.", event_date: new Date("2013-05-01T00:00:00Z") },
  ...{ source_url: "https://news.example/nemo", team_name: null, signal_type: null, people: [] },
};
await upsertCompanyEvents(service.database.db, [event], { addNamedCompanies: true });

const get = (path: string) => call(service, "GET", path, { key: owner.key });

async function matches(query: string) {
  const { body } = await get(`/api/v1/account/search-by-name-or-domain?query=${encodeURIComponent(query)}`);
  return (body as Schema["AccountMatches"]).matches;
}

test("a company known only by name is found by its exact name, but not suggested", async () => {
  for (const query of ["nem", "nemo-gmbh.invalid"]) expect(await matches(query), query).toEqual([]);
  expect(await matches("nemo")).toMatchObject([{ name: "Nemo GmbH" }]);
});

test("the placeholder domain of a company known only by name can neither be imported nor used as a seed", async () => {
  const body = { accounts: [{ domain: "nemo-gmbh.invalid" }] };
  const imported = await call(service, "POST", "/api/v1/account/import", { key: owner.key, body });
  expect(imported.body).toMatchObject({ results: [{ outcome: "invalid_domain" }] });
  const seeded = await get("/api/v1/account/search-lookalikes?seed_domains=nemo-gmbh.invalid");
  expect([seeded.status, seeded.body]).toMatchObject([400, { error_code: "NO_SEED_RESOLVED" }]);
});

test("a workspace that tracks the company reads its events", async () => {
  const { db } = service.database;
  const { id } = await db.selectFrom("company").select("id").executeTakeFirstOrThrow();
  const vertical = await db.selectFrom("vertical").select("id").executeTakeFirstOrThrow();
  await insertAccounts(db, owner.workspaceId, [id], "signal");
  const { body } = await get(`/api/v1/accounts/${id}/events?vertical_id=${vertical.id}`);
  expect(body).toMatchObject({ data: [{ summary: "Nemo raised 2 million." }] });
});
