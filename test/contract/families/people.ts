import { expect, test } from "vitest";
import { oneValue, run } from "../../../server/db/statements.ts";
import type { Stage } from "../stage.ts";

export function people(stage: Stage): void {
  const { send, signIn } = stage;

  /** A caller whose only account has people. */
  async function signInWithPeople(credits?: number): Promise<{ key: string; userId: string; ids: number[] }> {
    const { db } = stage.database;
    const { key, userId, workspaceId } = await signIn(undefined, credits);
    const company_id = await oneValue(db)<number>`
      select company_id from person where work_email is not null order by id`;
    await run(db)`
      insert into workspace_account (workspace_id, company_id, source)
      values (${workspaceId}, ${company_id}, 'import')`;
    const rows = await db.selectFrom("person").select("id").where("company_id", "=", company_id).execute();
    return { key, userId, ids: rows.map(({ id }) => id) };
  }

  test("people listed, read and enriched with emails", async () => {
    const { key, userId, ids } = await signInWithPeople();
    const { body: list } = await send("People_list", 200, { key, body: { page_size: 500 } });
    expect(list.people_ids.toSorted((a, b) => a - b)).toEqual(ids);
    await send("People_list", 200, { key, body: { filters: { has_work_email: true } } });
    const { body: enriched } = await send("People_enrichEmails", 200, { key, body: { people_ids: ids } });
    expect(enriched.credits_consumed).toBeGreaterThan(0);
    const { body: batch } = await send("People_batch", 200, { key, body: { people_ids: [...ids, 999_999_999] } });
    expect(batch.not_found_ids).toEqual([999_999_999]);
    expect(batch.people.filter(({ work_email }) => work_email !== null)).toHaveLength(enriched.credits_consumed);
    const { body } = await send("People_filters", 200, { key, headers: { "X-User-ID": userId } });
    expect(body.filters.map(({ field_name }) => field_name)).toContain("seniority_include");
  });

  test("an unknown view, signal and filter", async () => {
    const { key } = await signIn();
    await send("People_list", 404, { key, body: { view_id: "view_unknown" } });
    await send("People_list", 404, { key, body: { filters: { people_signal_include: [999_999_999] } } });
    const { body } = await send("People_list", 400, { key, body: { filters: { seniority: ["VP"] } } });
    expect(body.error_code).toBe("UNKNOWN_FILTER");
  });

  test("emails without enough credits", async () => {
    const { key, ids } = await signInWithPeople(0);
    const { body } = await send("People_enrichEmails", 402, { key, body: { people_ids: ids } });
    expect(body.error_code).toBe("INSUFFICIENT_CREDITS");
  });
}
