import { describe, expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { createKeyOwner, type KeyOwner } from "../../scripts/support/keys.ts";
import { resolveSeeds } from "../../server/catalogue/queries-seeds.ts";
import { recordKind } from "../../server/catalogue/record-kinds.ts";
import { listAccountRecords } from "../../server/crm/records/queries.ts";
import { lockWorkspace } from "../../server/db/lock-workspace.ts";
import { oneValue } from "../../server/db/statements.ts";
import { type Exclusions, listExcluded } from "../../server/lookalikes/queries-exclusions.ts";
import { findBlockedCompanies } from "../../server/search/queries.ts";
import { createSecrets } from "../../server/secrets/secrets.ts";
import { startTestService } from "../support/service.ts";

const SPELLINGS = [
  "https://www.sage.example/about",
  "herbs-of-sage.example",
  "https://shop.herbs-of-sage.example/",
  "https://de.linkedin.com/company/Sage-Herbs/about?x=1",
];
const PAGE = "https://linkedin.com/company/sage-herbs";

const service = await startTestService();
const batch = recordKind("companies").newBatch();
batch.add({
  ...{ domain: "sage.example", name: "Sage", social_url: PAGE, other_domains: ["herbs-of-sage.example"] },
  ...{ description: "Dried herbs for kitchens and teas", industry: "Food", tags: ["herbs"] },
});
for (const name of ["rue", "dill", "fennel"])
  batch.add({ domain: `${name}.example`, name, description: "Dried herbs for kitchens and teas", industry: "Food" });
const { db } = service.database;
await batch.write(db, createSecrets("x".repeat(32)));
const id = await oneValue(db)<number>`select id from company where domain = 'sage.example'`;
const sage = id;

const open = async () => {
  const owner = await createKeyOwner(db);
  return { owner, send: sender(owner) };
};

function sender({ key }: KeyOwner) {
  return async (method: "GET" | "POST" | "DELETE", path: string, body?: unknown) =>
    (await call(service, method, path, { key, body })) as { status: number; body: Record<string, unknown> };
}

const write = async (kind: string, raw: Record<string, unknown>) => {
  const batch = recordKind(kind).newBatch();
  const added = batch.add(raw);
  const written = await db.transaction().execute((tx) => batch.write(tx, createSecrets("x".repeat(32))));
  return { added, ...written };
};

describe.each(SPELLINGS)("%s means the company", (written) => {
  test("in an import", async () => {
    const { send } = await open();
    const { body } = await send("POST", "/api/v1/account/import", { accounts: [{ domain: written }] });
    expect(body).toMatchObject({ results: [{ account_id: sage, outcome: "imported" }] });
  });

  test("in the search by name or domain", async () => {
    const { send } = await open();
    const query = encodeURIComponent(written);
    const { body } = await send("GET", `/api/v1/account/search-by-name-or-domain?query=${query}`);
    expect(body.matches).toMatchObject([{ id: sage, match_score: 1 }]);
  });

  test("in the filters of accounts", async () => {
    const { send } = await open();
    await send("POST", "/api/v1/account/import", { accounts: [{ domain: "sage.example" }, { domain: "rue.example" }] });
    const list = async (filters: object) =>
      (await send("POST", "/api/v1/account/get-account-list", { filters })).body.accounts;
    expect(await list({ domain_include: [written] })).toMatchObject([{ domain: "sage.example" }]);
    expect(await list({ domain_exclude: [written] })).toMatchObject([{ domain: "rue.example" }]);
  });

  test("as a seed, among the domains that a search omits, and on the blocklist", async () => {
    const { owner, send } = await open();
    expect(await resolveSeeds(db, [written])).toMatchObject({ resolved: ["sage.example"], unresolved: [] });
    const job = { query: "herbs", limit: 1, exclude_domains: [written] };
    await send("POST", "/api/v1/account/search-lookalikes-bulk", job);
    const { rows } = await service.database.pool.query<{ exclusions: Exclusions }>(
      "select request -> 'exclusions' as exclusions from lookalike_job where workspace_id = $1",
      [owner.workspaceId],
    );
    const excluded = await listExcluded(db, owner.workspaceId, rows[0]?.exclusions ?? {});
    expect(excluded.exclude_domains).toEqual([sage]);

    await send("POST", "/api/v1/account/blocklist", { domains: [written] });
    expect((await findBlockedCompanies(db, owner.workspaceId, null)).company_ids).toEqual([sage]);
    const accounts = SPELLINGS.map((domain) => ({ domain }));
    const { results } = (await send("POST", "/api/v1/account/import", { accounts })).body;
    // Blocking any spelling or further domain of the company blocks the company.
    expect(results).toMatchObject(SPELLINGS.map(() => ({ outcome: "blocked" })));
    expect(await send("DELETE", `/api/v1/account/blocklist/${encodeURIComponent(written)}`)).toMatchObject({
      status: 200,
    });
  });

  test("among the accounts and the exclusions of a signal", async () => {
    const { send } = await open();
    const signal = {
      ...{ signal_type: "job_posts", signal_name: "herbs", signal_target: "account", account_audience_name: "found" },
      ...{ keyword: "herbs", accounts: [{ website: written }], exclude: { domains: [written] } },
    };
    const response = await send("POST", "/api/v1/signal/deploy-job-post-signal", signal);
    expect(JSON.stringify(response.body)).not.toContain("could not be found");
    expect(JSON.stringify(response.body)).not.toContain("Expected a website");
  });

  test("as the employer of a person, of an author and of a job post, and as the company of an event", async () => {
    const at = "2026-03-31T08:30:00Z";
    const handle = written.replace(/\W/g, "");
    await write("people", {
      ...{ full_name: "Ada Kern", company_domain: written, social_url: `linkedin.com/in/a-${handle}` },
    });
    await write("social-posts", {
      ...{ author_social_url: `linkedin.com/in/b-${handle}`, author_name: "Ben Moss", company_domain: written },
      ...{ text: "Herbs", url: `https://social.example/${handle}`, posted_at: at },
    });
    await write("job-posts", {
      ...{
        company_domain: written,
        title: "Cook",
        text: "Herbs",
        url: `https://jobs.example/${handle}`,
        posted_at: at,
      },
    });
    await write("company-events", {
      ...{ company_domain: written, vertical: "finance", event_type: "funding", summary: "Seed" },
      ...{ event_date: at, source_url: `https://news.example/${handle}` },
    });
    const { rows } = await service.database.pool.query<{ company_id: number }>(
      `select company_id from person where social_url like $1 or social_url like $2
       union all select company_id from social_post where source_url = $3
       union all select company_id from job_post where source_url = $4
       union all select company_id from company_event where source_url = $5`,
      [
        ...[`%/in/a-${handle.toLowerCase()}`, `%/in/b-${handle.toLowerCase()}`, `https://social.example/${handle}`],
        ...[`https://jobs.example/${handle}`, `https://news.example/${handle}`],
      ],
    );
    expect(rows.map(({ company_id }) => company_id)).toEqual([sage, sage, sage, sage, sage]);
  });
});

test("a job post that refers only to the profile page of an unknown company is rejected, and adds no company", async () => {
  const { rejected } = await write("job-posts", {
    ...{
      company_domain: "linkedin.com/company/nobody",
      title: "Cook",
      text: "Herbs",
      url: "https://jobs.example/none",
    },
    ...{ posted_at: "2026-03-31T08:30:00Z" },
  });
  expect(rejected).toMatchObject([{ field: "company_domain" }]);
});

test("a new company gets the name that its source states", async () => {
  await write("people", {
    ...{ full_name: "Ada Kern", company_domain: "basil.example", company_name: "Basil & Sons" },
    ...{ social_url: "linkedin.com/in/ada-basil" },
  });
  const basil = await db.selectFrom("company").select("name").where("domain", "=", "basil.example").executeTakeFirst();
  expect(basil).toEqual({ name: "Basil & Sons" });
});

test("a profile page of no known company cannot be blocked, and the fault states its location", async () => {
  const { send } = await open();
  const domains = ["rue.example", "linkedin.com/company/nobody"];
  expect(await send("POST", "/api/v1/account/blocklist", { domains })).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ["body", "domains", "1"], type: "domain" }] },
  });
});

test("a company is blocked as soon as it gets a blocked domain", async () => {
  const { owner, send } = await open();
  await send("POST", "/api/v1/account/blocklist", { domains: ["later.example", "new.example"] });
  const { version } = await findBlockedCompanies(db, owner.workspaceId, null);
  await write("companies", { domain: "dill.example", other_domains: "later.example" });
  const second = await findBlockedCompanies(db, owner.workspaceId, version);
  expect(second.company_ids).toHaveLength(1);
  await write("companies", { domain: "new.example" });
  expect((await findBlockedCompanies(db, owner.workspaceId, second.version)).company_ids).toHaveLength(2);
});

test("adding a company with a blocked domain does not wait for a request that has locked the workspace", async () => {
  const { owner, send } = await open();
  await send("POST", "/api/v1/account/blocklist", { domains: ["held.example"] });
  await db.transaction().execute(async (transaction) => {
    await lockWorkspace(transaction, owner.workspaceId);
    await write("companies", { domain: "held.example" });
  });
  expect((await findBlockedCompanies(db, owner.workspaceId, null)).company_ids).toHaveLength(1);
});

test("a CRM is searched for every domain of a company", async () => {
  const { owner, send } = await open();
  await send("POST", "/api/v1/account/import", { accounts: [{ domain: "sage.example" }] });
  const options = { ownerId: null, withFacts: false };
  const records = await listAccountRecords(db, owner.workspaceId, [sage], options);
  expect(records).toMatchObject([{ company: { domain: "sage.example", otherDomains: ["herbs-of-sage.example"] } }]);
});
