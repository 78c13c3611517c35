import { expect, test } from "vitest";
import type { Stage } from "../stage.ts";

const UNKNOWN = Number.MAX_SAFE_INTEGER;

export function accounts({ send, signIn, domains }: Stage): void {
  test("accounts imported, listed, filtered and read", async () => {
    const { key } = await signIn();
    const [first, second] = domains;
    const sent = [
      { domain: `https://www.${first}/about`, name: "One" },
      { domain: `${second}` },
      { domain: "nobody.example" },
      { domain: "no domain" },
    ];
    const { body: imported } = await send("Accounts_import", 200, { key, body: { accounts: sent } });
    expect(imported.results.map(({ outcome }) => outcome)).toEqual([
      "imported",
      "imported",
      "not_found",
      "invalid_domain",
    ]);

    const file = `Company,Website\nOne,${first}\nNobody,nobody.example\n`;
    const { body: fromFile } = await send("Accounts_importFile", 200, { key, body: { content: file } });
    expect(fromFile.results.map(({ outcome }) => outcome)).toEqual(["already_imported", "not_found"]);
    await send("Accounts_importFile", 400, { key, body: { content: "<html>" } });
    await send("Accounts_importFile", 400, { key, body: { content: `domain\n${"a.example\n".repeat(10_001)}` } });

    const { body: listed } = await send("Accounts_list", 200, { key, body: undefined });
    expect(listed.total_count).toBe(2);
    await send("Accounts_list", 200, {
      key,
      body: { filters: { is_imported: true, hq_country_codes: ["usa"] }, pagination: { limit: 1, offset: 1 } },
    });
    await send("Accounts_listFiltered", 200, { key, body: undefined });
    const most = { filters: { max_employee_count: Number.MAX_SAFE_INTEGER } };
    expect((await send("Accounts_listFiltered", 200, { key, body: most })).body.total_count).toBe(2);
    await send("Accounts_listFiltered", 200, {
      key,
      body: { filters: { funding_stage_include: ["series a"] }, sort_key: "name", sort_direction: "asc", page_size: 1 },
    });

    const id = listed.accounts[0]?.id ?? UNKNOWN;
    await send("Accounts_read", 200, { key, path: { account_id: id } });
    await send("Accounts_read", 404, { key, path: { account_id: UNKNOWN } });
  });

  test.each(["Accounts_list", "Accounts_listFiltered"] as const)(
    "%s with a filter that is unknown, invalid or another workspace's",
    async (operation) => {
      const { key } = await signIn();
      const { body } = await send(operation, 400, { key, body: { filters: { min_employe_count: 1 } } });
      expect(body).toMatchObject({ error_code: "UNKNOWN_FILTER", details: { closest: "min_employee_count" } });
      await send(operation, 422, { key, body: { filters: { hq_country_codes: ["ZZZ"] } } });
      await send(operation, 404, { key, body: { filters: { include_audience_ids: [UNKNOWN] } } });
      await send(operation, 404, { key, body: { filters: { include_signal_ids: [UNKNOWN] } } });
    },
  );

  test("an unknown view", async () => {
    const { key } = await signIn();
    await send("Accounts_listFiltered", 404, { key, body: { view_id: "view_unknown" } });
  });

  test("companies by name and by traits", async () => {
    const { key } = await signIn();
    const { body: named } = await send("Accounts_searchByName", 200, { key, query: { query: domains[0], limit: 3 } });
    expect(named.matches[0]).toMatchObject({ domain: domains[0], match_score: 1 });
    const { body: traits } = await send("Accounts_searchByTraits", 200, {
      key,
      query: { query: "software for schools", limit: 100 },
    });
    expect(traits.total).toBe(100);
    const unknown = { key, query: { seed_domains: ["unknown.example"] } };
    expect((await send("Accounts_searchByTraits", 400, unknown)).body.error_code).toBe("NO_SEED_RESOLVED");
  });

  test("the values that filters accept", async () => {
    const { key } = await signIn();
    await send("Accounts_filters", 200, { key });
    await send("Accounts_firmographicOptions", 200, { key });
    expect((await send("Accounts_countryOptions", 200, { key })).body.total).toBe(250);
  });
}
