import { beforeEach, describe, expect, test } from "vitest";
import { oneValue } from "../../server/db/statements.ts";
import { createTestDatabase } from "../support/database.ts";
import { createSignalWorld, profileUrl, type SignalWorld } from "./world.ts";

let world: SignalWorld;
beforeEach(async () => {
  const { db } = await createTestDatabase();
  world = await createSignalWorld(db);
});

/** Runs a signal, and returns the message of its run. */
async function runMessage(kind: Parameters<SignalWorld["deploy"]>[0], body: Parameters<SignalWorld["deploy"]>[1]) {
  const signalId = await world.deploy(kind, body);
  await world.run(signalId);
  return oneValue(world.db)<string | null>`
    select message from signal_run where signal_id = ${signalId}`;
}

describe("a run on job posts without findings reports", () => {
  const term = (more: object = {}) => ({ term: "Kubernetes", icp_id: world.icpId, ...more });

  test("how many posts it searched, how many mention the term, and why each group of them was excluded", async () => {
    await world.jobPost("northwind", "Engineer", "We build robots.", 50);
    await world.jobPost(
      "northwind",
      "Engineer",
      "On behalf of our client, a bank, we recruit. You know Kubernetes.",
      9,
    );
    await world.jobPost("fabrikam", "Engineer", "You know Kubernetes.", 400);
    await world.jobPost("fabrikam", "Engineer", "You still know Kubernetes.", 8);
    await world.jobPost("contoso", "Engineer", "You know Kubernetes.", 7);
    await world.jobPost("litware", "Engineer", "You know Kubernetes.", 6);
    const message = await runMessage("jobPostFirstTimeMention", term({ min_history_posts: 2 }));
    expect(message).toContain("searched 4 job posts of companies in scope published since");
    expect(message).toContain("of which 3 may mention the term");
    for (const reason of [
      "1 post is by an agency",
      "1 company mentioned it before",
      "1 company has too few earlier posts",
      "1 more post is from companies that",
    ])
      expect(message?.toLowerCase()).toContain(reason);
  });

  test("how many posts mention the term in another meaning or an excluded role", async () => {
    await world.jobPost("northwind", "Engineer", "Go is asked: go the extra mile.", 9);
    await world.jobPost("fabrikam", "Engineer", "Our platform is written in Go.", 8);
    const message = await runMessage("jobPostFirstTimeMention", {
      ...term({ mention_roles: ["moves_to"] }),
      term: "Go",
    });
    expect(message).toMatch(/posts? mentions? it in another role \(see mention_roles\)/);
  });

  test("that there are no posts", async () => {
    expect(await runMessage("jobPostFirstTimeMention", term())).toContain("searched no job posts");
  });
});

test("a run on traits without findings reports how many companies the exclusions removed", async () => {
  const domains = ["northwind", "fabrikam", "contoso", "tailspin"].map((name) => `${name}.example`);
  expect(await runMessage("traitOnly", { icp_id: world.icpId, exclude: { domains } })).toContain(
    "The exclusions or the blocklist exclude 4 companies that meet them.",
  );
});

test("a run on social posts without findings reports how many posts there are and why each was excluded", async () => {
  await world.socialPost("litware CTO", "Robots everywhere.", 2);
  await world.socialPost("litware CTO", "Nothing to see.", 2);
  const message = await runMessage("socialListening", { search_query: "robots", timeframe: 30, icp_id: world.icpId });
  expect(message).toContain("searched 2 posts published since");
  expect(message).toContain("of which 1 may match the search query");
  expect(message).toContain("1 is from a company that the ICP, an exclusion or the blocklist excludes");
});

describe("a run on a profile without findings reports", () => {
  test("that the profile is unknown, for example because of a misspelling", async () => {
    const message = await runMessage("competitorEngagement", { social_url: `${profileUrl("litware")}x` });
    expect(message).toBe(
      `No results: no person, company, post or engagement has the profile ${profileUrl("litware")}x. Check the URL.`,
    );
  });

  test("that only the profile's own staff engaged", async () => {
    const postId = await world.socialPost("litware", "Our new robot.", 2);
    await world.engagement(postId, "litware CTO", "reaction", 1);
    const message = await runMessage("competitorEngagement", { social_url: profileUrl("litware") });
    expect(message).toContain("searched 1 post and 1 engagement of the profile");
    expect(message).toContain("1 is from the profile's own company");
  });
});

describe("a change of jobs", () => {
  async function move(title: string): Promise<object> {
    const { db, people, companies } = world;
    const person = people["northwind CTO"] ?? 0;
    const id = await oneValue(db)<number>`
      insert into audience (workspace_id, name) values (${world.workspaceId}, 'Champions') returning id`;
    await db.insertInto("audience_person").values({ audience_id: id, person_id: person }).execute();
    const moved = { company_id: companies.contoso ?? 0, title };
    await db.updateTable("person").set(moved).where("id", "=", person).execute();
    world.clock.advance(60_000);
    return { audience_ids: [id] };
  }

  test("to a secondary role, such as board member, is not found, and the message reports it", async () => {
    expect(await runMessage("jobChange", await move("Board Member & Advisor"))).toContain(
      "searched 1 job change to companies in scope",
    );
  });

  test.each([
    ["Board Member", ["board member"], 1],
    ["VP Platform", ["Head of", "VP"], 1],
    ["Engineer", ["Head of", "VP"], 0],
    ["Svpx Lead", ["VP"], 0],
  ])("to %s with the title filter %j is found %i times", async (title, titles, count) => {
    const signalId = await world.deploy("jobChange", { ...(await move(title)), titles });
    await world.run(signalId);
    expect(Object.keys((await world.found(signalId)).accounts)).toHaveLength(count);
  });
});

test("a signal that does not search for people reports how many people it would find", async () => {
  const accounts = [{ website: "northwind.example" }, { website: "contoso.example" }];
  expect(await runMessage("traitOnly", { accounts })).toContain(
    "People were not searched: 4 would be found at these accounts. Set people_audience_name to find them.",
  );
  expect(await runMessage("traitOnly", { accounts, people_audience_name: "People" })).toBeNull();
});
