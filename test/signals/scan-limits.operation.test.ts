import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { detectionScope } from "../../scripts/tools/bench/support/detection-scope.ts";
import { MAX_SCANNED } from "../../server/signals/detectors/detector.ts";
import { detectTraits } from "../../server/signals/detectors/traits.ts";
import { createTestDatabase } from "../support/database.ts";
import { createSignalWorld, type SignalWorld } from "./world.ts";

let world: SignalWorld;
beforeEach(async () => {
  const { db } = await createTestDatabase();
  world = await createSignalWorld(db);
});

describe("a run above its scan limit", () => {
  test("scans only the newest posts of a network, and reports the limit", async () => {
    await world.socialPost("fabrikam CTO", "Robots, before all others.", 20);
    await sql`
      insert into social_post (source_url, author_url, company_id, body, posted_at, first_seen_at)
      select 'https://posts.example/many/' || n, 'https://social.example/in/many', ${world.companies.northwind},
        'Robots.',
        ${world.clock.now()}::timestamptz - interval '1 hour' - n * interval '1 second', ${world.clock.now()}
      from generate_series(1, ${MAX_SCANNED}::integer) as n`.execute(world.db);
    const signalId = await world.deploy("socialListening", {
      ...{ search_query: "robots", timeframe: 30, signal_target: "account" as const },
    });
    await world.run(signalId);
    expect(Object.keys((await world.found(signalId)).accounts)).toEqual(["northwind.example"]);
    const run = await world.db.selectFrom("signal_run").select("message").executeTakeFirstOrThrow();
    expect(run.message).toBe(
      "Only the newest 50,000 posts that may match the search query were searched. Narrow the search to reach older ones.",
    );
  });

  test("scans only the first companies, and reports the limit", async () => {
    await sql`
      insert into company (domain, name) select 'many-' || lpad(n::text, 6, '0') || '.example', 'Many ' || n
      from generate_series(1, ${MAX_SCANNED}::integer) as n`.execute(world.db);
    const scope = { ...detectionScope("", undefined), workspaceId: world.workspaceId };
    const { pages, notes } = await detectTraits(world.db, scope);
    const domains: string[] = [];
    for await (const page of pages) domains.push(...page.map(({ domain }) => domain));
    expect(domains).toHaveLength(MAX_SCANNED);
    expect(domains).toEqual(domains.toSorted());
    expect(notes).toEqual([
      "Only the first 50,000 companies that meet the filters, in order of domain, were searched. Narrow the filters to reach the others.",
    ]);
  });

  test("scans only the newest job posts, and reports the limit", async () => {
    await world.jobPost("fabrikam", "Engineer", "You will use Kubernetes.", 20);
    await sql`
      insert into job_post (company_id, source_url, title, body, posted_at, first_seen_at)
      select ${world.companies.northwind}, 'https://posts.example/many/' || n, 'Engineer', 'You will use Kubernetes.',
        ${world.clock.now()}::timestamptz - interval '1 hour' - n * interval '1 second', ${world.clock.now()}
      from generate_series(1, ${MAX_SCANNED}::integer) as n`.execute(world.db);
    const signalId = await world.deploy("jobPostFirstTimeMention", {
      term: "Kubernetes",
      timeframe: 30,
      icp_id: world.icpId,
    });
    await world.run(signalId);
    expect(Object.keys((await world.found(signalId)).accounts)).toEqual(["northwind.example"]);
    const run = await world.db.selectFrom("signal_run").select("message").executeTakeFirstOrThrow();
    expect(run.message).toContain("Only the newest 50,000 job posts that may mention the term");
  });
});
