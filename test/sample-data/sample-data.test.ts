import { describe, expect, test } from "vitest";
import { generateSampleData } from "../../scripts/commands/sample-data/generate.ts";
import { DEMO_EMAIL, loadSampleData } from "../../scripts/commands/sample-data/load.ts";
import { readCompany } from "../../server/catalogue/read-company.ts";
import { FUNDING_STAGES } from "../../server/text/public.ts";
import { document, requestFor } from "../contract/contract-document.ts";
import { createTestDatabase } from "../support/database.ts";

const now = new Date("2026-03-01T09:30:00.000Z");
const small = { companies: 120, socialPosts: 80, events: 80 };
const sample = generateSampleData(1, now);
function distinct(values: readonly unknown[]) {
  return new Set(values).size;
}

describe("the generated sample", () => {
  test("is the same for the same seed, and differs for another seed", () => {
    expect(generateSampleData(5, now, small)).toEqual(generateSampleData(5, now, small));
    expect(generateSampleData(6, now, small).companies).not.toEqual(generateSampleData(5, now, small).companies);
  });

  test("contains 2,000 companies in 40 industries, 60 countries and every funding stage", () => {
    expect(sample.companies).toHaveLength(2000);
    const domains = new Set(sample.companies.map(({ domain }) => domain));
    for (const domain of ["northwind.example", "zahlwerk.example", "fabrikam.example"])
      expect(domains).toContain(domain);
    expect(distinct(sample.companies.map(({ industry }) => industry))).toBe(40);
    expect(distinct(sample.companies.map(({ hq_country }) => hq_country))).toBe(60);
    const verticals = sample.companies.map(({ industryFacts }) => industryFacts.vertical);
    expect(new Set(verticals)).toEqual(new Set(sample.verticals.map(({ slug }) => slug)));
    expect(distinct(sample.companies.map(({ funding_stage }) => funding_stage))).toBe(FUNDING_STAGES.length);
  });

  test("has unique names, domains and descriptions, with all domains under .example", () => {
    for (const field of ["name", "domain", "description"] as const)
      expect(distinct(sample.companies.map((company) => company[field]))).toBe(2000);
    expect(sample.companies.every(({ domain }) => /^[a-z0-9]+\.example$/.test(domain))).toBe(true);
  });

  test("shares no sentence among more than ten companies, apart from names, cities and numbers", () => {
    const counts = new Map<string, number>();
    for (const { name, hq_city, description } of sample.companies) {
      for (const sentence of description!.split(/(?<=\.) /)) {
        const skeleton = sentence.replaceAll(name, "NAME").replaceAll(hq_city!, "CITY").replace(/\d+/g, "0");
        counts.set(skeleton, (counts.get(skeleton) ?? 0) + 1);
      }
    }
    expect([...counts].filter(([, count]) => count > 10)).toEqual([]);
  });

  test("contains only companies that an ingest would accept unchanged", () => {
    for (const { industryFacts: _, place: __, ...facts } of sample.companies)
      expect(readCompany(facts)).toEqual({ item: facts, omitted: [] });
  });

  test("gives companies a size and an age that match their stage", () => {
    const sizes = (stage: string) =>
      sample.companies
        .filter(({ funding_stage }) => funding_stage === stage)
        .map(({ employee_count }) => employee_count);
    expect(Math.max(...sizes("Pre-Seed"))).toBeLessThan(Math.min(...sizes("Series D")));
    expect(sample.companies.every(({ founded_year }) => founded_year <= 2026)).toBe(true);
  });

  test("contains people, posts and events that belong to its companies and are in the past", () => {
    const companies = new Set(sample.companies);
    const people = new Set(sample.people);
    expect(distinct(sample.people.map(({ social_url }) => social_url))).toBe(sample.people.length);
    expect(
      [...sample.people, ...sample.jobPosts, ...sample.socialPosts, ...sample.events].every(({ company }) =>
        companies.has(company),
      ),
    ).toBe(true);
    expect(sample.engagements.every(({ person, post }) => people.has(person) && person !== post.person)).toBe(true);
    const dates = [
      ...sample.jobPosts.map((post) => post.posted_at),
      ...sample.engagements.map((engagement) => engagement.engaged_at),
      ...sample.events.map((event) => event.event_date),
    ];
    expect(dates.every((date) => date <= now)).toBe(true);
    expect(sample.events.every(({ summary }) => !/[A-Z]{4,}/.test(summary.replace(/\b(CEO|CTO)\b/g, "")))).toBe(true);
  });
});

describe("loading the sample", async () => {
  const messages: string[] = [];
  const database = await createTestDatabase();
  await Promise.all(
    [1, 2].map(() => loadSampleData(database.db, { startCredits: 700, log: (message) => messages.push(message), now })),
  );
  const count = async (table: string) =>
    (await database.pool.query<{ count: number }>(`select count(*) from ${table}`)).rows[0]?.count;

  test("writes every company, person, post and event once, even when two processes load it concurrently", async () => {
    expect(messages).toHaveLength(1);
    const written = Object.fromEntries(
      await Promise.all(
        ["company", "person", "job_post", "social_post", "social_engagement", "company_event"].map(
          async (table) => [table, await count(table)] as const,
        ),
      ),
    );
    const expected = generateSampleData(20_260_301, now);
    expect(written).toEqual({
      company: 2000,
      person: expected.people.length,
      job_post: expected.jobPosts.length,
      social_post: 3000,
      social_engagement: expected.engagements.length,
      company_event: 3000,
    });
    expect(await count("vertical")).toBe(8);
    expect(await count("event_type")).toBe(48);
    expect(await count("company_event_person")).toBe(expected.events.filter(({ people }) => people.length > 0).length);
  });

  test("gives the demo workspace accounts and the initial credits of any workspace", async () => {
    const { rows } = await database.pool.query(`select email, account_count, balance from app_user
      join workspace_account_total using (workspace_id) join credit_balance using (workspace_id)`);
    expect(rows).toEqual([{ email: DEMO_EMAIL, account_count: 250, balance: 700 }]);
  });

  test("gives the demo workspace an ideal customer profile and an audience", async () => {
    const profiles = await database.db.selectFrom("icp").select("name").execute();
    expect(profiles).toEqual([{ name: "Mid-sized companies in the EU" }]);
    const count = (table: "audience_account" | "audience_person") =>
      database.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
    expect((await count("audience_account")).count).toBe(20);
    expect((await count("audience_person")).count).toBeGreaterThanOrEqual(20);
  });

  test("reveals some of the known work emails to the demo workspace, and leaves some to be found", async () => {
    const { rows } = await database.pool.query<{ revealed: number; known: number; people: number }>(`
      select count(w.work_email) as revealed, count(p.work_email) as known, count(*) as people
      from workspace_account join person as p using (company_id)
        left join workspace_person_email as w on w.person_id = p.id`);
    const [{ revealed, known, people } = { revealed: 0, known: 0, people: 0 }] = rows;
    expect(revealed).toBeGreaterThan(50);
    expect(known).toBeGreaterThan(revealed);
    expect(people).toBeGreaterThan(known);
  });

  test("inserts the companies and people of the contract's examples", async () => {
    const named = listExampleAccounts(document);
    expect(named.length).toBeGreaterThan(10);
    const { rows } = await database.pool.query<{ id: number; domain: string }>(
      "select id, domain from company where domain = any($1)",
      [named.map(({ domain }) => domain)],
    );
    const idByDomain = new Map(rows.map(({ id, domain }) => [domain, id]));
    expect(named.filter(({ id, domain }) => idByDomain.get(domain) !== id)).toEqual([]);

    const { seed_domains } = sentBy<"seed_domains">("Lookalikes_submitBulk");
    expect(seed_domains.filter((seed) => !idByDomain.has(String(seed)))).toEqual([]);

    const { people_ids } = sentBy<"people_ids">("People_enrichEmails");
    const { rows: people } = await database.pool.query(
      `select p.id, p.work_email is not null as "hasEmail", w.work_email is not null as "isKnown"
      from person as p join workspace_account using (company_id)
        left join workspace_person_email as w on w.person_id = p.id
      where p.id = any($1) order by p.id`,
      [people_ids],
    );
    expect(people).toEqual([
      { id: 30, hasEmail: true, isKnown: true },
      { id: 31, hasEmail: true, isKnown: false },
      { id: 33, hasEmail: false, isKnown: false },
    ]);
  });

  test("does not change a catalogue that has a company", async () => {
    expect(await loadSampleData(database.db, { startCredits: 700, log: () => undefined, now })).toBe(false);
    expect(await count("company")).toBe(2000);
  });
});

/** Returns the body of an operation's example request. */
function sentBy<Field extends string>(operationId: string): Record<Field, unknown[]> {
  return JSON.parse(requestFor(operationId).body ?? "{}");
}

function listExampleAccounts(node: unknown): { id: number; domain: string }[] {
  if (typeof node !== "object" || node === null) return [];
  const { id, account_id = id, domain, account_domain = domain } = node as Record<string, unknown>;
  const isAccount = typeof account_id === "number" && typeof account_domain === "string";
  const found = isAccount ? [{ id: account_id, domain: account_domain }] : [];
  return [...found, ...Object.values(node).flatMap(listExampleAccounts)];
}
