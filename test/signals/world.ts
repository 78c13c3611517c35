import { silentLog } from "../../scripts/support/silent-log.ts";
import { createWorkspace } from "../../scripts/support/workspaces.ts";
import type { Db } from "../../server/db/connect.ts";
import { listRows, oneRow, oneValue } from "../../server/db/statements.ts";
import type { CompanySearch } from "../../server/search/search.ts";
import { type DeployBody, deploySignal, SIGNAL_KINDS } from "../../server/signals/deploy.ts";
import { runSignal } from "../../server/signals/runs/run.ts";
import { fakeSearch } from "../support/fake-search.ts";
import { insertRow } from "../support/insert.ts";
import { TestClock } from "../support/test-clock.ts";

/** A workspace, companies and people to add activity to, and a clock that tests advance. */
export interface SignalWorld {
  readonly db: Db;
  readonly clock: TestClock;
  readonly workspaceId: number;
  readonly userId: string;
  readonly icpId: number;
  /** By name, such as `northwind`. */
  readonly companies: Readonly<Record<string, number>>;
  /** By company and title, such as `northwind CTO`. */
  readonly people: Readonly<Record<string, number>>;
  /** Returns a day in the format of insights. */
  dateOf(daysAgo: number): string;
  jobPost(company: string, title: string, body: string, daysAgo: number): Promise<void>;
  socialPost(author: string, body: string, daysAgo: number): Promise<number>;
  engagement(
    postId: number,
    actor: string,
    kind: "reaction" | "comment",
    daysAgo: number,
    body?: string,
  ): Promise<void>;
  deploy(kind: keyof typeof SIGNAL_KINDS, body: Partial<DeployBody>): Promise<number>;
  run(signalId: number, search?: Partial<CompanySearch>): Promise<void>;
  /** Deploys and runs a signal, and returns its results as `found` does. */
  findings(...deployment: Parameters<SignalWorld["deploy"]>): ReturnType<SignalWorld["found"]>;
  /** Returns a signal's results: domains with the sentences of evidence, and people by name. */
  found(signalId: number): Promise<{ accounts: Record<string, string[]>; people: string[]; credits: number }>;
}

const COMPANIES = ["northwind", "fabrikam", "contoso", "tailspin", "litware"];
const TITLES = ["CTO", "VP Sales", "Software Engineer"];

/** @param prefix the prefix of the companies' domains and profiles, which distinguishes several worlds in a database */
export async function createSignalWorld(db: Db, credits = 1000, prefix = ""): Promise<SignalWorld> {
  const { workspaceId, userId } = await createWorkspace(db, credits);
  const clock = new TestClock();
  const companies: Record<string, number> = {};
  const people: Record<string, number> = {};
  for (const name of COMPANIES) {
    const shown = name.charAt(0).toUpperCase() + name.slice(1);
    const company = await insertRow(db, "company", {
      ...{ domain: `${prefix}${name}.example`, name: shown, industry: "Robotics", employee_count: 100 },
      ...{
        hq_country: name === "litware" ? "USA" : "DEU",
        social_url: `https://social.example/company/${prefix}${name}`,
      },
      created_at: ago(1000),
    });
    companies[name] = company.id;
    for (const title of TITLES) {
      const key = `${prefix}${name} ${title}`;
      const person = await insertRow(db, "person", {
        ...{ company_id: company.id, full_name: key, title, social_url: profileUrl(key) },
        seniority: title === "CTO" ? "CXO" : title === "VP Sales" ? "VP" : "SENIOR",
        department: title === "VP Sales" ? "SALES" : "ENGINEERING",
      });
      people[key] = person.id;
    }
  }
  const icp = await oneRow(db)<{ id: number }>`
    insert into icp (workspace_id, name, filters)
    values (${workspaceId}, 'Germany', ${JSON.stringify({ country_include: ["DEU"] })}) returning id`;

  function ago(days: number): Date {
    return new Date(clock.now().getTime() - days * 86_400_000);
  }
  let places = 0;
  const nextUrl = (kind: string): string => `https://posts.example/${kind}/${++places}`;

  const world: SignalWorld = {
    db,
    clock,
    workspaceId,
    userId,
    icpId: icp.id,
    companies,
    people,
    dateOf: (daysAgo) =>
      ago(daysAgo).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }),
    jobPost: async (company, title, body, daysAgo) => {
      await insertRow(db, "job_post", {
        ...{ company_id: companies[company] ?? 0, title, body, source_url: nextUrl("job") },
        ...{ posted_at: ago(daysAgo), first_seen_at: clock.now() },
      });
    },
    socialPost: async (author, body, daysAgo) => {
      const post = await insertRow(db, "social_post", {
        ...{ source_url: nextUrl("post"), author_url: profileUrl(author), body },
        ...{ person_id: people[author] ?? null, company_id: companies[author] ?? null },
        ...{ posted_at: ago(daysAgo), first_seen_at: clock.now() },
      });
      return post.id;
    },
    engagement: async (postId, actor, kind, daysAgo, body) => {
      await insertRow(db, "social_engagement", {
        ...{ social_post_id: postId, person_id: people[actor] ?? 0, kind, body: body ?? null },
        ...{ engaged_at: ago(daysAgo), first_seen_at: clock.now() },
      });
    },
    deploy: async (kind, body) => {
      clock.advance(1000);
      const deployment = await db
        .transaction()
        .execute((transaction) =>
          deploySignal(
            transaction,
            SIGNAL_KINDS[kind],
            { name: "Test", ...body },
            { workspaceId, userId },
            clock.now(),
          ),
        );
      if (!("signalId" in deployment)) throw new Error(JSON.stringify(deployment));
      return deployment.signalId;
    },
    run: async (signalId, search) => {
      const handle = runSignal({ db, clock, search: { ...fakeSearch(db), ...search }, languageModel: undefined });
      const context = { signal: new AbortController().signal, log: silentLog };
      await handle({ signalId, workspaceId }, context);
    },
    findings: async (...deployment) => {
      const signalId = await world.deploy(...deployment);
      await world.run(signalId);
      return world.found(signalId);
    },
    found: async (signalId) => {
      const evidence = await db
        .selectFrom("signal_account as f")
        .innerJoin("company as c", "c.id", "f.company_id")
        .leftJoin("signal_evidence as e", (join) =>
          join
            .onRef("e.signal_id", "=", "f.signal_id")
            .onRef("e.company_id", "=", "f.company_id")
            .on("e.person_id", "is", null),
        )
        .select(["c.domain", "e.sentence"])
        .where("f.signal_id", "=", signalId)
        .orderBy("e.id")
        .execute();
      const accounts: Record<string, string[]> = {};
      for (const { domain, sentence } of evidence) accounts[domain] = [...(accounts[domain] ?? []), sentence ?? ""];
      const found = await listRows(db)<{ full_name: string }>`
        select p.full_name from signal_person as f join person as p on p.id = f.person_id
        where f.signal_id = ${signalId} order by p.full_name`;
      const credits_consumed = await oneValue(db)<number>`
        select credits_consumed from signal where id = ${signalId}`;
      return { accounts, people: found.map(({ full_name }) => full_name), credits: credits_consumed };
    },
  };
  return world;
}

/** Returns the profile of a person (`northwind CTO`) or a company (`contoso`). */
export function profileUrl(name: string): string {
  const slug = name.toLowerCase().replaceAll(" ", "-");
  return `https://social.example/${COMPANIES.includes(name) ? "company" : "in"}/${slug}`;
}
