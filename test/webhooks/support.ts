import { Registry } from "prom-client";
import { onTestFinished } from "vitest";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { until } from "../../scripts/support/until.ts";
import { createWorkspace } from "../../scripts/support/workspaces.ts";
import { createPublicHttp } from "../../server/adapters/public-http.ts";
import { createSecrets } from "../../server/secrets/secrets.ts";
import { Deliverer } from "../../server/webhooks/delivery/deliverer.ts";
import { createDeliveryMetrics } from "../../server/webhooks/delivery/metrics.ts";
import { type PublishedEvent, publish } from "../../server/webhooks/delivery/queries-publish.ts";
import { createEndpoint } from "../../server/webhooks/endpoints/endpoint.ts";
import { listDeliveries } from "../../server/webhooks/endpoints/queries-deliveries.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { TestClock } from "../support/test-clock.ts";
import { type Respond, startWebhookReceiver } from "../support/webhook-receiver.ts";

export const secretKey = "a secret key for tests, long enough to be taken";
export const secrets = createSecrets(secretKey);

export function jobCompleted(workspaceId: number, job_id = "job_1"): PublishedEvent {
  return {
    workspaceId,
    at: new Date(),
    type: "lookalike_job.completed",
    data: {
      status: "completed",
      job_id,
      requested_limit: 100,
      manifest: {
        count: 100,
        pages: 1,
        page_size: 100,
        credits_consumed: 100,
        derived_query: null,
        resolved_seed_domains: ["northwind.example"],
        unresolved_seed_domains: [],
        agentic_method: null,
        partial: false,
      },
      stopped_because: "limit",
      error_message: null,
      created_at: "2026-03-01T09:30:00.000Z",
      finished_at: "2026-03-01T09:31:00.000Z",
    },
  };
}

/** Opens a database, a clock and components for tests of deliveries. */
export async function openDeliveries(timeoutMs = 30_000) {
  const database: TestDatabase = await createTestDatabase();
  const clock = new TestClock();

  const start = (db = database.db): Deliverer => {
    const http = createPublicHttp({ allowLoopback: true, timeoutMs });
    const deliverer = new Deliverer({
      db,
      databaseUrl: database.url,
      http,
      secrets,
      clock,
      log: silentLog,
      metrics: createDeliveryMetrics(new Registry()),
    });
    onTestFinished(async () => {
      await deliverer.stop();
      await http.close();
    });
    return deliverer;
  };

  const receive = async (response?: Respond) => {
    const receiver = await startWebhookReceiver(response);
    onTestFinished(receiver.close);
    return receiver;
  };

  /** Creates an endpoint at this URL, by default in a new workspace. */
  const subscribe = async (url: string, workspaceId?: number) => {
    const workspace = workspaceId ?? (await createWorkspace(database.db)).workspaceId;
    const webhook = { workspaceId: workspace, url, events: ["lookalike_job.completed"] };
    const { endpoint, secret } = await createEndpoint(database.db, secrets, webhook, clock.now());
    const { id } = endpoint;
    const key = { workspaceId: workspace, webhookId: id };
    return { id, key, workspaceId: workspace, secret, publish: () => publish(database.db, jobCompleted(workspace)) };
  };

  const log = (endpointId: string, status?: string) =>
    listDeliveries(database.db, { endpointId, status }, { limit: 500, offset: 0 });
  /** Waits for a delivery of an endpoint for which `fits` returns true, and returns it. */
  const untilDelivery = (endpointId: string, fits: (delivery: Awaited<ReturnType<typeof log>>[number]) => boolean) =>
    until(async () => (await log(endpointId)).find(fits));

  return { database, db: database.db, clock, start, receive, subscribe, log, untilDelivery };
}
