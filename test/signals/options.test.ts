import { beforeEach, describe, expect, test } from "vitest";
import { upsertJobPosts } from "../../server/catalogue/queries-job-posts.ts";
import { readJobPost } from "../../server/catalogue/read-activity.ts";
import { oneRow, oneValue, run } from "../../server/db/statements.ts";
import { type Exclusions, NO_EXCLUSIONS } from "../../server/exclusions/public.ts";
import { upsertWorkspaceExclusions } from "../../server/exclusions/queries.ts";
import { listFeed } from "../../server/insights/queries.ts";
import type { CompanySearch } from "../../server/search/search.ts";
import { readCases } from "../support/cases.ts";
import { createTestDatabase } from "../support/database.ts";
import { insertRow, insertRows } from "../support/insert.ts";
import { createSignalWorld, profileUrl, type SignalWorld } from "./world.ts";

const cases = readCases("test/signals/options.txt");

const DAY = 86_400_000;

let world: SignalWorld;
beforeEach(async () => {
  const { db } = await createTestDatabase();
  world = await createSignalWorld(db);
});

async function find(kind: Parameters<SignalWorld["deploy"]>[0], body: Parameters<SignalWorld["deploy"]>[1]) {
  const signalId = await world.deploy(kind, body);
  await world.run(signalId);
  return { signalId, ...(await world.found(signalId)) };
}

async function newAudience(members: { readonly companies?: readonly number[]; readonly people?: readonly number[] }) {
  const { db, workspaceId } = world;
  const id = await oneValue(db)<number>`
    insert into audience (workspace_id, name) values (${workspaceId}, ${`Audience ${Math.random()}`}) returning id`;
  for (const company_id of members.companies ?? [])
    await insertRow(db, "audience_account", { audience_id: id, company_id });
  for (const person_id of members.people ?? []) await insertRow(db, "audience_person", { audience_id: id, person_id });
  return id;
}

describe("a first mention", () => {
  test("stores the number of earlier posts compared, and min_history_posts excludes companies with fewer posts", async () => {
    await world.jobPost("northwind", "Engineer", "We build robots.", 50);
    await world.jobPost("northwind", "Engineer", "You know Kubernetes.", 10);
    await world.jobPost("fabrikam", "Engineer", "You know Kubernetes.", 10);
    const term = { term: "Kubernetes", icp_id: world.icpId };
    const { signalId } = await find("jobPostFirstTimeMention", term);
    const insights = await world.db.selectFrom("insight").select("alert_text").orderBy("alert_text").execute();
    expect(insights.map(({ alert_text }) => alert_text)).toEqual([
      `Fabrikam asks for Kubernetes (Engineer, ${world.dateOf(10)}): You know Kubernetes.`,
      `Northwind asks for Kubernetes (new in its job posts: Engineer, ${world.dateOf(10)}): You know Kubernetes.`,
    ]);
    const evidence = await oneRow(world.db)<{ history_posts: number | null; history_since: Date | null }>`
      select history_posts, history_since from signal_evidence
      where signal_id = ${signalId} and company_id = ${world.companies.northwind ?? 0}`;
    expect(evidence).toMatchObject({ history_posts: 1, history_since: expect.any(Date) });
    const strict = await find("jobPostFirstTimeMention", { ...term, min_history_posts: 1 });
    expect(Object.keys(strict.accounts)).toEqual(["northwind.example"]);
  });

  test("that an edit adds to an old post is found by the next run", async () => {
    const { db } = world;
    const post = (text: string) => ({
      ...{ url: "https://jobs.example/edited", company_domain: "northwind.example", title: "Engineer" },
      ...{ text, posted_at: new Date(Date.now() - 60 * DAY), country: null },
    });
    const options = { jobPosts: { otherText: "replace", sourceId: null } } as const;
    await upsertJobPosts(db, [post("You know Java.")], options);
    const signalId = await world.deploy("jobPostFirstTimeMention", {
      ...{ term: "Kubernetes", icp_id: world.icpId, repeat: true, timeframe: 30 },
    });
    await world.run(signalId);
    expect((await world.found(signalId)).accounts).toEqual({});
    await upsertJobPosts(db, [post("You know Java and Kubernetes.")], options);
    world.clock.advance(DAY + 1000);
    await world.run(signalId);
    expect((await world.found(signalId)).accounts).toEqual({ "northwind.example": ["You know Java and Kubernetes."] });
  });

  test("is found only in requested roles, and in posts of agencies only if they are included", async () => {
    await world.jobPost("northwind", "Engineer", "We use Kubernetes.", 10);
    await world.jobPost("fabrikam", "Engineer", "Our plugin protects Kubernetes.", 10);
    await world.jobPost("contoso", "Engineer", "Our client, a bank in Ulm, is looking for a Kubernetes engineer.", 10);
    const term = { term: "Kubernetes", icp_id: world.icpId };
    const findNames = async (settings: object): Promise<string[]> => {
      const { accounts } = await find("jobPostFirstTimeMention", { ...term, ...settings });
      return Object.keys(accounts)
        .map((domain) => domain.replace(".example", ""))
        .toSorted();
    };
    expect(await findNames({})).toEqual(["northwind"]);
    expect(await findNames({ include_agencies: true })).toEqual(["contoso", "northwind"]);
    expect(await findNames({ mention_roles: ["sells"] })).toEqual(["fabrikam"]);
    const evidence = await world.db.selectFrom("signal_evidence").select(["role", "posted_by"]).distinct().execute();
    expect(evidence).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ role: "uses" }),
        expect.objectContaining({ role: "wants", posted_by: "agency" }),
        expect.objectContaining({ role: "sells" }),
      ]),
    );
  });

  test.each<[what: string, deployed: object, widen: () => Promise<unknown>, narrow?: () => Promise<unknown>]>([
    ["timeframe", { timeframe: 7 }, () => change({ timeframe_days: 90 })],
    ["history", { min_history_posts: 5 }, () => change({ min_history_posts: 0 })],
    ["exclusion", { exclude: { domains: ["northwind.example"] } }, () => change({ exclude: null })],
    ["term option", { term_options: { title_only: true } }, () => change({ term_options: null })],
    ["blocklist", {}, () => world.db.deleteFrom("blocked_domain").execute(), () => block("northwind.example")],
    ["profile", {}, () => changeProfile({}), () => changeProfile({ country_include: ["USA"] })],
  ])("in an old post is found by the next run after a wider %s", async (_what, deployed, widen, narrow) => {
    await narrow?.();
    await world.jobPost("northwind", "Engineer", "You know Kubernetes.", 20);
    const { signalId, accounts } = await find("jobPostFirstTimeMention", {
      ...{ term: "Kubernetes", icp_id: world.icpId, repeat: true },
      ...deployed,
    });
    expect(accounts).toEqual({});
    for (const found of [{}, { "northwind.example": ["You know Kubernetes."] }]) {
      world.clock.advance(2 * DAY);
      await world.run(signalId);
      expect((await world.found(signalId)).accounts).toEqual(found);
      await widen();
    }
  });

  function change(settings: object): Promise<unknown> {
    return world.db.updateTable("signal").set(settings).execute();
  }

  function changeProfile(filters: object): Promise<unknown> {
    return world.db
      .updateTable("icp")
      .set({ filters: JSON.stringify(filters) })
      .execute();
  }

  function block(domain: string): Promise<unknown> {
    return insertRow(world.db, "blocked_domain", { workspace_id: world.workspaceId, domain });
  }

  test("of a technology uses the list's spellings and ambiguities, and replaced technologies come first", async () => {
    await world.jobPost("northwind", "Analyst", "Our stack is Go-based, with Moz and Segment.", 10);
    await world.jobPost("fabrikam", "Analyst", "We use Twilio Segment. We are moving from Segment to RudderStack.", 12);
    await world.jobPost("contoso", "Analyst", "You segment our customers.", 10);
    const term = { term: "twilio segment", icp_id: world.icpId, term_options: { kind: "technology" as const } };
    const { accounts, signalId } = await find("jobPostFirstTimeMention", term);
    expect(accounts).toEqual({
      "northwind.example": ["Our stack is Go-based, with Moz and Segment."],
      "fabrikam.example": ["We are moving from Segment to RudderStack."],
    });
    const evidence = world.db.selectFrom("signal_evidence").where("signal_id", "=", signalId);
    const [first] = await evidence.select("company_id").orderBy("id").execute();
    expect(first?.company_id).toBe(world.companies.fabrikam);
    await expect(world.deploy("jobPostFirstTimeMention", { ...term, term: "segmentt" })).rejects.toThrow();
  });

  test("follows the term options, such as titles only and additional spellings", async () => {
    await world.jobPost("northwind", "Engineer", "You know Kubernetes.", 10);
    await world.jobPost("fabrikam", "Kubernetes Engineer", "Apply.", 10);
    await world.jobPost("contoso", "AKS Engineer", "Apply.", 10);
    const { accounts } = await find("jobPostFirstTimeMention", {
      ...{ term: "Kubernetes", icp_id: world.icpId, term_options: { title_only: true, also: ["AKS"] } },
    });
    expect(Object.keys(accounts).toSorted()).toEqual(["contoso.example", "fabrikam.example"]);
  });
});

test("excluded accounts (in the CRM, with open deals, in audiences, by domain) are neither found nor charged", async () => {
  const { db, workspaceId, companies } = world;
  const own = { workspace_id: workspaceId, source: "crm" };
  await insertRows(db, "workspace_account", [
    { ...own, company_id: companies.northwind ?? 0, is_present_in_crm: true },
    { ...own, company_id: companies.fabrikam ?? 0, has_open_deal: true },
  ]);
  const audience = await newAudience({ companies: [companies.contoso ?? 0] });
  const exclude = { in_crm: true, open_deals: true, audience_ids: [audience], domains: ["www.tailspin.example"] };
  const all = await find("traitOnly", { icp_id: world.icpId });
  expect(Object.keys(all.accounts)).toHaveLength(4);
  for (const [field, domain] of [
    ["in_crm", "northwind.example"],
    ["open_deals", "fabrikam.example"],
    ["audience_ids", "contoso.example"],
    ["domains", "tailspin.example"],
  ] as const) {
    const some = await find("traitOnly", { icp_id: world.icpId, exclude: { [field]: exclude[field] } });
    expect(Object.keys(some.accounts)).not.toContain(domain);
    expect(some.credits).toBe(30);
  }
  expect(await find("traitOnly", { icp_id: world.icpId, exclude })).toMatchObject({ accounts: {}, credits: 0 });
});

describe("a signal with exclusions of its own or of the workspace", () => {
  async function account(name: string, standing: { readonly is_customer?: boolean; readonly has_open_deal?: boolean }) {
    const { db, workspaceId, companies } = world;
    const row = { workspace_id: workspaceId, company_id: companies[name] ?? 0, source: "crm", ...standing };
    await db
      .insertInto("workspace_account")
      .values(row)
      .onConflict((conflict) => conflict.columns(["workspace_id", "company_id"]).doUpdateSet(standing))
      .execute();
  }
  const excludeInWorkspace = (exclusions: Partial<Exclusions>) =>
    upsertWorkspaceExclusions(world.db, world.workspaceId, { ...NO_EXCLUSIONS, ...exclusions });

  test("excludes customers and accounts with open deals", async () => {
    await account("northwind", { is_customer: true });
    await account("fabrikam", { has_open_deal: true });
    const own = await find("traitOnly", { icp_id: world.icpId, exclude: { customers: true } });
    expect(Object.keys(own.accounts)).toEqual(["contoso.example", "fabrikam.example", "tailspin.example"]);
    await excludeInWorkspace({
      open_deals: true,
      audience_ids: [await newAudience({ companies: [world.companies.contoso ?? 0] })],
    });
    const both = await find("traitOnly", { icp_id: world.icpId, exclude: { customers: true } });
    expect(both).toMatchObject({ accounts: { "tailspin.example": expect.anything() }, credits: 10 });
    expect(Object.keys(both.accounts)).toHaveLength(1);
  });

  test("excludes people with a do-not-contact flag in the CRM", async () => {
    const { db, people, workspaceId } = world;
    await run(db)`update person set work_email = 'CTO@northwind.example' where id = ${people["northwind CTO"] ?? 0}`;
    await run(db)`
      insert into crm_do_not_contact (workspace_id, crm_id, email)
      values (${workspaceId}, '1', 'cto@northwind.example')`;
    const named = { accounts: [{ website: "northwind.example" }], people_audience_name: "People" };
    expect((await find("traitOnly", { ...named, exclude: { do_not_contact: true } })).people).toEqual([
      "northwind VP Sales",
    ]);
    await excludeInWorkspace({ do_not_contact: true });
    expect(await find("traitOnly", named)).toMatchObject({ people: ["northwind VP Sales"], credits: 20 });
  });

  test.each<[what: string, become: () => Promise<unknown>, exclude: object]>([
    ["a customer", () => account("northwind", { is_customer: true }), { customers: true }],
    [
      "blocked",
      () => insertRow(world.db, "blocked_domain", { workspace_id: world.workspaceId, domain: "northwind.example" }),
      {},
    ],
    [
      "excluded in the workspace",
      async () => {
        await account("northwind", { has_open_deal: true });
        await excludeInWorkspace({ open_deals: true });
      },
      {},
    ],
  ])(
    "neither finds nor charges for a company that becomes %s while the signal runs",
    async (_what, become, exclude) => {
      const signalId = await world.deploy("traitOnly", { icp_id: world.icpId, descriptive_icp: "robots", exclude });
      const fits: CompanySearch["fits"] = async ({ companies }) => {
        await become();
        return companies.map(() => true);
      };
      await world.run(signalId, { fits });
      const { accounts, credits } = await world.found(signalId);
      expect(Object.keys(accounts)).toEqual(["contoso.example", "fabrikam.example", "tailspin.example"]);
      expect(credits).toBe(30);
    },
  );
});

test("a person of a watched audience who changes jobs is found at the new company, without the old email", async () => {
  const { db, people, companies } = world;
  const person = people["northwind CTO"] ?? 0;
  await db.updateTable("person").set({ work_email: "cto@northwind.example" }).where("id", "=", person).execute();
  const audience = await newAudience({ people: [person] });
  const signalId = await world.deploy("jobChange", { audience_ids: [audience], repeat: true });
  await world.run(signalId);
  expect(await world.found(signalId)).toMatchObject({ accounts: {}, credits: 0 });
  await run(db)`
    update person set company_id = ${companies.contoso ?? 0}, title = 'Chief Architect' where id = ${person}`;
  world.clock.advance(DAY + 1000);
  await world.run(signalId);
  expect(await world.found(signalId)).toEqual({
    accounts: { "contoso.example": ["northwind CTO, previously CTO at Northwind, is now Chief Architect at Contoso."] },
    people: ["northwind CTO"],
    credits: 30,
  });
  const moved = await db.selectFrom("person").select("work_email").where("id", "=", person).executeTakeFirstOrThrow();
  expect(moved.work_email).toBeNull();
});

test("the personas of a profile determine which people are found, and in which order", async () => {
  await world.db
    .updateTable("icp")
    .set({ personas: JSON.stringify({ departments: ["SALES", "ENGINEERING"], seniorities: ["VP", "SENIOR"] }) })
    .execute();
  const signalId = await world.deploy("traitOnly", {
    ...{ icp_id: world.icpId, people_audience_name: "People", max_credit_limit: 10 + 2 * 20 },
  });
  await world.run(signalId);
  expect((await world.found(signalId)).people).toEqual(["contoso Software Engineer", "contoso VP Sales"]);
});

test("an everyday word is not a mention of a company, and the watched person's own company is excluded", async () => {
  const { db } = world;
  for (const name of ["Indeed", "Figure", "Root"])
    await run(db)`
      insert into company (domain, name, hq_country) values (${`${name.toLowerCase()}.example`}, ${name}, 'DEU')`;
  const watched = "litware VP Sales";
  await world.socialPost(watched, "Indeed, we had to figure out the Root cause. Figure out yours.", 2);
  await world.socialPost(watched, "Visited Fabrikam today, great robots. Litware was there too.", 1);
  await world.socialPost(watched, "More at tailspin.example or ask @contoso.", 1);
  const { accounts } = await find("socialActivity", { social_url: profileUrl(watched), icp_id: world.icpId });
  expect(Object.keys(accounts).toSorted()).toEqual(["contoso.example", "fabrikam.example", "tailspin.example"]);
});

test("a mention refers to the most likely company of a name, and must be written as a name", async () => {
  const { db } = world;
  await insertRows(db, "company", [
    { domain: "zentra.co.in", name: "Zentra Limited", hq_country: "DEU" },
    { domain: "zentra.com", name: "Zentra Aktiengesellschaft", hq_country: "DEU" },
    { domain: "kelvox.in", name: "Kelvox Limited", hq_country: "DEU" },
    { domain: "other-name.jp", name: "Nomuro Co., Ltd.", hq_country: "DEU" },
    { domain: "matchu.tv", name: "Matchu", hq_country: "DEU" },
    { domain: "picgram.com", name: "Picgram", hq_country: "DEU" },
    { domain: "handlebar.example", name: "Handlebarix", hq_country: "DEU" },
  ]);
  const watched = "litware VP Sales";
  await world.socialPost(watched, "We met Zentra, Kelvox and Nomuro in Hamburg.", 1);
  await world.socialPost(watched, "Our cafe sells Strawberry Matchu. A cup of matchu is five euros.", 1);
  await world.socialPost(watched, "Picgram-worthy decor, thanks to @handlebarix.", 1);
  const { accounts } = await find("socialActivity", { social_url: profileUrl(watched), icp_id: world.icpId });
  expect(Object.keys(accounts).toSorted()).toEqual(["handlebar.example", "zentra.com"]);
  const insights = await db.selectFrom("insight").select("alert_text").orderBy("alert_text").execute();
  expect(insights.map(({ alert_text }) => alert_text)[1]).toContain("litware VP Sales mentioned Zentra (");
});

describe("the insight of a first mention", () => {
  test.each([
    ...cases.rows<[string, string, string]>("insights: what, post, text"),
    [
      "quotes what the post asks for",
      "Fabrikam | Kubernetes Engineer | Berlin | https://fabrikam.example\n\nYou have experience with Kubernetes.",
      "Fabrikam asks for Kubernetes (Engineer, DATE): You have experience with Kubernetes.",
    ],
  ])("%s", async (_name, body, text) => {
    await run(world.db)`update company set name = ${"Fabrikam, Inc."} where domain = 'fabrikam.example'`;
    await world.jobPost("fabrikam", "Engineer", body, 10);
    await find("jobPostFirstTimeMention", { term: "Kubernetes", icp_id: world.icpId });
    const { alert_text } = await world.db.selectFrom("insight").select("alert_text").executeTakeFirstOrThrow();
    expect(alert_text.replace(world.dateOf(10), "DATE")).toBe(text);
  });
});

test("a signal that is paused runs again only when it is resumed", async () => {
  const { db } = world;
  const signalId = await world.deploy("traitOnly", { icp_id: world.icpId, repeat: true });
  await db.updateTable("signal").set({ status: "paused", next_run_at: null }).where("id", "=", signalId).execute();
  world.clock.advance(2 * DAY);
  await world.run(signalId);
  expect((await world.found(signalId)).credits).toBe(0);
});

test("the best results of a run come first in the feed, and a credit limit excludes the worst", async () => {
  const { db } = world;
  for (const [author, times] of [
    ["fabrikam CTO", 1],
    ["northwind CTO", 3],
    ["contoso CTO", 2],
  ] as const)
    for (let time = 0; time < times; time += 1) await world.socialPost(author, "Robots everywhere.", 1 + time);
  const body = { search_query: "robots", timeframe: 30, max_credit_limit: 20, signal_target: "account" as const };
  const { accounts } = await find("socialListening", body);
  expect(Object.keys(accounts).toSorted()).toEqual(["contoso.example", "northwind.example"]);
  const since = new Date(world.clock.now().getTime() - DAY);
  const selection = {
    workspaceId: world.workspaceId,
    since,
    alertType: undefined,
    sentiment: undefined,
    accountIds: undefined,
  };
  const feed = await listFeed(db, selection, { limit: 10, offset: 0 });
  expect(feed.map(({ company_domain }) => company_domain)).toEqual([
    ...["northwind.example", "northwind.example", "northwind.example", "contoso.example", "contoso.example"],
  ]);
});

test("the staff of a competitor are not reported, even if only a post identifies the competitor's company", async () => {
  const { db, companies } = world;
  const postId = await world.socialPost("litware", "Our new robot.", 2);
  await run(db)`update company set social_url = null where id = ${companies.litware ?? 0}`;
  await world.engagement(postId, "litware CTO", "reaction", 1);
  await world.engagement(postId, "northwind CTO", "reaction", 1);
  const { accounts } = await find("competitorEngagement", { social_url: profileUrl("litware") });
  expect(Object.keys(accounts)).toEqual(["northwind.example"]);
});

test("evidence contains no HTML, even if the text of the job post does", async () => {
  const record = readJobPost({
    url: "https://jobs.example/html",
    company_domain: "northwind.example",
    title: "Engineer &amp; Lead",
    text: "<p>We build <b>robots</b>.</p><ul><li>You know Kubernetes &amp; Docker</li><li>Good English</li></ul>",
    posted_at: new Date(Date.now() - 5 * DAY).toISOString(),
  });
  if (!("item" in record)) throw new Error(JSON.stringify(record));
  await upsertJobPosts(world.db, [record.item], { jobPosts: { otherText: "replace", sourceId: null } });
  const { accounts } = await find("jobPostFirstTimeMention", { term: "Kubernetes", icp_id: world.icpId });
  expect(accounts).toEqual({ "northwind.example": ["You know Kubernetes & Docker"] });
});
