import { setTimeout as delay } from "node:timers/promises";
import { accountTimeline } from "../account-timeline/handlers.ts";
import { accounts } from "../accounts/handlers.ts";
import { agentKeys } from "../agent-keys/handlers.ts";
import { createAuthenticate } from "../agent-keys/queries-authenticate.ts";
import { audiences } from "../audiences/handlers.ts";
import { auditLog } from "../audit-log/handlers.ts";
import { insertAuditEntry } from "../audit-log/public.ts";
import { blocklist } from "../blocklist/handlers.ts";
import { credits } from "../credits/handlers.ts";
import { findCredits } from "../credits/public.ts";
import { crm } from "../crm/handlers.ts";
import { pingDatabase } from "../db/connect.ts";
import { missingMigrations } from "../db/migrate.ts";
import { openReadReplicas, type ReadReplicas } from "../db/read-replicas.ts";
import { events } from "../events/handlers.ts";
import { exclusions } from "../exclusions/handlers.ts";
import { feedback } from "../feedback/handlers.ts";
import { createApp, STOPPING } from "../http/app.ts";
import type { Contract } from "../http/contract.ts";
import { BODY_LIMITS } from "../http/input/body.ts";
import type { Listening } from "../http/listen.ts";
import { createMetrics } from "../http/metrics.ts";
import type { Degraded, ReadinessCheck } from "../http/operational.ts";
import { icps } from "../icps/handlers.ts";
import { insights } from "../insights/handlers.ts";
import { integrations } from "../integrations/handlers.ts";
import { lookalikes } from "../lookalikes/handlers.ts";
import { people } from "../people/handlers.ts";
import { signals } from "../signals/handlers.ts";
import { technologies } from "../technologies/handlers.ts";
import { jobPosts } from "../technologies/job-posts.ts";
import { views } from "../views/handlers.ts";
import { recipientPages } from "../views/recipient-pages.ts";
import { webhooks } from "../webhooks/handlers.ts";
import { workspaceMembers } from "../workspace-members/handlers.ts";
import { NO_MODEL, type ObservedPool, observeReadReplicas } from "./metrics.ts";
import { withAuthority } from "./open-database.ts";
import { openLanguageModel } from "./search-settings.ts";
import type { Services } from "./services.ts";
import { suspendReferrers } from "./suspend.ts";

interface Api {
  /** Waits until load balancers notice that the process stops, then finishes running requests within six seconds. */
  stop(): Promise<void>;
  /** The connections to read replicas. */
  readonly pools: readonly ObservedPool[];
}

// A stopping process has ten seconds: the rest is for workers, the pool and Postgres.
const REQUEST_GRACE_MS = 6_000;
const BYTES_PER_MEGABYTE = 1_000_000;
/** The share of connections for reads, and for writes. Others serve searches, health checks and deliveries. */
const REQUESTS_SHARE = 0.4;
const SEARCHES_AT_ONCE = 16;
/** Higher than without a language model, because these searches mostly wait for its responses. */
const SEARCHES_AT_ONCE_WITH_MODEL = 64;
const REQUEST_TIMEOUT_MS = 30_000;
/** When a container starts, the port must be open within two minutes. */
const LOADED_WITHIN_MS = 100_000;
const LOADED_CHECK_MS = 50;
/** Load balancers probe every few seconds, and need more than one probe to notice that a process stops. */
const PRODUCTION_DRAIN_SECONDS = 5;
/** For statements that every request waits for, so that an unresponsive database is reported quickly. */
const AUTHENTICATION_RESPONSE_MS = 5_000;
const READINESS_RESPONSE_MS = 1_500;
/** How long `/readyz` reports a full disk after a request has found it. */
const DISK_FULL_MS = 30_000;

/** Creates the families of the contract with their dependencies, and serves the contract on `listening`. */
export async function startApi(services: Services, listening: Listening): Promise<Api> {
  const { config, connection, log, secrets, clock } = services;
  const stopping = new AbortController();
  const production = process.env.NODE_ENV === "production";
  const drainSeconds = config.drainSeconds ?? (production ? PRODUCTION_DRAIN_SECONDS : 0);
  const readReplicas = openReplicas(services);
  let diskFullAt = -Infinity;
  const onDiskFull = () => {
    diskFullAt = performance.now();
  };
  let leaving = false;
  let draining = false;
  const app = createApp({
    contract: families(services),
    notificationPages: recipientPages({ db: connection.db, secrets, clock }),
    db: connection.db,
    readReplicas,
    authenticate: createAuthenticate({
      db: connection.respondingWithin(AUTHENTICATION_RESPONSE_MS),
      secrets,
      readsPosition: readReplicas !== undefined,
      onDiskFull,
    }),
    responseCipher: {
      encrypt: (plain, boundTo) => secrets.encrypt("stored-answer", plain, boundTo),
      decrypt: (encrypted, boundTo) => secrets.decrypt("stored-answer", encrypted, boundTo),
    },
    log,
    metrics: createMetrics(services.metrics),
    onDiskFull,
    readinessChecks: readinessChecks(services, () => performance.now() - diskFullAt < DISK_FULL_MS),
    describe: () => ({ embeddings_model: services.embeddings().model ?? NO_MODEL }),
    rateLimits: {
      reads: config.readsPerMinute,
      costly: config.costlyPerMinute,
      unauthorized: config.unauthorizedPerMinute,
    },
    maxStoredBytes: config.idempotencyMegabytes * BYTES_PER_MEGABYTE,
    recordChange: insertAuditEntry,
    findCredits,
    requestsAtOnce: Math.floor(connection.pool.options.max * REQUESTS_SHARE),
    searchesAtOnce: config.languageModelUrl === undefined ? SEARCHES_AT_ONCE : SEARCHES_AT_ONCE_WITH_MODEL,
    bodyLimits: BODY_LIMITS,
    maxWaitMs: config.requestWaitMs,
    maxUnconfirmedCredits: config.agentConfirmCredits,
    trustedProxies: config.trustedProxies,
    embedText: (text) => services.search.embed({ text }),
    allowedOrigins: config.allowedOrigins,
    requestTimeoutMs: REQUEST_TIMEOUT_MS,
    now: () => clock.now(),
    production,
    draining: () => draining,
    leaving: () => leaving,
    hasMetricsPort: config.metricsPort !== undefined,
    stopping: stopping.signal,
  });
  if (production) await searchLoaded(services.searchStatus);
  await listening.serve(app);
  const stop = async (): Promise<void> => {
    leaving = true;
    await delay(drainSeconds * 1_000);
    draining = true;
    await listening.stop(REQUEST_GRACE_MS);
    stopping.abort(STOPPING);
    await readReplicas?.close();
  };
  const pools = (readReplicas?.pools ?? []).flatMap(({ replica, reads, positions }) => [
    { name: "reads", server: replica, pool: reads },
    { name: "positions", server: replica, pool: positions },
  ]);
  return { stop, pools };
}

/**
 * Resolves when the search index is loaded, or after `LOADED_WITHIN_MS`; immediately if no index is built yet. Proxies
 * that only check connections send requests as soon as the port is open.
 */
async function searchLoaded(status: Services["searchStatus"]): Promise<void> {
  const endsAt = performance.now() + LOADED_WITHIN_MS;
  while (status().state === "loading" && performance.now() < endsAt) await delay(LOADED_CHECK_MS);
}

function openReplicas({ config, connection, log, metrics }: Services): ReadReplicas | undefined {
  if (config.databaseReadUrls.length === 0) return undefined;
  const countRead = observeReadReplicas(metrics, () => replicas.states());
  const replicas = openReadReplicas({
    urls: config.databaseReadUrls.map((url) => withAuthority(url, config.databaseCa)),
    primary: connection.db,
    applicationName: "api",
    poolSize: connection.pool.options.max,
    onRead: (outcome, error) => {
      countRead(outcome);
      if (outcome === "refused") log.error({ err: error }, "read-only operation wrote to a read replica");
    },
    onRemoved: (host, reason) => log.warn({ host, reason }, "read replica removed from rotation"),
    onRestored: (host) => log.info({ host }, "read replica returned to rotation"),
  });
  return replicas;
}

function mailsCodes({ mailUrl, mailFiles }: Services["config"]): "mailed" | "files" | "not sent" {
  if (mailUrl !== undefined) return "mailed";
  return mailFiles ? "files" : "not sent";
}

function families({ config, secrets, http, search, connectors, emailFinder, log }: Services): Contract {
  return {
    AgentKeys: agentKeys({ secrets, startCredits: config.startCredits, mailsCodes: mailsCodes(config) }),
    WorkspaceMembers: workspaceMembers(),
    Accounts: accounts({ search }),
    AccountTimeline: accountTimeline(),
    Audiences: audiences(suspendReferrers),
    AuditLog: auditLog(),
    Blocklist: blocklist(),
    Exclusions: exclusions(),
    Events: events(),
    Icps: icps(suspendReferrers),
    JobPosts: jobPosts(),
    Signals: signals(suspendReferrers, {
      search,
      languageModel: openLanguageModel({ config }, (details, message) => log.warn(details, message)),
    }),
    Technologies: technologies(),
    Insights: insights(),
    Crm: crm({ secrets, connectors }),
    Integrations: integrations({ secrets, connectors, suspend: suspendReferrers }),
    Lookalikes: lookalikes({ search }),
    People: people({ emailFinder }),
    Credits: credits(),
    Feedback: feedback({ refundPercent: config.refundPercent }),
    Views: views({ http, secrets, connectors }),
    Webhooks: webhooks({ http, secrets }),
  };
}

function readinessChecks(
  { connection, direct, searchStatus, embeddings }: Services,
  isDiskFull: () => boolean,
): ReadinessCheck[] {
  const db = direct.respondingWithin(READINESS_RESPONSE_MS);
  const pooled = connection.respondingWithin(READINESS_RESPONSE_MS);
  return [
    { name: "database", check: async () => void (await pingDatabase(db)) },
    ...(direct === connection ? [] : [{ name: "pooler", check: async () => void (await pingDatabase(pooled)) }]),
    {
      name: "migrations",
      check: async () => {
        const missing = await missingMigrations(db);
        return missing.length === 0 ? undefined : `not applied yet: ${missing.join(", ")}`;
      },
    },
    {
      name: "search",
      check: async () => {
        const status = searchStatus();
        if (status.state === "ready") return undefined;
        return status.state === "unavailable" ? degradedBy(status.message) : status.message;
      },
    },
    { name: "embeddings", check: async () => degradedBy(embeddings().fault) },
    {
      name: "disk",
      check: async () =>
        degradedBy(isDiskFull() ? "the database has no disk space left: nothing can be written" : undefined),
    },
  ];
}

/** Reports a fault that all processes share, so that this process remains ready. */
function degradedBy(fault: string | undefined): Degraded | undefined {
  return fault === undefined ? undefined : { degraded: fault };
}
