import { beforeEach, describe, expect, test } from "vitest";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { listRows, oneValue } from "../../server/db/statements.ts";
import type { CompanySearch } from "../../server/search/search.ts";
import { runSignal } from "../../server/signals/runs/run.ts";
import { createTestDatabase } from "../support/database.ts";
import { fakeSearch } from "../support/fake-search.ts";
import { insertRow, insertRows } from "../support/insert.ts";
import { createSignalWorld, profileUrl, type SignalWorld } from "./world.ts";

const DAY = 86_400_000;

let world: SignalWorld;
beforeEach(async () => {
  const { db } = await createTestDatabase();
  world = await createSignalWorld(db);
});

describe("first mention in job posts", () => {
  test("finds exactly the companies whose first mention is in the timeframe", async () => {
    await world.jobPost("northwind", "Engineer", "We build robots. You will run “Kubernetes” here. Apply.", 10);
    await world.jobPost("fabrikam", "Engineer", "We have used Kubernetes for years.", 400);
    await world.jobPost("fabrikam", "Engineer", "More Kubernetes.", 5);
    await world.jobPost("contoso", "Kubernetes Engineer", "Join our team.", 80);
    await world.jobPost("tailspin", "Engineer", "No containers at all.", 5);
    await world.jobPost("litware", "Engineer", "Kubernetes, outside of the profile.", 5);
    expect(await world.findings("jobPostFirstTimeMention", { term: "Kubernetes", icp_id: world.icpId })).toEqual({
      accounts: {
        "northwind.example": ["You will run “Kubernetes” here."],
        "contoso.example": ["Kubernetes Engineer"],
      },
      people: [],
      credits: 20,
    });
  });

  test("counts mentions in old posts whose text was deleted", async () => {
    await world.jobPost("northwind", "Engineer", "You will run Kubernetes.", 400);
    await world.db.updateTable("job_post").set({ body: null }).execute();
    await world.jobPost("northwind", "Engineer", "More Kubernetes.", 10);
    expect(await world.findings("jobPostFirstTimeMention", { term: "Kubernetes", icp_id: world.icpId })).toEqual({
      accounts: {},
      people: [],
      credits: 0,
    });
  });

  test("finds one company for several copies of a post that differ in names, places and numbers", async () => {
    const copy = (company: string, city: string, number: number) =>
      `${company} is looking for a platform engineer in ${city}. You will run Kubernetes for ${number} internal teams, plan upgrades together
      with application developers, write runbooks for incidents, and take part in a fair rotation on call. We offer flexible hours, a
      budget for conferences, and mentoring by experienced colleagues. Apply with your résumé until the end of the month.`;
    await world.jobPost("northwind", "Platform engineer", copy("Northwind", "Berlin", 12), 10);
    await world.jobPost("fabrikam", "Platform engineer", copy("Fabrikam", "Munich", 7), 9);
    const own = `Our data team moves its pipelines to Kubernetes this year. You build operators in Go, measure what they cost, and teach
      analysts how to deploy their own models safely. Flexible hours and a budget for conferences are a matter of course here.`;
    await world.jobPost("tailspin", "Data engineer", own, 7);
    const settings = { term: "Kubernetes", icp_id: world.icpId, repeat: true };
    const signalId = await world.deploy("jobPostFirstTimeMention", settings);
    await world.run(signalId);
    const found = async () => Object.keys((await world.found(signalId)).accounts).toSorted();
    expect(await found()).toEqual(["northwind.example", "tailspin.example"]);
    const message = async () =>
      (await world.db.selectFrom("signal_run").select("message").orderBy("id", "desc").executeTakeFirstOrThrow())
        .message;
    expect(await message()).toContain("Excluded companies whose post copies another company's post: 1.");
    // A copy that is posted a day later is excluded, too.
    world.clock.advance(DAY);
    await world.jobPost("contoso", "Platform engineer", copy("Contoso", "Cologne", 30), 0);
    await world.run(signalId);
    expect(await found()).toEqual(["northwind.example", "tailspin.example"]);
    expect(await message()).toContain("Excluded companies whose post copies another company's post: 2.");
  });

  test("reports the most informative of several new mentions", async () => {
    await world.jobPost("northwind", "Accountant", "You close the books.", 200);
    await world.jobPost("northwind", "Engineer", "You have worked with Snowflake or BigQuery.", 5);
    await world.jobPost("northwind", "Manager", "We are migrating from Oracle to Snowflake.", 2);
    const signalId = await world.deploy("jobPostFirstTimeMention", { term: "Snowflake", icp_id: world.icpId });
    await world.run(signalId);
    const { alert_text } = await world.db.selectFrom("insight").select("alert_text").executeTakeFirstOrThrow();
    const what = `Northwind is moving to Snowflake (new in its job posts: Manager, ${world.dateOf(2)})`;
    expect(alert_text).toBe(`${what}: We are migrating from Oracle to Snowflake.`);
  });

  test("finds only new results the next day, and creates an insight for each", async () => {
    await world.jobPost("northwind", "Engineer", "You know Node.js.", 10);
    const signalId = await world.deploy("jobPostFirstTimeMention", {
      ...{ term: "NodeJS", icp_id: world.icpId, repeat: true },
    });
    await world.run(signalId);
    world.clock.advance(DAY / 2);
    await world.jobPost("fabrikam", "Engineer", "You know node js.", 3);
    await world.jobPost("northwind", "Engineer", "Node.js again.", 0);
    await world.run(signalId);
    expect((await world.found(signalId)).credits, "the signal is not due yet").toBe(10);
    world.clock.advance(DAY);
    await world.run(signalId);
    const { accounts, credits } = await world.found(signalId);
    expect(accounts).toEqual({ "northwind.example": ["You know Node.js."], "fabrikam.example": ["You know node js."] });
    expect(credits).toBe(20);
    const insights = await world.db.selectFrom("insight").select("alert_text").orderBy("id").execute();
    const on = (daysAgo: number) => world.dateOf(daysAgo);
    expect(insights.map(({ alert_text }) => alert_text)).toEqual([
      `Northwind asks for NodeJS (Engineer, ${on(11.5)}): You know Node.js.`,
      `Fabrikam asks for NodeJS (Engineer, ${on(4)}): You know node js.`,
    ]);
  });

  test("finds leaders of the closest department first when people are requested", async () => {
    await world.jobPost("northwind", "Engineer", "You know Kubernetes.", 10);
    expect(
      await world.findings("jobPostFirstTimeMention", {
        ...{ term: "Kubernetes engineer", icp_id: world.icpId, people_audience_name: "Leaders" },
      }),
    ).toMatchObject({ accounts: {}, people: [] });
    await world.jobPost("northwind", "Kubernetes engineer", "Apply.", 1);
    const second = await world.deploy("jobPostFirstTimeMention", {
      ...{ term: "Kubernetes engineer", icp_id: world.icpId, people_audience_name: "Leaders" },
    });
    await world.run(second);
    expect(await world.found(second)).toMatchObject({ people: ["northwind CTO"], credits: 30 });
    const audience = await listRows(world.db)<{ name: string; person_id: number }>`
      select a.name, m.person_id from audience_person as m join audience as a on a.id = m.audience_id`;
    expect(audience.map(({ name }) => name)).toEqual(["Leaders"]);
  });
});

describe("traits alone", () => {
  test("finds every company of the profile that is not blocked, by domain", async () => {
    await insertRow(world.db, "blocked_domain", { workspace_id: world.workspaceId, domain: "tailspin.example" });
    const signalId = await world.deploy("traitOnly", { icp_id: world.icpId });
    await world.run(signalId);
    const { accounts, credits } = await world.found(signalId);
    expect(Object.keys(accounts).toSorted()).toEqual(["contoso.example", "fabrikam.example", "northwind.example"]);
    expect(accounts["contoso.example"]).toEqual(["Robotics, 100 employees, Germany."]);
    expect(credits).toBe(30);
  });

  test("excludes, and does not charge for, a company that is blocked after the run has detected it", async () => {
    const signalId = await world.deploy("traitOnly", { icp_id: world.icpId, descriptive_icp: "Robots" });
    const fits: CompanySearch["fits"] = async ({ companies }) => {
      await insertRow(world.db, "blocked_domain", { workspace_id: world.workspaceId, domain: "tailspin.example" });
      return companies.map(() => true);
    };
    await world.run(signalId, { fits });
    const { accounts, credits } = await world.found(signalId);
    expect(Object.keys(accounts).toSorted()).toEqual(["contoso.example", "fabrikam.example", "northwind.example"]);
    expect(credits).toBe(30);
  });

  test("reads a profile of thousands of companies in pages, and finds each once", async () => {
    world = await createSignalWorld((await createTestDatabase()).db, 20_000);
    await generateCompanies(world.db, 1_500);
    await world.db
      .updateTable("company")
      .set({ created_at: new Date(0), hq_country: "DEU" })
      .execute();
    let longest = 0;
    const db = world.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        longest = Math.max(longest, result.rows.length);
        return result;
      },
    });
    const signalId = await world.deploy("traitOnly", { icp_id: world.icpId });
    const run = runSignal({ db, clock: world.clock, search: fakeSearch(db), languageModel: undefined });
    await run({ signalId, workspaceId: world.workspaceId }, { signal: new AbortController().signal, log: silentLog });
    const { accounts, credits } = await world.found(signalId);
    expect(Object.keys(accounts)).toHaveLength(1_505);
    expect(credits).toBe(15_050);
    expect(longest).toBeLessThanOrEqual(1_000);
  });

  test("does not charge for accounts in the request, only for people", async () => {
    const signalId = await world.deploy("traitOnly", {
      ...{ accounts: [{ website: "litware.example" }], people_audience_name: "People" },
    });
    await world.run(signalId);
    const found = await world.found(signalId);
    expect(Object.keys(found.accounts)).toEqual(["litware.example"]);
    expect(found).toMatchObject({ people: ["litware CTO", "litware VP Sales"], credits: 40 });
  });

  test("finds the accounts in the request, including those that do not match the profile", async () => {
    const signalId = await world.deploy("traitOnly", {
      ...{ icp_id: world.icpId, accounts: [{ website: "litware.example" }, { website: "contoso.example" }] },
    });
    await world.run(signalId);
    const { accounts } = await world.found(signalId);
    expect(Object.keys(accounts).toSorted()).toEqual(["contoso.example", "litware.example"]);
  });

  test("also finds blocked companies, duplicates and companies that the description excludes in speed mode", async () => {
    await insertRow(world.db, "blocked_domain", { workspace_id: world.workspaceId, domain: "tailspin.example" });
    await insertRow(world.db, "company", {
      domain: "northwind.test",
      name: "Northwind",
      hq_country: "DEU",
      created_at: new Date(0),
    });
    const fits: CompanySearch["fits"] = async ({ companies }) => companies.map(({ name }) => name !== "Fabrikam");
    const find = async (speed_mode: boolean) => {
      const body = { icp_id: world.icpId, descriptive_icp: "Robots", speed_mode };
      const signalId = await world.deploy("traitOnly", body);
      await world.run(signalId, { fits });
      const message = await oneValue(world.db)<string | null>`
        select message from signal_run where signal_id = ${signalId}`;
      return { found: Object.keys((await world.found(signalId)).accounts).toSorted(), message };
    };
    expect(await find(false)).toEqual({
      found: ["contoso.example", "northwind.example"],
      message: expect.stringContaining("Excluded 1 of 3 candidates that do not fit the description."),
    });
    expect(await find(true)).toEqual({
      found: ["contoso.example", "fabrikam.example", "northwind.example", "northwind.test", "tailspin.example"],
      message: null,
    });
  });
});

describe("the advanced people search", () => {
  test("also finds people below the leaders whose title is related to the term, for 6 more credits each", async () => {
    await world.jobPost("northwind", "Engineer", "You know Kubernetes.", 10);
    const find = async (advanced_people_finder: boolean) => {
      const body = { term: "Kubernetes", descriptive_icp: null, icp_id: world.icpId, people_audience_name: "People" };
      const signalId = await world.deploy("jobPostFirstTimeMention", { ...body, advanced_people_finder });
      await world.run(signalId);
      return world.found(signalId);
    };
    await world.db
      .updateTable("person")
      .set({ title: "Kubernetes Engineer" })
      .where("full_name", "=", "northwind Software Engineer")
      .execute();
    expect(await find(false)).toMatchObject({ people: ["northwind CTO"], credits: 10 + 20 });
    const everybody = ["northwind CTO", "northwind Software Engineer"];
    expect(await find(true)).toMatchObject({ people: everybody, credits: 10 + 2 * 26 });
  });

  test("finds up to 5 people at each account", async () => {
    const titles = Array.from({ length: 7 }, (_, place) => `Kubernetes Engineer ${place}`);
    await insertRows(
      world.db,
      "person",
      titles.map((title) => ({
        ...{ company_id: world.companies.northwind ?? 0, full_name: title, title },
        ...{ seniority: "SENIOR", department: "ENGINEERING" },
      })),
    );
    expect(
      await world.findings("traitOnly", {
        ...{
          accounts: [{ website: "northwind.example" }],
          descriptive_icp: "Kubernetes",
          advanced_people_finder: true,
        },
      }),
    ).toMatchObject({ people: titles.slice(0, 5), credits: 5 * 26 });
  });
});

describe("a person's activity", () => {
  test("finds the companies and people that the person wrote about, commented on and engaged with", async () => {
    const watched = "litware VP Sales";
    const post = await world.socialPost("northwind CTO", "Our robots sort parcels.", 3);
    await world.engagement(post, watched, "comment", 2, "Great work, let us talk!");
    const other = await world.socialPost("fabrikam", "We are hiring.", 3);
    await world.engagement(other, watched, "reaction", 1);
    await world.socialPost(watched, "Visiting Contoso next week, see contoso.example.", 1);
    await world.socialPost(watched, "Old news of Tailspin.", 30);
    expect(await world.findings("socialActivity", { social_url: profileUrl(watched), icp_id: world.icpId })).toEqual({
      accounts: {
        "northwind.example": ["Commented: Great work, let us talk!"],
        "fabrikam.example": ["Reacted to: We are hiring."],
        "contoso.example": ["Visiting Contoso next week, see contoso.example."],
      },
      people: ["northwind CTO"],
      credits: 50,
    });
  });
});

describe("social listening", () => {
  test("finds the authors of matching posts, and counts those of unknown companies", async () => {
    await world.socialPost("northwind CTO", "Cold chain monitoring saved us. We love it!", 3);
    await world.socialPost("fabrikam", "Thoughts on “cold-chain monitoring”.", 4);
    await world.socialPost("contoso CTO", "Monitoring of servers.", 4);
    await world.socialPost("stranger", "Cold chain monitoring for all.", 2);
    await world.socialPost("tailspin CTO", "Cold chain monitoring, long ago.", 100);
    expect(
      await world.findings("socialListening", {
        ...{ search_query: "cold chain monitoring", timeframe: 30, signal_target: "people" as const },
      }),
    ).toEqual({
      accounts: {
        "northwind.example": ["Cold chain monitoring saved us."],
        "fabrikam.example": ["Thoughts on “cold-chain monitoring”."],
      },
      people: ["northwind CTO"],
      credits: 40,
    });
    const run = await world.db.selectFrom("signal_run").select("message").executeTakeFirstOrThrow();
    expect(run.message).toBe("Excluded people whose company is not in the catalogue: 1.");
  });

  test("finds a long post of characters with two code units", async () => {
    await world.socialPost("northwind CTO", `a ${"🤖".repeat(600)} robots`, 3);
    await world.socialPost("fabrikam CTO", `Robots ${"🤖".repeat(600)}`, 3);
    const signalId = await world.deploy("socialListening", {
      ...{ search_query: `robots OR ${"x".repeat(400)}`, timeframe: 30, signal_target: "account" as const },
    });
    await world.run(signalId);
    expect(Object.keys((await world.found(signalId)).accounts).sort()).toEqual([
      "fabrikam.example",
      "northwind.example",
    ]);
  });

  test("does not charge for people if the signal finds accounts", async () => {
    await world.socialPost("northwind CTO", "Robots everywhere.", 3);
    expect(
      await world.findings("socialListening", {
        ...{ search_query: "robot", timeframe: 30, signal_target: "account" as const },
      }),
    ).toMatchObject({ people: [], credits: 10 });
  });
});

test("an insight mentions only a person whom the signal has found, not a person beyond its credit limit", async () => {
  await world.socialPost("northwind CTO", "Robots everywhere.", 3);
  await world.socialPost("northwind VP Sales", "Robots at last.", 2);
  expect(
    await world.findings("socialListening", {
      ...{ search_query: "robots", timeframe: 30, signal_target: "people" as const, max_credit_limit: 30 },
    }),
  ).toMatchObject({ people: ["northwind CTO"], credits: 30 });
  const insights = await world.db.selectFrom("insight").select(["alert_text", "person_id"]).orderBy("id").execute();
  expect(insights).toEqual([
    {
      alert_text: `Northwind wrote about robots (${world.dateOf(2)}, posts.example): Robots at last.`,
      person_id: null,
    },
    {
      alert_text: `northwind CTO, CTO at Northwind, wrote about robots (${world.dateOf(3)}, posts.example): Robots everywhere.`,
      person_id: world.people["northwind CTO"],
    },
  ]);
});

test("a social signal with the advanced people search also finds people at the accounts, for 6 more credits each", async () => {
  await world.socialPost("northwind Software Engineer", "Robots everywhere.", 3);
  expect(
    await world.findings("socialListening", {
      ...{ search_query: "robots", timeframe: 30, signal_target: "people" as const, advanced_people_finder: true },
    }),
  ).toMatchObject({
    people: ["northwind CTO", "northwind Software Engineer", "northwind VP Sales"],
    credits: 10 + 20 + 2 * 26,
  });
});

describe("competitor engagement", () => {
  test("finds people who engaged with the competitor's posts, except the competitor's own staff", async () => {
    const post = await world.socialPost("contoso", "Our new product.", 3);
    await world.engagement(post, "northwind CTO", "comment", 2, "Interesting");
    await world.engagement(post, "fabrikam VP Sales", "reaction", 2);
    await world.engagement(post, "contoso CTO", "reaction", 2);
    await world.engagement(post, "tailspin CTO", "reaction", 20);
    await insertRow(world.db, "social_engagement", {
      social_post_id: post,
      actor_url: profileUrl("stranger"),
      kind: "reaction",
      engaged_at: world.clock.now(),
    });
    expect(await world.findings("competitorEngagement", { social_url: profileUrl("contoso") })).toEqual({
      accounts: {
        "northwind.example": ["Commented: Interesting"],
        "fabrikam.example": ["Reacted to: Our new product."],
      },
      people: ["fabrikam VP Sales", "northwind CTO"],
      credits: 60,
    });
    const run = await world.db.selectFrom("signal_run").select("message").executeTakeFirstOrThrow();
    expect(run.message).toBe("Excluded people whose company is not in the catalogue: 1.");
  });
});

describe("the next day", () => {
  /** Runs a signal, makes changes, advances the clock to the next day, and runs the signal again. */
  async function findNextDay(signalId: number, happens: () => Promise<unknown>) {
    await world.run(signalId);
    const before = await world.found(signalId);
    world.clock.advance(DAY / 2);
    await happens();
    world.clock.advance(DAY);
    await world.run(signalId);
    await world.run(signalId);
    return { before, after: await world.found(signalId) };
  }

  test("traits alone find only companies that newly match the profile", async () => {
    const signalId = await world.deploy("traitOnly", { icp_id: world.icpId, repeat: true });
    const { before, after } = await findNextDay(signalId, () =>
      world.db.updateTable("company").set({ hq_country: "DEU" }).where("name", "=", "Litware").execute(),
    );
    expect(Object.keys(before.accounts)).not.toContain("litware.example");
    expect(Object.keys(after.accounts).length).toBe(Object.keys(before.accounts).length + 1);
    expect(after.credits - before.credits).toBe(10);
  });

  test("a person who has changed companies is not charged again", async () => {
    const accounts = [{ website: "northwind.example" }, { website: "fabrikam.example" }];
    const signalId = await world.deploy("traitOnly", { accounts, people_audience_name: "Leaders", repeat: true });
    const { before, after } = await findNextDay(signalId, () =>
      world.db
        .updateTable("person")
        .set({ company_id: world.companies.fabrikam ?? 0 })
        .where("full_name", "=", "northwind CTO")
        .execute(),
    );
    expect(before).toMatchObject({
      people: ["fabrikam CTO", "fabrikam VP Sales", "northwind CTO", "northwind VP Sales"],
      credits: 80,
    });
    expect(after).toEqual(before);
  });

  test("a person who changes companies while a run reads them is not charged again", async () => {
    const accounts = [{ website: "northwind.example" }, { website: "fabrikam.example" }];
    const signalId = await world.deploy("traitOnly", {
      ...{ accounts, people_audience_name: "Leaders", descriptive_icp: "Makers of robots", repeat: true },
    });
    await world.run(signalId);
    const before = await world.found(signalId);
    world.clock.advance(DAY);
    await world.run(signalId, {
      fits: async ({ companies }) => {
        await world.db
          .updateTable("person")
          .set({ company_id: world.companies.fabrikam ?? 0 })
          .where("full_name", "=", "northwind CTO")
          .execute();
        return companies.map(() => true);
      },
    });
    expect(await world.found(signalId)).toEqual(before);
  });

  test("a person's activity, listening and engagement find only newly seen activity, and charge no person twice", async () => {
    const watched = "litware VP Sales";
    const first = await world.socialPost("northwind CTO", "Robots sort parcels.", 1);
    const ofCompetitor = await world.socialPost("contoso", "Our new product.", 1);
    await world.engagement(first, watched, "reaction", 1);
    await world.engagement(ofCompetitor, "northwind CTO", "reaction", 1);
    const more = { repeat: true, run_daily: true };
    const signals = [
      await world.deploy("socialActivity", { ...more, social_url: profileUrl(watched), icp_id: world.icpId }),
      await world.deploy("socialListening", {
        ...more,
        search_query: "robots",
        timeframe: 30,
        signal_target: "people",
      }),
      await world.deploy("competitorEngagement", { ...more, social_url: profileUrl("contoso") }),
    ];
    for (const signalId of signals) await world.run(signalId);
    for (const signalId of signals)
      expect(await world.found(signalId)).toMatchObject({ people: ["northwind CTO"], credits: 30 });

    world.clock.advance(DAY / 2);
    const second = await world.socialPost("fabrikam CTO", "More robots.", 0);
    await world.engagement(second, watched, "reaction", 0);
    await world.engagement(ofCompetitor, "fabrikam CTO", "reaction", 0);
    await world.engagement(first, watched, "comment", 0, "Robots again");
    world.clock.advance(DAY);
    for (const signalId of signals) await world.run(signalId);
    for (const signalId of signals)
      expect(await world.found(signalId)).toMatchObject({ people: ["fabrikam CTO", "northwind CTO"], credits: 60 });
    const answered = await listRows(world.db)<{ signal_id: number | null; alert_text: string }>`
      select signal_id, alert_text from insight where alert_text like '%Robots again%'`;
    expect(
      answered.map(({ signal_id }) => signal_id),
      "the endpoint returns new evidence of a known account",
    ).toEqual([signals[0]]);
  });

  test("activity that is written while a signal runs is found by the next run, and charged once", async () => {
    const { db, companies, clock } = world;
    const signalId = await world.deploy("socialListening", { search_query: "robots", timeframe: 30, repeat: true });
    const seenAt = clock.now();
    clock.advance(1000);
    await db.transaction().execute(async (writing) => {
      await insertRow(writing, "social_post", {
        ...{ source_url: "https://posts.example/late", author_url: profileUrl("fabrikam"), body: "More robots." },
        ...{ company_id: companies.fabrikam ?? 0, posted_at: seenAt, first_seen_at: seenAt },
      });
      await world.run(signalId);
    });
    const found = { accounts: { "fabrikam.example": ["More robots."] }, credits: 10 };
    expect(await world.found(signalId)).toMatchObject({ accounts: {}, credits: 0 });
    clock.advance(DAY);
    await world.run(signalId);
    expect(await world.found(signalId)).toMatchObject(found);
    clock.advance(DAY);
    await world.run(signalId);
    expect(await world.found(signalId)).toMatchObject(found);
  });
});
