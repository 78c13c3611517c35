import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { createKeyOwner } from "../../scripts/support/keys.ts";
import { importAccounts } from "../../server/accounts/import.ts";
import { recordKind } from "../../server/catalogue/record-kinds.ts";
import { erasePeople } from "../../server/people/erase.ts";
import { createSecrets } from "../../server/secrets/secrets.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { type IngestOptions, ingestText, readLines } from "../support/ingest.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const folder = temporaryFolder();

let database: TestDatabase;
let path: string;
beforeEach(async () => {
  database = await createTestDatabase();
  path = join(mkdtempSync(join(folder, "run-")), "rejected.ndjson");
});

const load = (kind: string, content: string, options: IngestOptions = {}) =>
  ingestText(database.db, kind, content, path, { sourceKey: undefined, ...options });
const rejected = () => readLines(path).map(({ line, reason }) => `${line}: ${reason}`);
const companies = () => database.db.selectFrom("company").selectAll().orderBy("domain").execute();
const people = () =>
  database.db
    .selectFrom("person as p")
    .innerJoin("company as c", "c.id", "p.company_id")
    .select([
      "full_name",
      "first_name",
      "last_name",
      "title",
      "work_email",
      "p.social_url",
      "country",
      "city",
      "domain",
    ])
    .orderBy("p.id")
    .execute();

describe("the export of", () => {
  test("HubSpot companies loads unchanged", async () => {
    const { table } = await load(
      "companies",
      `"Record ID","Company name","Company Domain Name","Company owner","City","Country/Region","Industry","Number of Employees","Annual Revenue","Year Founded","Website URL","LinkedIn Company Page","Description"
"1","Sorrel Mills Ltd","sorrel.example","Ida","Cork","Ireland","FOOD_PRODUCTION","2,310","$4,500,000.00","1988","https://www.sorrel.example/?utm_source=x","https://www.linkedin.com/company/sorrel-mills/","Flour.
And bread."
"2","Tansy Games","","Ida","Gent","België","","11-50","","","tansy.example/nl","",""
"3","Yarrow AG","yarrow.example;yarrow-group.example","","Bern","Schweiz","","10,001+","","","","",""
"4","--","","","","","","","","","","",""`,
    );
    expect(table.columns.unused).toEqual(["Record ID", "Company owner"]);
    expect(await companies()).toMatchObject([
      {
        ...{ domain: "sorrel.example", name: "Sorrel Mills Ltd", hq_city: "Cork", hq_country: "IRL" },
        ...{ industry: "Food production", employee_count: 2310, revenue_usd: 4_500_000, founded_year: 1988 },
        social_url: "https://linkedin.com/company/sorrel-mills",
      },
      { domain: "tansy.example", hq_country: "BEL", employee_count: null, employee_min: 11, employee_max: 50 },
      { domain: "yarrow.example", hq_country: "CHE", employee_min: 10_001, employee_max: null },
    ]);
    expect(rejected()).toEqual(["6: domain is missing"]);
  });

  test("Salesforce accounts loads without its row of totals and its notice", async () => {
    await load(
      "companies",
      `"Id","Name","Website","NumberOfEmployees","AnnualRevenue","BillingCity","BillingCountry","BillingCountryCode"
"001","Borage Oy","https://www.borage.example/","85.0","1200000.0","Turku","Finland","FI"
"Total","1","","","","","",""
"Confidential Information - Do Not Distribute"`,
    );
    expect(await companies()).toMatchObject([
      { domain: "borage.example", employee_count: 85, revenue_usd: 1_200_000, hq_country: "FIN", hq_city: "Turku" },
    ]);
    expect(rejected()).toHaveLength(2);
  });

  test("Crunchbase loads with funding stages, amounts of money and locations", async () => {
    await load(
      "companies",
      `Organization Name,Organization Name URL,Headquarters Location,Industries,Number of Employees,Last Funding Type,Last Funding Date,Total Funding Amount,Total Funding Amount Currency (in USD),Founded Date,Website,LinkedIn
Clary,https://www.crunchbase.com/organization/clary,"Austin, Texas, United States","Software, Health Care",51-100,Series B,2025-06-30,"€20,000,000",23000000,2016-01-01,https://clary.example,https://www.linkedin.com/company/clary`,
    );
    expect(await companies()).toMatchObject([
      {
        ...{ domain: "clary.example", hq_city: "Austin", hq_country: "USA", employee_min: 51, employee_max: 100 },
        ...{ last_funding_type: "Series B", funding_stage: "Series B", total_funding_usd: 23_000_000 },
        ...{ last_funding_date: "2025-06-30", founded_year: 2016 },
      },
    ]);
  });

  test("People Data Labs and of Y Combinator's directory loads", async () => {
    await load(
      "companies",
      "country,founded,id,industry,linkedin_url,locality,name,region,size,website\nportugal,2004,dill,retail,linkedin.com/company/dill,porto,dill lda,porto,11-50,dill.example",
    );
    await load(
      "companies",
      JSON.stringify([
        {
          ...{ id: 3, name: "Fennel", website: "https://fennel.example", all_locations: "Boston, MA, USA; Remote" },
          ...{ one_liner: "Voice", long_description: "Fennel speaks.", team_size: 6, tags: ["AI"], stage: "Early" },
        },
      ]),
    );
    expect(await companies()).toMatchObject([
      { domain: "dill.example", hq_country: "PRT", hq_city: "porto", founded_year: 2004, employee_max: 50 },
      {
        domain: "fennel.example",
        hq_country: "USA",
        hq_city: "Boston",
        employee_count: 6,
        tags: ["AI"],
        funding_stage: null,
      },
    ]);
  });

  test("Apollo contacts loads as people, with the company from the website, the email or the company's page", async () => {
    await load("companies", '{"domain":"lovage.example","social_url":"linkedin.com/company/lovage"}');
    await load(
      "people",
      `First Name,Last Name,Title,Company,Email,Person Linkedin Url,Website,Company Linkedin Url,City,Country,Company Country,Stage
Ada,Kern,VP Sales,Sage BV,ada@sage.example,http://www.linkedin.com/in/ada-kern-1,http://www.sage.example,,Delft,Netherlands,Netherlands,Cold
Ben,Moss,,Rue Ltd,ben@rue.example,http://www.linkedin.com/in/ben-moss-1,,,Leeds,United Kingdom,,Cold
Cid,Nagy,CFO,Lovage,email_not_unlocked@domain.com,http://www.linkedin.com/in/cid-nagy-1,,http://www.linkedin.com/company/lovage,Pécs,Magyarország,,Cold`,
    );
    expect(await people()).toMatchObject([
      { full_name: "Ada Kern", domain: "sage.example", work_email: "ada@sage.example", country: "NLD" },
      { full_name: "Ben Moss", domain: "rue.example", title: null, country: "GBR" },
      { full_name: "Cid Nagy", domain: "lovage.example", work_email: null, country: "HUN" },
    ]);
  });
});

test("a masked email or an email pattern is not an email address", async () => {
  const hidden = ["g***", "hal****", "*", "g***n", "j###n", "a---b", "xxxx", "jxxxxn", "{first}.{last}", "????"];
  const kept = ["o'brien", "a+b", "first_last", "max", "jean-luc", "x", "maxxx", "a--b"];
  const lines = [...hidden, ...kept].map(
    (local, at) => `P${at} Moss,${local}@sage.example,sage.example,https://linkedin.com/in/moss-${at}`,
  );
  await load("people", ["Name,Email,Website,Profile URL", ...lines].join("\n"));
  const stored = new Map((await people()).map(({ social_url, work_email }) => [social_url, work_email]));
  const emails = [...hidden, ...kept].map((_local, at) => stored.get(`https://linkedin.com/in/moss-${at}`));
  expect(emails).toEqual([...hidden.map(() => null), ...kept.map((local) => `${local}@sage.example`)]);
});

test("other exports load without a mapping, with internal property names, nested addresses or record types in column names", async () => {
  await load(
    "companies",
    JSON.stringify({
      results: [{ id: "1", properties: { domain: "sage.example", numberofemployees: "85", annualrevenue: "1200000" } }],
    }),
  );
  await load(
    "companies",
    '{"Name":"Rue","Website":"rue.example","BillingAddress":{"city":"Turku","country":"Finland"}}',
  );
  await load(
    "companies",
    "Account Name,LinkedIn Account URL,Website\nDill,https://www.linkedin.com/sales/company/4711,dill.example\n",
  );
  expect(await companies()).toMatchObject([
    { domain: "dill.example", social_url: "https://linkedin.com/company/4711" },
    { domain: "rue.example", hq_city: "Turku", hq_country: "FIN" },
    { domain: "sage.example", employee_count: 85, revenue_usd: 1_200_000 },
  ]);
  await load(
    "people",
    "First Name,Last Name,Account Name,LinkedIn Member Profile URL,LinkedIn Company URL\nAda,KERN,Dill,https://www.linkedin.com/in/ada-kern-1,https://www.linkedin.com/company/4711\n",
  );
  expect(await people()).toMatchObject([{ full_name: "Ada Kern", domain: "dill.example" }]);
});

test("companies from an export of contacts get the company's name, not a person's name", async () => {
  for (const [name, company] of [
    ["Name", "Company Name"],
    ["Nom", "Entreprise"],
    ["Full Name", "Organization"],
  ])
    await load(
      "companies",
      `${name},Title,${company},Website\nAda Kern,CEO,Dill ${company},dill.example\nBo Lund,CTO,,rue.example\n`,
    );
  expect(await companies()).toMatchObject([
    { domain: "dill.example", name: "Dill Organization" },
    { domain: "rue.example", name: "rue.example" },
  ]);
});

describe("people", () => {
  test("are identified by email if they have no profile, and by both once a file states both", async () => {
    await load(
      "people",
      "Vorname,Nachname,Firma,E-Mail\nAda,Kern,Sage BV,<Ada@sage.example>,\nAda,,Sage BV,ada@sage.example\n",
    );
    expect(await people()).toMatchObject([
      { full_name: "Ada Kern", first_name: "Ada", work_email: "ada@sage.example" },
    ]);
    await load(
      "people",
      "name,email,linkedin\nAda Kern,mailto:ada@sage.example,https://nl.linkedin.com/in/ada-kern-1/en\n",
    );
    await load(
      "people",
      "name,company domain,linkedin\nAda Kern,sage.example,https://m.linkedin.com/in/ada-kern-1?x=1\n",
    );
    expect(await people()).toMatchObject([
      { full_name: "Ada Kern", social_url: "https://linkedin.com/in/ada-kern-1", work_email: "ada@sage.example" },
    ]);
  });

  test("are assigned to the only company with the stated name, regardless of its legal form", async () => {
    await load("companies", "domain,name\nsage.example,Sage B.V.\nrue-1.example,Rue\nrue-2.example,Rue\n");
    await load(
      "people",
      "Founder,Startup,LinkedIn\nAda Kern,Sage,linkedin.com/in/ada\nBen Moss,Rue,linkedin.com/in/ben\n",
    );
    expect(await people()).toMatchObject([{ full_name: "Ada Kern", domain: "sage.example" }]);
    expect(rejected()).toEqual([
      '3: company_domain is missing, and "Rue" does not identify a company in the catalogue',
    ]);
  });

  test("have clean names, and neither a company's page nor a URL without a handle is their profile", async () => {
    const row = (name: string, profile: string) => `"${name}",sage.example,${profile}\n`;
    await load(
      "people",
      `full_name,company_domain,social_url\n${row("Kern, Ada", "linkedin.com/in/a")}${row("Dr. Ben Moss, MBA", "linkedin.com/in/b")}${row("CID NAGY 🚀", "linkedin.com/in/c")}${row("LinkedIn Member", "linkedin.com/in/d")}${row("Eve Ortiz", "linkedin.com/company/sage")}${row("Fay Pohl", "https://www.linkedin.com/in/")}`,
    );
    expect((await people()).map(({ full_name }) => full_name)).toEqual(["Ada Kern", "Ben Moss", "Cid Nagy"]);
    expect(rejected()).toEqual([
      '5: full_name "LinkedIn Member" is not a person\'s name',
      '6: social_url "linkedin.com/company/sage" is a company\'s page',
      '7: social_url "https://www.linkedin.com/in/" is not a profile URL',
    ]);
    await load("people", `full_name,company_domain,social_url\n"Kern Ruiz, Ada Mae",sage.example,linkedin.com/in/a\n`);
    expect(await people()).toMatchObject([{ first_name: "Ada Mae", last_name: "Kern Ruiz" }, {}, {}]);
  });

  test("who were erased stay erased under every spelling of their profile", async () => {
    const profiles = [
      "www.linkedin.com/in/ada-kern-1",
      "no.linkedin.com/in/ada-kern-1/en",
      "m.linkedin.com/in/Ada-Kern-1?trk=x",
    ];
    const file = (profile: string | undefined, at: number) =>
      `name,company domain,linkedin\nAda ${at},rue-${at}.example,${profile}\n`;
    await load("people", file(profiles[0], 0));
    await database.db.transaction().execute((db) => erasePeople(db, createSecrets("x".repeat(32)), profiles[1] ?? ""));
    for (const [at, profile] of profiles.entries()) await load("people", file(profile, at));
    expect(await people()).toEqual([]);
  });

  test.each([
    ["ada@sage.example | ben@sage.example", "ada@sage.example"],
    ["[ada@sage.example](mailto:ada@sage.example)", "ada@sage.example"],
    ["E-mail: Ada@Sage.example", "ada@sage.example"],
    ["ada(at)sage.example", null],
    ["ada@sage", null],
  ])("have the email address that the text contains, if any: %s", async (written, address) => {
    await load(
      "people",
      JSON.stringify({ name: "Ada Kern", website: "sage.example", linkedin: "linkedin.com/in/a", email: written }),
    );
    expect(await people()).toMatchObject([{ work_email: address }]);
  });

  test("are read from mapped columns, even if the column's name contains commas", async () => {
    await load(
      "people",
      'name,"Employer, website",Website,linkedin\nAda,sage.example,rue.example,linkedin.com/in/a\n',
      { map: ["Employer, website=company_domain"] },
    );
    expect(await people()).toMatchObject([{ domain: "sage.example" }]);
  });
});

describe("companies", () => {
  test("keep known facts if a source contains a placeholder", async () => {
    await load("companies", "domain,name,industry,hq_city,tags\nsage.example,Sage,Herbs,Delft,b2b;food\n");
    for (const nothing of [
      "N/A",
      "-",
      "Unknown",
      "#NAME?",
      "(blank)",
      "null",
      "--None--",
      "k. A.",
      "#N/D",
      "#¡REF!",
      "#BEZUG!",
    ])
      await load("companies", `domain,name,industry,hq_city,tags\nsage.example,${Array(4).fill(nothing).join(",")}\n`);
    expect(await companies()).toMatchObject([
      { name: "Sage", industry: "Herbs", hq_city: "Delft", tags: ["b2b", "food"] },
    ]);
  });

  test("keep every known fact if a source may only fill missing facts", async () => {
    await load("companies", "domain,name,industry,tags\nsage.example,Sage,Herbs,food\n");
    await load("companies", "domain,name,industry,tags,hq_city\nsage.example,Other,Other,other,Delft\n", {
      kind: recordKind("companies", { fillOnly: true }),
    });
    expect(await companies()).toMatchObject([{ name: "Sage", industry: "Herbs", tags: ["food"], hq_city: "Delft" }]);
  });

  test("with an unreadable value are stored without the value, or rejected in strict mode", async () => {
    const content = "domain,name,employee_count,hq_country\nsage.example,Sage,many,Atlantis\n";
    const { leftOut } = await load("companies", content);
    expect(leftOut.map(({ field, rows, lines }) => [field, rows, lines[0]])).toEqual([
      ["employee_count", 1, 2],
      ["hq_country", 1, 2],
    ]);
    expect(await companies()).toMatchObject([{ domain: "sage.example", employee_count: null, hq_country: null }]);
    await load("companies", content.replaceAll("sage", "rue"), { kind: recordKind("companies", { strict: true }) });
    expect(await companies()).toHaveLength(1);
  });

  test("with a page on a shared host are found by the page or rejected, and the host's company keeps its name", async () => {
    await load("companies", "domain,name\ngoogle.com,Google\nsage.example,Sage\n");
    await load("companies", "domain,name,Website\nsage.example,,https://www.linkedin.com/company/sage-herbs/\n");
    await load(
      "companies",
      "name,website,hq_city\nSage,https://de.linkedin.com/company/sage-herbs/about/,Delft\nRue,https://www.linkedin.com/company/rue,Bern\nFarm,https://sites.google.com/view/farm,Cork\nShop,shop@gmail.com,Oslo\n",
    );
    expect(await companies()).toMatchObject([
      { domain: "google.com", name: "Google" },
      { domain: "sage.example", hq_city: "Delft", social_url: "https://linkedin.com/company/sage-herbs" },
    ]);
    expect(rejected()).toEqual([
      '3: domain "https://www.linkedin.com/company/rue" is a page on linkedin.com, and no company in the catalogue has the page https://linkedin.com/company/rue',
      '4: domain "https://sites.google.com/view/farm" is a page on google.com',
      '5: domain "shop@gmail.com" is a mailbox at gmail.com',
    ]);
  });

  test("with the same domain are merged and listed", async () => {
    const { merged } = await load(
      "companies",
      "domain,name\nsage.example,Sage\nrue.example,Rue\nwww.sage.example,Sage BV\n",
    );
    expect(merged).toBe(1);
    expect(readLines(`${path}.merged`)).toEqual([{ line: 4, reason: "was merged with line 2: both are sage.example" }]);
  });

  test("with several websites in a cell get all these domains, or are rejected if the websites belong to different companies", async () => {
    await load(
      "companies",
      'Name,Website\nSage,"www.sage.example, sage-herbs.example"\nRue,rue.example dill.example\n',
    );
    const aliases = await database.db.selectFrom("company_alias").select("domain").execute();
    expect(aliases).toEqual([{ domain: "sage-herbs.example" }]);
    expect(rejected()).toEqual(['3: domain "rue.example dill.example" lists several websites']);
  });

  test.each([
    ["hq_country", "Macao S.A.R.", "MAC"],
    ["hq_country", "Rep. of Korea", "KOR"],
    ["hq_country", "Dominican Rep.", "DOM"],
    ["tags", "[u'herbs', u'teas']", ["herbs", "teas"]],
    ["name", "Sage &amp;amp; Rue", "Sage & Rue"],
  ])("can have a %s written as %s", async (field, written, value) => {
    await load("companies", JSON.stringify({ domain: "sage.example", [field]: written }));
    expect(await companies()).toMatchObject([{ [field]: value }]);
  });

  test("whose names differ only in the legal form are separate companies if a fact differs", async () => {
    await load("companies", "domain,name,country,employees\nfuture.example,Future,USA,50\nsage.example,Sage,USA,50\n");
    const named = "name,country,employees\nFuture plc,GBR,3000\nSage Corporation,USA,24000\nSage,GBR,60\n";
    const { leftOut } = await load("companies", named, { kindOptions: { addNamedCompanies: true } });
    expect(leftOut.map(({ reason }) => reason)).toEqual([
      '"Future plc" was not matched with "Future" (future.example), which has a different country',
      '"Sage Corporation" was not matched with "Sage" (sage.example), which has a different size',
    ]);
    const { rows } = await database.pool.query("select domain, employee_count from company order by domain");
    expect(rows).toEqual([
      { domain: "future-plc.invalid", employee_count: 3000 },
      { domain: "future.example", employee_count: 50 },
      { domain: "sage-corporation.invalid", employee_count: 24000 },
      { domain: "sage.example", employee_count: 60 },
    ]);
  });

  test("with city and state in separate columns are in the country of both", async () => {
    const content = `name,domain,city,state
      A,a.example,Sunnyvale,CA\nB,b.example,Munich,Bayern\nC,c.example,San Jose,Sa\nD,d.example,140 10th Street,CA\n`;
    await load("companies", content.replace(/\n\s+/g, "\n"));
    const { rows } = await database.pool.query("select hq_city, hq_country from company order by domain");
    expect(rows).toEqual([
      { hq_city: "Sunnyvale", hq_country: "USA" },
      { hq_city: "Munich", hq_country: "DEU" },
      { hq_city: "San Jose", hq_country: null },
      { hq_city: null, hq_country: null },
    ]);
  });

  test("that changed domains or were acquired are reported or, on request, merged, and rejections list the companies", async () => {
    const page = "https://linkedin.com/company/sage";
    await load("companies", `domain,name,linkedin\nsage.example,Sage,${page}\nrue.example,Rue,\n`);
    const moved = `name,domain,linkedin,other_domains\nSage BV,sage-herbs.example,${page},\nDill,dill.example,,rue.example\n`;
    const joined = await load("companies", moved, { kindOptions: { merge: true } });
    expect(joined).toMatchObject({ inserted: 1, updated: 1 });
    expect(joined.leftOut.map(({ reason }) => reason)).toEqual([
      "sage-herbs.example is now a further domain of sage.example",
      "rue.example was merged into dill.example",
    ]);
    await load("companies", "name,domain\nMint,mint.example\n");
    const { leftOut } = await load("companies", moved.replaceAll("sage-herbs", "sage-teas").replace("rue", "mint"));
    expect(leftOut).toMatchObject([
      {
        field: "social_url",
        isRead: true,
        lines: [2],
        reason: expect.stringContaining(" of sage.example; --merge"),
      },
      { field: "other_domains", rows: 1 },
    ]);
    await load("companies", `name,linkedin\nSage,${page}\n`);
    expect(rejected()).toEqual([
      `2: domain is missing, and several companies have the page ${page}: sage.example, sage-teas.example`,
    ]);
  });

  test("are not named after their subdomains, and institutions on subdomains of an umbrella domain are separate companies", async () => {
    await load("companies", "name,website\nSage,sage.example\nSage Teas,teas.sage.example\n");
    const { leftOut } = await load("companies", "name,website\nSage Teas,https://teas.sage.example/en\n");
    expect(leftOut).toMatchObject([{ field: "name", reason: '"Sage Teas" is the name of a part of sage.example' }]);
    await load("companies", "name,website\nHerbs,https://www.herbs.europa.eu/en\nTeas,teas.europa.eu\n");
    expect((await companies()).map(({ domain, name }) => `${domain} ${name}`)).toEqual([
      "herbs.europa.eu Herbs",
      "sage.example Sage",
      "teas.europa.eu Teas",
    ]);
  });

  test("with further domains are found by each of them", async () => {
    await load("companies", '{"domain":"sage.example","name":"Sage","other_domains":["sage-herbs.example"]}');
    const { updated, inserted } = await load("companies", "domain,hq_city\nshop.sage-herbs.example,Delft\n");
    expect({ updated, inserted }).toEqual({ updated: 1, inserted: 0 });
    await load("people", "name,company domain,linkedin\nAda Kern,sage-herbs.example,linkedin.com/in/a\n");
    expect(await companies()).toMatchObject([{ domain: "sage.example", hq_city: "Delft" }]);
    expect(await people()).toMatchObject([{ domain: "sage.example" }]);
    const { workspaceId } = await createKeyOwner(database.db);
    const [company] = await companies();
    expect(await importAccounts(database.db, workspaceId, [{ domain: "www.sage-herbs.example" }])).toMatchObject([
      { outcome: "imported", account_id: company?.id },
    ]);
  });
});

test.each([
  ["the European order, which another row reveals", "12.11.2025\n31.12.2025", "2025-11-12"],
  ["the American order, which another row reveals", "11/12/2025\n12/31/2025", "2025-11-12"],
  ["the format of Postgres, with a short offset", "2025-11-12 10:00:00.5+00\n2025-12-01", "2025-11-12"],
  ["the format of Go", "2025-11-12 10:00:00 +0000 UTC m=+0.01\n2025-12-01", "2025-11-12"],
  ["the format of JavaScript", "Wed Nov 12 2025 10:00:00 GMT+0100 (CET)\n2025-12-01", "2025-11-12"],
  ["only digits", "20251112T100000Z\n20251201", "2025-11-12"],
  ["a spreadsheet's numbers", "45973\n45974", "2025-11-12"],
  ["names of months", "12. November 2025\n1 Dec 2025", "2025-11-12"],
])("dates may have %s", async (_, dates, first) => {
  const rows = dates.split("\n").map((date, at) => `sage.example,Seed,${date},https://news.example/${at}`);
  await load("company-events", `Website,Round,Date,Link\n${rows.join("\n")}\n`);
  const events = await database.db.selectFrom("company_event").select("event_date").orderBy("source_url").execute();
  expect(events.map(({ event_date }) => event_date.toISOString().slice(0, 10))[0]).toBe(first);
  expect(events).toHaveLength(2);
});
