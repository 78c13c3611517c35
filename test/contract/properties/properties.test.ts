import fc from "fast-check";
import { Pool } from "undici";
import { afterAll, describe, test } from "vitest";
import responses from "../../../generated/validators/responses.cjs";
import { createKeyOwner } from "../../../scripts/support/keys.ts";
import { until } from "../../../scripts/support/until.ts";
import type { Route } from "../../../server/http/contract.ts";
import { atSize } from "../../support/at-size.ts";
import { operation } from "../contract-document.ts";
import { everyRoute } from "../coverage.ts";
import { startDirectService } from "../direct-service.ts";
import { addEvents, createFullWorkspace, type FullWorkspace } from "../full-workspace.ts";
import { kindOfId } from "../ids.ts";
import type { KnownValues } from "./arbitraries.ts";
import { type Fault, listFaults } from "./faults.ts";
import { type RequestValues, requestsTo, writeRequest } from "./requests.ts";

/** The number of cases for each operation and property. Runs repeat the same cases unless PROPERTY_CASES is set. */
const numRuns = Number(process.env.PROPERTY_CASES ?? atSize({ quick: 8, full: 50 }));
/** fast-check prints the seed of a failure; setting PROPERTY_SEED to it repeats the failure. */
const seed = Number(process.env.PROPERTY_SEED ?? (process.env.PROPERTY_CASES ? Date.now() % 2 ** 31 : 1));

interface ApiResponse {
  readonly status: number;
  readonly body: unknown;
}

const service = await startDirectService();
// Idle connections are closed well before the service closes them: undici's longer timers run late on a busy machine.
const pool = new Pool(service.address, { connections: 8, keepAliveMaxTimeout: 1000 });
const catalogue = await addEvents(service, 1);
const caller = await createFullWorkspace(service, 0);
/** A workspace for requests that delete, stop and cancel. */
const disposable = await createFullWorkspace(service, 1);
afterAll(async () => {
  await pool?.close();
  await service?.stop();
});

describe.concurrent.each(everyRoute.map((route) => ({ route, name: route.operationId })))(
  "$name",
  ({ route, name }) => {
    test("responds to every valid request as the contract declares", async () => {
      const requests = requestsTo(operation(name), valuesKnownTo(name));
      const property = fc.asyncProperty(requests, async (values) => {
        checkConforming(route, await send(route, values, await keyFor(name)));
      });
      await fc.assert(property, { numRuns, seed });
    });

    test("reports the location of a single fault in a request", async () => {
      const requests = requestsTo(operation(name), valuesKnownTo(name));
      const faults = fc.constantFrom(...listFaults(operation(name)));
      const property = fc.asyncProperty(requests, faults, async (values, fault) => {
        const response = await send(route, fault.breakRequest(values), workspaceFor(name).owner.key);
        checkConforming(route, response);
        if (namesPlace(response, fault)) return;
        throw new Error(`${fault.place.join(".")} is ${fault.wrong}: ${JSON.stringify(response)}`);
      });
      await fc.assert(property, { numRuns, seed });
    });
  },
);

/** Sends a request, and retries it while the service responds with Retry-After, as on a busy machine. */
function send(route: Route, values: RequestValues, key: string): Promise<ApiResponse> {
  return until(async () => {
    const response = await sendOnce(route, values, key);
    return response.status !== 503 && response;
  });
}

async function sendOnce(route: Route, values: RequestValues, key: string): Promise<ApiResponse> {
  const { method, target, headers, body } = writeRequest(route, values);
  const response = await pool.request({
    method,
    path: target,
    headers: { "X-API-Key": key, ...(body !== undefined && { "Content-Type": "application/json" }), ...headers },
    body: body ?? null,
  });
  const text = await response.body.text();
  const isJson = String(response.headers["content-type"]).startsWith("application/json");
  return { status: response.statusCode, body: isJson ? JSON.parse(text) : text };
}

/** Throws unless the contract declares the status, with this body, and the service did not fail. */
function checkConforming({ operationId, statuses }: Route, { status, body }: ApiResponse): void {
  const validate = responses[operationId][status];
  // The body of a streamed response is text.
  const fits = typeof body === "string" || validate?.(body) === true;
  if (status < 500 && statuses.includes(status) && fits) return;
  throw new Error(`Responded ${status} ${JSON.stringify(body)}, ${JSON.stringify(validate?.errors ?? [])}`);
}

/** Whether the response reports the fault's location or a location inside it. */
function namesPlace({ status, body }: ApiResponse, { place }: Fault): boolean {
  if (typeof body !== "object" || body === null) return false;
  // The acting user is checked before the input.
  if (status === 403) return place.at(-1) === "X-User-ID";
  // The error for an unknown filter states the filter in its details, not a location.
  if (status === 400) return "details" in body && JSON.stringify(body.details).includes(`"${place.at(-1)}"`);
  const faults: { loc: string[] }[] = "detail" in body && Array.isArray(body.detail) ? body.detail : [];
  return status === 422 && faults.some(({ loc }) => place.every((segment, depth) => String(segment) === loc[depth]));
}

/** Operations after which a key is no longer valid. */
const END_THE_KEY = ["AgentKeys_deleteKey", "AgentKeys_rotateKey"];

async function keyFor(operationId: string): Promise<string> {
  if (END_THE_KEY.includes(operationId)) return (await createKeyOwner(service.database.db)).key;
  return workspaceFor(operationId).owner.key;
}

function workspaceFor(operationId: string): FullWorkspace {
  return /_(delete|remove|stop|cancel|disconnect)/.test(operationId) ? disposable : caller;
}

/** Ids of the caller's own objects and of the catalogue, and unknown ids. */
function valuesKnownTo(operationId: string): KnownValues {
  const ids = { ...workspaceFor(operationId).ids, ...catalogue };
  return (name) => {
    const kind = kindOfId(operationId, name);
    return kind === undefined || kind === "none of a workspace" ? [] : [ids[kind]];
  };
}
