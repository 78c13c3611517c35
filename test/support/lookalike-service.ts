import { credits } from "../../server/credits/handlers.ts";
import { connect } from "../../server/db/connect.ts";
import { createApp } from "../../server/http/app.ts";
import type { Authentication, Contract } from "../../server/http/contract.ts";
import { listen } from "../../server/http/listen.ts";
import { createMetrics } from "../../server/http/metrics.ts";
import { lookalikes } from "../../server/lookalikes/handlers.ts";
import type { CompanySearch } from "../../server/search/search.ts";
import { fakeSearch } from "./fake-search.ts";
import { silentLog } from "./silent-log.ts";

/** Lookalikes and credits behind the whole request path, without the rest of the service. */
export interface LookalikeService {
  readonly address: string;
  stop(): Promise<void>;
}

/** Returns the key that `startLookalikeService` accepts for a member of a workspace. */
export function keyOf({ workspaceId, userId }: { workspaceId: number; userId: string }): string {
  return `${workspaceId}:${userId}`;
}

/** Serves both families over the fake search, unless another is given. */
export async function startLookalikeService(
  url: string,
  search?: CompanySearch,
  { requestTimeoutMs = 30_000 } = {},
): Promise<LookalikeService> {
  const connection = connect({ url, applicationName: "test api" });
  const families: Partial<Contract> = {
    Lookalikes: lookalikes({ search: search ?? fakeSearch(connection.db) }),
    Credits: credits(),
  };
  const stopping = new AbortController();
  const app = createApp({
    contract: withoutOthers(families),
    db: connection.db,
    authenticate: async ({ key }) => ({
      authentication: authenticationOf(key),
      rateUse: { count: 1, windowSeconds: 60, secondsLeft: 60 },
    }),
    responseCipher: { encrypt: (plain) => plain, decrypt: (encrypted) => encrypted },
    log: silentLog,
    metrics: createMetrics(),
    readinessChecks: [],
    rateLimits: { reads: 100_000, costly: 100_000, unauthorized: 100_000 },
    maxStoredBytes: 1_000_000_000,
    bodyLimits: { bytes: 1_048_576, milliseconds: 15_000 },
    trustedProxies: 0,
    allowedOrigins: [],
    requestTimeoutMs,
    now: () => new Date(),
    production: false,
    draining: () => false,
    stopping: stopping.signal,
  });
  const listening = await listen("127.0.0.1", 0, silentLog);
  listening.serve(app.callback());
  const stop = async (): Promise<void> => {
    await listening.stop(1000);
    stopping.abort();
    await connection.close();
  };
  return { address: listening.address, stop };
}

function authenticationOf(key = ""): Authentication {
  const [workspaceId, userId] = key.split(":");
  if (!workspaceId || !userId) return { kind: "unauthorized" };
  return {
    kind: "caller",
    caller: {
      workspaceId: Number(workspaceId),
      userId,
      keyOwnerId: userId,
      keyHmacs: [],
      email: "member@workspace.example",
    },
  };
}

/** Other families respond with an error that names them. */
function withoutOthers(families: Partial<Contract>): Contract {
  const absent = new Proxy(
    {},
    { get: () => async () => Promise.reject(new Error("This family is not part of the test.")) },
  );
  return new Proxy(families, { get: (target, name) => Reflect.get(target, name) ?? absent }) as Contract;
}
