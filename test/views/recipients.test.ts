import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { call } from "../../scripts/support/call.ts";
import { generateCompanies } from "../../scripts/support/catalogue.ts";
import { createKeyOwner, type KeyOwner } from "../../scripts/support/keys.ts";
import { type ReceivedMail, readOutbox } from "../../scripts/support/mail.ts";
import { until } from "../../scripts/support/until.ts";
import { listValues } from "../../server/db/statements.ts";
import type { Schema } from "../../server/http/contract.ts";
import { recordRun } from "../support/insights.ts";
import { startTestService } from "../support/service.ts";

const VIEWS = "/api/v1/views";
const PUBLIC_URL = "https://api.northwind.example";

const service = await startTestService({
  WORKERS: "1",
  PUBLIC_URL,
  VIEW_URL: "https://app.northwind.example/views/{view_id}",
});
const { db } = service.database;
await generateCompanies(db, 1);
const companyId = (await db.selectFrom("company").select("id").executeTakeFirstOrThrow()).id;

type View = Schema["ViewResponse"]["view"];

async function send(method: string, path: string, { key }: KeyOwner, body?: unknown): Promise<View> {
  const response = await call(service, method, path, { key, body });
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  return (response.body as Schema["ViewResponse"]).view;
}

function mailsTo(email: string): ReceivedMail[] {
  return readOutbox(join(service.dataDirectory, "outbox")).filter(({ headers }) => headers.to?.includes(email));
}

async function mailTo(email: string, place = 0): Promise<ReceivedMail> {
  const mail = await until(() => mailsTo(email)[place]);
  return mail as ReceivedMail;
}

/** Opens a link from an email on the service under test. */
function open(link: string, method: "GET" | "POST"): Promise<Response> {
  const url = link.replace(PUBLIC_URL, service.address);
  const form = { body: "List-Unsubscribe=One-Click", headers: { "Content-Type": "application/x-www-form-urlencoded" } };
  return fetch(url, { method, ...(method === "POST" && form) });
}

let findings = 0;
async function addFinding(owner: KeyOwner): Promise<void> {
  findings += 1;
  await recordRun(db, owner.workspaceId, [
    { companyId, text: `Finding ${findings}`, dedupeKey: `recipient ${findings}` },
  ]);
}

async function listAlertStatuses(owner: KeyOwner): Promise<string[]> {
  return listValues(db)<string>`
    select status from alert where user_id = ${owner.userId} order by id`;
}

/** Returns the decoded text of an email, including its HTML part. */
const plain = ({ text }: ReceivedMail): string => text.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");

const linkIn = (mail: ReceivedMail): string =>
  /https:\/\/api\.northwind\.example\/notifications\/\S+/.exec(mail.text)?.[0] ?? "";

describe("an address outside the workspace", () => {
  test("gets at most one confirmation link a day, and then notifications from confirming to unsubscribing", async () => {
    const owner = await createKeyOwner(db);
    const body = { name: "Mails", email_notifications: { recipient_email: "Team@other.example" } };
    const view = await send("POST", VIEWS, owner, body);
    expect(view.action_config.email).toMatchObject({
      recipient_email: "team@other.example",
      recipient_confirmed: false,
    });
    await send("PATCH", `${VIEWS}/${view.id}`, owner, { email_notifications: { enabled: false } });
    await send("PATCH", `${VIEWS}/${view.id}`, owner, { email_notifications: { enabled: true } });
    const asked = await mailTo("team@other.example");
    expect(asked.text).toContain(`${owner.email} wants to send`);
    await send("POST", VIEWS, owner, { name: "For the owner", email_notifications: {} });
    await addFinding(owner);
    const own = await mailTo(owner.email);
    expect(mailsTo("team@other.example")).toHaveLength(1);
    expect(own.headers["list-unsubscribe"]).toMatch(
      /^<https:\/\/api\.northwind\.example\/notifications\/unsubscribe\/.+>$/,
    );
    expect(own.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");

    const link = linkIn(asked);
    const page = await open(link, "GET");
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("team@other.example");
    const readConfirmed = async () =>
      (await send("GET", `${VIEWS}/${view.id}`, owner)).action_config.email?.recipient_confirmed;
    expect(await readConfirmed(), "opening a link changes nothing").toBe(false);
    expect((await open(`${link}x`, "POST")).status).toBe(404);
    expect((await open(link, "POST")).status).toBe(200);
    expect(await readConfirmed()).toBe(true);

    await addFinding(owner);
    const told = await mailTo("team@other.example", 1);
    const unsubscribe = /<(.+)>/.exec(told.headers["list-unsubscribe"] ?? "")?.[1] ?? "";
    expect((await open(unsubscribe, "GET")).status).toBe(200);
    expect(
      (
        await open(
          unsubscribe.replace(/.$/, (last) => (last === "A" ? "B" : "A")),
          "POST",
        )
      ).status,
    ).toBe(404);
    expect((await open(unsubscribe, "POST")).status).toBe(200);
    expect((await open(unsubscribe, "POST")).status, "unsubscribing twice succeeds").toBe(200);
    const { action_config } = await send("GET", `${VIEWS}/${view.id}`, owner);
    expect(action_config.email).toMatchObject({
      ...{ enabled: false, state: "off", recipient_confirmed: false, last_error: "team@other.example unsubscribed." },
    });
    await send("PATCH", `${VIEWS}/${view.id}`, owner, { email_notifications: { enabled: true } });
    await addFinding(owner);
    await until(async () => (await listAlertStatuses(owner)).filter((status) => status === "sent").length === 4);
    expect(mailsTo("team@other.example")).toHaveLength(2);
  });

  test("of a member needs no confirmation", async () => {
    const owner = await createKeyOwner(db);
    const view = await send("POST", VIEWS, owner, {
      name: "Own",
      email_notifications: { recipient_email: owner.email },
    });
    expect(view.action_config.email).toMatchObject({ recipient_confirmed: true });
  });

  test("of a member who unsubscribed gets nothing, even if the owner of the view turns emails on again", async () => {
    const owner = await createKeyOwner(db);
    const email = "unsubscribing@northwind.example";
    await send("POST", "/api/v1/workspace/members", owner, { email });
    await createKeyOwner(db, email);
    const view = await send("POST", VIEWS, owner, { name: "Mails", email_notifications: { recipient_email: email } });
    await addFinding(owner);
    const told = await mailTo(email);
    const unsubscribe = /<(.+)>/.exec(told.headers["list-unsubscribe"] ?? "")?.[1] ?? "";
    expect((await open(unsubscribe, "POST")).status).toBe(200);
    await send("POST", VIEWS, owner, { name: "For the owner", email_notifications: {} });
    const on = await send("PATCH", `${VIEWS}/${view.id}`, owner, { email_notifications: { enabled: true } });
    expect(on.action_config.email).toMatchObject({ enabled: true, recipient_confirmed: false });
    await addFinding(owner);
    await mailTo(owner.email);
    expect(mailsTo(email)).toHaveLength(1);
  });

  test("is rejected without changes while 100 other addresses have not confirmed, unlike members", async () => {
    const owner = await createKeyOwner(db);
    const asked = Array.from({ length: 100 }, (_, number) => ({
      ...{ workspace_id: owner.workspaceId, email: `n${number}@other.example`, asked_at: new Date() },
    }));
    await db.insertInto("notification_recipient").values(asked).execute();
    const body = (name: string) => ({ name, email_notifications: { recipient_email: `${name}@other.example` } });
    const first = await send("POST", VIEWS, owner, { name: "First", is_default: true });
    const wanted = { ...body("n100"), is_default: true };
    const refused = await call(service, "POST", VIEWS, { key: owner.key, body: wanted });
    expect(refused).toMatchObject({ status: 409, body: { error_code: "LIMIT_REACHED" } });
    expect(await send("GET", `${VIEWS}/${first.id}`, owner)).toMatchObject({ is_default: true });
    await send("POST", VIEWS, owner, body("n1"));
    await send("POST", VIEWS, owner, { name: "Own", email_notifications: { recipient_email: owner.email } });
    // After a day, an unconfirmed address counts only if a view uses it.
    const aDayAgo = { asked_at: new Date(Date.now() - 25 * 3_600_000) };
    await db.updateTable("notification_recipient").set(aDayAgo).execute();
    await send("POST", VIEWS, owner, wanted);
  });
});

test("an email links to the view and to the page for unsubscribing, and contains no API request", async () => {
  const owner = await createKeyOwner(db);
  const view = await send("POST", VIEWS, owner, { name: "Links", email_notifications: {} });
  await addFinding(owner);
  const mail = await mailTo(owner.email);
  expect(plain(mail)).toContain(`https://app.northwind.example/views/${view.id}`);
  expect(plain(mail)).toContain("/notifications/unsubscribe/");
  expect(plain(mail)).not.toMatch(/\b(?:GET|PATCH|POST) https?:/);
});
