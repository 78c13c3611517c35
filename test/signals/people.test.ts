import { beforeEach, describe, expect, test } from "vitest";
import { writePeople } from "../../server/catalogue/queries-people.ts";
import { readCases } from "../support/cases.ts";
import { createTestDatabase } from "../support/database.ts";
import { createSignalWorld, type SignalWorld } from "./world.ts";

const cases = readCases("test/signals/people.txt");

let world: SignalWorld;
beforeEach(async () => {
  const { db } = await createTestDatabase();
  world = await createSignalWorld(db);
  await db.deleteFrom("person").execute();
});

/** Returns the titles of the people found for a term at a company with only these titles. */
async function findTitles(term: string, post: string, titles: readonly string[]): Promise<string[]> {
  const people = titles.map((title, index) => ({
    ...{ full_name: title, title, company_domain: "northwind.example", work_email: null, country: null, city: null },
    social_url: `https://social.example/in/${index}`,
  }));
  await writePeople(world.db, people);
  await world.jobPost("northwind", post, `You have experience with ${term}.`, 10);
  const signalId = await world.deploy("jobPostFirstTimeMention", {
    ...{ term, icp_id: world.icpId, people_audience_name: "People" },
  });
  await world.run(signalId);
  return (await world.found(signalId)).people;
}

describe("the people found for a term", () => {
  test.each(cases.values<[string, string, string[], string[]]>("people of a field: term, post, found, others"))(
    "%s in a post for a %s belong to the term's field",
    async (term, post, found, leftOut) => {
      expect(await findTitles(term, post, [...found, ...leftOut])).toEqual(found.toSorted());
    },
  );

  test("are technology leaders if the field has no leader, or otherwise the heads of the company", async () => {
    const others = ["Chief Medical Officer", "Chairman of the Board", "Head Nurse"];
    expect(await findTitles("Terraform", "Engineer", ["Chief Information Officer", "CEO", ...others])).toEqual([
      "Chief Information Officer",
    ]);
    await world.db.deleteFrom("person").execute();
    expect(await findTitles("Ansible", "Engineer", ["CEO", ...others])).toEqual(["CEO"]);
    await world.db.deleteFrom("person").execute();
    expect(await findTitles("Snowflake", "Analyst", ["CEO", "Head of IT", ...others])).toEqual(["Head of IT"]);
  });

  test("in a post for several roles belong to the department of most roles", async () => {
    const post = "Frontend Engineer, Backend Engineer, Security Engineer";
    expect(await findTitles("Quarkdown", post, ["CISO", "VP Engineering"])).toEqual(["VP Engineering"]);
  });
});

test("the name of a trait signal does not affect which people are found", async () => {
  await findTitles("Quarkdown", "Cook", ["CEO", "Head of Data"]);
  const signalId = await world.deploy("traitOnly", {
    ...{ name: "Data companies", accounts: [{ website: "northwind.example" }], people_audience_name: "All" },
  });
  await world.run(signalId);
  expect((await world.found(signalId)).people).toEqual(["CEO", "Head of Data"]);
});
