import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { until } from "../../scripts/support/until.ts";
import { oneValue, run } from "../../server/db/statements.ts";
import { createTestDatabase } from "../support/database.ts";
import { startSearch } from "../support/search-service.ts";
import { madeUpCompanies, writeCompanies } from "./support.ts";

const CATALOGUE = 150;
/** Removes the number of companies with unknown facts from a notice. */
function withoutUnknown(notice: string | null): string | null {
  return (
    notice
      ?.replace(/(?:[\d,]+ c|C)ompan(?:y was|ies were) excluded because (?:its|their) .*? is unknown\. ?/, "")
      .trim() || null
  );
}

const FEWER = "Fewer companies than requested are relevant enough. Lower min_score to get more.";

function write(...companies: Record<string, unknown>[]): Promise<number[]> {
  return writeCompanies(database.db, ...companies);
}

/** Waits until every process finds a company, or no longer finds it if `there` is false. */
async function seen(companyId: number, query: string, there = true, filters = {}): Promise<void> {
  for (const { find } of processes) await until(async () => (await find(query, filters)).includes(companyId) === there);
}

const database = await createTestDatabase();
const { db } = database;
await write(...madeUpCompanies(CATALOGUE).map((company, at) => ({ ...company, domain: `made-up-${at}.com` })));
/** Two processes on one database, which must return the same results. */
const processes = [await startSearch(database), await startSearch(database, { WORKERS: "0" })] as const;

describe("in every process", () => {
  test("every company is loaded into the index, which reports its size", () => {
    for (const { status } of processes) {
      expect(status()).toMatchObject({
        state: "ready",
        companies: CATALOGUE,
        modelId: 1,
        loadedInMs: expect.any(Number),
        vectorBytes: expect.any(Number),
      });
    }
  });

  test("a new company is found without a restart", async () => {
    const [id] = await write({
      domain: "zeppelin-parts.com",
      name: "Zeppelin Parts",
      one_liner: "Zeppelin gondolas and mooring masts",
      employee_count: 12,
      hq_country: "DEU",
    });
    await seen(id!, "zeppelin mooring masts");
    expect(
      (await processes[0].search.traits({ workspaceId: 1, query: "zeppelin mooring masts", filters: {}, limit: 1 }))
        .matches[0]!.companyId,
    ).toBe(id);
  });

  test("a changed company is found by its new text, and no longer by its old text", async () => {
    const [id] = await write({ domain: "turncoat.com", name: "Turncoat", one_liner: "Harpsichord tuning workshop" });
    await seen(id!, "harpsichord");
    await write({ domain: "turncoat.com", name: "Turncoat", one_liner: "Submarine periscope makers" });
    await seen(id!, "periscope submarine");
    await seen(id!, "harpsichord", false);
  });

  test("a filter uses a company's new facts, and an unknown value matches none", async () => {
    const [id] = await write({ domain: "grower.com", name: "Grower", one_liner: "Quinoa terraces" });
    await seen(id!, "quinoa terraces");
    expect(await processes[0].find("quinoa terraces", { max_employee_count: 100 })).not.toContain(id);
    await write({ domain: "grower.com", employee_count: 40, hq_country: "PER", funding_stage: "Seed" });
    await seen(id!, "quinoa terraces", true, {
      max_employee_count: 100,
      country_include: ["PER"],
      funding_stage_include: ["Seed"],
    });
    await seen(id!, "quinoa terraces", false, { min_employee_count: 41 });
  });

  test("a place in a query restricts the headquarters, and the notice reports it", async () => {
    const [hamburg, berlin, lima] = await write(
      ...[
        { domain: "balloons-hamburg.com", hq_city: "Hamburg", hq_country: "DEU" },
        { domain: "balloons-berlin.com", hq_city: "Berlin", hq_country: "DEU" },
        { domain: "balloons-lima.com", hq_city: "Lima", hq_country: "PER" },
      ].map((seat) => ({ ...seat, name: "Balloons", one_liner: "Stratospheric weather balloons" })),
    );
    for (const id of [hamburg, berlin, lima]) await seen(id!, "stratospheric weather balloons");
    const search = async (query: string, filters = {}, limit = 10) => {
      const ranking = await processes[0].search.traits({ workspaceId: 1, query, filters, limit, minScore: 0.1 });
      return { ...ranking, notice: withoutUnknown(ranking.notice) };
    };
    const found = async (query: string, filters = {}) =>
      new Set((await search(query, filters)).matches.map(({ companyId }) => companyId));
    expect(await found("German stratospheric weather balloons")).toEqual(new Set([hamburg, berlin]));
    expect(await found("stratospheric weather balloons in Latin America")).toEqual(new Set([lima]));
    expect(await found("stratospheric weather balloons based in berlin")).toEqual(new Set([berlin]));
    expect(await found("stratospheric weather balloons in Germany", { country_include: ["PER"] })).toEqual(
      new Set([lima]),
    );
    expect(await found("stratospheric weather balloons not in Peru", { country_include: ["PER"] })).toEqual(
      new Set([lima]),
    );
    expect(await search("stratospheric weather balloons anywhere but in Germany")).toMatchObject({
      matches: [{ companyId: lima }],
      notice: `Companies with headquarters in Germany were excluded. ${FEWER}`,
    });
    expect((await search("stratospheric weather balloons based in Berlin")).notice).toBe(
      `Only companies with headquarters in Berlin were searched. ${FEWER}`,
    );
    expect((await search("stratospheric weather balloons")).notice).toBe(FEWER);
    expect((await search("stratospheric weather balloons", {}, 1)).notice).toBeNull();
    expect(await search("German stratospheric weather balloons in Berlin")).toMatchObject({
      matches: [{ companyId: berlin }],
      notice: `Only companies with headquarters in Berlin were searched. ${FEWER}`,
    });
    expect(await search("stratospheric weather balloons in Peru and in Berlin")).toMatchObject({
      matches: expect.arrayContaining(
        [hamburg, berlin, lima].map((companyId) => expect.objectContaining({ companyId })),
      ),
      notice: expect.stringMatching(/^Only companies with headquarters in Peru or Germany were searched\./),
    });
    const seeds = [{ id: hamburg!, name: "Balloons", one_liner: "Stratospheric weather balloons", description: null }];
    const lookalikes = await processes[0].search.lookalikes({
      workspaceId: 1,
      query: "in Peru",
      seeds,
      searchType: "semantic",
      filters: {},
      omittedCompanyIds: [hamburg!],
      limit: 10,
    });
    expect(lookalikes.matches.map(({ companyId }) => companyId)).toEqual([lima]);
    expect(withoutUnknown(lookalikes.notice)).toBe(`Only companies with headquarters in Peru were searched. ${FEWER}`);
  });

  test("a city is found by its names in other languages, and a state is read as its country, which the notice reports", async () => {
    const [munich, dallas, lima] = await write(
      ...[
        { domain: "kites-munich.com", hq_city: "Munich", hq_country: "DEU" },
        { domain: "kites-dallas.com", hq_city: "Dallas", hq_country: "USA" },
        { domain: "kites-lima.com", hq_city: "Lima", hq_country: "PER" },
      ].map((seat) => ({ ...seat, name: "Kites", one_liner: "Airborne kite turbines" })),
    );
    for (const id of [munich, dallas, lima]) await seen(id!, "airborne kite turbines");
    const search = async (query: string) => {
      const { matches, notice } = await processes[0].search.traits({ workspaceId: 1, query, filters: {}, limit: 10 });
      return { found: matches.map(({ companyId }) => companyId), notice: withoutUnknown(notice) };
    };
    expect((await search("airborne kite turbines in München")).found).toEqual([munich]);
    expect(await search("airborne kite turbines in California")).toEqual({
      found: [dallas],
      notice: `Only companies with headquarters in United States of America were searched. The catalogue has no states, so California did not narrow the search. ${FEWER}`,
    });
  });

  test("a notice has at most 500 characters, however many places the query contains", async () => {
    const states =
      "California, Texas, Ontario, Manitoba, Massachusetts, Pennsylvania, North Carolina, South Carolina, New Hampshire, Connecticut, Alberta, British Columbia, Saskatchewan, Newfoundland, Queensland";
    const countries =
      "Germany, Liechtenstein, Switzerland, Austria, Netherlands, Norway, Sweden, Finland, Denmark, Estonia, Latvia, Lithuania, Ireland, France, Spain";
    const excluded =
      "Italy, Portugal, Greece, Hungary, Romania, Bulgaria, Poland, Croatia, Serbia, Slovakia, Slovenia, Malta";
    const query = `zeppelins in ${states}, ${countries}, but not in ${excluded}`;
    const { notice } = await processes[0].search.traits({ workspaceId: 1, query, filters: {}, limit: 10 });
    expect(notice).toMatch(
      /in the \d+ places in the query were searched\. .* in the 12 places in the query were excluded\. The catalogue has no states/,
    );
    expect(notice!.length).toBeLessThanOrEqual(500);
  });

  test("the notice reports a word that none of the best results mentions", async () => {
    const [sausages, unicycles] = await write(
      { domain: "sausages.com", name: "S", one_liner: "Bratwurst sausage maker", hq_country: "DEU" },
      { domain: "unicycles.com", name: "U", one_liner: "Plush unicycle toys", hq_country: "PER" },
    );
    await seen(sausages!, "bratwurst sausage");
    await seen(unicycles!, "plush unicycle");
    const noticeFor = async (query: string) => {
      const filters = { country_include: ["DEU"] };
      return withoutUnknown(
        (await processes[0].search.traits({ workspaceId: 1, query, filters, limit: 10, minScore: 0 })).notice,
      );
    };
    expect(await noticeFor("bratwurst sausage")).toBeNull();
    expect(await noticeFor("mid-size bratwurst companies")).toBeNull();
    expect(await noticeFor("bratwurst unicycle")).toBe('None of the best results mentions "unicycle".');
    expect(await noticeFor("bratwurst customer service")).toBe('None of the best results mentions "customer service".');
    const { matches, notice } = await processes[0].search.lookalikes({
      workspaceId: 1,
      query: "plush unicycle",
      seeds: [],
      searchType: "agentic",
      filters: { country_include: ["DEU"] },
      omittedCompanyIds: [],
      limit: 10,
      minScore: 0,
    });
    expect(matches).toEqual([]);
    expect(notice).toMatch(/and found none\. A semantic search may find more\.$/);
  });

  test("a search that finds nothing reports how many companies it would find without a condition, an exclusion or a word", async () => {
    const [id] = await write({ domain: "kayaks.com", name: "K", one_liner: "Sea kayak builder", hq_country: "NOR" });
    await seen(id!, "sea kayak");
    const asked = { workspaceId: 1, query: "sea kayak builder in Peru", filters: {}, limit: 10 };
    const similar = { ...asked, seeds: [], searchType: "semantic", omittedCompanyIds: [] } as const;
    const { search } = processes[0];
    const emptyNoticeFor = async (change: Partial<typeof asked> & { exclude?: string[] }) => {
      const [byTraits, lookalikes] = [
        await search.traits({ ...asked, ...change }),
        await search.lookalikes({ ...similar, ...change }),
      ];
      expect([byTraits.matches, lookalikes.matches]).toEqual([[], []]);
      expect(lookalikes.notice).toBe(byTraits.notice);
      return withoutUnknown(byTraits.notice);
    };
    expect(await emptyNoticeFor({})).toMatch(
      /^Only companies with headquarters in Peru were searched\. No good match: the best company scores 0\.0\d\. Without country_include, 1 company would be found\.$/,
    );
    const filters = { country_include: ["PER"], max_employee_count: 5 };
    expect(await emptyNoticeFor({ query: "sea kayak builder", filters })).toMatch(
      / Without any filter, 1 company would be found\.$/,
    );
    expect(await emptyNoticeFor({ query: "sea kayak builder", exclude: ["kayak"] })).toMatch(
      / Without the exclusion of "kayak", 1 company would be found\.$/,
    );
    expect(await emptyNoticeFor({ query: "xylotypograph zymurgy kayak" })).toMatch(
      / Without the word "xylotypograph", \d+ compan(?:y|ies) would be found\.$/,
    );
    expect(await emptyNoticeFor({ query: "xyzzyplugh" })).toBe("No company matches this search.");
  });

  test("a place in a description restricts the headquarters of a fitting company", async () => {
    const [munich, dallas, bakery] = await write(
      { domain: "gliders-munich.com", hq_city: "Munich", hq_country: "DEU", name: "M", one_liner: "Cargo gliders" },
      {
        domain: "gliders-dallas.com",
        hq_city: "Dallas",
        hq_country: "USA",
        name: "D",
        one_liner: "Cargo gliders",
        employee_count: 60,
      },
      { domain: "bakery-dallas.com", hq_city: "Dallas", hq_country: "USA", name: "B", one_liner: "Sourdough bread" },
    );
    for (const id of [munich, dallas]) await seen(id!, "cargo gliders");
    await seen(bakery!, "sourdough bread");
    const gliders = { name: "G", one_liner: "Cargo gliders", description: null };
    const companies = [
      { ...gliders, id: munich! },
      { ...gliders, id: dallas! },
      { id: bakery!, name: "B", one_liner: "Sourdough bread", description: null },
    ];
    const fits = (query: string) => processes[0].search.fits({ query, companies });
    expect(await fits("US cargo gliders with 50+ staff")).toEqual([false, true, false]);
    expect(await fits("US cargo gliders with over 100 staff")).toEqual([false, false, false]);
    expect(await fits("companies with 50+ staff")).toEqual([false, true, false]);
    expect(await fits("companies that are not into cargo gliders")).toEqual([false, false, true]);
    expect(await fits("cargo gliders in München")).toEqual([true, false, false]);
    expect(await fits("cargo gliders")).toEqual([true, true, false]);
    expect(await fits("companies in the US")).toEqual([false, true, true]);
    expect(await fits("companies outside the US")).toEqual([true, false, false]);
    expect(await fits("cargo gliders outside Germany")).toEqual([false, true, false]);
  });

  test("conditions and exclusions in a query are applied and reported, and the request's own filters take precedence", async () => {
    const [old, young, unknown] = await write(
      {
        domain: "old.com",
        name: "Old",
        one_liner: "Seaweed harvesting barges",
        founded_year: 1990,
        employee_count: 900,
      },
      {
        domain: "young.com",
        name: "Young",
        one_liner: "Seaweed harvesting drones",
        founded_year: 2021,
        employee_count: 30,
        total_funding_usd: 5_000_000,
        funding_stage: "Seed",
      },
      { domain: "unknown.com", name: "Unknown", one_liner: "Seaweed harvesting boats" },
    );
    for (const id of [old, young, unknown]) await seen(id!, "seaweed harvesting");
    const search = async (query: string, request = {}) => {
      const asked = { workspaceId: 1, query, filters: {}, limit: 10, minScore: 0.05, ...request };
      const { matches, notice, interpretation } = await processes[0].search.traits(asked);
      const ours = [old, young, unknown];
      return { found: ours.filter((id) => matches.some(({ companyId }) => companyId === id)), notice, interpretation };
    };
    expect(await search("seaweed harvesting founded after 2018, not drones")).toMatchObject({
      found: [],
      interpretation: {
        text: "seaweed harvesting",
        filters: { min_founded_year: 2019 },
        exclude: ["drones"],
        ignored: [],
      },
    });
    const funded = "seaweed harvesting with at most 50 people that raised $1M-$10M at seed";
    expect((await search(funded)).found).toEqual([young]);
    // A search does not wait for the count, so only a later notice contains it.
    await expect
      .poll(async () => (await search(funded)).notice)
      .toMatch(
        /^[\d,]+ companies were excluded because their number of employees, total funding or funding stage is unknown\./,
      );
    expect((await search("seaweed harvesting, privately held")).found).toEqual([young]);
    expect((await search("seaweed harvesting", { exclude: ["barges"] })).found).toEqual([young, unknown]);
    expect((await search("seaweed harvesting, not public")).found).toEqual([old, young, unknown]);
    const overruled = await search("seaweed harvesting under 50 people", { filters: { max_employee_count: 1_000 } });
    expect(overruled).toMatchObject({
      found: [old, young],
      notice: expect.stringContaining("override the query for max_employee_count."),
      interpretation: { filters: {}, ignored: ["max_employee_count"] },
    });
    const again = overruled.interpretation!;
    const literally = { interpret: false, filters: { ...again.filters, min_founded_year: 2000 } };
    expect(await search(again.text, literally)).toMatchObject({ found: [young], interpretation: null });
  });

  test("a deleted company is not found", async () => {
    const [id] = await write({ domain: "fleeting.com", name: "Fleeting", one_liner: "Mayfly hatchery" });
    await seen(id!, "mayfly hatchery");
    await sql`delete from company where id = ${id}`.execute(db);
    await seen(id!, "mayfly hatchery", false);
  });

  test("the writes of a slow transaction are found once it is committed", async () => {
    const committed = Promise.withResolvers<void>();
    const slow = db.transaction().execute(async (transaction) => {
      await run(transaction)`
        insert into company (domain, name, one_liner) values ('slow.example', 'Slow', 'Glacier speedometers')`;
      await committed.promise;
    });
    const [later] = await write({ domain: "later.com", name: "Later", one_liner: "Avalanche barometers" });
    await seen(later!, "avalanche barometers");
    committed.resolve();
    await slow;
    const id = await oneValue(db)<number>`select id from company where domain = 'slow.example'`;
    await seen(id, "glacier speedometers");
  });

  test("lost connections are reopened, and no change is missed", async () => {
    await run(db)`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'search%'`;
    const [id] = await write({ domain: "resilient.com", name: "Resilient", one_liner: "Bamboo scaffolding couplers" });
    // A search fails on a connection whose loss has not been detected yet, and may be retried.
    for (const { find } of processes)
      await until(async () => (await find("bamboo scaffolding couplers").catch((): number[] => [])).includes(id!));
  });
});

test("a search is aborted immediately when its caller disconnects", async () => {
  const stop = new AbortController();
  const response = processes[0].search.traits(
    { workspaceId: 1, query: "anything", filters: {}, limit: 10 },
    { signal: stop.signal },
  );
  stop.abort(new Error("gone"));
  await expect(response).rejects.toThrow("gone");
});

test("a catalogue that has grown by a fifth gets a new model, which takes over without a failed search", async () => {
  let searching = true;
  let searches = 0;
  const payroll = { workspaceId: 1, query: "payroll software", filters: {}, limit: 10 };
  const notices = new Set<string | null>();
  const all = Promise.all(
    processes.map(async ({ search }) => {
      for (; searching; searches += 1) {
        const { matches, notice } = await search.traits(payroll);
        expect(matches.length).toBeGreaterThan(0);
        notices.add(notice);
        // Without a pause, the searches would leave the training no processor time.
        await delay(50);
      }
    }),
  );
  await write(
    ...Array.from({ length: 60 }, (_, at) => ({
      domain: `kelp-${at}.com`,
      name: `Kelp ${at}`,
      one_liner: `Kelp harvesting robots of the ${at}th bay`,
      description: "Harvesting robots cut seaweed and kelp, and boats bring it from the bay to the shore.",
    })),
  );
  for (const { status } of processes) {
    await until(() => {
      const now = status();
      return now.state === "ready" && now.modelId !== 1 && now.companies >= CATALOGUE + 60;
    });
  }
  searching = false;
  await all;
  expect(searches).toBeGreaterThan(10);
  expect([...notices]).toContainEqual(expect.stringMatching(/^The catalogue has outgrown the search model\./));
  expect((await processes[1].search.traits(payroll)).notice).toBeNull();
  expect((await processes[1].find("kelp harvesting")).length).toBeGreaterThanOrEqual(60);
});
