import { sql } from "kysely";
import { expect, test } from "vitest";
import { until } from "../../../scripts/support/until.ts";
import { oneRow } from "../../../server/db/statements.ts";
import { insertFoundSignal } from "../../support/signals.ts";
import type { Stage } from "../stage.ts";

const UNKNOWN = Number.MAX_SAFE_INTEGER;

export function signals(stage: Stage): void {
  const { send, signIn } = stage;

  test("a signal deployed, run, read, listed and stopped", async () => {
    const { key, userId } = await signIn();
    const headers = { "X-User-ID": userId };
    const { body } = await send("Icps_create", 200, { key, body: { name: "Everybody", filters: {} } });
    const icp_id = body.icp.id;
    const profile = "https://social.example/in/nobody";
    const deployed = await send("Signals_deployTraitOnly", 200, {
      ...{ key, headers },
      body: { name: "All", icp_id, max_credit_limit: 50, repeat: true },
    });
    const path = { signal_id: deployed.body.signal_id };
    await send("Signals_deployJobPostFirstTimeMention", 200, { key, body: { name: "Posts", term: "robots", icp_id } });
    await send("Signals_deploySocialActivity", 200, { key, body: { name: "Activity", social_url: profile, icp_id } });
    await send("Signals_deploySocialListening", 200, {
      key,
      body: { name: "Listening", search_query: "robots", timeframe: 5 },
    });
    await send("Signals_deployCompetitorEngagement", 200, {
      ...{ key, headers },
      body: { name: "Competitor", social_url: profile },
    });
    await until(async () => (await send("Signals_read", 200, { key, path })).body.signal.status === "stopped");
    const { body: results } = await send("Signals_results", 200, { key, path });
    expect(results.total_accounts).toBe(5);
    expect((await send("Signals_list", 200, { key, body: {} })).body.total_count).toBe(5);
    await send("Signals_list", 400, { key, body: { filters: { kind: [] } } });
    await send("Signals_stop", 409, { key, path });
    const { body: repeating } = await send("Signals_deploySocialListening", 200, {
      key,
      body: { name: "Repeating", search_query: "drones", timeframe: 5, repeat: true, icp_id },
    });
    expect((await send("Icps_delete", 409, { key, path: { icp_id } })).body.error_code).toBe("CONFLICT");
    await send("Signals_stop", 200, { key, path: { signal_id: repeating.signal_id } });
  });

  test("a signal changed, paused, resumed, run, exported and deleted", async () => {
    const { key, userId, workspaceId } = await signIn();
    const { db } = stage.database;
    const { body } = await send("Audiences_create", 200, { key, body: { name: "Champions" } });
    const { body: deployed } = await send("Signals_deployJobChange", 200, {
      key,
      body: { name: "Movers", audience_ids: [body.audience.id], repeat: true },
    });
    const path = { signal_id: deployed.signal_id };
    await until(async () => (await send("Signals_read", 200, { key, path })).body.signal.status === "scheduled");
    expect(
      (await send("Audiences_delete", 409, { key, path: { audience_id: body.audience.id } })).body.error_code,
    ).toBe("CONFLICT");
    await send("Signals_update", 404, { key, path, body: { exclude: { audience_ids: [UNKNOWN] } } });
    await send("Signals_update", 200, { key, path, body: { name: "Moved", exclude: { in_crm: true } } });
    await send("Signals_resume", 409, { key, path });
    expect((await send("Signals_pause", 200, { key, path })).body.status).toBe("paused");
    expect((await send("Signals_resume", 200, { key, path })).body.status).toBe("scheduled");
    await send("Quotes_create", 200, { key, body: { operation: "run_signal", request: path } });
    await send("Signals_run", 402, { key, path, headers: { "X-Max-Credits": "0" } });
    await send("Signals_run", 200, { key, path });
    const company = await db.selectFrom("company").select("id").executeTakeFirstOrThrow();
    const found = await insertFoundSignal(db, { workspaceId, userId }, "Found", [company.id]);
    const ended = { signal_id: found };
    for (const accept of ["application/x-ndjson", "text/csv"])
      await send("Signals_exportResults", 200, { key, path: ended, headers: { accept } });
    await send("Signals_update", 409, { key, path: ended, body: { repeat: true } });
    await send("Signals_pause", 409, { key, path: ended });
    await db
      .insertInto("signal")
      .columns([
        "workspace_id",
        "user_id",
        "name",
        "type",
        "repeat",
        "timeframe_days",
        "account_audience_name",
        "people_audience_name",
        "status",
      ])
      .expression((eb) =>
        eb
          .selectFrom(sql<{ place: number }>`generate_series(1, 500)`.as<"place">(sql.ref("place")))
          .select([
            ...[
              sql`${workspaceId}::bigint`.as("a"),
              sql`${userId}::text`.as("b"),
              sql`'More'`.as("c"),
              sql`'trait_only'`.as("d"),
            ],
            ...[sql`true`.as("e"), sql`90`.as("f"), sql`'A'`.as("g"), sql`'B'`.as("h"), sql`'scheduled'`.as("i")],
          ]),
      )
      .execute();
    await send("Signals_deployJobChange", 409, { key, body: { name: "More", past_customers: true, repeat: true } });
    await db.updateTable("signal").set({ repeat: true }).where("id", "=", found).execute();
    await send("Signals_run", 409, { key, path: ended });
    await send("Quotes_create", 409, { key, body: { operation: "run_signal", request: ended } });
    const view = {
      name: "Others",
      filters: { signal_exclude: [path.signal_id] },
      email_notifications: { enabled: true },
    };
    await send("Views_create", 200, { key, body: view });
    const { body: refused } = await send("Signals_delete", 409, { key, path });
    expect(refused.message).toContain('the view "Others"');
    await send("Signals_delete", 200, { key, path, query: { force: true } });
  });

  test("an unknown signal or profile", async () => {
    const { key, userId } = await signIn();
    const headers = { "X-User-ID": userId };
    const verbs = ["read", "results", "stop", "pause", "resume", "run", "delete", "exportResults"] as const;
    for (const verb of verbs) await send(`Signals_${verb}`, 404, { key, path: { signal_id: UNKNOWN } });
    await send("Signals_update", 404, { key, path: { signal_id: UNKNOWN }, body: { name: "A" } });
    await send("Signals_deployJobChange", 404, { key, body: { name: "A", audience_ids: [UNKNOWN] } });
    const icp_id = UNKNOWN;
    const social_url = "https://social.example/in/nobody";
    await send("Signals_deployTraitOnly", 404, { key, headers, body: { name: "A", icp_id } });
    await send("Signals_deployJobPostFirstTimeMention", 404, { key, body: { name: "A", term: "robots", icp_id } });
    await send("Signals_deploySocialActivity", 404, { key, body: { name: "A", social_url, icp_id } });
    await send("Signals_deploySocialListening", 404, {
      key,
      body: { name: "A", search_query: "robots", timeframe: 5, icp_id },
    });
    await send("Signals_deployCompetitorEngagement", 404, { key, headers, body: { name: "A", social_url, icp_id } });
  });

  test("a signal without credits", async () => {
    const { key, userId, workspaceId } = await signIn(undefined, 0);
    const headers = { "X-User-ID": userId };
    const icp = await oneRow(stage.database.db)<{ id: number }>`
      insert into icp (workspace_id, name) values (${workspaceId}, 'Everybody') returning id`;
    const icp_id = icp.id;
    const social_url = "https://social.example/in/nobody";
    await send("Signals_deployTraitOnly", 402, { key, headers, body: { name: "A", icp_id } });
    const operation = "deploy_trait_only";
    await send("Quotes_create", 402, { key, body: { operation, request: { name: "A", icp_id } } });
    await send("Quotes_create", 404, { key, body: { operation, request: { name: "A", icp_id: UNKNOWN } } });
    await send("Signals_deployJobPostFirstTimeMention", 402, { key, body: { name: "A", term: "robots", icp_id } });
    await send("Signals_deploySocialActivity", 402, { key, body: { name: "A", social_url, icp_id } });
    await send("Signals_deploySocialListening", 402, {
      key,
      body: { name: "A", search_query: "robots", timeframe: 5 },
    });
    await send("Signals_deployJobChange", 402, { key, body: { name: "A", past_customers: true } });
    await send("Signals_deployCompetitorEngagement", 402, { key, headers, body: { name: "A", social_url } });
  });

  test("results of a signal that ended", async () => {
    const { key, userId, workspaceId } = await signIn();
    const { id } = await stage.database.db.selectFrom("company").select("id").executeTakeFirstOrThrow();
    const signal_id = await insertFoundSignal(stage.database.db, { workspaceId, userId }, "Found", [id]);
    await send("Signals_results", 200, { key, path: { signal_id }, query: { limit: 1 } });
  });
}
