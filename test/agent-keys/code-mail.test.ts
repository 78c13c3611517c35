import { createServer } from "node:net";
import { afterEach, expect, it } from "vitest";
import { listenLocally } from "../../scripts/support/listen-locally.ts";
import { startMailServer } from "../../scripts/support/mail.ts";
import { until } from "../../scripts/support/until.ts";
import { listRows, run } from "../../server/db/statements.ts";
import { codeIn, startKeyService } from "./support.ts";

const service = await startKeyService();
afterEach(() => service.empty());

async function queuedMails(): Promise<number> {
  const rows = await listRows(service.database.db)<{ count: number }>`
    select count(*) from graphile_worker._private_jobs`;
  return rows[0]?.count ?? 0;
}

it("a silent mail server does not delay sign-ups", async () => {
  let connections = 0;
  const silent = createServer(() => (connections += 1));
  await service.startMailing(`smtp://127.0.0.1:${await listenLocally(silent)}`);
  await service.signUp("ada@northwind.example");
  await until(() => connections > 0);
  // The server still does not respond, but these requests get responses.
  expect(await service.signUp("grace@northwind.example")).toMatchObject({ status: 200 });
  expect(await queuedMails()).toBe(2);
  silent.close();
});

it("an acknowledged code is mailed later if no process could send mail at that time", async () => {
  await service.signUp("ada@northwind.example");
  expect(await queuedMails()).toBe(1);
  await service.startMailing();
  const [mail] = await until(() => service.outbox().length > 0 && service.outbox());
  expect(await service.verify("ada@northwind.example", codeIn(mail))).toMatchObject({ status: 200 });
});

it("an email that the server defers is retried with the same content", async () => {
  let refusals = 0;
  const server = await startMailServer({
    onRcptTo: (_address, _session, done) => {
      refusals += 1;
      done(refusals === 1 ? Object.assign(new Error("later"), { responseCode: 451 }) : undefined);
    },
  });
  await service.startMailing(server.url);
  await service.signUp("ada@northwind.example");
  const [mail] = await until(() => server.received.length > 0 && server.received);
  expect(refusals).toBe(2);
  expect(await service.verify("ada@northwind.example", codeIn(mail))).toMatchObject({ status: 200 });
  await server.close();
});

it("an email that the server rejects permanently is not retried", async () => {
  let tries = 0;
  const server = await startMailServer({
    onRcptTo: (_address, _session, done) => {
      tries += 1;
      done(Object.assign(new Error("no such mailbox"), { responseCode: 550 }));
    },
  });
  await service.startMailing(server.url);
  await service.signUp("nobody@northwind.example");
  await until(() => tries > 0);
  await until(async () => (await queuedMails()) === 0);
  expect(tries).toBe(1);
  await server.close();
});

it("a code that was replaced or has expired before it could be mailed is not mailed", async () => {
  await service.signUp("ada@northwind.example");
  await service.signUp("ada@northwind.example");
  await service.signUp("late@northwind.example");
  await run(service.database.db)`
    update verification_code set expires_at = ${new Date(0)} where email = 'late@northwind.example'`;
  await service.startMailing();
  await until(async () => (await queuedMails()) === 0);
  expect(service.outbox().map(({ recipients }) => recipients)).toEqual([["ada@northwind.example"]]);
  expect(await service.verify("ada@northwind.example", codeIn(service.outbox()[0]))).toMatchObject({ status: 200 });
});
