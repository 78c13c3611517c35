import { expect, test } from "vitest";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { createWorkspace } from "../../scripts/support/workspaces.ts";
import { listRows, oneValue, run } from "../../server/db/statements.ts";
import { deleteReturned } from "../../server/lookalikes/queries-exclusions.ts";
import { bulkClient } from "../support/bulk-client.ts";
import { startBulkWorkers } from "../support/bulk-workers.ts";
import { createTestDatabase } from "../support/database.ts";
import { untilWaitingForLocks } from "../support/locks.ts";
import { startLookalikeService, userKey } from "../support/lookalike-service.ts";

const database = await createTestDatabase();
const { db } = database;
await generateCompanies(db, 400);
const service = await startLookalikeService(database.url);

interface Found {
  readonly status: number;
  readonly domains: string[];
  readonly ids: number[];
  readonly notice: string | null;
}

async function open() {
  const member = await createWorkspace(db, 10_000);
  const search = async (query: string, headers: Record<string, string> = {}): Promise<Found> => {
    const response = await fetch(`${service.address}/api/v1/account/search-lookalikes?query=things&${query}`, {
      headers: { "X-API-Key": userKey(member), ...headers },
    });
    const body = (await response.json()) as {
      results?: { domain: string; account_id: number }[];
      notice: string | null;
    };
    return {
      status: response.status,
      domains: (body.results ?? []).map(({ domain }) => domain),
      ids: (body.results ?? []).map(({ account_id }) => account_id),
      notice: body.notice,
    };
  };
  return { ...member, search };
}

test("accounts, CRM records, members of audiences and domains can be excluded, and other companies fill the list", async () => {
  const { search, workspaceId } = await open();
  const { ids, domains } = await search("limit=10");
  const account = (company_id: number, is_present_in_crm: boolean) => ({
    ...{ workspace_id: workspaceId, company_id, source: "import", is_present_in_crm },
  });
  await db
    .insertInto("workspace_account")
    .values([account(ids[0]!, false), account(ids[1]!, true)])
    .execute();
  const audience_id = await oneValue(db)<number>`
    insert into audience (workspace_id, name) values (${workspaceId}, 'Mine') returning id`;
  await db.insertInto("audience_account").values({ audience_id, company_id: ids[2]! }).execute();
  const without = async (query: string): Promise<string[]> => {
    const found = await search(`limit=10&${query}`);
    expect(found.domains).toHaveLength(10);
    return domains.filter((domain) => !found.domains.includes(domain));
  };
  expect(await without("exclude_my_accounts=true")).toEqual(domains.slice(0, 2));
  expect(await without("exclude_in_crm=true")).toEqual([domains[1]]);
  expect(await without(`exclude_audience_ids=${audience_id}`)).toEqual([domains[2]]);
  expect(await without(`exclude_domains=https://www.${domains[3]}/about&exclude_domains=nobody.example`)).toEqual([
    domains[3],
  ]);
  expect((await (await open()).search(`exclude_audience_ids=${audience_id}`)).status).toBe(404);
});

test("companies that a search has returned can be excluded, only for the workspace that got them", async () => {
  const { search } = await open();
  const first = await search("limit=20&exclude_returned_before=true");
  const second = await search("limit=20&exclude_returned_before=true");
  expect(second.domains).toHaveLength(20);
  expect(second.domains.filter((domain) => first.domains.includes(domain))).toEqual([]);
  expect((await search("limit=20")).domains).toEqual(first.domains);
  expect((await (await open()).search("limit=20&exclude_returned_before=true")).domains).toEqual(first.domains);
});

test("a company counts as returned for 365 days, after which the record is deleted", async () => {
  const { search, workspaceId } = await open();
  const { ids } = await search("limit=2");
  const returnedDaysAgo = async (company_id: number, days: number): Promise<void> => {
    await run(db)`
      update lookalike_returned set returned_at = ${new Date(Date.now() - days * 86_400_000)}
      where workspace_id = ${workspaceId} and company_id = ${company_id}`;
  };
  await returnedDaysAgo(ids[0]!, 366);
  await returnedDaysAgo(ids[1]!, 364);
  const again = await search("limit=5&exclude_returned_before=true");
  expect(again.ids).toContain(ids[0]);
  expect(again.ids).not.toContain(ids[1]);
  const { search: searchOther, workspaceId: other } = await open();
  const { ids: old } = await searchOther("limit=20");
  const returned = () =>
    listRows(db)<{ company_id: number }>`
      select company_id from lookalike_returned where workspace_id = ${other}`.then((rows) =>
      rows.map(({ company_id }) => Number(company_id)).toSorted((a, b) => a - b),
    );
  await run(db)`
    update lookalike_returned set returned_at = ${new Date(Date.now() - 366 * 86_400_000)}
    where workspace_id = ${other} and company_id = any(${old.slice(1)}::bigint[])`;
  await Promise.all([deleteReturned(db, 15), deleteReturned(db, 15)]);
  await deleteReturned(db, 15);
  expect(await returned()).toEqual([old[0]]);
});

test("a notice lists the exclusions that emptied a list", async () => {
  const { search, workspaceId } = await open();
  const rows = await db.selectFrom("company").select("id").where("hq_country", "=", "DEU").execute();
  const ids = rows.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  await db
    .insertInto("workspace_account")
    .values(ids.map((company_id) => ({ workspace_id: workspaceId, company_id, source: "import" })))
    .execute();
  const { domains, notice } = await search(
    "limit=100&locations=DEU&exclude_my_accounts=true&exclude_domains=nobody.example",
  );
  expect(domains).toEqual([]);
  expect(notice).toMatch(
    /^All results were excluded: of (?:the \d+ best companies|the only company), exclude_my_accounts removed \d+\./,
  );
});

test("an Idempotency-Key is rejected with different exclusions", async () => {
  const { search } = await open();
  const headers = { "Idempotency-Key": "one" };
  const { domains } = await search("limit=3", headers);
  expect((await search("limit=3", headers)).domains).toEqual(domains);
  expect((await search(`limit=3&exclude_domains=${domains[0]}`, headers)).status).toBe(422);
});

test("concurrent and consecutive jobs return no company twice, and deliver as many as remain", async () => {
  const [member, other] = [await createWorkspace(db, 10_000), await createWorkspace(db, 10_000)];
  const { accepted, ended, allPages } = bulkClient(service.address, userKey(member));
  const everything = bulkClient(service.address, userKey(other));
  const all = await everything.accepted({ query: "things", limit: 1_000 });
  const jobs = await Promise.all(
    Array.from({ length: 4 }, () => accepted({ query: "things", limit: 120, exclude_returned_before: true })),
  );
  const workers = await startBulkWorkers(database.url);
  await everything.ended(all);
  const found = (await everything.allPages(all)).flat();
  const pages = [];
  for (const job of jobs) {
    expect(await ended(job)).toMatchObject({ status: "completed" });
    pages.push(...(await allPages(job)).flat());
  }
  await workers.stop();
  const domains = pages.map(({ domain }) => domain);
  expect(new Set(domains).size).toBe(domains.length);
  expect(found.length).toBeLessThan(4 * 120);
  expect(domains.toSorted()).toEqual(found.map(({ domain }) => domain).toSorted());
  const claimed = await db.selectFrom("lookalike_returned").selectAll().where("returned_at", "is", null).execute();
  expect(claimed).toEqual([]);
});

test("a search that finds a company while it is being deleted succeeds", async () => {
  const { search } = await open();
  const { ids } = await search("limit=10");
  const searching = await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("company").where("id", "=", ids[0]!).execute();
    const found = search("limit=10");
    await untilWaitingForLocks(db, 1);
    return { found };
  });
  expect((await searching.found).status).toBe(200);
});
