import { expect } from "vitest";
import type { Agent, Body } from "./agent.ts";

/** A task as a person gives it to an agent. */
export interface Task {
  readonly asked: string;
  /** Does the task and verifies the outcome. `tag` makes the names of created objects unique. */
  readonly done: (agent: Agent, tag: string) => Promise<unknown>;
}

interface Company {
  readonly id: number;
  readonly account_id: number;
  readonly domain: string;
  readonly name: string;
  readonly hq_country: string | null;
  readonly headquarters: { readonly code: string } | null;
  readonly employee_count: number | null;
  readonly industry: string | null;
}

const list = <Item = Company>(body: Body, name: string): Item[] => body[name] as Item[];

async function named(agent: Agent, query: string): Promise<Company> {
  const [company] = list(await agent.do("accounts_search_by_name", { query, limit: 1 }), "matches");
  if (!company) throw new Error(`${query} is not found.`);
  return company;
}

async function audience(
  agent: Agent,
  name: string,
): Promise<{ id: number; account_count: number; people_count: number }> {
  const all = list<{ id: number; name: string; account_count: number; people_count: number }>(
    await agent.do("audiences_list", {}),
    "audiences",
  );
  const found = all.find((each) => each.name === name);
  if (!found) throw new Error(`There is no audience ${name}.`);
  return found;
}

const ourAccounts = async (agent: Agent, filters: object, more: object = {}) => {
  const body = await agent.do("accounts_list_filtered", { filters, page_size: 500, ...more });
  return { companies: list(body, "accounts"), count: Number(body.total_count) };
};

const people = async (agent: Agent, filters: object) => {
  const { people_ids } = await agent.do("people_list", { filters, page_size: 20 });
  return list<{ id: number; seniority: string; department: string; account_id: number; work_email: string | null }>(
    await agent.do("people_batch", { people_ids }),
    "people",
  );
};

/** Makes a costly call, and repeats it with the token in the response. */
async function confirmed(agent: Agent, operation: string, sent: object): Promise<Body> {
  const asked = await agent.try(operation, { ...sent });
  expect(asked).toMatchObject({ error_code: "CONFIRMATION_REQUIRED" });
  return agent.do(operation, { ...sent, confirm: (asked.details as { confirm: string }).confirm });
}

/** The names of the workspace's audience, signal and view. */
export const AUDIENCE = "Spring campaign";
export const SIGNAL = "Hiring for zero trust";
export const VIEW = "German accounts";

export const TASKS: readonly Task[] = [
  {
    asked: "How many credits do we have left?",
    done: async (agent) => expect((await agent.do("credits_balance")).balance).toBeGreaterThan(0),
  },
  {
    asked: "How many people work at Alder Anchor, and where is it?",
    done: async (agent) => {
      const { id } = await named(agent, "Alder Anchor");
      expect(await agent.do("accounts_read", { account_id: id })).toMatchObject({
        domain: "alderanchor.example",
        employee_count: expect.any(Number),
        hq_country: expect.any(String),
      });
    },
  },
  {
    asked: "Find five cybersecurity companies in Germany.",
    done: async (agent) => {
      const body = await agent.do("accounts_search_by_traits", {
        query: "cybersecurity companies in Germany",
        limit: 5,
      });
      const found = list(body, "results");
      expect(found).toHaveLength(5);
      const industry = "<third_party_content>Cybersecurity</third_party_content>";
      for (const company of found) expect(company).toMatchObject({ hq_country: "DEU", industry });
    },
  },
  {
    asked:
      "Find two companies like Alder Anchor in Germany that we do not have, and add them to the audience Spring campaign.",
    done: async (agent) => {
      const wanted = { seed_domains: ["alderanchor.example"], locations: ["DEU"], exclude_my_accounts: true, limit: 2 };
      const found = list(await agent.do("lookalikes_search", wanted), "results");
      expect(found.length).toBeGreaterThan(0);
      for (const company of found) expect(company.headquarters?.code).toBe("DEU");
      const { id } = await audience(agent, AUDIENCE);
      const account_ids = found.map(({ account_id }) => account_id);
      const added = await agent.do("audiences_add_accounts", { audience_id: id, account_ids });
      expect(added).toMatchObject({ changed_count: found.length, unknown_ids: [] });
    },
  },
  {
    asked: "Find companies that use Snowflake.",
    done: async (agent) => {
      const asked = { query: "companies that use Snowflake" };
      const body = await agent.do("accounts_search_by_traits", asked);
      expect(body.interpretation).toMatchObject({ filters: { technology_include: ["snowflake"] } });
      const found = list(body, "results").map(({ domain }) => domain);
      expect(found.toSorted()).toEqual(["alderanchor.example", "amberfolio.example"]);
      const moving = { query: "companies", technology_include: ["Snowflake"], technology_role: ["moves_to"] };
      const { results } = await agent.do("accounts_search_by_traits", moving);
      expect(results).toMatchObject([{ domain: "amberfolio.example" }]);
    },
  },
  {
    asked: "Which payroll software companies are at Series A?",
    done: async (agent) => {
      const wanted = { query: "payroll software", funding_stages: ["Series A"], limit: 5 };
      const found = list<{ funding_stage: string }>(await agent.do("lookalikes_search", wanted), "results");
      expect(found.length).toBeGreaterThan(0);
      for (const company of found) expect(company.funding_stage).toBe("Series A");
    },
  },
  {
    asked: "Find five solar companies, and then five more.",
    done: async (agent) => {
      const search = async () =>
        list(
          await agent.do("lookalikes_search", { query: "solar energy", limit: 5, exclude_returned_before: true }),
          "results",
        ).map(({ domain }) => domain);
      const [first, second] = [await search(), await search()];
      expect(new Set([...first, ...second]).size).toBe(10);
    },
  },
  {
    asked: "Find 30 companies like Alder Anchor; it may cost 30 credits.",
    done: async (agent) => {
      const wanted = { seed_domains: ["alderanchor.example"], limit: 30 };
      expect(list(await confirmed(agent, "lookalikes_search", wanted), "results")).toHaveLength(30);
    },
  },
  {
    asked: "What happened at Alder Anchor lately?",
    done: async (agent) => {
      const { id } = await named(agent, "Alder Anchor");
      const body = await agent.do("account_timeline_read", { account_id: id, limit: 20 });
      expect(Object.values(body).some((value) => Array.isArray(value) && value.length > 0)).toBe(true);
    },
  },
  {
    asked: "What is new at our accounts?",
    done: async (agent) =>
      expect(list(await agent.do("insights_feed", { days: 30 }), "insights").length).toBeGreaterThan(0),
  },
  {
    asked: "What is new at the accounts that the zero trust signal found?",
    done: async (agent) => {
      const { signal_id } = list<{ signal_id: number; signal_name: string }>(
        await agent.do("signals_list"),
        "signals",
      ).find(({ signal_name }) => signal_name === SIGNAL)!;
      const found = await ourAccounts(agent, { signal_include: [signal_id] });
      const account_ids = found.companies.map(({ id }) => id).join(",");
      expect(list(await agent.do("insights_feed", { account_ids, days: 90 }), "insights").length).toBeGreaterThan(0);
    },
  },
  {
    asked: "How many of our accounts are in France?",
    done: async (agent) => {
      const { companies, count } = await ourAccounts(agent, { country_include: ["FRA"] });
      expect([count, companies.every(({ hq_country }) => hq_country === "FRA")]).toEqual([companies.length, true]);
    },
  },
  {
    asked: "Which are our five largest accounts?",
    done: async (agent) => {
      const sorted = { sort_key: "employee_count", sort_direction: "desc", page_size: 5 };
      const sizes = (await ourAccounts(agent, {}, sorted)).companies.map(({ employee_count }) =>
        Number(employee_count),
      );
      expect(sizes).toHaveLength(5);
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    },
  },
  {
    asked: "Which of our German accounts have less than 200 people?",
    done: async (agent) => {
      const { companies } = await ourAccounts(agent, { country_include: ["DEU"], max_employee_count: 199 });
      expect(companies.length).toBeGreaterThan(0);
      for (const { employee_count, hq_country } of companies)
        expect([Number(employee_count) < 200, hq_country]).toEqual([true, "DEU"]);
    },
  },
  {
    asked: "List our accounts in wealth management.",
    done: async (agent) => {
      const { companies } = await ourAccounts(agent, { industry_include: ["Wealth management"] });
      expect(companies.map(({ domain }) => domain)).toContain("amberfolio.example");
    },
  },
  {
    asked: "Do we have Amberfolio as an account?",
    done: async (agent) =>
      expect((await ourAccounts(agent, { name_or_domain_contains: "amberfolio" })).companies).toHaveLength(1),
  },
  {
    asked: "Who are the sales executives at our accounts?",
    done: async (agent) => {
      const found = await people(agent, { department_include: ["SALES"], seniority_include: ["CXO", "VP"] });
      expect(found.length).toBeGreaterThan(0);
      for (const person of found) expect([person.department, /CXO|VP/.test(person.seniority)]).toEqual(["SALES", true]);
    },
  },
  {
    asked: "Who works at Amberfolio?",
    done: async (agent) => {
      const { id } = await named(agent, "Amberfolio");
      const found = await people(agent, { account_ids: [id] });
      expect(found.length).toBeGreaterThan(0);
      for (const person of found) expect(person.account_id).toBe(id);
    },
  },
  {
    asked: "Which engineers of our accounts live in the USA?",
    done: async (agent) => {
      const found = await people(agent, { department_include: ["ENGINEERING"], person_country_include: ["USA"] });
      expect(found.length).toBeGreaterThan(0);
    },
  },
  {
    asked: "Whose work email do we know? Give me some.",
    done: async (agent) => {
      const found = await people(agent, { has_work_email: true });
      expect(found.length).toBeGreaterThan(0);
      for (const { work_email } of found) expect(work_email).toContain("@");
    },
  },
  {
    asked: "Create an audience for our French accounts, and fill it.",
    done: async (agent, tag) => {
      const created = await agent.do("audiences_create", { name: `France ${tag}` });
      const { companies } = await ourAccounts(agent, { country_include: ["FRA"] });
      const account_ids = companies.map(({ id }) => id);
      const { id } = created.audience as { id: number };
      const added = await agent.do("audiences_add_accounts", { audience_id: id, account_ids });
      expect(added).toMatchObject({ changed_count: account_ids.length });
    },
  },
  {
    asked: "Add Alder Anchor to a new audience.",
    done: async (agent, tag) => {
      const { id: account } = await named(agent, "alderanchor.example");
      const created = await agent.do("audiences_create", { name: `One ${tag}`, description: "One account." });
      const { id } = created.audience as { id: number };
      const added = await agent.do("audiences_add_accounts", { audience_id: id, account_ids: [account] });
      expect(added).toMatchObject({ changed_count: 1, unknown_ids: [] });
    },
  },
  {
    asked: "Which accounts are in the audience Spring campaign?",
    done: async (agent) => {
      const { id, account_count } = await audience(agent, AUDIENCE);
      const { count } = await ourAccounts(agent, { audience_include: [id] });
      expect([count > 0, count]).toEqual([true, account_count]);
    },
  },
  {
    asked: "Put the founders of our accounts into a new audience.",
    done: async (agent, tag) => {
      const { people_ids } = await agent.do("people_list", {
        filters: { seniority_include: ["FOUNDER"] },
        page_size: 50,
      });
      const { id } = (await agent.do("audiences_create", { name: `Founders ${tag}` })).audience as { id: number };
      const added = await agent.do("audiences_add_people", { audience_id: id, people_ids });
      expect(added).toMatchObject({ changed_count: (people_ids as number[]).length, unknown_ids: [] });
    },
  },
  {
    asked: "Tell me when Alder Anchor first mentions Kubernetes in a job post; spend at most 20 credits.",
    done: async (agent, tag) => {
      const accounts = [{ website: "alderanchor.example" }];
      const wanted = { name: `Kubernetes ${tag}`, term: "Kubernetes", accounts, max_credit_limit: 20 };
      expect(await agent.do("signals_deploy_job_post", wanted)).toMatchObject({ signal_id: expect.any(Number) });
    },
  },
  {
    asked: "Look daily for mentions of Terraform at Alder Anchor; up to 100 credits are fine.",
    done: async (agent, tag) => {
      const accounts = [{ website: "alderanchor.example" }];
      const wanted = { name: `Terraform ${tag}`, term: "Terraform", accounts, repeat: true, max_credit_limit: 100 };
      expect(await confirmed(agent, "signals_deploy_job_post", wanted)).toMatchObject({
        signal_id: expect.any(Number),
      });
    },
  },
  {
    asked: "What did the signal Hiring for zero trust find, and what is the evidence?",
    done: async (agent) => {
      const { signals } = (await agent.do("signals_list")) as { signals: { signal_id: number; signal_name: string }[] };
      const { signal_id = 0 } = signals.find(({ signal_name }) => signal_name === SIGNAL) ?? {};
      const [result] = list<{ evidence: unknown[] }>(await agent.do("signals_results", { signal_id }), "results");
      expect(result?.evidence.length).toBeGreaterThan(0);
    },
  },
  {
    asked: "Save a view of our American accounts, and email me daily what is new.",
    done: async (agent, tag) => {
      const email_notifications = {
        enabled: true,
        schedule: { frequency: "daily", hour: 8, time_zone: "Europe/Berlin" },
      };
      const wanted = { name: `USA ${tag}`, filters: { country_include: ["USA"] }, email_notifications };
      expect(await agent.do("views_create", wanted)).toMatchObject({
        view: { name: `USA ${tag}`, view_type: "accounts" },
      });
    },
  },
  {
    asked: "Save a view of the executives at our accounts.",
    done: async (agent, tag) => {
      const wanted = { name: `Executives ${tag}`, view_type: "people", filters: { seniority_include: ["CXO"] } };
      expect(await agent.do("views_create", wanted)).toMatchObject({ view: { view_type: "people" } });
    },
  },
  {
    asked: "Which accounts are in my view German accounts?",
    done: async (agent) => {
      const views = list<{ id: string; name: string }>(await agent.do("views_list"), "views");
      const view_id = views.find(({ name }) => name === VIEW)?.id;
      const { companies } = await ourAccounts(agent, {}, { view_id });
      expect(companies.length).toBeGreaterThan(0);
      for (const { hq_country } of companies) expect(hq_country).toBe("DEU");
    },
  },
];

/** Tasks for which no tool is listed: an agent finds the operation first. */
export const RARE_TASKS: readonly Task[] = [
  {
    asked: "Never show us contoso.example again.",
    done: async (agent, tag) =>
      expect(
        await agent.do(
          "blocklist_add",
          { domains: [`contoso-${tag}.example`] },
          "block a domain so that it is never shown",
        ),
      ).toMatchObject({ added_count: 1 }),
  },
  {
    asked: "What does an account cost when a signal finds it?",
    done: async (agent) =>
      expect(
        list(await agent.do("credits_prices", {}, "what operations cost: prices"), "prices").length,
      ).toBeGreaterThan(0),
  },
  {
    asked: "Import these two websites as accounts.",
    done: async (agent) => {
      const accounts = [{ domain: "https://www.alderanchor.example" }, { domain: "amberanchor.example" }];
      expect(await agent.do("accounts_import", { accounts }, "import companies as accounts")).toHaveProperty("results");
    },
  },
  {
    asked: "Pause the signal Hiring for zero trust.",
    done: async (agent) => {
      const { signals } = (await agent.do("signals_list")) as { signals: { signal_id: number; signal_name: string }[] };
      const { signal_id = 0 } = signals.find(({ signal_name }) => signal_name === SIGNAL) ?? {};
      const paused = await agent.try("signals_pause", { signal_id }, "pause a signal");
      expect(paused.error_code ?? "done").toMatch(/done|CONFLICT|SIGNAL_/);
    },
  },
  {
    asked: "Invite grace@northwind.example to our workspace.",
    done: async (agent, tag) =>
      agent.do("workspace_members_add", { email: `grace-${tag}@northwind.example` }, "add a member to the workspace"),
  },
];
