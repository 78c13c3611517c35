import { serveFamilies } from "../../scripts/support/serve-families.ts";
import { credits } from "../../server/credits/handlers.ts";
import { connect } from "../../server/db/connect.ts";
import { feedback } from "../../server/feedback/handlers.ts";
import type { Authentication } from "../../server/http/contract.ts";
import { insights } from "../../server/insights/handlers.ts";
import { lookalikes } from "../../server/lookalikes/handlers.ts";
import { people } from "../../server/people/handlers.ts";
import type { CompanySearch } from "../../server/search/search.ts";
import { signals } from "../../server/signals/handlers.ts";
import { suspendReferrers } from "../../server/wiring/suspend.ts";
import { atEnd } from "./at-end.ts";
import { fakeSearch } from "./fake-search.ts";

/** The charged operations behind the whole request path, without the rest of the service. */
interface LookalikeService {
  readonly address: string;
  stop(): Promise<void>;
}

/** Returns the key that `startLookalikeService` accepts for a member of a workspace. */
export function userKey({ workspaceId, userId }: { workspaceId: number; userId: string }): string {
  return `${workspaceId}:${userId}`;
}

/** Serves the families until the end of the test file. Uses the fake search by default. */
export async function startLookalikeService(
  url: string,
  search?: CompanySearch,
  { requestTimeoutMs = 30_000 } = {},
): Promise<LookalikeService> {
  const connection = connect({ url, applicationName: "test api" });
  const stopping = new AbortController();
  const families = {
    Lookalikes: lookalikes({ search: search ?? fakeSearch(connection.db) }),
    Credits: credits(),
    Feedback: feedback({ refundPercent: 10 }),
    Insights: insights(),
    People: people({ emailFinder: undefined }),
    Signals: signals(suspendReferrers, { search: fakeSearch(connection.db), languageModel: undefined }),
  };
  const listening = await serveFamilies(families, {
    db: connection.db,
    authenticate: async ({ key }) => ({
      authentication: parseAuthentication(key),
      rateUse: { count: 1, windowSeconds: 60, secondsLeft: 60 },
    }),
    responseCipher: { encrypt: (plain) => plain, decrypt: (encrypted) => encrypted },
    requestTimeoutMs,
    stopping: stopping.signal,
  });
  const stop = atEnd(async () => {
    await listening.stop(1000);
    stopping.abort();
    await connection.close();
  });
  return { address: listening.address, stop };
}

function parseAuthentication(key = ""): Authentication {
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
