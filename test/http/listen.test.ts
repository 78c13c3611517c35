import { Agent, get, type IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { listen } from "../../server/http/listen.ts";
import { silentLog } from "../support/silent-log.ts";

test("a stopping server finishes what runs, and waits for no connection that is only kept alive", {
  timeout: 10_000,
}, async () => {
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const server = await listen("127.0.0.1", 0, silentLog);
  server.serve(async (_request, response) => {
    started.resolve();
    await finish.promise;
    response.end("finished");
  });
  const agent = new Agent({ keepAlive: true });
  const answered = new Promise<IncomingMessage>((resolve, reject) =>
    get(server.address, { agent }, resolve).on("error", reject),
  );
  await started.promise;
  // Longer than the test may take: it ends because the connection is let go of, not because time is up.
  const stopped = server.stop(60_000);
  finish.resolve();
  const answer = await answered;
  expect(answer.statusCode).toBe(200);
  expect((await answer.toArray()).join("")).toBe("finished");
  await stopped;
  agent.destroy();
});
