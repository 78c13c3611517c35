import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { type ReceivedMail, readOutbox, startMailServer } from "../../scripts/support/mail.ts";
import { outboxMail } from "../../server/adapters/mail-outbox.ts";
import { smtpMail } from "../../server/adapters/mail-smtp.ts";
import type { Mail, MailMessage } from "../../server/ports/mail.ts";
import { startSilentServer } from "../support/silent-server.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

interface Subject {
  readonly mail: Mail;
  readonly received: () => readonly ReceivedMail[];
}

const cleanups: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

function closing(mail: Mail): Mail {
  cleanups.push(() => mail.close());
  return mail;
}

async function openSmtp(): Promise<Subject> {
  const server = await startMailServer();
  cleanups.push(() => server.close());
  return { mail: closing(smtpMail({ url: server.url })), received: () => server.received };
}

async function openOutbox(): Promise<Subject> {
  const folder = join(temporaryFolder(), "outbox");
  return { mail: closing(outboxMail(folder)), received: () => readOutbox(folder) };
}

/** Opens a transport that cannot send mail now: the port is closed, or the folder cannot be created. */
async function openUnreachableSmtp(): Promise<Mail> {
  const server = await startMailServer();
  await server.close();
  return closing(smtpMail({ url: server.url }));
}

async function openUnwritableOutbox(): Promise<Mail> {
  const file = join(temporaryFolder(), "a-file");
  writeFileSync(file, "");
  return closing(outboxMail(join(file, "outbox")));
}

const message: MailMessage = {
  id: "mail-1",
  to: "ada@northwind.example",
  subject: "Your code",
  text: `402917\n.\nZürich, 東京\n${"long ".repeat(300)}`,
};
const never = new AbortController().signal;

describe.each([
  { name: "an SMTP server", open: openSmtp, openBroken: openUnreachableSmtp },
  { name: "the outbox", open: openOutbox, openBroken: openUnwritableOutbox },
])("mail through $name", ({ open, openBroken }) => {
  it("arrives unchanged, with any characters, line lengths and leading dots", async () => {
    const { mail, received } = await open();
    expect(await mail.send(message, never)).toEqual({ outcome: "accepted" });
    const [arrived] = received();
    expect(arrived?.text).toBe(message.text.trimEnd());
    expect(arrived?.headers).toMatchObject({
      subject: "Your code",
      to: "ada@northwind.example",
      "auto-submitted": "auto-generated",
    });
    expect(arrived?.recipients).toEqual(["ada@northwind.example"]);
  });

  it("has the same Message-ID when the same email is sent again", async () => {
    const { mail, received } = await open();
    await mail.send(message, never);
    await mail.send(message, never);
    expect(new Set(received().map(({ headers }) => headers["message-id"])).size).toBe(1);
  });

  it("sends many emails concurrently without mixing them up", async () => {
    const { mail, received } = await open();
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        mail.send({ ...message, id: `mail-${index}`, text: `text ${index}` }, never),
      ),
    );
    expect(
      received()
        .map(({ text }) => text)
        .toSorted(),
    ).toEqual(Array.from({ length: 12 }, (_, index) => `text ${index}`).toSorted());
  });

  it("cannot be given a second recipient or header through the subject or the address", async () => {
    const { mail, received } = await open();
    await mail.send({ ...message, subject: "Hello\r\nBcc: eve@attacker.example" }, never);
    await mail.send({ ...message, id: "mail-2", to: "ada@northwind.example\r\nBcc: eve@attacker.example" }, never);
    expect(received().flatMap(({ headers }) => Object.keys(headers))).not.toContain("bcc");
    expect(received().flatMap(({ recipients }) => recipients)).not.toContain("eve@attacker.example");
  });

  it("is not sent if the signal has already aborted", async () => {
    const { mail, received } = await open();
    await mail.send({ ...message, id: "mail-0" }, never);
    expect(await mail.send(message, AbortSignal.abort())).toMatchObject({ outcome: "unavailable" });
    expect(received()).toHaveLength(1);
  });

  it("returns unavailable with the reason if it cannot be sent now", async () => {
    const mail = await openBroken();
    expect(await mail.send(message, never)).toEqual({
      outcome: "unavailable",
      reason: expect.stringMatching(/ECONNREFUSED|ENOTDIR/),
    });
  });
});

describe("mail through an SMTP server", () => {
  it("is rejected if the server does not know the recipient, and unavailable if the server asks to try later", async () => {
    const refusing = (code: number) => async (): Promise<Mail> => {
      const server = await startMailServer({
        onRcptTo: (_address, _session, done) => done(Object.assign(new Error("no"), { responseCode: code })),
      });
      cleanups.push(() => server.close());
      return closing(smtpMail({ url: server.url }));
    };
    expect(await (await refusing(550)()).send(message, never)).toMatchObject({ outcome: "refused" });
    expect(await (await refusing(451)()).send(message, never)).toMatchObject({ outcome: "unavailable" });
  });

  it("logs in with the user and password of its URL, and is unavailable if they are wrong", async () => {
    const server = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        if (username === "us@er" && password === "p:w/1") done(null, { user: username });
        else done(new Error("wrong"));
      },
    });
    cleanups.push(() => server.close());
    const withLogin = (login: string): Mail =>
      closing(smtpMail({ url: server.url.replace("smtp://", `smtp://${login}@`) }));
    expect(await withLogin("us%40er:p%3Aw%2F1").send(message, never)).toEqual({ outcome: "accepted" });
    expect(await withLogin("us%40er:wrong").send(message, never)).toMatchObject({ outcome: "unavailable" });
    expect(server.received).toHaveLength(1);
  });

  it("sends neither login nor mail to another machine without STARTTLS", async () => {
    let logins = 0;
    const server = await startMailServer({
      allowInsecureAuth: true,
      onAuth: ({ username }, _session, done) => {
        logins += 1;
        done(null, { user: username });
      },
    });
    cleanups.push(() => server.close());
    // On Linux, 0.0.0.0 reaches this machine but is not a loopback address.
    const url = server.url.replace("smtp://127.0.0.1", "smtp://user:password@0.0.0.0");
    const mail = closing(smtpMail({ url }));
    expect(await mail.send(message, never)).toMatchObject({ outcome: "unavailable" });
    expect([logins, server.received]).toEqual([0, []]);
    expect(await closing(smtpMail({ url: url.replace("0.0.0.0", "127.0.0.1") })).send(message, never)).toEqual({
      outcome: "accepted",
    });
  });

  it("stops waiting for a silent server at its timeout and when aborted", async () => {
    const url = `smtp://${await startSilentServer()}`;
    expect(await closing(smtpMail({ url, timeoutMs: 50 })).send(message, never)).toMatchObject({
      outcome: "unavailable",
    });
    const stop = new AbortController();
    const sending = closing(smtpMail({ url, timeoutMs: 600_000 })).send(message, stop.signal);
    stop.abort();
    expect(await sending).toMatchObject({ outcome: "unavailable" });
  });
});

describe("mail through the outbox", () => {
  it("is one file per email, readable only by its owner, without temporary files", async () => {
    const folder = join(temporaryFolder(), "outbox");
    const mail = outboxMail(folder);
    await Promise.all([mail.send(message, never), mail.send(message, never)]);
    expect(readdirSync(folder)).toEqual(["mail-1.eml"]);
    expect(statSync(join(folder, "mail-1.eml")).mode & 0o777).toBe(0o600);
  });
});
