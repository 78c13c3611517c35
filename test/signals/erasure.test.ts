import { beforeEach, expect, test } from "vitest";
import { TEST_SECRET_KEY } from "../../scripts/support/keys.ts";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { oneRow } from "../../server/db/statements.ts";
import { announceInsights } from "../../server/insights/announce.ts";
import { erasePeople } from "../../server/people/erase.ts";
import { createSecrets } from "../../server/secrets/secrets.ts";
import { runSignal } from "../../server/signals/runs/run.ts";
import { createEndpoint } from "../../server/webhooks/endpoints/endpoint.ts";
import { createTestDatabase, tablesWith } from "../support/database.ts";
import { fakeSearch } from "../support/fake-search.ts";
import { createSignalWorld, profileUrl, type SignalWorld } from "./world.ts";

let world: SignalWorld;
beforeEach(async () => {
  const { db } = await createTestDatabase();
  world = await createSignalWorld(db);
  const post = await world.socialPost("contoso", "Our new product.", 3);
  await world.engagement(post, "northwind CTO", "comment", 2, "We bought two");
  await world.engagement(post, "fabrikam CTO", "comment", 2, "Interesting");
});

/** Deploys a signal that finds the accounts of commenters but stores no people. */
function deploy(): Promise<number> {
  const body = { social_url: profileUrl("contoso"), signal_target: "account" as const, descriptive_icp: "robots" };
  return world.deploy("competitorEngagement", body);
}

async function erase(person: string): Promise<void> {
  const secrets = createSecrets(TEST_SECRET_KEY);
  await world.db.transaction().execute((db) => erasePeople(db, secrets, String(world.people[person])));
}

async function insights(): Promise<string> {
  const rows = await world.db.selectFrom("insight").select("alert_text").execute();
  return rows.map((row) => row.alert_text).join();
}

const OTHERS = { "fabrikam.example": ["Commented: Interesting"] };

test("the comments of an erased person are removed from all evidence and insights, even of signals that find only accounts", async () => {
  const signalId = await deploy();
  await world.run(signalId);
  const { accounts } = await world.found(signalId);
  expect(accounts).toEqual({ "northwind.example": ["Commented: We bought two"], ...OTHERS });
  expect(await insights()).toContain("We bought two");
  await erase("northwind CTO");
  expect((await world.found(signalId)).accounts).toEqual({ "northwind.example": [""], ...OTHERS });
  expect(await insights()).not.toContain("We bought two");
  expect(await insights()).toContain("Interesting");
});

test("a run excludes the comments of a person who is erased after it has read them, and does not charge for them", async () => {
  const signalId = await deploy();
  const search = {
    ...fakeSearch(world.db),
    fits: async ({ companies }: { readonly companies: readonly unknown[] }) => {
      await erase("northwind CTO");
      return companies.map(() => true);
    },
  };
  const run = runSignal({ db: world.db, clock: world.clock, search, languageModel: undefined });
  await run({ signalId, workspaceId: world.workspaceId }, { signal: new AbortController().signal, log: silentLog });
  expect(await world.found(signalId)).toEqual({ accounts: OTHERS, people: [], credits: 10 });
  expect(await insights()).not.toContain("We bought two");
});

test("no row of the database contains an erased person, regardless of what signals found and announced", async () => {
  const { db, people, companies, workspaceId } = world;
  const name = "Marisol Quillfeather";
  const person = people["northwind CTO"] ?? 0;
  await db.updateTable("person").set({ full_name: name }).where("id", "=", person).execute();
  await world.socialPost("northwind CTO", `Robots, says ${name}.`, 1);
  const audience = await oneRow(db)<{ id: number }>`
    insert into audience (workspace_id, name) values (${workspaceId}, 'Champions') returning id`;
  await db.insertInto("audience_person").values({ audience_id: audience.id, person_id: person }).execute();
  await createEndpoint(
    db,
    createSecrets(TEST_SECRET_KEY),
    { workspaceId, url: "https://hooks.example/insights", events: ["insights.new"], enabled: true },
    world.clock.now(),
  );
  const signals = [
    // The limit suffices for the account, but not for the person.
    await world.deploy("jobChange", { audience_ids: [audience.id], max_credit_limit: 10 }),
    await world.deploy("socialListening", { search_query: "robots", signal_target: "account" }),
    await world.deploy("socialActivity", { social_url: profileUrl("contoso"), signal_target: "people" }),
  ];
  const job = { company_id: companies.contoso ?? 0, title: "Chief Architect" };
  await db.updateTable("person").set(job).where("id", "=", person).execute();
  for (const signalId of signals) await world.run(signalId);
  const announce = announceInsights({ db, clock: world.clock });
  for (const { id } of await db.selectFrom("insight_run").select("id").execute())
    await announce({ runId: id }, { signal: new AbortController().signal, log: silentLog });
  expect(await tablesWith(db, name)).toEqual(
    expect.arrayContaining(["insight", "person", "signal_evidence", "social_post", "webhook_event"]),
  );
  // Simulates the time after INSIGHT_DAYS, when only the announced events still contain the insights.
  await db.deleteFrom("insight").execute();
  expect(await tablesWith(db, name)).toContain("webhook_event");
  await erase("northwind CTO");
  expect(await tablesWith(db, name)).toEqual([]);
});
