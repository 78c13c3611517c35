import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll } from "vitest";
import { loadSampleData } from "../../scripts/commands/sample-data/load.ts";
import { createKeyOwner, type KeyOwner, TEST_SECRET_KEY } from "../../scripts/support/keys.ts";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { until } from "../../scripts/support/until.ts";
import { startVendorStandIns } from "../../scripts/support/vendor-stand-ins.ts";
import { readConfig } from "../../server/config/config.ts";
import type { OperationId, ResponseBody, Route, Status } from "../../server/http/contract.ts";
import { listen } from "../../server/http/listen.ts";
import type { CompanySearch } from "../../server/search/search.ts";
import { startApi } from "../../server/wiring/api.ts";
import { startBackground } from "../../server/wiring/background.ts";
import { openServices } from "../../server/wiring/services.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { type ContractProxy, type Pair, startContractProxy } from "./prism.ts";
import { type ConformingResponse, type Parts, seenMessages, send } from "./send.ts";

/** The service behind the proxy, and helpers for the tests of its families. Available only inside tests. */
export interface Stage {
  readonly database: TestDatabase;
  /** The domains of three companies of the catalogue. */
  readonly domains: readonly string[];
  /** The folder of emails. */
  readonly outbox: string;
  /** Every operation and status seen in a response. */
  readonly seen: Set<Pair>;
  /** Sends a request through the proxy; the response must have the expected status and match the contract. */
  send<Op extends OperationId, S extends Status<Op>>(
    operationId: Op,
    expected: S,
    parts?: Parts,
  ): Promise<ConformingResponse<ResponseBody<Op, S>>>;
  /** Like `send`, for operations and statuses that the compiler does not know. */
  sendAny(route: Route, expected: number, parts?: Parts): Promise<ConformingResponse>;
  /** A user with a key and its own workspace. */
  signIn(email?: string, credits?: number): Promise<KeyOwner>;
}

// Enough companies for searches and for several pages of a bulk job, and few enough to train a model fast.
const SAMPLE = { companies: 500, socialPosts: 200, events: 200 };

/** Starts everything before the file's first test and stops it after the last. */
export function openStage(): Stage {
  const seen = new Set<Pair>();
  seenMessages.clear();
  const domains: string[] = [];
  const directory = mkdtempSync(join(tmpdir(), "account-intelligence-contract-"));
  const closing: (() => Promise<unknown>)[] = [];
  let database: TestDatabase;
  let proxy: ContractProxy;
  beforeAll(async () => {
    database = await createTestDatabase();
    await loadSampleData(database.db, { startCredits: 1000, log: () => undefined, size: SAMPLE });
    const rows = await database.db.selectFrom("company").select("domain").orderBy("id").limit(3).execute();
    domains.push(...rows.map(({ domain }) => domain));
    const vendors = await startVendorStandIns();
    closing.push(vendors.close);
    const address = await startWholeService(database, directory, vendors.settings, closing);
    proxy = await startContractProxy(address, seen);
    closing.push(proxy.stop);
  });
  afterAll(async () => {
    for (const close of closing.toReversed()) await close();
    rmSync(directory, { recursive: true, force: true });
  });
  return {
    seen,
    domains,
    get database() {
      return database;
    },
    outbox: join(directory, "outbox"),
    send: (operationId, expected, parts) => send(proxy, operationId, expected, parts),
    sendAny: ({ operationId }, expected, parts) => send(proxy, operationId, expected, parts),
    signIn: (email, credits) => createKeyOwner(database.db, email, credits),
  };
}

/** Starts the API and the background work in this process, and waits until search is ready. */
async function startWholeService(
  database: TestDatabase,
  directory: string,
  vendorSettings: Readonly<Record<string, string>>,
  closing: (() => Promise<unknown>)[],
): Promise<string> {
  const outcome = readConfig({
    EMBEDDINGS: "off",
    PORT: "0",
    DATA_DIR: directory,
    DATABASE_URL: database.url,
    SECRET_KEY: TEST_SECRET_KEY,
    ...vendorSettings,
    // Bulk jobs must find hundreds of companies, even if they are irrelevant to the query.
    MIN_SCORE: "0",
    RATE_LIMIT_READS: "100000",
    RATE_LIMIT_COSTLY: "100000",
    RATE_LIMIT_UNAUTHORIZED: "100000",
  });
  if ("errors" in outcome) throw new Error(outcome.errors.join(" "));
  const opened = await openServices(outcome.config, silentLog, "api");
  const services = { ...opened, search: unhurried(opened.search) };
  closing.push(() => opened.close());
  const background = await startBackground(services);
  closing.push(() => background.stop());
  const listening = await listen("127.0.0.1", 0, silentLog);
  const api = await startApi(services, listening);
  closing.push(() => api.stop());
  await until(() => opened.searchStatus().state === "ready");
  return listening.address;
}

/** Returns the search with a delay per batch for queries such as "200 ms things", to test concurrent events. */
function unhurried(search: CompanySearch): CompanySearch {
  return {
    ...search,
    matchReasons: async (request, control) => {
      const milliseconds = Number(/^(\d+) ms/.exec(request.query ?? "")?.[1] ?? 0);
      if (milliseconds > 0) await delay(milliseconds, undefined, { signal: control?.signal });
      return search.matchReasons(request, control);
    },
  };
}
