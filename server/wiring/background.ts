import type pg from "pg";
import { pruneActivity } from "../activity/prune.ts";
import { pullActivity } from "../activity/pull.ts";
import type { SourceRow } from "../activity/queries.ts";
import { openJobBoard } from "../adapters/activity/job-board.ts";
import { JOB_BOARD_VENDORS } from "../adapters/activity/job-board-vendors.ts";
import { openNdjsonFeed } from "../adapters/activity/ndjson-feed.ts";
import { sendCode } from "../agent-keys/code-mail.ts";
import { pruneCodes } from "../agent-keys/queries.ts";
import { sendRecovery } from "../agent-keys/recovery-mail.ts";
import { deleteOldAuditEntries } from "../audit-log/queries.ts";
import { rewriteProfileAddresses } from "../catalogue/profile-addresses.ts";
import { announceCharges } from "../credits/announce.ts";
import { recordLedgerCheck } from "../credits/queries-check.ts";
import { reapCrmJobs, runCrmJob } from "../crm/jobs/run.ts";
import { pullCrm, schedulePulls } from "../crm/pull/run.ts";
import { deleteInBatches } from "../db/delete-in-batches.ts";
import { preparePartitions } from "../db/partitions/prepare.ts";
import { pruneRequests } from "../http/queries.ts";
import { announceInsights } from "../insights/announce.ts";
import { pruneInsights } from "../insights/prune.ts";
import type { JobHandlers } from "../jobs/definitions.ts";
import { deleteFailedJobs } from "../jobs/queries.ts";
import { startWorkers } from "../jobs/worker.ts";
import { deleteExpiredFiles } from "../lib/private-files.ts";
import { reapBulkJobs, runBulkJob } from "../lookalikes/bulk/run.ts";
import { deleteReturned } from "../lookalikes/queries-exclusions.ts";
import type { ActivitySource } from "../ports/activity.ts";
import { searchJobs } from "../search/jobs.ts";
import { publishAdded } from "../signals/runs/end-run.ts";
import { followUpRun } from "../signals/runs/follow-up.ts";
import { runSignal } from "../signals/runs/run.ts";
import { scheduleSignals } from "../signals/runs/schedule.ts";
import { readTechnologies } from "../signals/technologies/read-posts.ts";
import { assignAccounts } from "../views/actions/assignment.ts";
import { chatSender } from "../views/actions/chat.ts";
import { sendConfirmation } from "../views/actions/confirmation-mail.ts";
import { emailSender } from "../views/actions/email.ts";
import { retryFailing } from "../views/actions/retry.ts";
import { sendAlert } from "../views/actions/send-alert.ts";
import { enrolPeople, enrolRevealedPeople } from "../views/actions/sequencing.ts";
import { matchRun } from "../views/matching/match-run.ts";
import { Deliverer } from "../webhooks/delivery/deliverer.ts";
import { sendDisabledMail } from "../webhooks/delivery/disabled-mail.ts";
import { createDeliveryMetrics } from "../webhooks/delivery/metrics.ts";
import { pruneWebhooks } from "../webhooks/delivery/prune.ts";
import { openLanguageModel, type SearchSettings } from "./search-settings.ts";
import type { Services } from "./services.ts";

/** The background work of one process. */
interface Background {
  /** The queue's connections to the database. */
  readonly pool: pg.Pool;
  /** Finishes running jobs and deliveries, or returns them to the queue, within eight seconds. */
  stop(): Promise<void>;
}

/** Runs background jobs and delivers webhooks; any number of processes may do so on one database. */
export async function startBackground(services: Services): Promise<Background> {
  const { connection, databaseUrl, http, secrets, clock, log, metrics } = services;
  const workers = await startWorkers({ url: databaseUrl, handlers: jobHandlers(services), log, metrics });
  const deliverer = new Deliverer({
    db: connection.db,
    databaseUrl,
    http,
    secrets,
    clock,
    log,
    metrics: createDeliveryMetrics(metrics),
  });
  return {
    pool: workers.pool,
    stop: async () => {
      await Promise.all([workers.stop(), deliverer.stop()]);
    },
  };
}

function jobHandlers({
  config,
  databaseUrl,
  connection: { db },
  secrets,
  mail,
  clock,
  search,
  connectors,
  emailFinder,
  log,
}: Services): JobHandlers {
  const links = { publicUrl: config.publicUrl, viewAddress: config.viewUrl };
  return {
    "agent-keys.send-code": sendCode({ db, secrets, mail, clock, publicUrl: config.publicUrl }),
    "agent-keys.send-recovery": sendRecovery({ mail, publicUrl: config.publicUrl }),
    "agent-keys.prune": () => pruneCodes(db, clock.now()),
    "requests.prune": (_payload, { signal }) => pruneRequests(db, signal),
    "credits.check": async () => {
      const faults = await recordLedgerCheck(db);
      for (const { workspaceId, fault: reason } of faults)
        log.error({ workspaceId, reason }, "ledger and balance differ");
    },
    "audit-log.prune": (_payload, { signal }) =>
      deleteInBatches((limit) => deleteOldAuditEntries(db, config.auditLogDays, limit), signal),
    "webhooks.send-disabled": sendDisabledMail({ db, mail, publicUrl: config.publicUrl }),
    "webhooks.prune": pruneWebhooks({ db, clock, keptDays: config.webhookLogDays }),
    "files.prune": () => deleteExpiredFiles(config.dataDirectory, clock.now()),
    "activity.pull": pullActivity({
      db,
      secrets,
      clock,
      feedUrl: config.activityFeedUrl,
      open: (source) => openActivitySource(source, config.activityFeedKey),
    }),
    "activity.prune": pruneActivity({ db, clock, retention: config }),
    "catalogue.rewrite-profiles": rewriteProfileAddresses({ db }),
    "jobs.prune": (_payload, { signal }) => deleteFailedJobs(db, signal),
    "insights.announce": announceInsights({ db, clock }),
    "insights.prune": pruneInsights({ db, clock, keptDays: config.insightDays }),
    "partitions.create": () => preparePartitions(db, clock.now()),
    "crm.sync": runCrmJob({ db, secrets, connectors, clock }),
    "crm.pull": pullCrm({ db, secrets, connectors, clock }),
    "crm.schedule-pulls": schedulePulls({ db, clock }),
    "crm.reap": reapCrmJobs({ db }),
    "views.match": matchRun({ db, clock, gatherMs: config.alertGatherSeconds * 1000 }),
    "views.send-chat": sendAlert({ db, clock }, chatSender({ db, secrets, connectors, ...links })),
    "views.send-email": sendAlert({ db, clock }, emailSender({ db, mail, secrets, ...links })),
    "views.send-confirmation": sendConfirmation({ db, mail, secrets, publicUrl: config.publicUrl }),
    "views.assign-accounts": assignAccounts({ db, secrets, connectors, clock }),
    "views.enrol-people": enrolPeople({ db, secrets, connectors, clock }),
    "views.enrol-revealed": enrolRevealedPeople({ db }),
    "views.retry-failing": retryFailing({ db, clock }),
    "lookalikes.run": runBulkJob({ db, search }),
    "lookalikes.reap": reapBulkJobs({ db }),
    "lookalikes.prune": (_payload, { signal }) => deleteInBatches((limit) => deleteReturned(db, limit), signal),
    "credits.announce": (_payload, { signal }) => announceCharges(db, signal),
    "signals.run": runSignal({
      db,
      clock,
      search,
      languageModel: openLanguageModel({ config }, (details, message) => log.warn(details, message)),
    }),
    "signals.follow-up": followUpRun({ db, clock, emailFinder }),
    "signals.publish-end": publishAdded({ db, clock }),
    "signals.schedule": scheduleSignals({ db, clock }),
    "technologies.read": readTechnologies({ db }),
    ...searchJobs({
      entry: new URL("./search-building-thread.ts", import.meta.url),
      workerData: { databaseUrl, config } satisfies SearchSettings,
    }),
  };
}

function openActivitySource({ kind, name, company_domain }: SourceRow, feedKey: string | undefined): ActivitySource {
  if (kind === "feed") return openNdjsonFeed({ url: name, key: feedKey });
  return openJobBoard(JOB_BOARD_VENDORS[kind], { board: name, companyDomain: company_domain ?? "" });
}
