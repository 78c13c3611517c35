import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { createTestDatabase } from "../support/database.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** Funding rounds and acquisitions until 2013, by CrunchBase (CC-BY). The file is not part of the project. */
const file = process.env.EVENTS_FILE ?? "";
const folder = temporaryFolder();

if (!existsSync(file))
  console.log("Skipped: EVENTS_FILE names no copy of the public events of 2013 (events_crunchbase2013.ndjson.gz).");

test.skipIf(!existsSync(file))(
  "the public file of 37,864 events is loaded by one command",
  { timeout: 300_000 },
  async () => {
    const database = await createTestDatabase();
    const command = [
      ...["company-events", file, "--add-named-companies"],
      ...["--map", "domain_by_name_match=company_domain,company=company_name,category=vertical,type=event_type"],
      ...["--map", "date=event_date", "--set", "vertical=other", "--set", "signal_type=news"],
      ...["--set", "summary={company}: {type} {round} {acquirer}"],
      ...["--set", "source_url=https://www.crunchbase.com{permalink}#{type}-{date}-{round}-{amount_usd}-{acquirer}"],
    ];
    const { status, stdout } = spawnSync(process.execPath, ["scripts/commands/ingest/main.ts", ...command], {
      env: { ...process.env, DATABASE_URL: database.url, SECRET_KEY: "x".repeat(32), DATA_DIR: folder },
      encoding: "utf8",
    });
    expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining("37,864 rows in") });
    const { rows } = await database.pool.query(`
    select count(*)::integer as events, count(distinct company_id)::integer as companies,
      count(distinct event_type_id)::integer as types,
      count(*) filter (where company.domain not like '%.invalid')::integer as at_domains
    from company_event join company on company.id = company_id`);
    // 1,534 rows have neither a company nor a date, one company is called #NAME?, and 66 rows repeat others.
    expect(stdout).toContain("Total: 36,263 company events added, 0 changed, 0 unchanged.");
    expect(stdout).toContain("66 rows merged with an earlier row of the same company, person or event");
    expect(rows).toEqual([{ events: 36_263, companies: 20_514, types: 81, at_domains: 4023 }]);
  },
);
