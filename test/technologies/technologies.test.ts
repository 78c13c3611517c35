import { beforeAll, describe, expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { upsertJobPosts } from "../../server/catalogue/queries-job-posts.ts";
import { readJobPost } from "../../server/catalogue/read-activity.ts";
import { decodeMention } from "../../server/catalogue/technology-mentions.ts";
import { listRows, run } from "../../server/db/statements.ts";
import type { Schema } from "../../server/http/contract.ts";
import { readPost } from "../../server/signals/technologies/read-post.ts";
import { readTechnologies } from "../../server/signals/technologies/read-posts.ts";
import { closestTechnology, findTechnology, listTechnologies, technologyById } from "../../server/text/public.ts";
import { readCases } from "../support/cases.ts";
import { startTestService } from "../support/service.ts";

const cases = readCases("test/technologies/technologies.txt");

const service = await startTestService();
const { db } = service.database;
const owner = await createKeyOwner(service.database.db);

type Post = readonly [company: string, title: string, text: string, day?: number, location?: string];

async function post(...posts: readonly Post[]): Promise<void> {
  const facts = posts.map(([company, title, text, day = 1, location]) => {
    const url = encodeURI(`https://jobs.example/${company}/${title}`);
    const employer = { company_domain: `${company}.example`, company_name: company };
    const posted_at = new Date(Date.UTC(2026, 2, day)).toISOString();
    const read = readJobPost({ ...employer, url, title, text, posted_at, location });
    if ("faults" in read) throw new Error(JSON.stringify(read.faults));
    return read.item;
  });
  await upsertJobPosts(service.database.db, facts, { jobPosts: { otherText: "replace", sourceId: null } });
}

async function readPosts(): Promise<void> {
  await readTechnologies({ db: service.database.db })({}, { signal: new AbortController().signal, log: silentLog });
}

async function findId(company: string): Promise<number> {
  const domain = `${company}.example`;
  const query = service.database.db.selectFrom("company").select("id").where("domain", "=", domain);
  return (await query.executeTakeFirstOrThrow()).id;
}

async function fetchTechnologies(company: string): Promise<Schema["QuotedTechnology"][]> {
  const path = `/api/v1/accounts/${await findId(company)}/technologies`;
  const response = await call(service, "GET", path, { key: owner.key });
  return (response.body as Schema["AccountTechnologiesResponse"]).technologies;
}

/** Returns the technologies of a company with their roles, such as `snowflake uses`. */
async function fetchRoles(company: string): Promise<string[]> {
  return (await fetchTechnologies(company)).map(({ slug, roles }) => `${slug} ${roles.join("+")}`).toSorted();
}

async function search(body: unknown): Promise<Schema["JobPostSearchResponse"]> {
  const response = await call(service, "POST", "/api/v1/job-posts/search", { key: owner.key, body });
  expect(response.status).toBe(200);
  return response.body as Schema["JobPostSearchResponse"];
}

describe("the list of technologies", () => {
  test("contains at least 1,500 technologies with distinct ids and slugs, most of them with the vendor's domain", () => {
    const list = listTechnologies();
    expect(list.length).toBeGreaterThanOrEqual(1_500);
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    expect(new Set(list.map(({ slug }) => slug)).size).toBe(list.length);
    expect(list.filter(({ slug, id }) => !/^[\p{L}\p{N}-]{1,100}$/u.test(slug) || id >= 2 ** 28)).toEqual([]);
    expect(list.filter(({ domain }) => domain !== undefined).length).toBeGreaterThan(list.length * 0.7);
  });

  test.each([
    ["K8S", "kubernetes"],
    ["golang", "go"],
    ["power-bi", "power-bi"],
    ["PowerBI", "power-bi"],
    ["C#", "c-sharp"],
    ["C++", "c-plus-plus"],
    [".net", "dot-net"],
    ["NET", undefined],
    ["nodejs", "node-js"],
    ["sfdc", "salesforce"],
    ["S/4 HANA", "sap-s-4hana"],
  ])("finds %s as %s", (text, slug) => expect(findTechnology(text)?.slug).toBe(slug));

  test.each([
    ["snowflak", "snowflake"],
    ["kuberntes", "kubernetes"],
    ["qqqqqq", undefined],
  ])("the name closest to %s is %s", (text, slug) => expect(closestTechnology(text)?.slug).toBe(slug));
});

describe("technologies of a company", () => {
  test("are those that its own posts use, want, introduce or replace, with quotes, but not alternatives or mere mentions", async () => {
    await post(
      ["northwind", "Data Engineer", "Our stack is Snowflake and dbt. You have experience with Airflow.", 3],
      ["northwind", "Analyst", "We are migrating from Redshift to Snowflake. Experience with Tableau or Looker.", 5],
      ["snowflakeresellers", "Recruiter", "Our client, a leading bank, is looking for a Snowflake developer.", 3],
    );
    await readPosts();
    expect(await fetchRoles("northwind")).toEqual([
      "amazon-redshift moves_from",
      "apache-airflow wants",
      "dbt uses",
      "snowflake uses+moves_to",
    ]);
    expect(await fetchRoles("snowflakeresellers")).toEqual([]);
    const [snowflake] = await fetchTechnologies("northwind");
    expect(snowflake).toMatchObject({
      ...{ slug: "snowflake", category: "data warehouse", role: "uses", posts: 2 },
      ...{ first_seen: "2026-03-03T00:00:00.000Z", last_seen: "2026-03-05T00:00:00.000Z" },
      quotes: [
        { title: "Analyst", role: "moves_to", sentence: "We are migrating from Redshift to Snowflake." },
        { title: "Data Engineer", role: "uses", sentence: "Our stack is Snowflake and dbt." },
      ],
    });
    expect(snowflake?.confidence).toBeGreaterThan(0.8);
    const account = await call(service, "GET", `/api/v1/accounts/${await findId("northwind")}`, { key: owner.key });
    const { technologies } = account.body as Schema["Account"];
    expect(technologies.map(({ slug }) => slug)).toContain("snowflake");
    expect(technologies[0]).not.toHaveProperty("quotes");
  });

  test.each([
    ["Proficient in Microsoft Office (Word, Excel, PowerPoint, etc.).", ["microsoft-excel wants"]],
    ["Experience with build systems (Jenkins, TeamCity and Bitbucket).", ["jenkins wants"]],
    ["Experience with build systems (Jenkins, TeamCity, Bitbucket).", []],
    ["Knowledge of BI tools (Tableau / Looker / Metabase).", []],
    ["Knowledge of version control tools (e.g., Git).", []],
    [
      "Skilled in Jenkins and Excel; knowledge of Go, Python, or other languages.",
      ["jenkins wants", "microsoft-excel wants"],
    ],
    ["Education or experience with Tableau, Qlik, Power BI, Snowflake or comparable tools.", []],
    ["Working knowledge of Jenkins, Gradle (or similar build tools) and Jira.", ["jenkins wants"]],
    ["✅ Advanced Excel and solid maths", ["microsoft-excel wants"]],
    ["You have great attention to detail and excel skills.", ["microsoft-excel wants"]],
    ["Send us your GitHub profile and two Jenkins files from work.", ["jenkins uses"]],
    ["Available at the start of each workday, keeps to timescales, and reports anomalies.", []],
    ["We use SASS.", []],
    ["We're partnering with a fast-growing start-up. You have experience with Jenkins.", []],
    [`${"We use Jenkins. ".repeat(250)}Hays acts as an employment agency for permanent recruitment.`, []],
  ])("are recognised in %j", (text, expected) => {
    const { mentions, postedBy } = readPost({
      title: "Manager",
      body: text,
      company_name: "One",
      domain: "one.example",
    });
    const asked = [
      "microsoft-excel",
      "jenkins",
      "git",
      "tableau",
      "workday",
      "sas",
      "anomali",
      "timescaledb",
      "github",
    ];
    const found = mentions.map(decodeMention).flatMap(({ technologyId, role }) => {
      const slug = technologyById(technologyId)?.slug ?? "";
      return asked.includes(slug) && !["one_of", "names"].includes(role) ? [`${slug} ${role}`] : [];
    });
    expect(postedBy === "agency" ? [] : found.toSorted()).toEqual(expected);
  });

  test("are marked as sold if the company is the vendor, regardless of its posts", async () => {
    await db.insertInto("company").values({ domain: "datadoghq.com", name: "Dog Ltd" }).execute();
    const facts = { company_domain: "datadoghq.com", title: "Engineer", text: "We use Datadog and Kubernetes daily." };
    const posted = { url: "https://jobs.example/dog", country: null, posted_at: new Date("2026-03-01") };
    await upsertJobPosts(db, [{ ...facts, ...posted }]);
    await readPosts();
    const rows = await listRows(db)<{ roles: number; technology_id: number }>`
      select technology_id, roles from company_technology join company on company.id = company_id
      where domain = 'datadoghq.com'`;
    const roles = new Map(rows.map((row) => [row.technology_id, row.roles]));
    expect(roles.get(findTechnology("datadog")?.id ?? 0)).toBe(16);
    expect(roles.get(findTechnology("kubernetes")?.id ?? 0)).toBe(1);
  });

  test("are read once from each version of a post, even by concurrent jobs, and removed when the post's text is deleted", async () => {
    const posts = Array.from({ length: 1_200 }, (_, n): Post => [`many${n % 40}`, `Engineer ${n}`, "We use Kafka."]);
    await post(...posts);
    await Promise.all([readPosts(), readPosts(), readPosts()]);
    expect((await fetchTechnologies("many7"))[0]).toMatchObject({ slug: "apache-kafka", posts: 30 });
    await post(["changing", "Engineer", "We use Kafka."], ["changing", "Analyst", "We use Power BI."]);
    await readPosts();
    await post(["changing", "Engineer", "We use Terraform."]);
    await readPosts();
    expect(await fetchRoles("changing")).toEqual(["power-bi uses", "terraform uses"]);
    const url = "https://jobs.example/changing/Engineer";
    await db.updateTable("job_post").set({ body: null }).where("source_url", "=", url).execute();
    await readPosts();
    expect(await fetchRoles("changing")).toEqual(["power-bi uses"]);
    await run(db)`delete from job_post where company_id = ${await findId("changing")}`;
    await readPosts();
    expect(await fetchRoles("changing")).toEqual([]);
    expect((await search({ filters: { account_ids: [await findId("changing")] } })).total_count).toBe(0);
  });

  test("in posts older than the list are read by a backfill, which resumes after an interruption", async () => {
    const { db, pool } = service.database;
    await post(...Array.from({ length: 700 }, (_, n): Post => ["old", `Engineer ${n}`, "We use Kafka."]));
    await pool.query("delete from job_post_unread");
    await pool.query("update technology_backfill set list_version = 'earlier'");
    const stop = new AbortController();
    const log = { ...silentLog };
    const interrupted = readTechnologies({ db })({}, { signal: stop.signal, log } as Parameters<
      ReturnType<typeof readTechnologies>
    >[1]);
    stop.abort(new Error("stopped"));
    await expect(interrupted).rejects.toThrow();
    await readPosts();
    expect((await fetchTechnologies("old"))[0]).toMatchObject({ slug: "apache-kafka", posts: 700 });
    const { rows } = await pool.query("select count(*)::int as unread from job_post_unread");
    expect(rows).toEqual([{ unread: 0 }]);
  });
});

describe("GET /api/v2/tech/technologies", () => {
  test.each([
    ["k8s", "kubernetes"],
    ["snow", "snowflake"],
    ["sales force", "salesforce"],
  ])("finds %s as %s first", async (text, slug) => {
    const path = `/api/v2/tech/technologies?search=${encodeURIComponent(text)}`;
    const response = await call(service, "GET", path, { key: owner.key });
    expect((response.body as Schema["TechnologyList"]).technologies[0]?.slug).toBe(slug);
  });
});

describe("an unknown technology is rejected with the closest known one", () => {
  const unknown = { technology_include: ["snowflak"] };
  test.each([
    ["POST", "/api/v1/account/get-account-list", { filters: unknown }],
    ["POST", "/api/v1/views", { name: "One", filters: unknown }],
    ["POST", "/api/v1/icps", { name: "One", filters: unknown }],
    ["POST", "/api/v1/people/list", { filters: unknown }],
    ["POST", "/api/v1/account/search-lookalikes-bulk", { query: "banks", limit: 10, ...unknown }],
    ["GET", "/api/v1/account/search-by-traits?query=banks&technology_include=snowflak", undefined],
    ["GET", "/api/v1/account/search-lookalikes?query=banks&technology_exclude=snowflak", undefined],
    ["POST", "/api/v1/job-posts/search", { filters: { technology: ["snowflak"] } }],
    ["POST", "/api/v1/job-posts/search", { filters: { company: unknown } }],
  ] as const)("%s %s", async (method, path, body) => {
    const response = await call(service, method, path, { key: owner.key, ...(body && { body }) });
    expect(response.status).toBe(400);
    const details = { technology: "snowflak", closest: "snowflake" };
    expect(response.body).toMatchObject({ error_code: "UNKNOWN_TECHNOLOGY", details });
  });
});

describe("a search of job posts", () => {
  beforeAll(async () => {
    await post(
      ["alpha", "Senior Data Engineer", "We use Looker. Remote work.", 2, "Köln, Germany"],
      ["alpha", "Sales Manager", "You have experience with HubSpot.", 9, "Paris, France"],
      ["beta", "Data Engineer", "Experience with Looker required. Remote work.", 10, "Berlin, Germany"],
      ["gamma", "Recruiter", "On behalf of our client, we are looking for a Looker developer.", 10, "Berlin, Germany"],
    );
    await readPosts();
  });
  const ofThese = async () => ({ account_ids: await Promise.all(["alpha", "beta", "gamma"].map(findId)) });

  test.each(cases.values<[object, string[]]>("filters, posts"))(
    "with %o lists exactly the posts that match, newest first",
    async (filters, expected) => {
      const { posts, total_count, is_exact } = await search({ filters: { ...(await ofThese()), ...filters } });
      expect(posts.map(({ company_name, title }) => `${company_name} ${title}`)).toEqual(expected);
      expect({ total_count, is_exact }).toEqual({ total_count: expected.length, is_exact: true });
    },
  );

  test("quotes the sentence that matches the technology or the words", async () => {
    const filters = await ofThese();
    const { posts } = await search({ filters: { ...filters, technology: ["looker"] }, limit: 1, offset: 1 });
    expect(posts).toMatchObject([
      { sentence: "We use Looker.", role: "uses", technologies: ["looker"], cities: ["Köln"] },
    ]);
    const byWords = await search({ filters: { ...filters, text: "remote work", seniority: ["SENIOR"] } });
    expect(byWords.posts).toMatchObject([{ sentence: "Remote work.", role: null }]);
  });

  test.each([
    ["company", ["alpha 2", "beta 1"]],
    ["technology", ["Looker 2", "HubSpot 1"]],
    ["title", ["Data Engineer 1", "Sales Manager 1", "Senior Data Engineer 1"]],
    ["department", ["DATA 2", "SALES 1"]],
    ["country", ["DEU 2", "FRA 1"]],
    ["week", ["2026-03-02 1", "2026-03-09 2"]],
  ])("counts by %s", async (group, expected) => {
    const { groups, posts, is_exact } = await search({ filters: await ofThese(), group_by: group });
    expect(groups.map(({ name, posts: count }) => `${name} ${count}`)).toEqual(expected);
    expect({ posts, is_exact }).toEqual({ posts: [], is_exact: true });
  });
});
