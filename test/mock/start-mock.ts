import { createServer } from "node:http";
import { listenLocally } from "../../scripts/support/listen-locally.ts";
import { silentLog } from "../../scripts/support/silent-log.ts";
import { createMock, type MockOptions } from "../../scripts/tools/mock/app.ts";
import { atEnd } from "../support/at-end.ts";

/** Serves the mock in this process, and returns its URL. */
export async function startMock(options: Partial<MockOptions> = {}): Promise<string> {
  const all = { dynamic: false, seed: "1", latency: [0, 0], faults: 0, ...options } as const;
  const server = createServer(createMock("generated/openapi.json", all, silentLog).callback());
  const port = await listenLocally(server);
  atEnd(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${port}`;
}
