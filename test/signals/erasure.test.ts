import { beforeEach, expect, test } from "vitest";
import { TEST_SECRET_KEY } from "../../scripts/support/keys.ts";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { erasePeople } from "../../server/people/erase.ts";
import { createSecrets } from "../../server/secrets/secrets.ts";
import { runSignal } from "../../server/signals/runs/run.ts";
import { createTestDatabase } from "../support/database.ts";
import { fakeSearch } from "../support/fake-search.ts";
import { createSignalWorld, profileOf, type SignalWorld } from "./world.ts";

let world: SignalWorld;
beforeEach(async () => {
  const { db } = await createTestDatabase();
  world = await createSignalWorld(db);
  const post = await world.socialPost("contoso", "Our new product.", 3);
  await world.engagement(post, "northwind CTO", "comment", 2, "We bought two");
  await world.engagement(post, "fabrikam CTO", "comment", 2, "Interesting");
});

/** Deploys a signal that finds the accounts of who comments, and keeps no people. */
function deploy(): Promise<number> {
  const body = { social_url: profileOf("contoso"), signal_target: "account" as const, descriptive_icp: "robots" };
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

test("the comments of a person who is erased are in no evidence and no insight any more, also of who finds accounts only", async () => {
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

test("a run leaves out, and does not charge for, the comments of a person who is erased after it has read them", async () => {
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
