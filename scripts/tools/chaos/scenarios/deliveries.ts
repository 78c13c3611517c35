import { createServer } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Db } from "../../../../server/db/connect.ts";
import { listRows, oneValue } from "../../../../server/db/statements.ts";
import { createSecrets } from "../../../../server/secrets/secrets.ts";
import { publishTo } from "../../../../server/webhooks/delivery/queries-publish.ts";
import { createEndpoint } from "../../../../server/webhooks/endpoints/endpoint.ts";
import type { KeyOwner } from "../../../support/keys.ts";
import { TEST_SECRET_KEY } from "../../../support/keys.ts";
import { listenLocally } from "../../../support/listen-locally.ts";
import type { Check } from "../record.ts";
import type { SupervisedProcess } from "../supervised-process.ts";

const ENDPOINTS = 600;
const EVENTS_PER_ENDPOINT = 3;
const KILLS = 3;
/** The number of requests before each kill of the deliverer. */
const REQUESTS_BEFORE_KILL = 150;
const RESPONSE_MS = 20;
const SETTLE_WITHIN_MS = 300_000;
const POLL_MS = 250;

/**
 * Publishes events to 600 endpoints, and kills the deliverer several times while it sends them. Checks that every
 * endpoint receives exactly its events.
 */
export async function checkKilledDeliverer(
  db: Db,
  owners: readonly KeyOwner[],
  worker: SupervisedProcess,
): Promise<Check> {
  const received = new Map<string, Set<string>>();
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    const ids = received.get(request.url ?? "") ?? new Set();
    received.set(request.url ?? "", ids.add(String(request.headers["webhook-id"])));
    request.resume().once("end", () => setTimeout(() => response.writeHead(204).end(), RESPONSE_MS));
  });
  const port = await listenLocally(server);
  const expected = await publishEvents(db, owners, (at) => `http://127.0.0.1:${port}/endpoint-${at}`);
  const deadline = Date.now() + SETTLE_WITHIN_MS;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    while (Date.now() < deadline && requests < kill * REQUESTS_BEFORE_KILL) await delay(1);
    worker.kill();
  }
  while (Date.now() < deadline && (await countPending(db, [...expected.keys()])) > 0) await delay(POLL_MS);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  const faults = [...expected].flatMap(([endpointId, { path, eventIds }]) => {
    const got = received.get(path) ?? new Set();
    const missing = eventIds.filter((id) => !got.has(id));
    const foreign = [...got].filter((id) => !eventIds.includes(id));
    return [
      ...missing.map((id) => `${id} did not reach ${endpointId}`),
      ...foreign.map((id) => `${id} reached ${endpointId}, which is not its endpoint`),
    ];
  });
  return {
    promise: "a killed deliverer with 600 endpoints neither loses nor misdirects events",
    examined: ENDPOINTS * EVENTS_PER_ENDPOINT,
    faults,
  };
}

interface Expected {
  readonly path: string;
  readonly eventIds: readonly string[];
}

async function publishEvents(
  db: Db,
  owners: readonly KeyOwner[],
  urlOf: (at: number) => string,
): Promise<Map<string, Expected>> {
  const secrets = createSecrets(TEST_SECRET_KEY);
  return db.transaction().execute(async (transaction) => {
    const expected = new Map<string, Expected>();
    for (let at = 0; at < ENDPOINTS; at += 1) {
      const { workspaceId } = owners[at % owners.length]!;
      const url = urlOf(at);
      const settings = { workspaceId, url, events: ["signal.failed"] };
      const { endpoint } = await createEndpoint(transaction, secrets, settings, new Date());
      const data = { webhook_id: endpoint.id, message: "Chaos", samples: [] };
      const deliveryIds: string[] = [];
      for (let event = 0; event < EVENTS_PER_ENDPOINT; event += 1)
        deliveryIds.push(
          await publishTo(transaction, endpoint.id, { workspaceId, at: new Date(), type: "webhook.test", data }),
        );
      const rows = await listRows(transaction)<{ id: string }>`
        select event_id as id from webhook_delivery where id = any(${deliveryIds}::text[])`;
      expected.set(endpoint.id, { path: new URL(url).pathname, eventIds: rows.map(({ id }) => id) });
    }
    return expected;
  });
}

async function countPending(db: Db, endpointIds: readonly string[]): Promise<number> {
  return oneValue(db)<number>`
    select count(*) from webhook_delivery where endpoint_id = any(${endpointIds}::text[]) and status = 'pending'`;
}
