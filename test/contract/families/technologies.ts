import { expect, test } from "vitest";
import { silentLog } from "../../../scripts/support/silent-log.ts";
import { readTechnologies } from "../../../server/signals/technologies/read-posts.ts";
import type { Stage } from "../stage.ts";

const UNKNOWN = Number.MAX_SAFE_INTEGER;

export function technologies(stage: Stage): void {
  const { send, signIn } = stage;
  test("technologies of an account with quotes, of the list, and job posts with and without groups", async () => {
    const { db } = stage.database;
    const { key } = await signIn();
    const company = await db.selectFrom("company").select("id").limit(1).executeTakeFirstOrThrow();
    const post = { company_id: company.id, title: "Data Engineer", source_url: "https://jobs.example/technology" };
    await db
      .insertInto("job_post")
      .values({ ...post, body: "Our stack is Snowflake and dbt.", posted_at: new Date() })
      .execute();
    await readTechnologies({ db })({}, { signal: new AbortController().signal, log: silentLog });
    const path = { account_id: company.id };
    const { body } = await send("Technologies_listOfAccount", 200, { key, path });
    expect(body.technologies.find(({ slug }) => slug === "dbt")?.quotes[0]?.title).toBe("Data Engineer");
    await send("Technologies_list", 200, { key, query: { search: "k8s" } });
    const filters = { technology: ["snowflake"] };
    expect((await send("JobPosts_search", 200, { key, body: { filters } })).body.posts).not.toEqual([]);
    await send("JobPosts_search", 200, { key, body: { filters, group_by: "technology" } });
    await send("JobPosts_search", 400, { key, body: { filters: { technology: ["snowflak"] } } });
    await send("JobPosts_search", 422, { key, body: { filters: { country: ["ZZZ"] } } });
  });

  test("technologies of an unknown account", async () => {
    const { key } = await signIn();
    await send("Technologies_listOfAccount", 404, { key, path: { account_id: UNKNOWN } });
  });
}
