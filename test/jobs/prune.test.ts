import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { pruneCodes } from "../../server/agent-keys/queries.ts";
import { deleteOldAuditEntries } from "../../server/audit-log/queries.ts";
import { deleteInBatches } from "../../server/db/delete-in-batches.ts";
import { listRows, run } from "../../server/db/statements.ts";
import { pruneRequests } from "../../server/http/queries.ts";
import { enqueue } from "../../server/jobs/enqueue.ts";
import { deleteFailedJobs } from "../../server/jobs/queries.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { TestClock } from "../support/test-clock.ts";

const never = new AbortController().signal;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});

test("jobs that failed permanently two weeks ago are deleted, unlike newer, waiting and running jobs", async () => {
  const { db } = database;
  const states = {
    old: sql`attempts = max_attempts, updated_at = now() - interval '15 days'`,
    young: sql`attempts = max_attempts, updated_at = now() - interval '13 days'`,
    waiting: sql`attempts = 2, updated_at = now() - interval '15 days'`,
    running: sql`attempts = max_attempts, locked_at = now(), locked_by = 'another_worker', updated_at = now() - interval '15 days'`,
  };
  for (const [jobId, state] of Object.entries(states)) {
    await enqueue(db, "lookalikes.run", { jobId });
    await sql`update graphile_worker._private_jobs set ${state} where key = ${jobId}`.execute(db);
  }
  await Promise.all([deleteFailedJobs(db, never), deleteFailedJobs(db, never)]);
  const rows = await listRows(db)<{ key: string }>`select key from graphile_worker.jobs order by key`;
  expect(rows.map(({ key }) => key)).toEqual(["running", "waiting", "young"]);
});

test("several concurrent jobs delete stored responses after 24 hours, in batches, and rate limit counters after an hour", async () => {
  const { db } = database;
  await sql`
    insert into idempotency_record (scope, key, request_hash, answer, created_at)
    select 'another_worker', number::text, sha256('request'), 'sealed',
      now() - case when number <= 2500 then interval '25 hours' else interval '23 hours' end
    from generate_series(1, 2510) as number`.execute(db);
  await sql`
    insert into idempotency_usage (owner, hour, bytes)
    select 'workspace 1', now() - number * interval '1 hour', 100 from generate_series(20, 29) as number`.execute(db);
  await sql`
    insert into rate_limit_window (caller, policy, window_start)
    select 'caller ' || number, 'reads',
      now() - case when number <= 3 then interval '2 hours' else interval '1 minute' end
    from generate_series(1, 5) as number`.execute(db);
  await Promise.all([pruneRequests(db, never), pruneRequests(db, never)]);
  expect(await db.selectFrom("idempotency_record").select("key").execute()).toHaveLength(10);
  expect(await db.selectFrom("idempotency_usage").select("bytes").execute()).toHaveLength(4);
  expect(await db.selectFrom("rate_limit_window").select("caller").execute()).toHaveLength(2);
});

test("several concurrent jobs delete entries of the audit log at the end of their retention", async () => {
  const { db } = database;
  await run(db)`
    with w as (insert into workspace default values returning id)
    insert into audit_entry (workspace_id, surface, operation, recorded_at)
    select w.id, 'http', 'Views_create', now() - number * interval '1 day' from w, generate_series(1, 400) as number`;
  const prune = () => deleteInBatches((limit) => deleteOldAuditEntries(db, 365, limit), never);
  await Promise.all([prune(), prune()]);
  expect(await db.selectFrom("audit_entry").select("id").execute()).toHaveLength(364);
});

test("codes are deleted a day after they expired, and sign-up attempts when they no longer count", async () => {
  const { db } = database;
  const clock = new TestClock();
  const hoursFromNow = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000);
  for (const [email, hours] of [
    ["expired@workspace.example", -25],
    ["good@workspace.example", -23],
  ] as const) {
    await run(db)`
      insert into verification_code (email, code_hmac, expires_at)
      values (${email}, ${Buffer.alloc(32)}, ${hoursFromNow(hours)})`;
    await run(db)`
      insert into sign_up_attempt (email, client_network, attempted_at)
      values (${email}, '203.0.113.9', ${hoursFromNow(hours < -24 ? -2 : -0.5)})`;
  }
  await Promise.all([pruneCodes(db, clock.now()), pruneCodes(db, clock.now())]);
  for (const table of ["verification_code", "sign_up_attempt"] as const)
    expect(await db.selectFrom(table).select("email").execute()).toEqual([{ email: "good@workspace.example" }]);
});
