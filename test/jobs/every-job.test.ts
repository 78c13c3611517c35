import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type JobName, jobs, pools } from "../../server/jobs/definitions.ts";

/** The test that runs a job more than once, or several times at once, and finds no harm done. A job without one does not compile. */
const heldBy: Record<JobName, readonly [file: string, title: string]> = {
  "agent-keys.send-code": [
    "agent-keys/code-mail.test.ts",
    "a mail that the server puts off is tried again, and arrives as the same mail",
  ],
  "agent-keys.send-recovery": [
    "agent-keys/recovery-mail.test.ts",
    "a notice that the server puts off is tried again, and arrives as the same mail",
  ],
  "agent-keys.prune": [
    "jobs/prune.test.ts",
    "codes are deleted a day after they expired, and sign-up attempts when they count no more",
  ],
  "requests.prune": [
    "jobs/prune.test.ts",
    "stored answers are deleted after 24 hours, in batches and by several at once, and rate limit counters after an hour",
  ],
  "webhooks.prune": [
    "webhooks/delivery/prune.test.ts",
    "thousands are deleted in batches, by several prunes at once, and events published meanwhile are kept",
  ],
  "activity.pull": [
    "activity/pull.test.ts",
    "a board that several workers pull is asked once an hour, and its posts are kept once",
  ],
  "activity.prune": ["activity/prune.test.ts", "is deleted by several prunes at once, in batches"],
  "jobs.prune": [
    "jobs/prune.test.ts",
    "jobs that failed for good two weeks ago are deleted; younger ones, waiting and running ones stay",
  ],
  "crm.sync": [
    "crm/recovery.test.ts",
    "500 accounts: every twentieth record fails, the CRM asks to wait, and the worker is killed, and all accounts agree",
  ],
  "crm.pull": [
    "crm/pull.test.ts",
    "a pull cut off after any page continues there, in the same run, and tells no change twice",
  ],
  "crm.schedule-pulls": [
    "crm/pull.test.ts",
    "every connected CRM is pulled once a day, however often that is asked for",
  ],
  "crm.reap": [
    "crm/sync.test.ts",
    "what the queue has lost is queued again, and what it has given up is failed, by however many look",
  ],
  "lookalikes.run": [
    "lookalikes/run.test.ts",
    "a job taken up by a second worker is written once, and the first writes nothing more and fails",
  ],
  "lookalikes.reap": [
    "lookalikes/run.test.ts",
    "jobs that the queue lost are queued again, and those it gave up are failed, once by however many reapers",
  ],
  "insights.announce": [
    "insights/announce.test.ts",
    "a run is announced once to the workspace's webhooks, however often and by however many it is announced",
  ],
  "signals.run": [
    "signals/recovery.test.ts",
    "a run killed at ten moments ends with the results and charges of one left alone",
  ],
  "signals.follow-up": [
    "signals/follow-up.test.ts",
    "a run is followed up once, however often: emails are charged once, and one job adds to the CRM",
  ],
  "signals.schedule": ["signals/runs.test.ts", "a signal that is due is queued once, however many schedule it"],
  "views.match": ["views/match-run.test.ts", "a run is matched once, by however many workers and however often"],
  "views.send-chat": ["views/alerts.test.ts", "an alert is sent once, however often its job runs"],
  "views.send-email": ["views/alerts.test.ts", "an alert is sent once, however often its job runs"],
  "views.assign-accounts": [
    "views/assignment.test.ts",
    "assigning again, after whatever interruption, gives accounts to the same users",
  ],
  "views.enrol-revealed": [
    "views/sequencing.test.ts",
    "people whose emails a signal reveals after its run are added then, once",
  ],
  "views.enrol-people": ["views/sequencing.test.ts", "a person is added once, however often the job runs"],
  "search.rebuild": ["search/building.test.ts", "of two runs at once only one works"],
  "search.embed": ["search/building.test.ts", "entries of changed companies are made once, by however many runs"],
};

describe("a job", () => {
  test.each(Object.entries(heldBy))("%s can be run twice, which %j holds", (_job, [file, title]) => {
    const path = new URL(`../${file}`, import.meta.url);
    expect(existsSync(path)).toBe(true);
    expect(readFileSync(path, "utf8")).toContain(`"${title}"`);
  });

  test("of a pool that others depend on cannot be held up by those of another: mail, searches and maintenance have pools of their own", () => {
    const poolOf = (job: JobName): string => jobs[job].pool;
    expect(
      new Set(
        (["agent-keys.send-code", "lookalikes.run", "search.rebuild", "search.embed", "lookalikes.reap"] as const).map(
          poolOf,
        ),
      ).size,
    ).toBe(5);
    expect(Math.min(...Object.values(pools))).toBe(1);
  });
});
