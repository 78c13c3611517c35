import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type JobName, jobs, pools } from "../../server/jobs/definitions.ts";

/**
 * The test that runs a job several times, or concurrently, and verifies that this does no harm. A job without one does
 * not compile.
 */
const heldBy: Record<JobName, readonly [file: string, title: string]> = {
  "agent-keys.send-code": [
    "agent-keys/code-mail.test.ts",
    "a mail that the server defers is retried, and arrives as the same mail",
  ],
  "agent-keys.send-recovery": [
    "agent-keys/recovery-mail.test.ts",
    "a notice that the server defers is retried, and arrives as the same mail",
  ],
  "agent-keys.prune": [
    "jobs/prune.test.ts",
    "codes are deleted a day after they expired, and sign-up attempts when they no longer count",
  ],
  "requests.prune": [
    "jobs/prune.test.ts",
    "stored responses are deleted after 24 hours, in batches and by several jobs at once, and rate limit counters after an hour",
  ],
  "credits.check": ["credits/check.test.ts", "a check is stored for the metric, by several jobs at once"],
  "audit-log.prune": [
    "jobs/prune.test.ts",
    "entries of the audit log are deleted when they are older than they are kept, by several jobs at once",
  ],
  "webhooks.send-disabled": [
    "webhooks/endpoints/disabled.test.ts",
    "a 410 turns a webhook off: it has the reason, its creator gets one mail, and the other webhooks one event",
  ],
  "webhooks.prune": [
    "webhooks/delivery/prune.test.ts",
    "thousands are deleted in batches, by several prunes at once, and concurrently published events are kept",
  ],
  "files.prune": ["ingest/personal-files.test.ts", "are deleted after 30 days, by several prunes at once"],
  "credits.announce": [
    "credits/budgets.test.ts",
    "the charges of each day that has ended are published once, also by several jobs at once",
  ],
  "activity.pull": [
    "activity/pull.test.ts",
    "a board that several workers pull is read once an hour, and its posts are stored once",
  ],
  "lookalikes.prune": [
    "lookalikes/exclusions.test.ts",
    "a company counts as returned for 365 days, and is then forgotten",
  ],
  "catalogue.rewrite-profiles": [
    "catalogue/profile-addresses.test.ts",
    "people stored under other spellings of a profile are found by it, by several jobs at once, and merged where they are one",
  ],
  "technologies.read": [
    "technologies/technologies.test.ts",
    "posts are read once by several jobs at once, again after a change, and no longer count when their text is deleted",
  ],
  "activity.prune": ["activity/prune.test.ts", "is deleted by several prunes at once, in batches"],
  "jobs.prune": [
    "jobs/prune.test.ts",
    "jobs that failed permanently two weeks ago are deleted; newer, waiting and running ones are kept",
  ],
  "crm.sync": [
    "crm/recovery.operation.test.ts",
    "500 accounts are synced correctly although every twentieth record fails, the CRM limits requests and workers are killed",
  ],
  "crm.pull": [
    "crm/pull.test.ts",
    "a pull interrupted after any page continues there, in the same run, and reports no change twice",
  ],
  "crm.schedule-pulls": [
    "crm/pull.test.ts",
    "every connected CRM is pulled when it is due, once even if queued several times",
  ],
  "crm.reap": [
    "crm/sync.test.ts",
    "jobs that the queue lost are requeued and those it gave up on are failed, once by any number of reapers",
  ],
  "lookalikes.run": [
    "lookalikes/run.test.ts",
    "a job claimed by a second worker is written once, and the first worker writes nothing more and fails",
  ],
  "lookalikes.reap": [
    "lookalikes/run.test.ts",
    "jobs that the queue lost are requeued and those it gave up on are failed, once by any number of reapers",
  ],
  "insights.prune": [
    "insights/months.test.ts",
    "insights past INSIGHT_DAYS are deleted, by several prunes at once, and their counts are right: %s",
  ],
  "partitions.create": ["insights/months.test.ts", "months are created ahead, once, and take over rows written before"],
  "insights.announce": [
    "insights/announce.test.ts",
    "a run is announced once to the workspace's webhooks, however many jobs announce it",
  ],
  "signals.run": [
    "signals/recovery.operation.test.ts",
    "a run killed at ten times has the results and charges of an undisturbed one",
  ],
  "signals.follow-up": [
    "signals/follow-up.test.ts",
    "a run is followed up once, however many jobs do so: emails are charged once, and one job adds to the CRM",
  ],
  "signals.publish-end": [
    "signals/follow-up.test.ts",
    "the event of a completed run reports the CRM's outcome, once, when it is known",
  ],
  "signals.schedule": ["signals/runs.test.ts", "a signal that is due is queued once, however many jobs schedule it"],
  "views.match": ["views/match-run.test.ts", "a run is matched once, however many workers match it"],
  "views.send-chat": [
    "views/alerts.test.ts",
    "an alert is sent once, however often its job runs, even if the sent one cannot be found",
  ],
  "views.send-email": [
    "views/alerts.test.ts",
    "an alert is sent once, however often its job runs, even if the sent one cannot be found",
  ],
  "views.assign-accounts": [
    "views/assignment.test.ts",
    "assigning again after any interruption gives accounts to the same users",
  ],
  "views.send-confirmation": [
    "views/recipients.test.ts",
    "gets nothing but one link a day until it follows it; then notifications, until it unsubscribes",
  ],
  "views.enrol-revealed": [
    "views/sequencing.test.ts",
    "people whose emails a signal reveals after its run are then added, once",
  ],
  "views.retry-failing": [
    "views/assignment.test.ts",
    "when the CRM is connected again, failing assignments are retried at once, and their day of failures begins again",
  ],
  "views.enrol-people": ["views/sequencing.test.ts", "a person is added once, however often the job runs"],
  "search.rebuild": ["search/building.test.ts", "of two concurrent runs only one builds the model"],
  "search.embeddings": [
    "search/embeddings-endpoint.operation.test.ts",
    "a company is embedded again when its text changes, and only then",
  ],
  "search.index": [
    "search/opensearch.test.ts",
    "is filled by several jobs at once, continues after an interruption, and has every company once",
  ],
  "search.embed": ["search/building.test.ts", "entries of changed companies are built once, by any number of runs"],
};

describe("a job", () => {
  test.each(Object.entries(heldBy))("%s can be run twice, as verified in %j", (_job, [file, title]) => {
    const path = new URL(`../${file}`, import.meta.url);
    expect(existsSync(path)).toBe(true);
    expect(readFileSync(path, "utf8")).toContain(`"${title}"`);
  });

  test("of one pool are not delayed by those of another: mail, searches and maintenance have separate pools", () => {
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
