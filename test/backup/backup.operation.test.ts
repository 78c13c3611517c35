import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { createKeyOwner, type KeyOwner, TEST_SECRET_KEY } from "../../scripts/support/keys.ts";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { until } from "../../scripts/support/until.ts";
import { readConfig } from "../../server/config/config.ts";
import type { Db } from "../../server/db/connect.ts";
import { dropPartition, listPartitions } from "../../server/db/partitions/months.ts";
import {
  firstIdAt,
  INSIGHT,
  WEBHOOK_ATTEMPT,
  WEBHOOK_DELIVERY,
  WEBHOOK_EVENT,
} from "../../server/db/partitions/tables.ts";
import { listRows } from "../../server/db/statements.ts";
import { startService } from "../../server/main.ts";
import { openSecrets } from "../../server/secrets/secret-key.ts";
import { startCommand } from "../support/command.ts";
import { createEmptyDatabase, createTestDatabase } from "../support/database.ts";
import { recordRun } from "../support/insights.ts";
import { partitionTable } from "../support/partition-table.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const folder = temporaryFolder();
const backup = join(folder, "backup");

function settings(more: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    SECRET_KEY: TEST_SECRET_KEY,
    DATA_DIR: join(folder, "data"),
    SAMPLE_DATA: "0",
    LOG_LEVEL: "error",
    PORT: "0",
    ...more,
  };
}

function run(command: string, environment: NodeJS.ProcessEnv) {
  return startCommand(command, settings(environment)).ended();
}

/** Returns the number of rows in the database of every table that a backup contains. */
async function countAll(db: Db): Promise<Record<string, number>> {
  const manifest: { tables: { name: string }[] } = JSON.parse(readFileSync(join(backup, "backup.json"), "utf8"));
  const counts: Record<string, number> = {};
  for (const { name } of manifest.tables) {
    const rows = await listRows(db)<{ count: number }>`select count(*)::int as count from ${sql.raw(name)}`;
    counts[name] = rows[0]?.count ?? -1;
  }
  return counts;
}

const source = await createTestDatabase();
const file = join(folder, "companies.csv");
writeFileSync(
  file,
  'domain,name,description\nnorthwind.example,Northwind,"Card payments, with \\ and \ttabs"\ncontoso.example,Contoso,\n',
);
expect((await run(`npm run ingest -- companies ${file}`, { DATABASE_URL: source.url })).code).toBe(0);
const { key } = await createKeyOwner(source.db);
const outcome = readConfig(settings({ DATABASE_URL: source.url, WORKERS: "0" }));
if (!("config" in outcome)) throw new Error(outcome.errors.join(" "));
const service = await startService(outcome.config, silentLog);
await call(service, "POST", "/api/v1/account/import", { key, body: { accounts: [{ domain: "northwind.example" }] } });
await call(service, "POST", "/api/v1/audiences", { key, body: { name: "Spring" } });
await service.stop();
// The search stores the embeddings that it derives from companies, because they can cost money.
await sql`insert into company_embedding (source, company_id, vector, text_hash, company_changed_xid)
    select 'test', id, '\\x01', '\\x02', changed_xid from company`.execute(source.db);

/** Inserts an event at `at`, its delivery, which ended after one attempt, and its alert. */
async function insertDelivery(db: Db, { workspaceId, userId }: KeyOwner, name: string, at: Date): Promise<void> {
  const endpoint = `wh_${name}`;
  await sql`
    with endpoint as (
      insert into webhook_endpoint (id, workspace_id, url, host, events)
      values (${endpoint}, ${workspaceId}, 'https://a.example', 'a.example', '{views.matched}')
    ), run as (
      insert into insight_run (workspace_id, source) values (${workspaceId}, 'crm') returning id
    ), event as (
      insert into webhook_event (id, workspace_id, type, body)
      values (${`${firstIdAt("msg_", at)}aa`}, ${workspaceId}, 'views.matched', '{}') returning id
    ), delivery as (
      insert into webhook_delivery (id, event_id, endpoint_id, status, next_attempt_at, attempt_count, finished_at)
      select ${`${firstIdAt("dlv_", at)}aa`}, id, ${endpoint}, 'delivered', null, 1, ${at} from event returning id
    ), attempt as (
      insert into webhook_attempt (delivery_id, number, started_at, duration_ms, status_code)
      select id, 1, ${at}, 3, 204 from delivery
    )
    insert into alert (workspace_id, user_id, run_id, notification_type, status, subject, webhook_delivery_id,
      insight_count,
      account_count, insight_ids, account_ids, sent_at, created_at)
    select ${workspaceId}, ${userId}, run.id, 'webhook', 'sent', ${name}, delivery.id, 1, 1, '{1}', '{1}', ${at}, ${at}
    from run, delivery`.execute(db);
}

describe("a backup", () => {
  it("is written while the service uses the database, into a new folder that only its owner can read", async () => {
    const { code, output } = await run(`npm run backup -- ${backup}`, { DATABASE_URL: source.url });
    expect(code, output).toBe(0);
    expect(output).toMatch(/rows of \d+ tables to/);
    expect(statSync(backup).mode & 0o777).toBe(0o700);
    expect(statSync(join(backup, "public.company.copy.gz")).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(backup, "backup.json"), "utf8")).not.toContain(TEST_SECRET_KEY);
    expect((await run(`npm run backup -- ${backup}`, { DATABASE_URL: source.url })).code).toBe(1);
  });

  it("restored into an empty managed database contains every row, and the service continues from there", async () => {
    const target = await createEmptyDatabase();
    const { code, output } = await run(`npm run restore -- ${backup}`, { DATABASE_URL: target.url });
    expect(code, output).toBe(0);
    expect(await countAll(target.db)).toEqual(await countAll(source.db));
    const rows = sql<{
      id: number;
      name: string;
      description: string;
    }>`select id, name, description from company order by id`;
    expect((await rows.execute(target.db)).rows).toEqual((await rows.execute(source.db)).rows);
    const defaults = await listRows(target.db)`select from pg_attribute where attrelid = 'company_embedding'::regclass
      and attname = 'company_changed_xid' and atthasdef`;
    expect(defaults).toEqual([]);
    const again = await run(`npm run restore -- ${backup}`, { DATABASE_URL: target.url });
    expect([again.code, again.output]).toEqual([1, expect.stringContaining("The database is not empty")]);
  });

  it("restored into an empty embedded database accepts the same keys and finds the same companies", async () => {
    const data = join(folder, "embedded");
    const { code, output } = await run(`npm run restore -- ${backup}`, { DATA_DIR: data });
    expect(code, output).toBe(0);
    const outcome = readConfig(settings({ DATA_DIR: data }));
    if (!("config" in outcome)) throw new Error(outcome.errors.join(" "));
    const service = await startService(outcome.config, silentLog);
    try {
      const { body } = await call(service, "POST", "/api/v1/account/get-account-list", { key });
      expect(body).toMatchObject({ total_count: 1, accounts: [{ domain: "northwind.example" }] });
      const created = await call(service, "POST", "/api/v1/audiences", { key, body: { name: "Summer" } });
      expect(created.status).toBe(200);
      await until(async () => (await fetch(`${service.address}/readyz`)).ok);
      const search = await call(service, "GET", "/api/v1/account/search-by-traits?query=card%20payments&min_score=0", {
        key,
      });
      expect(search.status).toBe(200);
    } finally {
      await service.stop();
    }
  });

  it("of a partitioned table can be restored into an ordinary table, and vice versa", async () => {
    const { workspaceId } = await createKeyOwner(source.db);
    const now = new Date();
    const { id: companyId } = await source.db.selectFrom("company").select("id").executeTakeFirstOrThrow();
    const finding = (key: string) => ({ companyId, text: key, dedupeKey: key });
    await recordRun(source.db, workspaceId, [finding("one")], now);
    await partitionTable(source.db, INSIGHT, { now, log: () => undefined });
    await recordRun(source.db, workspaceId, [finding("two")], new Date(now.getTime() + 60 * 86_400_000));
    rmSync(backup, { recursive: true });
    expect((await run(`npm run backup -- ${backup}`, { DATABASE_URL: source.url })).code).toBe(0);
    const [plain, partitioned] = [await createTestDatabase(), await createTestDatabase()];
    await partitionTable(partitioned.db, INSIGHT, { now, log: () => undefined });
    for (const { url, db } of [plain, partitioned]) {
      const { code, output } = await run(`npm run restore -- ${backup}`, { DATABASE_URL: url });
      expect(code, output).toBe(0);
      expect(await countAll(db)).toEqual(await countAll(source.db));
      const [id] = await recordRun(db, workspaceId, [finding("one"), finding("two"), finding("three")], now);
      const rows = await listRows(db)`select max(id) as id, count(*)::int as count from insight`;
      expect(rows).toEqual([{ id, count: 3 }]);
    }
  });

  it("taken while a month of deliveries is being dropped is restored without that month into unpartitioned tables", async () => {
    const owner = await createKeyOwner(source.db);
    const now = new Date();
    for (const table of [WEBHOOK_EVENT, WEBHOOK_DELIVERY, WEBHOOK_ATTEMPT])
      await partitionTable(source.db, table, { now, log: () => undefined });
    const later = new Date(now.getTime() + 60 * 86_400_000);
    for (const [name, at] of [
      ["kept", now],
      ["dropped", later],
    ] as const)
      await insertDelivery(source.db, owner, name, at);
    const months = await listPartitions(source.db, WEBHOOK_DELIVERY);
    const month = months.find(({ from, to }) => from !== null && to !== null && from <= later && later < to)!;
    await dropPartition(source.db, WEBHOOK_DELIVERY, month, async () => true);
    rmSync(backup, { recursive: true });
    expect((await run(`npm run backup -- ${backup}`, { DATABASE_URL: source.url })).code).toBe(0);
    const target = await createTestDatabase();
    const { code, output } = await run(`npm run restore -- ${backup}`, { DATABASE_URL: target.url });
    expect(code, output).toBe(0);
    const rows = await listRows(target.db)`
      select (select count(*)::int from webhook_event) as events, (select count(*)::int
        from webhook_delivery) as deliveries,
        (select count(*)::int from webhook_attempt) as attempts,
        (select json_agg(webhook_delivery_id is not null order by id) from alert) as alerts`;
    expect(rows).toEqual([{ events: 2, deliveries: 1, attempts: 1, alerts: [true, false] }]);
    const orphan = sql`
      insert into webhook_attempt (delivery_id, number, started_at, duration_ms, status_code)
      values ('dlv_0', 1, now(), 1, 204)`;
    await expect(orphan.execute(target.db)).rejects.toThrow("webhook_attempt_delivery_id_fkey");
  });

  it("taken while SECRET_KEY is being replaced needs both keys, ignores the role's time limits, and records when it began", async () => {
    const next = "the key that replaces it, of more than thirty-two characters";
    const both = { SECRET_KEY: next, SECRET_KEY_PREVIOUS: TEST_SECRET_KEY };
    const [started, replaced] = [new Date(), join(folder, "replaced")];
    await openSecrets(source.db, {
      secretKey: next,
      secretKeyPrevious: TEST_SECRET_KEY,
      secretKeyNext: undefined,
      dataDirectory: folder,
    });
    // More rows than can be copied within the role's statement timeout.
    await sql`
      insert into idempotency_record (scope, key, request_hash, answer, created_at)
      select 'scope', n::text, sha256(n::text::bytea), repeat(md5(n::text), 30), now()
      from generate_series(1, 40000) as n`.execute(source.db);
    const target = await createTestDatabase();
    for (const { db, url } of [source, target]) {
      const database = sql.id(new URL(url).pathname.slice(1));
      await sql`alter role current_user in database ${database} set statement_timeout = '200ms'`.execute(db);
    }
    const { code, output } = await run(`npm run backup -- ${replaced}`, { DATABASE_URL: source.url, ...both });
    expect(code, output).toBe(0);
    const { created_at } = JSON.parse(readFileSync(join(replaced, "backup.json"), "utf8"));
    expect(new Date(created_at).getTime()).toBeGreaterThanOrEqual(started.getTime());
    expect(created_at < statSync(join(replaced, "public.company.copy.gz")).mtime.toISOString()).toBe(true);
    const restore = (keys: NodeJS.ProcessEnv) =>
      run(`npm run restore -- ${replaced}`, { DATABASE_URL: target.url, ...keys });
    for (const SECRET_KEY of [next, TEST_SECRET_KEY])
      expect((await restore({ SECRET_KEY })).output).toContain("one of the two keys is missing");
    expect(await restore(both)).toMatchObject({ code: 0 });
  });

  it("is rejected without restoring anything if it is unfinished, of another release, or for another SECRET_KEY", async () => {
    const target = await createEmptyDatabase();
    const wrongKey = await run(`npm run restore -- ${backup}`, {
      DATABASE_URL: target.url,
      SECRET_KEY: "another key of at least 32 characters",
    });
    expect([wrongKey.code, wrongKey.output]).toEqual([
      1,
      expect.stringContaining("SECRET_KEY is not the key of the backup"),
    ]);
    const file = join(backup, "backup.json");
    const whole = readFileSync(file, "utf8");
    const manifest = JSON.parse(whole);
    writeFileSync(file, JSON.stringify({ ...manifest, migrations: manifest.migrations.slice(1) }));
    expect((await run(`npm run restore -- ${backup}`, { DATABASE_URL: target.url })).output).toContain(
      "another release",
    );
    writeFileSync(
      file,
      JSON.stringify({ ...manifest, tables: manifest.tables.map((each: object) => ({ ...each, rows: 99_999 })) }),
    );
    expect((await run(`npm run restore -- ${backup}`, { DATABASE_URL: target.url })).code).toBe(1);
    const rows = await listRows(target.db)<{ count: number }>`select count(*)::int as count from workspace`;
    expect(rows).toEqual([{ count: 0 }]);
    rmSync(file);
    expect((await run(`npm run restore -- ${backup}`, { DATABASE_URL: target.url })).output).toContain(
      "not a complete backup",
    );
    expect(existsSync(file)).toBe(false);
  });
});
