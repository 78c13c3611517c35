import { join } from "node:path";
import type { Logger } from "pino";
import { Registry } from "prom-client";
import { createEmailFinderEndpoint } from "../adapters/email-finder-endpoint.ts";
import { outboxMail } from "../adapters/mail-outbox.ts";
import { smtpMail } from "../adapters/mail-smtp.ts";
import { createPublicHttp } from "../adapters/public-http.ts";
import type { Config } from "../config/config.ts";
import { type Connection, connect, type Db } from "../db/connect.ts";
import type { Clock } from "../ports/clock.ts";
import type { Connectors } from "../ports/connectors.ts";
import type { EmailFinder } from "../ports/email-finder.ts";
import type { Mail } from "../ports/mail.ts";
import type { PublicHttp } from "../ports/public-http.ts";
import type { CompanySearch } from "../search/search.ts";
import { type EmbeddingsStatus, type EngineStatus, type SearchHost, startSearchHost } from "../search/serving/host.ts";
import { openSecrets } from "../secrets/secret-key.ts";
import type { Secrets } from "../secrets/secrets.ts";
import { createConnectors } from "./connectors.ts";
import { observeDatabase, observeEmbeddings, observeSlowStatements } from "./metrics.ts";
import { checkPool, openDatabase } from "./open-database.ts";
import type { SearchSettings } from "./search-settings.ts";

/** Limits the garbage of a search thread without an index, whose objects are short-lived. V8's default is 48 MB. */
const WITHOUT_INDEX = { maxYoungGenerationSizeMb: 12 };

/** The services that API and worker processes share. */
export interface Services {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly databaseUrl: string;
  /** The connections of requests and jobs, through the pooler if there is one. */
  readonly connection: Connection;
  /** Connections that bypass the pooler; the same as `connection` if there is no pooler. */
  readonly direct: Connection;
  readonly secrets: Secrets;
  readonly mail: Mail;
  readonly http: PublicHttp;
  readonly connectors: Connectors;
  /** Undefined when none is configured. */
  readonly emailFinder: EmailFinder | undefined;
  readonly search: CompanySearch;
  readonly metrics: Registry;
  /** Whether the search is loading its index or ready. */
  searchStatus(): EngineStatus;
  embeddings(): EmbeddingsStatus;
  /** Closes everything, the database last. */
  close(): Promise<void>;
}

// A write holds a connection until it commits. Two processes stay well below the 100 connections of Postgres's default.
const POOL_SIZE = 20;
/** Far below the limit of 30 seconds at which statements are cancelled. */
const SLOW_STATEMENT_MS = 1_000;

const systemClock: Clock = { now: () => new Date() };

export interface ServiceOptions {
  readonly clock?: Clock;
  /** Called after the database is migrated, before anything reads from it. */
  readonly prepare?: (db: Db, secrets: Secrets) => Promise<void>;
  /** Opens the search for companies; by default, a search thread. */
  readonly openSearch?: (options: Parameters<typeof startSearchHost>[0]) => SearchHost;
}

/** Opens the mail server. If there is none, logs how emails are handled. */
function openMail({ mailUrl, mailFiles, dataDirectory, workers }: Config, log: Logger): Mail {
  if (mailUrl !== undefined) return smtpMail({ url: mailUrl });
  const folder = join(dataDirectory, "outbox");
  if (mailFiles) {
    log.warn(workers ? { folder } : {}, "MAIL_URL is not set; workers write emails to files");
    return outboxMail(folder);
  }
  log.warn("MAIL_URL is not set; rejecting sign-ups and sending no email");
  return {
    send: async () => ({ outcome: "unavailable", reason: "MAIL_URL is not set." }),
    close: async () => undefined,
  };
}

/** Opens and migrates the database, and opens all other dependencies of families and jobs. */
export async function openServices(
  config: Config,
  log: Logger,
  applicationName: string,
  { clock = systemClock, prepare, openSearch = startSearchHost }: ServiceOptions = {},
): Promise<Services> {
  const database = await openDatabase(config, (message) => log.info(message));
  const { databasePoolUrl: poolUrl } = config;
  const metrics = new Registry();
  const connection = connect({
    url: database.url,
    poolUrl,
    applicationName,
    poolSize: POOL_SIZE,
    slow: { afterMs: SLOW_STATEMENT_MS, report: observeSlowStatements(metrics, log) },
    onError: (error) =>
      log.warn({ err: error }, `idle connection to the ${poolUrl === undefined ? "database" : "pooler"} was lost`),
  });
  const direct =
    poolUrl === undefined
      ? connection
      : connect({ url: database.url, applicationName: `${applicationName} direct`, poolSize: 1 });
  const closeDatabase = async (): Promise<void> => {
    await Promise.all([connection.close(), direct.close()]);
    await database.stop();
  };
  const checked = poolUrl === undefined ? Promise.resolve() : checkPool(poolUrl, database.url);
  const secrets = await checked
    .then(() => openSecrets(connection.db, config))
    .catch(async (error: unknown) => {
      await closeDatabase();
      throw error;
    });
  await prepare?.(connection.db, secrets);
  const mail = openMail(config, log);
  const http = createPublicHttp({ allowLoopback: config.allowLoopbackWebhooks });
  const search = openSearch({
    entry: new URL("./search-thread.ts", import.meta.url),
    workerData: { databaseUrl: database.url, config } satisfies SearchSettings,
    resourceLimits: config.searchEngineUrl === undefined ? undefined : WITHOUT_INDEX,
    log,
  });
  observeDatabase(metrics, { db: connection.db, log });
  observeEmbeddings(metrics, () => search.embeddings().model);
  const close = async (): Promise<void> => {
    await Promise.all([mail.close(), http.close(), search.close()]);
    await closeDatabase();
  };
  return {
    config,
    log,
    clock,
    databaseUrl: database.url,
    connection,
    direct,
    secrets,
    mail,
    http,
    connectors: createConnectors({
      hubspot: config.hubspotUrl,
      salesforce: config.salesforceUrl,
      slack: config.slackUrl,
      lemlist: config.lemlistUrl,
    }),
    emailFinder:
      config.emailFinderUrl === undefined
        ? undefined
        : createEmailFinderEndpoint({ url: config.emailFinderUrl, key: config.emailFinderKey }),
    search,
    metrics,
    searchStatus: () => search.status(),
    embeddings: () => search.embeddings(),
    close,
  };
}
