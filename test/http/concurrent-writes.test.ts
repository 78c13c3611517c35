import { expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import { until } from "../../scripts/support/until.ts";
import { randomNumbers, shuffled } from "../../server/lib/random.ts";
import { atSize } from "../support/at-size.ts";
import { createTestDatabase } from "../support/database.ts";
import { startTestService } from "../support/service.ts";

const COMPANIES = 60;
const PEOPLE = 60;
const CALLERS = 12;
const REQUESTS = atSize({ quick: 200, full: 600 });

type Request = readonly [method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: object];

/** The ids that requests may use. */
const ids = {
  accounts: [] as unknown[],
  people: [] as unknown[],
  audiences: [] as unknown[],
  icps: [] as unknown[],
  signals: [] as unknown[],
  views: [] as unknown[],
  webhooks: [] as unknown[],
  jobs: [] as unknown[],
};

const database = await createTestDatabase();
const { db } = database;
const owner = await createKeyOwner(db, "owner@northwind.com", 1_000_000);
// Companies exist before the service starts. Otherwise, search would be ready and then unavailable during training.
await generateCompanies(db, COMPANIES);
const service = await startTestService({ WORKERS: "1" }, database, { search: true });
const accounts = await db.selectFrom("company").select(["id", "domain"]).orderBy("id").execute();
ids.accounts = accounts.map(({ id }) => id);
const people = await db
  .insertInto("person")
  .values(
    Array.from({ length: PEOPLE }, (_, at) => ({
      company_id: accounts[at % COMPANIES]!.id,
      full_name: `Person ${at}`,
      work_email: `person-${at}@northwind.com`,
    })),
  )
  .returning("id")
  .execute();
ids.people = people.map(({ id }) => id);
await send(["POST", "/api/v1/account/import", { accounts: accounts.map(({ domain }) => ({ domain })) }]);
for (const name of ["one", "two"]) await send(["POST", "/api/v1/audiences", { name }]);
// Waits for results, because searches over a still empty index succeed before the training of the first model begins.
await until(async () => {
  const path = "/api/v1/account/search-lookalikes?query=things+of+kind+7&min_score=0";
  const { status, body } = await call(service, "GET", path, { key: owner.key });
  return status === 200 && (body as { total: number }).total > 0;
});

/** Sends a request, stores the id of the created object, and returns the status. */
async function send([method, path, body]: Request): Promise<number> {
  const headers = { "X-User-ID": owner.userId };
  const response = await call(service, method, path, { key: owner.key, headers, ...(body && { body }) });
  const created = response.body as Record<string, { id?: unknown } | undefined>;
  for (const name of ["audience", "icp", "view", "webhook"] as const)
    if (created[name]?.id !== undefined) ids[`${name}s`].push(created[name].id);
  if (created.signal_id !== undefined) ids.signals.push(created.signal_id);
  if (created.job_id !== undefined) ids.jobs.push(created.job_id);
  return response.status;
}

function requests(random: () => number): (() => Request)[] {
  const one = (values: readonly unknown[]): unknown => values[Math.floor(random() * values.length)] ?? 1;
  const some = (values: readonly unknown[]): unknown[] =>
    shuffled(values.length, random)
      .slice(0, 20)
      .map((at) => values[at]);
  const domains = () => some(ids.accounts).map((id) => `company-${id}.example`);
  const named = () => `Name ${Math.floor(random() * 1_000)}`;
  const member = () => `member-${Math.floor(random() * 4)}@northwind.com`;
  const isOn = () => random() < 0.5;
  return [
    () => ["POST", `/api/v1/audiences/${one(ids.audiences)}/accounts`, { account_ids: some(ids.accounts) }],
    () => ["POST", `/api/v1/audiences/${one(ids.audiences)}/accounts/remove`, { account_ids: some(ids.accounts) }],
    () => ["POST", `/api/v1/audiences/${one(ids.audiences)}/people`, { people_ids: some(ids.people) }],
    () => ["POST", `/api/v1/audiences/${one(ids.audiences)}/people/remove`, { people_ids: some(ids.people) }],
    () => ["POST", "/api/v1/account/import", { accounts: domains().map((domain) => ({ domain })) }],
    () => ["POST", "/api/v1/account/blocklist", { domains: domains() }],
    () => ["DELETE", `/api/v1/account/blocklist/company-${one(ids.accounts)}.example`],
    () => ["POST", "/api/v1/people/enrich-emails", { people_ids: some(ids.people) }],
    () => ["POST", "/api/v1/views", { name: named(), is_default: isOn(), email_notifications: { enabled: isOn() } }],
    () => [
      "PATCH",
      `/api/v1/views/${one(ids.views)}`,
      { is_default: isOn(), email_notifications: { enabled: isOn() } },
    ],
    () => ["DELETE", `/api/v1/views/${one(ids.views)}`],
    () => ["POST", "/api/v1/workspace/members", { email: member() }],
    () => ["DELETE", `/api/v1/workspace/members?email=${encodeURIComponent(member())}`],
    () => ["POST", "/api/v1/icps", { name: named(), filters: { min_employee_count: 10 } }],
    () => ["PATCH", `/api/v1/icps/${one(ids.icps)}`, { name: named() }],
    () => ["DELETE", `/api/v1/icps/${one(ids.icps)}`],
    () => ["POST", "/api/v2/signal/deploy/trait-only", { name: named(), icp_id: one(ids.icps), max_credit_limit: 50 }],
    () => ["POST", `/api/v1/signal/${one(ids.signals)}/stop`],
    () => ["POST", "/api/v1/account/search-lookalikes-bulk", { query: "things", limit: 20, min_score: 0 }],
    () => ["POST", `/api/v1/account/search-lookalikes-bulk/${one(ids.jobs)}/cancel`],
    () => ["GET", "/api/v1/account/search-lookalikes?query=things&limit=3&min_score=0"],
    () => ["POST", "/api/v1/webhooks", { url: "https://hooks.northwind.example/", events: ["signal.completed"] }],
    () => ["PATCH", `/api/v1/webhooks/${one(ids.webhooks)}`, { enabled: isOn() }],
    () => ["POST", `/api/v1/webhooks/${one(ids.webhooks)}/rotate-secret`],
    () => ["DELETE", `/api/v1/webhooks/${one(ids.webhooks)}`],
  ];
}

test("concurrent requests that change one workspace never make each other fail, for example by a deadlock", async () => {
  const random = randomNumbers(1);
  const kinds = requests(random);
  const failed: string[] = [];
  let [sent, succeeded] = [0, 0];
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      while (sent < REQUESTS) {
        sent += 1;
        const request = kinds[Math.floor(random() * kinds.length)]!();
        const status = await send(request);
        if (status === 200) succeeded += 1;
        else if (![400, 404, 409].includes(status))
          failed.push(`${request[0]} ${request[1]}: ${status} ${JSON.stringify(request[2])}`);
      }
    }),
  );
  expect(failed).toEqual([]);
  expect(succeeded).toBeGreaterThan(REQUESTS / 2);
}, 120_000);
