import type { Client } from "@modelcontextprotocol/client";
import { describe, expect, test } from "vitest";
import { loadSampleData } from "../../../scripts/commands/sample-data/load.ts";
import { call } from "../../../scripts/support/call.ts";
import { createKeyOwner } from "../../../scripts/support/keys.ts";
import { silentLog } from "../../../scripts/support/silent-log.ts";
import { until } from "../../../scripts/support/until.ts";
import { upsertJobPosts } from "../../../server/catalogue/queries-job-posts.ts";
import type { Db } from "../../../server/db/connect.ts";
import { readTechnologies } from "../../../server/signals/technologies/read-posts.ts";
import { createTestDatabase } from "../../support/database.ts";
import { connectClient } from "../../support/mcp.ts";
import { startTestService } from "../../support/service.ts";
import { Agent } from "./agent.ts";
import { AUDIENCE, RARE_TASKS, SIGNAL, TASKS, type Task, VIEW } from "./tasks.ts";

const database = await createTestDatabase();
await loadSampleData(database.db, { startCredits: 5_000, log: () => {} });
await addJobPost(database.db, "alderanchor.example", "We use Snowflake for our reports.");
await addJobPost(database.db, "amberfolio.example", "We are migrating from Redshift to Snowflake.");
await readTechnologies({ db: database.db })({}, { signal: new AbortController().signal, log: silentLog });
const { key } = await createKeyOwner(database.db, "demo@northwind.example");
const service = await startTestService({ WORKERS: "1" }, database, { search: true });
await until(async () => (await fetch(`${service.address}/readyz`)).ok);
const send = (path: string, body: unknown) => call(service, "POST", path, { key, body });
await send("/api/v1/audiences", { name: AUDIENCE });
await send("/api/v1/views", { name: VIEW, filters: { country_include: ["DEU"] } });
const { body: icps } = await send("/api/v1/icps", { name: "All companies", filters: { min_employee_count: 1 } });
const { body } = await send("/api/v2/signal/deploy/job-post-first-time-mention", {
  name: SIGNAL,
  term: "zero trust",
  icp_id: (icps as { icp: { id: number } }).icp.id,
  timeframe: 365,
  max_credit_limit: 100,
});
const { signal_id } = body as { signal_id: number };
await until(async () => {
  const { body: read } = await call(service, "GET", `/api/v1/signal/${signal_id}`, { key });
  return (read as { signal: { status: string } }).signal.status === "completed";
});
const listed = await connectClient({ address: service.address }, { "X-API-Key": key });
const all = await connectClient({ address: service.address }, { "X-API-Key": key }, undefined, "/mcp?tools=all");

async function addJobPost(db: Db, domain: string, text: string): Promise<void> {
  const post = {
    company_domain: domain,
    company_name: null,
    url: `https://jobs.example/${domain}/data`,
    country: null,
  };
  const posts = [{ ...post, title: "Data Engineer", text, posted_at: new Date(Date.UTC(2026, 2, 1)) }];
  await upsertJobPosts(db, posts, { jobPosts: { otherText: "replace", sourceId: null } });
}

async function countCalls(client: Client, { done }: Task, tag: string): Promise<number> {
  const agent = await Agent.begin(client);
  await done(agent, tag);
  return agent.calls;
}

const taskRows = (tasks: readonly Task[]) => tasks.map((task, at) => [task.asked, task, `${at}`] as const);

describe("tasks that agents are given", () => {
  test("are thirty in number", () => expect(TASKS).toHaveLength(30));

  test.each(taskRows(TASKS))("succeed in no more calls than with all tools listed: %s", async (_asked, task, tag) => {
    const withAll = await countCalls(all, task, `${tag}a`);
    expect(await countCalls(listed, task, tag)).toBeLessThanOrEqual(withAll);
  });

  test.each(taskRows(RARE_TASKS))(
    "that need unlisted operations succeed after finding them first: %s",
    async (_asked, task, tag) => {
      const withAll = await countCalls(all, task, `${tag}a`);
      expect(await countCalls(listed, task, tag)).toBeLessThanOrEqual(withAll + 2);
    },
  );
});
