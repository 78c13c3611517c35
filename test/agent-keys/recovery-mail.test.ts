import { afterEach, expect, it } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { type ReceivedMail, startMailServer } from "../../scripts/support/mail.ts";
import { until } from "../../scripts/support/until.ts";
import { codeIn, startKeyService } from "./support.ts";

const service = await startKeyService();
afterEach(() => service.empty());

const email = "ada@northwind.example";
function notices(mails = service.outbox()): ReceivedMail[] {
  return mails.filter(({ headers }) => headers.subject === "Your API key was recovered");
}

it("the owner of a key is mailed at every recovery, with its time and origin, and not at the first verification", async () => {
  await service.startMailing();
  const { api_key } = await service.obtainKey(email);
  expect(await service.obtainKey(email)).toMatchObject({ api_key, is_new_user: false });
  const [first] = await until(() => notices().length === 1 && notices());
  expect(first?.recipients).toEqual([email]);
  expect(first?.text).toContain(`The API key of ${email} was recovered`);
  expect(first?.text).toContain("from 127.0.0.1.");
  expect(first?.text).not.toContain("ai_live_");
  // A deleted key is recovered as a new one.
  await call(service, "DELETE", "/api/v1/agent/key", { key: api_key });
  await service.obtainKey(email);
  await until(() => notices().length === 2);
});

it("a notice that the server defers is retried with the same content", async () => {
  let recipients = 0;
  const server = await startMailServer({
    onRcptTo: (_address, _session, done) => {
      recipients += 1;
      // The first two emails contain codes.
      done(recipients === 3 ? Object.assign(new Error("later"), { responseCode: 451 }) : undefined);
    },
  });
  await service.startMailing(server.url);
  for (const codes of [1, 2]) {
    await service.signUp(email);
    await until(() => server.received.length === codes);
    await service.verify(email, codeIn(server.received.at(-1)));
  }
  await until(() => notices(server.received).length === 1);
  expect(recipients).toBe(4);
  await server.close();
});
