import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deleteIntegration } from "../../server/integrations/queries.ts";
import type { VendorFailure } from "../../server/ports/vendor.ts";
import { chatSender } from "../../server/views/actions/chat.ts";
import { type AlertSender, type SendResult, sendAlert } from "../../server/views/actions/send-alert.ts";
import { matchRun } from "../../server/views/matching/match-run.ts";
import { updateActions } from "../../server/views/queries.ts";
import { recordRun } from "../support/insights.ts";
import { createViewWorld, jobContext, type ViewWorld } from "./world.ts";

let world: ViewWorld;
let viewId: string;
beforeEach(async () => {
  world = await createViewWorld();
  world.chat.channels.push({ id: "C1", name: "sales" });
  viewId = await world.saveView({ chat: { enabled: true, settings: { target: "channel", channelId: "C1" } } });
});
afterEach(() => world.database.close());

/** Records a run that matches the view, and returns the id of its alert. */
async function pendAlert(): Promise<number> {
  const { db, workspaceId, clock } = world;
  const [companyId = 0] = await world.addAccounts(1);
  await recordRun(db, workspaceId, [{ companyId, text: "Found", dedupeKey: `${companyId}` }], clock.now());
  const run = await db.selectFrom("insight_run").select("id").orderBy("id", "desc").executeTakeFirstOrThrow();
  await matchRun({ db, clock })({ runId: run.id }, jobContext);
  const alert = await db.selectFrom("alert").select("id").where("run_id", "=", run.id).executeTakeFirstOrThrow();
  return alert.id;
}

function attempt(alertId: number): Promise<void> {
  return sendAlert(world, chatSender(world))({ alertId }, jobContext);
}

async function readAlertStatus(alertId: number): Promise<string | undefined> {
  const alert = await world.db.selectFrom("alert").select("status").where("id", "=", alertId).executeTakeFirst();
  return alert?.status;
}

function failWith(failure: Pick<VendorFailure, "reason" | "message" | "mayHaveHappened">): void {
  world.chat.failure = { retryAfterMs: null, ...failure };
}

test("while no chat is connected, the alert waits, and the view shows the remedy", async () => {
  const alertId = await pendAlert();
  await deleteIntegration(world.db, world.workspaceId, "chat");
  await attempt(alertId);
  expect(await readAlertStatus(alertId)).toBe("pending");
  expect(await world.readAction(viewId, "chat")).toEqual({
    enabled: true,
    last_error: "No team chat is connected. Connect one.",
  });
});

test("when a chat is connected again, failed alerts are sent immediately, and scheduled alerts keep their time", async () => {
  const alertId = await pendAlert();
  await deleteIntegration(world.db, world.workspaceId, "chat");
  const digest = await pendAlert();
  const sendAt = new Date(world.clock.now().getTime() + 3_600_000);
  await world.db.updateTable("alert").set({ send_at: sendAt }).where("id", "=", digest).execute();
  await sql`delete from graphile_worker._private_jobs`.execute(world.db);
  await attempt(alertId);
  expect(await world.listDueJobs("views.send-chat")).toEqual([]);
  await world.reconnect("chat");
  expect(await world.listDueJobs("views.send-chat")).toEqual([{ alertId }]);
  await attempt(alertId);
  expect(await readAlertStatus(alertId)).toBe("sent");
  expect(await world.readAction(viewId, "chat")).toEqual({ enabled: true, last_error: null });
});

test("a rejected message is posted once when the chat accepts it again", async () => {
  const alertId = await pendAlert();
  failWith({ reason: "credentials_rejected", message: "The token was revoked.", mayHaveHappened: false });
  await attempt(alertId);
  expect(await readAlertStatus(alertId)).toBe("pending");
  world.chat.failure = null;
  await attempt(alertId);
  await attempt(alertId);
  expect(await readAlertStatus(alertId)).toBe("sent");
  expect(world.chat.posts.map(({ target }) => target)).toEqual([{ kind: "channel", channelId: "C1" }]);
});

/**
 * Posts an alert whose response is lost; the message is posted if it `arrives`. Advances to the next attempt.
 */
async function interrupt(alertId: number, arrives: boolean): Promise<void> {
  if (arrives) world.chat.loseResponse = true;
  else failWith({ reason: "unavailable", message: "The chat did not answer.", mayHaveHappened: true });
  await attempt(alertId);
  world.chat.failure = null;
  expect(await readAlertStatus(alertId)).toBe("pending");
  const posts = world.chat.posts.length;
  await attempt(alertId);
  expect(world.chat.posts, "it is too early to look for the message").toHaveLength(posts);
  expect(await readAlertStatus(alertId)).toBe("pending");
  world.clock.advance(10 * 60_000);
}

test("a message whose response was lost is found and not posted again", async () => {
  const alertId = await pendAlert();
  await interrupt(alertId, true);
  await attempt(alertId);
  expect(world.chat.posts).toHaveLength(1);
  expect(await readAlertStatus(alertId)).toBe("sent");
  expect(await world.readAction(viewId, "chat")).toEqual({ enabled: true, last_error: null });
});

test("a message that arrived in the view's former channel is not posted in the new channel", async () => {
  const alertId = await pendAlert();
  await interrupt(alertId, true);
  world.chat.channels.push({ id: "C2", name: "marketing" });
  const settings = { target: "channel", channelId: "C2" } as const;
  await updateActions(world.db, viewId, { chat: { enabled: true, settings } });
  await attempt(alertId);
  expect(world.chat.posts.map(({ target }) => target)).toEqual([{ kind: "channel", channelId: "C1" }]);
  expect(await readAlertStatus(alertId)).toBe("sent");
});

test("a message that is not found is posted again once, even by several concurrent workers", async () => {
  const alertId = await pendAlert();
  await interrupt(alertId, false);
  await Promise.all([attempt(alertId), attempt(alertId)]);
  expect(world.chat.posts).toHaveLength(1);
  expect(await readAlertStatus(alertId)).toBe("sent");
});

test("an attempt that fails after another attempt has begun does not lead to a second message", async () => {
  const alertId = await pendAlert();
  const started = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<SendResult>();
  const sender: AlertSender = {
    ...chatSender(world),
    send: () => {
      started.resolve();
      return ended.promise;
    },
  };
  const stalled = sendAlert(world, sender)({ alertId }, jobContext);
  await started.promise;
  world.clock.advance(10 * 60_000);
  world.chat.loseResponse = true;
  await attempt(alertId);
  ended.resolve({ kind: "failed", message: "The chat did not answer." });
  await stalled;
  world.clock.advance(10 * 60_000);
  await attempt(alertId);
  expect(world.chat.posts).toHaveLength(1);
  expect(await readAlertStatus(alertId)).toBe("sent");
});

test("while the chat is unavailable, nothing is posted again", async () => {
  const alertId = await pendAlert();
  await interrupt(alertId, true);
  failWith({ reason: "unavailable", message: "The chat did not answer.", mayHaveHappened: false });
  await attempt(alertId);
  expect(await readAlertStatus(alertId)).toBe("pending");
  world.chat.failure = null;
  await attempt(alertId);
  expect(await readAlertStatus(alertId)).toBe("sent");
  expect(world.chat.posts).toHaveLength(1);
});

test("if the app may not read messages, a message that may have arrived is not posted again, and the view reports it", async () => {
  const alertId = await pendAlert();
  world.chat.mayReadMessages = false;
  await interrupt(alertId, true);
  await attempt(alertId);
  expect(world.chat.posts).toHaveLength(1);
  expect(await readAlertStatus(alertId)).toBe("failed");
  expect((await world.readAction(viewId, "chat"))?.last_error).toBe(
    "An alert may have been delivered and was not sent again: The app may not read messages.",
  );
});
