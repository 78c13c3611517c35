import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { pruneActivity } from "../../../../server/activity/prune.ts";
import { connect, type Db } from "../../../../server/db/connect.ts";
import { keyValues } from "../../../../server/db/partitions/keys.ts";
import { addMonths, otherName, startOfMonth } from "../../../../server/db/partitions/months.ts";
import { preparePartitions } from "../../../../server/db/partitions/prepare.ts";
import { firstIdAt, PARTITIONED_TABLES } from "../../../../server/db/partitions/tables.ts";
import { listRows, run } from "../../../../server/db/statements.ts";
import { pruneInsights } from "../../../../server/insights/prune.ts";
import { pruneWebhooks } from "../../../../server/webhooks/delivery/prune.ts";
import { createKeyOwner } from "../../../support/keys.ts";
import { silentLog } from "../../../support/silent-log.ts";
import { until } from "../../../support/until.ts";
import type { Fault } from "../faults.ts";
import type { Check } from "../record.ts";
import { partitionTables } from "../servers.ts";

const DAY_MS = 86_400_000;
const DROPPED_MONTHS = 6;
/** The last filled month is retained. */
const FILLED_MONTHS = DROPPED_MONTHS + 1;
const ROWS = 200;
const KEPT_DAYS = 30;
/** The delay between starting to drop the first month and killing Postgres. Each later month adds the same delay. */
const KILL_AFTER_MS = 150;
const SUCCEED_WITHIN_MS = 120_000;

/** Old months, which are dropped under load while Postgres is killed. */
interface Months {
  readonly fault: Fault;
  /** Drops the remaining months, and compares the rows with the expected ones. */
  check(): Promise<Check>;
}

/**
 * Partitions tables as of a time before the filled months, as if no worker had run since. Rows of later months, which
 * include those of the load, have no partition of their own until the months are created.
 */
export async function prepareMonths(url: string, killDatabase: () => void): Promise<Months> {
  const now = new Date();
  const first = addMonths(startOfMonth(now), -FILLED_MONTHS - 1);
  await partitionTables(url, first);
  const { db, close } = connect({ url, applicationName: "months", poolSize: 2, statementTimeoutMs: 0 });
  const { workspaceId } = await createKeyOwner(db);
  await run(db)`
    insert into workspace_account (workspace_id, company_id, source) select ${workspaceId}, id, 'signal' from company`;
  for (let month = 0; month < FILLED_MONTHS; month += 1)
    await fill(db, workspaceId, new Date(addMonths(first, month).getTime() + 14 * DAY_MS));
  let dropped = 0;
  const dropNext: Fault = async () => {
    if (dropped === DROPPED_MONTHS) return;
    dropped += 1;
    const end = addMonths(first, dropped);
    const work = () => createAndDrop(db, now, end);
    const kill = delay(KILL_AFTER_MS * dropped).then(killDatabase);
    await Promise.all([work().catch(() => undefined), kill]);
    await until(
      () =>
        work().then(
          () => true,
          () => false,
        ),
      SUCCEED_WITHIN_MS,
    );
  };
  return {
    fault: dropNext,
    check: async () => {
      while (dropped < DROPPED_MONTHS) await dropNext(async () => undefined);
      const faults = await findFaults(db, workspaceId, addMonths(first, DROPPED_MONTHS));
      await close();
      return {
        promise:
          "months are created, filled and dropped without lost, orphaned or miscounted rows while Postgres is killed",
        examined: DROPPED_MONTHS,
        faults,
      };
    },
  };
}

/** Does the work of the nightly jobs, as of `KEPT_DAYS` days after `end`. */
async function createAndDrop(db: Db, now: Date, end: Date): Promise<void> {
  const clock = { now: () => new Date(end.getTime() + KEPT_DAYS * DAY_MS) };
  const retention = { jobPostTextDays: KEPT_DAYS, socialPostDays: KEPT_DAYS, evidenceDays: KEPT_DAYS };
  const context = { signal: new AbortController().signal, log: silentLog };
  await preparePartitions(db, now);
  await pruneInsights({ db, clock, keptDays: KEPT_DAYS })({}, context);
  await pruneWebhooks({ db, clock, keptDays: KEPT_DAYS })({}, context);
  await pruneActivity({ db, clock, retention })({}, context);
}

/** Inserts rows with the time `at`. */
async function fill(db: Db, workspaceId: number, at: Date): Promise<void> {
  const [event, delivery] = [firstIdAt("msg_", at), firstIdAt("dlv_", at)];
  const endpoint = `wh_${at.getTime()}`;
  const name = at.toISOString();
  await sql`
    with run as (
      insert into insight_run (workspace_id, source) values (${workspaceId}, 'crm') returning id
    ), insight as (
      insert into insight (workspace_id, run_id, company_id, alert_type, alert_text, alert_date, dedupe_key)
      select ${workspaceId}, run.id, company.id, 'crm', 'Old', ${at}, ${name} || company.id
      from run, (select id from company order by id limit ${ROWS}) as company
    ), endpoint as (
      insert into webhook_endpoint (id, workspace_id, url, host, events, enabled)
      values (${endpoint}, ${workspaceId}, 'https://a.example', 'a.example', '{views.matched}', false)
    ), event as (
      insert into webhook_event (id, workspace_id, type, body, created_at)
      select ${event} || lpad(to_hex(n), 20, '0'), ${workspaceId}, 'views.matched', '{}', ${at}
      from generate_series(1, ${ROWS}) as n returning id
    ), delivery as (
      insert into webhook_delivery (id, event_id, endpoint_id, status, next_attempt_at, attempt_count, created_at,
        finished_at)
      select ${delivery} || right(id, 20), id, ${endpoint}, 'delivered', null, 1, ${at}, ${at} from event returning id
    ), attempt as (
      insert into webhook_attempt (delivery_id, number, started_at, duration_ms, status_code)
      select id, 1, ${at}, 3, 204 from delivery
    ), post as (
      insert into social_post (source_url, author_url, body, posted_at, first_seen_at)
      select 'https://posts.example/' || ${name} || n, 'https://network.example/in/old', 'Old', ${at}, ${at}
      from generate_series(1, ${ROWS}) as n returning id
    )
    insert into social_engagement (social_post_id, actor_url, kind, engaged_at, first_seen_at)
    select id, 'https://network.example/in/old', 'reaction', ${at}, ${at} from post`.execute(db);
}

/** Deletes the rows of the retained month. Returns the unexpected rows. */
async function findFaults(db: Db, workspaceId: number, end: Date): Promise<string[]> {
  const kept = await db.transaction().execute(async (transaction) => {
    const rows = await listRows(transaction)<Record<string, number>>`
      with insights as (delete from insight where workspace_id = ${workspaceId} and alert_date >= ${end} returning id),
        engagements as (delete from social_engagement where actor_url = 'https://network.example/in/old' returning id),
        attempts as (delete from webhook_attempt where delivery_id in (
          select d.id from webhook_delivery as d join webhook_endpoint as e on e.id = d.endpoint_id
          where e.workspace_id = ${workspaceId}) returning delivery_id)
      select (select count(*)::int from insights) as insights, (select count(*)::int from attempts) as attempts,
        (select count(*)::int from engagements) as engagements`;
    await sql`delete from webhook_endpoint where workspace_id = ${workspaceId}`.execute(transaction);
    await sql`delete from social_post where author_url = 'https://network.example/in/old'`.execute(transaction);
    return rows[0]!;
  });
  const wrong: [what: string, count: string][] = [
    ["insights of dropped months", `select count(*) from insight where alert_date < '${end.toISOString()}'`],
    [
      "accounts with a wrong count of insights",
      `select count(*) from workspace_account as a where insights_count <> (
      select count(*) from insight as i where i.workspace_id = a.workspace_id and i.company_id = a.company_id)`,
    ],
    [
      "hours with a wrong count of insights",
      `select count(*) from (
      select workspace_id, hour, sum(insight_count) as size from insight_hour group by 1, 2
      having sum(insight_count) > 0) as kept
      full join (select workspace_id, date_trunc('hour', alert_date, 'UTC') as hour, count(*) as size from insight
        group by 1, 2) as counted
      using (workspace_id, hour) where kept.size is distinct from counted.size`,
    ],
    [
      "attempts without deliveries",
      "select count(*) from webhook_attempt where delivery_id not in (select id from webhook_delivery)",
    ],
    [
      "deliveries without events",
      "select count(*) from webhook_delivery where event_id not in (select id from webhook_event)",
    ],
    [
      "alerts with deleted deliveries",
      "select count(*) from alert where webhook_delivery_id not in (select id from webhook_delivery)",
    ],
    [
      "engagements without posts",
      "select count(*) from social_engagement where social_post_id not in (select id from social_post)",
    ],
    ...PARTITIONED_TABLES.flatMap((table): [string, string][] => [
      [`rows in ${otherName(table.name)}`, `select count(*) from ${otherName(table.name)}`],
      ...table.keys.flatMap((key): [string, string][] => {
        const values = keyValues(key, "r.");
        const same = values.map((value, place) => `${value} = k.${key.columns[place]?.name}`).join(" and ");
        const isKeyed = values.map((value) => `${value} is not null`).join(" and ");
        return [
          [
            `rows of ${table.name} without a key`,
            `select count(*) from ${table.name} as r where ${isKeyed}
            and not exists (select from ${key.table} as k where ${same})`,
          ],
          [
            `keys of ${table.name} without a row`,
            `select count(*) from ${key.table} as k
            where not exists (select from ${table.name} as r where ${same})`,
          ],
        ];
      }),
    ]),
  ];
  const faults = Object.entries(kept).flatMap(([what, count]) =>
    count === ROWS ? [] : [`the retained month has ${count} of ${ROWS} ${what}`],
  );
  for (const [what, count] of wrong) {
    const { rows } = await sql.raw<{ count: string }>(count).execute(db);
    if (Number(rows[0]?.count) > 0) faults.push(`${rows[0]?.count} ${what}`);
  }
  return faults;
}
