import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { listRows, oneRow } from "../../server/db/statements.ts";
import { erasePeople } from "../../server/people/erase.ts";
import { createSecrets } from "../../server/secrets/secrets.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { ingestText, readLines } from "../support/ingest.ts";
import { sendInOrder } from "../support/locks.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const folder = temporaryFolder();
const secrets = createSecrets("x".repeat(32));

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});

interface Options {
  readonly map?: readonly string[];
  readonly set?: readonly string[];
  readonly addNamedCompanies?: boolean;
}

async function ingest(name: string, records: readonly object[], options: Options = {}) {
  const path = join(mkdtempSync(join(folder, "run-")), "rejected.ndjson");
  const content = records.map((record) => `${JSON.stringify(record)}\n`).join("");
  const { map = [], set = [], addNamedCompanies = false } = options;
  const ingestOptions = { map, set, kindOptions: { addNamedCompanies }, sourceKey: undefined };
  const outcome = await ingestText(database.db, name, content, path, ingestOptions);
  const { inserted, updated, unchanged, rejected, merged } = outcome;
  const reasons = readLines(path).map(({ line, column, reason }) => `${line} ${column}: ${reason}`);
  const merges = readLines(`${path}.merged`).map(({ line, reason }) => `${line} ${reason}`);
  expect(merges).toHaveLength(merged);
  return { counts: { inserted, updated, unchanged, rejected }, reasons, merges };
}

const ADA = {
  full_name: "Ada Lovelace",
  title: "VP Engineering",
  company_domain: "northwind.example",
  social_url: "http://www.Social.example/in/Ada/",
};
const POST = {
  company_domain: "northwind.example",
  title: "Data engineer",
  text: "You know Node.js.",
  url: "https://jobs.example/1",
  posted_at: "2026-03-01",
};
const SOCIAL_POST = {
  author_social_url: "social.example/in/ada",
  author_name: "Ada Lovelace",
  text: "We moved to Postgres.",
  url: "https://social.example/posts/1",
  posted_at: "2026-03-01T08:00:00+02:00",
};
const COMMENT = {
  post_url: "https://social.example/posts/1",
  actor_social_url: "https://social.example/in/bob?trk=x",
  actor_name: "Bob",
  kind: "comment",
  text: "So did we.",
  at: "2026-03-02",
};
const EVENT = {
  company_domain: "northwind.example",
  vertical: "Supply Chain",
  event_type: "funding_round",
  summary: "Northwind raised money.",
  event_date: "2026-02-01",
  source_url: "https://news.example/1",
};

test.each([
  ["people", ADA],
  ["job-posts", POST],
  ["company-events", EVENT],
])("%s of a company that is deleted concurrently are loaded, and the company is added again", async (kind, record) => {
  const { db } = database;
  await db.insertInto("company").values({ domain: "northwind.example", name: "Northwind" }).execute();
  const deletion = sql`delete from company where domain = 'northwind.example'`;
  const [result] = await sendInOrder(db, deletion, [() => ingest(kind, [record])]);
  expect(result).toEqual({ counts: { inserted: 1, updated: 0, unchanged: 0, rejected: 0 }, reasons: [], merges: [] });
});

describe("people", () => {
  test("are stored once per canonical profile, with seniority and department from the title, and unknown companies are added", async () => {
    expect((await ingest("people", [ADA])).counts).toEqual({ inserted: 1, updated: 0, unchanged: 0, rejected: 0 });
    const again = { ...ADA, social_url: "https://social.example/in/ada", city: "London" };
    expect((await ingest("people", [again, again])).counts).toEqual({
      inserted: 0,
      updated: 1,
      unchanged: 1,
      rejected: 0,
    });
    const people = await database.db
      .selectFrom("person")
      .innerJoin("company", "company.id", "person.company_id")
      .select([
        "full_name",
        "first_name",
        "last_name",
        "seniority",
        "department",
        "city",
        "person.social_url",
        "domain",
      ])
      .execute();
    expect(people).toEqual([
      {
        ...{ full_name: "Ada Lovelace", first_name: "Ada", last_name: "Lovelace", seniority: "VP" },
        ...{ department: "ENGINEERING", city: "London", social_url: "https://social.example/in/ada" },
        domain: "northwind.example",
      },
    ]);
  });

  test("with URLs that Postgres cannot store are rejected, and the others are loaded", async () => {
    const long = Array.from({ length: 1900 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000))).join(
      "",
    );
    const { counts, reasons } = await ingest("people", [
      { ...ADA, social_url: "https://social.example/in/%00" },
      { ...ADA, social_url: `https://social.example/in/${long}` },
      ADA,
    ]);
    expect(counts).toEqual({ inserted: 1, updated: 0, unchanged: 0, rejected: 2 });
    expect(reasons).toMatchObject(
      [/^1 social_url: .* is not a profile URL$/, /^2 social_url: /].map((reason) => expect.stringMatching(reason)),
    );
  });

  test("who were erased are rejected, as people and as authors and actors", async () => {
    await ingest("people", [ADA]);
    await database.db.transaction().execute((transaction) => erasePeople(transaction, secrets, ADA.social_url));
    expect((await ingest("people", [ADA])).reasons).toEqual([
      "1 social_url: social_url belongs to a person who was erased permanently",
    ]);
    expect((await ingest("social-posts", [SOCIAL_POST])).reasons).toEqual([
      "1 author_social_url: author_social_url belongs to a person who was erased permanently",
    ]);
  });
});

test("an actor who is not a person in the catalogue can be erased too", async () => {
  await ingest("social-posts", [SOCIAL_POST]);
  await ingest("engagements", [COMMENT]);
  const erase = () =>
    database.db.transaction().execute((transaction) => erasePeople(transaction, secrets, COMMENT.actor_social_url));
  expect(await erase()).toEqual([{ id: null }]);
  expect(await erase()).toEqual([]);
  expect(await database.db.selectFrom("social_engagement").select("id").execute()).toEqual([]);
  expect((await ingest("engagements", [COMMENT])).reasons).toEqual([
    "1 actor_social_url: actor_social_url belongs to a person who was erased permanently",
  ]);
});

describe("job posts", () => {
  test("are stored once per URL, and a post with a different text is reported and rejected", async () => {
    const other = { ...POST, text: "You know Rust." };
    const { counts, reasons } = await ingest("job-posts", [
      POST,
      POST,
      other,
      { ...POST, url: "https://jobs.example/2" },
    ]);
    expect(counts).toEqual({ inserted: 2, updated: 0, unchanged: 1, rejected: 1 });
    expect(reasons).toEqual(["3 url: url is already stored with a different title or text; the stored one was kept"]);
    expect((await ingest("job-posts", [POST, other])).counts).toEqual({
      ...{ inserted: 0, updated: 0, unchanged: 1, rejected: 1 },
    });
  });

  test.each([
    "http://jobs.example/1/",
    "https://www.jobs.example/1?utm_source=mail&gh_src=abc",
    "https://JOBS.example/1#apply",
    "https://jobs.example/1?source=board&ref=7",
  ])("are one post under every URL of the job: %s", async (url) => {
    await ingest("job-posts", [{ ...POST, url: "https://jobs.example/1" }]);
    expect((await ingest("job-posts", [{ ...POST, url }])).counts).toMatchObject({ inserted: 0, unchanged: 1 });
  });

  test("whose URLs differ in parameters such as `ref`, which may be tracking, are distinct if the path identifies no job", async () => {
    const urls = ["vacancy?ref=J-1", "vacancy?ref=J-2", "jobs#welder", "jobs#fitter", "view.php?source=3&utm_source=x"];
    const posts = urls.map((url) => ({ ...POST, url: `https://careers.northwind.example/${url}` }));
    expect((await ingest("job-posts", posts)).counts.inserted).toBe(5);
    const same = ["vacancy?ref=J-1&utm_medium=mail", "vacancy?ref=J-2&source=LinkedIn#apply", "view.php?source=3"];
    const again = same.map((url) => ({ ...POST, url: `https://careers.northwind.example/${url}` }));
    expect((await ingest("job-posts", again)).counts).toMatchObject({ inserted: 0, unchanged: 3 });
  });

  test("of a directory belong to the companies that they name", async () => {
    await ingest("companies", [{ domain: "acme.example", name: "Acme GmbH" }]);
    const names = ["Acme", "Beta", "Gamma", "Delta", "Epsilon", "Zeta", "Eta", "Theta", "Iota"];
    const posts = names.map((company_name, at) => ({
      ...{ ...POST, company_name, company_domain: `https://hirelist.example/c/${at}` },
      url: `https://hirelist.example/c/${at}/job`,
    }));
    const { counts, reasons } = await ingest("job-posts", posts);
    expect(counts).toEqual({ inserted: 1, updated: 0, unchanged: 0, rejected: 8 });
    expect(reasons[0]).toBe('2 company_name: company_name "Beta" does not identify a company in the catalogue');
    expect((await ingest("job-posts", posts, { addNamedCompanies: true })).counts.inserted).toBe(8);
  });

  test("without a text are stored with their title as the text", async () => {
    await ingest("job-posts", [{ ...POST, text: "" }]);
    const { title, body } = await database.db.selectFrom("job_post").selectAll().executeTakeFirstOrThrow();
    expect(body).toBe(title);
  });

  test.each([
    ["<p>Stack</p><li>Kafka</li><li>Strong SQL</li><li>Rust</li>", ["Stack", "Kafka", "Strong SQL", "Rust"]],
    ["<table><tr><td>Stack</td><td>Kafka</td></tr></table>", ["Stack", "Kafka"]],
    ["<dl><dt>Stack</dt><dd>Kafka</dd></dl>", ["Stack", "Kafka"]],
    ["<h3>Was Du tust</h3><ul><li>Kafka</li></ul>", ["Was Du tust", "* Kafka"]],
  ])("have every item, cell and definition on its own line: %s", async (text, lines) => {
    await ingest("job-posts", [{ ...POST, text }]);
    const { body } = await database.db.selectFrom("job_post").selectAll().executeTakeFirstOrThrow();
    expect(body?.split(/\n+/).map((line) => line.trim())).toEqual(lines);
  });

  test("store the time of publication separately from the time when they were first seen", async () => {
    await ingest("job-posts", [POST]);
    const post = await database.db.selectFrom("job_post").selectAll().executeTakeFirstOrThrow();
    expect(post).toMatchObject({ posted_at: new Date("2026-03-01T00:00:00Z"), body: "You know Node.js." });
    expect(Date.now() - post.first_seen_at.getTime()).toBeLessThan(3_600_000);
    const found = await database.pool.query(
      "select 1 from job_post where words @@ phraseto_tsquery('simple', 'node js')",
    );
    expect(found.rowCount).toBe(1);
  });

  test("with invalid values are rejected with line and column, and the others are loaded", async () => {
    const { counts, reasons } = await ingest(
      "job-posts",
      [
        { ...POST, posted_at: undefined, When: "31.13.2025" },
        { ...POST, posted_at: "2026-02-30" },
        { ...POST, posted_at: "2999-01-01" },
        { ...POST, company_domain: "nowhere" },
        { ...POST, title: "", url: "ftp://x.example" },
        POST,
      ],
      { map: ["When=posted_at"] },
    );
    expect(counts).toEqual({ inserted: 1, updated: 0, unchanged: 0, rejected: 5 });
    expect(reasons).toEqual([
      '1 When: posted_at "31.13.2025" is not a date such as 2026-03-31 or 2026-03-31T08:30:00Z',
      '2 When: posted_at "2026-02-30" is not a calendar date',
      '3 When: posted_at "2999-01-01" is too far in the future',
      '4 company_domain: company_domain "nowhere" is not a website or domain',
      '5 title: title is missing; url "ftp://x.example" is not a web address',
    ]);
  });
});

describe("social posts and engagements", () => {
  test("have the earliest of their times, in any order of the files", async () => {
    await ingest("companies", [{ domain: "northwind.example" }]);
    await ingest("social-posts", [{ ...SOCIAL_POST, company_domain: "northwind.example" }]);
    const [early, middle, late] = ["2026-03-02T09:00:00Z", "2026-03-03T09:00:00Z", "2026-03-04T09:00:00Z"];
    const counts = { inserted: 0, updated: 0, unchanged: 0, rejected: 0 };
    const twice = [late, middle].map((at) => ({ ...COMMENT, at }));
    expect((await ingest("engagements", twice)).counts).toEqual({ ...counts, inserted: 1, unchanged: 1 });
    expect((await ingest("engagements", [{ ...COMMENT, at: early }])).counts).toEqual({ ...counts, updated: 1 });
    expect((await ingest("engagements", [{ ...COMMENT, at: late }])).counts).toEqual({ ...counts, unchanged: 1 });
    const rows = await database.db.selectFrom("social_engagement").select("engaged_at").execute();
    expect(rows).toEqual([{ engaged_at: new Date(early) }]);
  });

  test("add people at known companies, and link other people by profile once they are loaded", async () => {
    await ingest("companies", [{ domain: "northwind.example" }]);
    await ingest("social-posts", [{ ...SOCIAL_POST, company_domain: "northwind.example", author_title: "CTO" }]);
    expect((await ingest("engagements", [COMMENT, { ...COMMENT, text: "Again." }, COMMENT])).counts).toEqual({
      ...{ inserted: 2, updated: 0, unchanged: 1, rejected: 0 },
    });
    const ada = await database.db.selectFrom("person").selectAll().execute();
    expect(ada).toMatchObject([{ social_url: "https://social.example/in/ada", seniority: "CXO" }]);
    expect(await database.db.selectFrom("social_post").select("person_id").execute()).toEqual([
      { person_id: ada[0]?.id },
    ]);
    const unknown = { person_id: null, actor_url: "https://social.example/in/bob", actor_name: "Bob" };
    const engagements = database.db.selectFrom("social_engagement").select(["person_id", "actor_url", "actor_name"]);
    expect(await engagements.execute()).toEqual([unknown, unknown]);

    await ingest("people", [{ ...ADA, full_name: "Bob", social_url: "social.example/in/bob" }]);
    const bob = await oneRow(database.db)<{ id: number }>`select id from person where full_name = 'Bob'`;
    expect((await engagements.execute()).map(({ person_id }) => person_id)).toEqual([bob.id, bob.id]);
  });

  test("do not add companies", async () => {
    await ingest("social-posts", [{ ...SOCIAL_POST, company_domain: "unknown.example" }]);
    expect(await database.db.selectFrom("company").select("id").execute()).toEqual([]);
    expect(
      await database.db.selectFrom("social_post").select(["person_id", "company_id", "author_url"]).execute(),
    ).toEqual([{ person_id: null, company_id: null, author_url: "https://social.example/in/ada" }]);
  });

  test("by a company's own page belong to the company", async () => {
    await ingest("companies", [{ domain: "northwind.example", social_url: "www.social.example/company/Northwind/" }]);
    await ingest("social-posts", [{ ...SOCIAL_POST, author_social_url: "social.example/company/northwind" }]);
    const [post] = await database.db.selectFrom("social_post").select(["person_id", "company_id"]).execute();
    expect(post).toEqual({ person_id: null, company_id: expect.any(Number) });
  });

  test("that are invalid are rejected and reported", async () => {
    await ingest("social-posts", [SOCIAL_POST]);
    const { reasons } = await ingest("engagements", [
      { ...COMMENT, text: undefined },
      { ...COMMENT, kind: "reaction" },
      { ...COMMENT, kind: "applause" },
      { ...COMMENT, post_url: "https://social.example/posts/2" },
    ]);
    expect(reasons).toEqual([
      "1 text: text is missing; a comment requires text",
      "2 text: text must be empty for a reaction",
      '3 kind: kind "applause" is not one of reaction, comment',
      '4 post_url: post_url "https://social.example/posts/2" is not a known social post',
    ]);
  });
});

describe("company events", () => {
  test("add new verticals, event types and companies, and link known people", async () => {
    await ingest("people", [ADA]);
    const event = { ...EVENT, people: "social.example/in/ada; social.example/in/nobody" };
    const { counts, merges } = await ingest("company-events", [event, event]);
    expect(counts).toEqual({ inserted: 1, updated: 0, unchanged: 0, rejected: 0 });
    expect(merges).toEqual(["2 was merged with line 1: same event"]);
    const events = await database.db
      .selectFrom("company_event as e")
      .innerJoin("event_type as t", "t.id", "e.event_type_id")
      .innerJoin("vertical as v", "v.id", "t.vertical_id")
      .select(["e.summary", "t.slug", "t.name", "v.slug as vertical", "v.name as vertical_name"])
      .execute();
    expect(events).toEqual([
      {
        ...{ summary: "Northwind raised money.", slug: "funding-round", name: "Funding round" },
        ...{ vertical: "supply-chain", vertical_name: "Supply chain" },
      },
    ]);
    expect(await database.db.selectFrom("company_event_person").selectAll().execute()).toHaveLength(1);
    expect((await ingest("company-events", [{ ...event, summary: "Corrected." }])).counts.updated).toBe(1);
  });

  test("of one source are distinguished by their day and text, in any order of the files", async () => {
    const rows = [
      ["2021-03-01", "Northwind raised $2M seed"],
      ["2023-05-09", "Northwind raised $12M Series A"],
      ["2023-05-09", "Northwind raised $3M debt"],
      ["2024-01-10", "Northwind laid off 120 in Kiel"],
      ["2024-01-10", "Northwind laid off in Kiel"],
      ["2024-01-10", "Northwind laid off in Ulm"],
      ["2025-02-02", "NORTHWIND ACQUIRES FABRIKAM"],
      ["2025-02-02", "NORTHWIND ACQUIRES CONTOSO"],
    ].map(([event_date, summary]) => ({ ...EVENT, event_date, summary }));
    const counts = { inserted: 0, updated: 0, unchanged: 0, rejected: 0 };
    expect((await ingest("company-events", rows.slice(3))).counts).toEqual({ ...counts, inserted: 5 });
    expect((await ingest("company-events", rows)).counts).toEqual({ ...counts, inserted: 3, unchanged: 5 });
    expect((await ingest("company-events", rows.toReversed())).counts).toEqual({ ...counts, unchanged: 8 });
    const stored = await database.db.selectFrom("company_event").select("summary").orderBy("id").execute();
    expect(stored.map(({ summary }) => summary).toSorted()).toEqual(rows.map(({ summary }) => summary).toSorted());
  });

  test("of one buyer are separate for each acquired company, even under one headline", async () => {
    const rows = ["Fabrikam", "Contoso"].map((target) => ({ ...EVENT, summary: "Northwind buys two", target }));
    expect((await ingest("company-events", rows)).counts.inserted).toBe(2);
    expect((await ingest("company-events", rows)).counts).toMatchObject({ inserted: 0, unchanged: 2 });
    const stored = await database.db.selectFrom("company_event").select("summary").orderBy("id").execute();
    expect(stored[0]).toEqual({ summary: "Northwind buys two (Fabrikam)" });
  });

  test.each([
    ["Northwind raised $12M Series A", "Northwind secures $12 million in Series A led by Fabrikam", true],
    ["Northwind opens an office in Ulm", "New Northwind office in Ulm", true],
    ["Northwind raised $12M Series A", "Northwind raised $12M Series B", false],
    ["Northwind raised $12M", "Northwind raised $15M", false],
    ["Northwind acquires Fabrikam", "Northwind acquires Contoso", false],
    ["Northwind laid off 500", "Northwind appoints a new chief executive", false],
  ])("of two sources within a few days are one event if they agree: %s, %s", async (first, second, isOne) => {
    await ingest("company-events", [{ ...EVENT, summary: first }]);
    const other = { ...EVENT, event_date: "2026-02-03", source_url: "https://paper.example/2", summary: second };
    const { counts, merges } = await ingest("company-events", [other]);
    expect(counts).toEqual({ inserted: isOne ? 0 : 1, updated: 0, unchanged: 0, rejected: 0 });
    const merge = "1 was merged with an event in the catalogue from https://news.example/1";
    expect(merges).toEqual(isOne ? [merge] : []);
    const later = { ...other, event_date: "2026-02-20" };
    expect((await ingest("company-events", [later])).counts.inserted).toBe(1);
  });

  test("of verticals and types with accents have slugs without accents", async () => {
    await ingest("company-events", [{ ...EVENT, vertical: "Énergie", event_type: "Levée de fonds" }]);
    const type = database.db
      .selectFrom("event_type as t")
      .innerJoin("vertical as v", "v.id", "t.vertical_id")
      .select(["t.slug", "v.slug as vertical"]);
    expect(await type.executeTakeFirstOrThrow()).toEqual({ slug: "levee-de-fonds", vertical: "energie" });
  });

  test("that are invalid are rejected with the reason", async () => {
    const { reasons } = await ingest("company-events", [
      { ...EVENT, event_date: "2999-01-01" },
      { ...EVENT, vertical: "日本" },
    ]);
    expect(reasons).toEqual([
      '1 event_date: event_date "2999-01-01" is too far in the future',
      '2 vertical: vertical "日本" contains no Latin letter or digit',
    ]);
  });

  test("are linked to people who are loaded later, and to all people in the rows of one event", async () => {
    const bob = { ...ADA, full_name: "Bob", social_url: "https://social.example/in/bob" };
    const events = [ADA, bob].map(({ social_url }) => ({ ...EVENT, people: social_url }));
    await ingest("company-events", events);
    await ingest("people", [ADA, bob]);
    expect((await ingest("company-events", events)).counts).toEqual({
      ...{ inserted: 0, updated: 0, unchanged: 1, rejected: 0 },
    });
    expect(await database.db.selectFrom("company_event_person").selectAll().execute()).toHaveLength(2);
  });

  test("without a domain find the company by its exact name, or are rejected or, on request, add the company", async () => {
    await ingest("companies", [
      { domain: "acme.example", name: "Acme" },
      { domain: "twin-1.example", name: "Twin" },
      { domain: "twin-2.example", name: "Twin" },
    ]);
    const named = ["Acme", "Twin", "Nemo GmbH"].map((company_name) => ({
      ...{ ...EVENT, company_domain: null, company_name },
    }));
    const { counts, reasons } = await ingest("company-events", named);
    expect(counts).toEqual({ inserted: 1, updated: 0, unchanged: 0, rejected: 2 });
    expect(reasons).toEqual(
      ["Twin", "Nemo GmbH"].map(
        (name, index) =>
          `${index + 2} company_name: company_name "${name}" does not identify a company in the catalogue, and company_domain is missing`,
      ),
    );
    expect((await ingest("company-events", named, { addNamedCompanies: true })).counts).toEqual({
      ...{ inserted: 2, updated: 0, unchanged: 1, rejected: 0 },
    });
    const added = await listRows(database.db)<{ domain: string; name: string }>`
      select domain, name from company where domain like '%.invalid'`;
    expect(added.sort((a, b) => a.domain.localeCompare(b.domain))).toEqual([
      { domain: "nemo-gmbh.invalid", name: "Nemo GmbH" },
      { domain: "twin.invalid", name: "Twin" },
    ]);
  });

  test("of companies known only by name belong to separate companies, even if names share a number or Latin letters", async () => {
    const names = ["Acme", 'ООО "Р1"', "ООО Гараж 1", "株式会社L2", "엘투 L2", "三菱商事", "L2"];
    await ingest("companies", [{ domain: "acme.example", name: "Acme" }]);
    const companies = names.map((name) => ({ name }));
    const { counts } = await ingest("companies", companies, { addNamedCompanies: true });
    expect(counts).toEqual({ inserted: 6, updated: 0, unchanged: 1, rejected: 0 });
    const events = names.map((company_name) => ({ ...EVENT, company_domain: null, company_name }));
    await ingest("company-events", events, { addNamedCompanies: true });
    const rows = await database.db.selectFrom("company").select("name").execute();
    expect(rows.map(({ name }) => name).sort()).toEqual(names.toSorted());
  });

  test("can get missing fields from constants, which may refer to columns", async () => {
    const { counts } = await ingest(
      "company-events",
      [{ ...EVENT, vertical: "", summary: undefined, round: "A", amount: "NULL" }],
      { set: ["vertical=other", "summary=Round {round} of {company_domain} {nothing} ({amount})"] },
    );
    expect(counts.inserted).toBe(1);
    expect(await database.db.selectFrom("company_event").select("summary").execute()).toEqual([
      { summary: "Round A of northwind.example" },
    ]);
  });
});
