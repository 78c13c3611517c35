import { parseDestination } from "../lib/public-url.ts";
import { Unreadable } from "../lib/unreadable.ts";
import {
  baseUrl,
  choice,
  flag,
  fraction,
  httpUrl,
  integer,
  optionalSetting,
  origins,
  path,
  type Setting,
  setting,
  text,
  url,
  viewAddress,
} from "./setting.ts";

/** The minimum score of results, unless a request or the service's settings override it. */
export const DEFAULT_MIN_SCORE = 0.2;

/** Every setting of the service, as operations/settings.md describes it. Only NODE_ENV is also read elsewhere. */
export const settings = {
  port: setting("PORT", integer(0, 65_535), "8080"),
  host: setting("HOST", text, "127.0.0.1"),
  maxConnections: setting("MAX_CONNECTIONS", integer(10, 1_000_000), "5000"),
  publicUrl: optionalSetting("PUBLIC_URL", baseUrl),
  viewUrl: optionalSetting("VIEW_URL", viewAddress),
  alertGatherSeconds: setting("ALERT_GATHER_SECONDS", integer(0, 3_600), "120"),
  allowedOrigins: setting("ALLOWED_ORIGINS", origins, ""),
  dataDirectory: setting("DATA_DIR", path, ".data"),
  databaseUrl: optionalSetting("DATABASE_URL", url("postgres", "postgresql")),
  databasePoolUrl: optionalSetting("DATABASE_POOL_URL", url("postgres", "postgresql")),
  databaseReadUrls: setting("DATABASE_READ_URL", databaseUrls, ""),
  databaseCa: optionalSetting("DATABASE_CA", path),
  secretKey: optionalSetting("SECRET_KEY", secret),
  secretKeyPrevious: optionalSetting("SECRET_KEY_PREVIOUS", secret),
  secretKeyNext: optionalSetting("SECRET_KEY_NEXT", secret),
  mailUrl: optionalSetting("MAIL_URL", url("smtp", "smtps")),
  mailFiles: setting("MAIL_FILES", flag, "1"),
  logLevel: setting("LOG_LEVEL", choice("fatal", "error", "warn", "info", "debug", "trace", "silent"), "info"),
  sampleData: setting("SAMPLE_DATA", flag, "1"),
  workers: setting("WORKERS", flag, "1"),
  workerPort: optionalSetting("WORKER_PORT", integer(0, 65_535)),
  metricsPort: optionalSetting("METRICS_PORT", integer(0, 65_535)),
  tracesUrl: optionalSetting("TRACES_URL", httpUrl),
  tracesShare: setting("TRACES_SHARE", fraction, "1"),
  drainSeconds: optionalSetting("DRAIN_SECONDS", integer(0, 300)),
  startCredits: setting("START_CREDITS", integer(0, 1_000_000_000), "1000"),
  refundPercent: setting("REFUND_PERCENT", integer(0, 100), "10"),
  readsPerMinute: setting("RATE_LIMIT_READS", integer(1, 1_000_000), "120"),
  costlyPerMinute: setting("RATE_LIMIT_COSTLY", integer(1, 1_000_000), "30"),
  requestWaitMs: setting("REQUEST_WAIT_MS", integer(100, 30_000), "1000"),
  unauthorizedPerMinute: setting("RATE_LIMIT_UNAUTHORIZED", integer(1, 1_000_000), "300"),
  idempotencyMegabytes: setting("IDEMPOTENCY_MEGABYTES", integer(1, 1_000_000), "1000"),
  agentConfirmCredits: setting("AGENT_CONFIRM_CREDITS", integer(0, 1_000_000_000), "25"),
  trustedProxies: setting("TRUSTED_PROXIES", integer(0, 10), "0"),
  auditLogDays: setting("AUDIT_LOG_DAYS", integer(1, 3_650), "365"),
  webhookLogDays: setting("WEBHOOK_LOG_DAYS", integer(2, 3_650), "30"),
  insightDays: optionalSetting("INSIGHT_DAYS", integer(366, 36_500)),
  activityFeedUrl: optionalSetting("ACTIVITY_FEED_URL", httpUrl),
  activityFeedKey: optionalSetting("ACTIVITY_FEED_KEY", text),
  jobPostTextDays: setting("JOB_POST_TEXT_DAYS", integer(366, 36_500), "730"),
  socialPostDays: setting("SOCIAL_POST_DAYS", integer(366, 36_500), "730"),
  evidenceDays: setting("EVIDENCE_DAYS", integer(366, 36_500), "1095"),
  allowLoopbackWebhooks: setting("ALLOW_LOOPBACK_WEBHOOKS", flag, "0"),
  hubspotUrl: optionalSetting("HUBSPOT_URL", httpUrl),
  salesforceUrl: optionalSetting("SALESFORCE_URL", httpUrl),
  slackUrl: optionalSetting("SLACK_URL", httpUrl),
  lemlistUrl: optionalSetting("LEMLIST_URL", httpUrl),
  emailFinderUrl: optionalSetting("EMAIL_FINDER_URL", httpUrl),
  emailFinderKey: optionalSetting("EMAIL_FINDER_KEY", text),
  searchEngineUrl: optionalSetting("SEARCH_ENGINE_URL", httpUrls),
  searchEngineUser: optionalSetting("SEARCH_ENGINE_USER", text),
  searchEnginePassword: optionalSetting("SEARCH_ENGINE_PASSWORD", text),
  searchEngineCa: optionalSetting("SEARCH_ENGINE_CA", path),
  searchEnginePrefix: setting("SEARCH_ENGINE_PREFIX", indexPrefix, "companies"),
  searchEngineShards: optionalSetting("SEARCH_ENGINE_SHARDS", integer(1, 64)),
  minScore: setting("MIN_SCORE", fraction, String(DEFAULT_MIN_SCORE)),
  embeddings: setting("EMBEDDINGS", choice("on", "off"), "on"),
  embeddingsModelDirectory: optionalSetting("EMBEDDINGS_MODEL_DIR", path),
  embeddingsQueryPrefix: setting("EMBEDDINGS_QUERY_PREFIX", text, ""),
  embeddingsDocumentPrefix: setting("EMBEDDINGS_DOCUMENT_PREFIX", text, ""),
  embeddingsUrl: optionalSetting("EMBEDDINGS_URL", httpUrl),
  embeddingsModel: optionalSetting("EMBEDDINGS_MODEL", text),
  embeddingsKey: optionalSetting("EMBEDDINGS_KEY", text),
  languageModelUrl: optionalSetting("LANGUAGE_MODEL_URL", httpUrl),
  languageModelModel: optionalSetting("LANGUAGE_MODEL_MODEL", text),
  languageModelKey: optionalSetting("LANGUAGE_MODEL_KEY", text),
};

/** Defaults with NODE_ENV=production: no sample data, and emails are not written to files. */
const PRODUCTION_DEFAULTS: Readonly<Record<string, string>> = { SAMPLE_DATA: "0", MAIL_FILES: "0" };

const VENDOR_URLS = ["hubspotUrl", "salesforceUrl", "slackUrl", "lemlistUrl"] as const;

/** The validated settings. Optional settings that are not set are undefined. */
export type Config = {
  readonly [Name in keyof typeof settings]: (typeof settings)[Name] extends Setting<infer Value> ? Value : never;
};

function indexPrefix(value: string): string | Unreadable {
  return /^[a-z][a-z0-9_-]{0,63}$/.test(value)
    ? value
    : new Unreadable("must be up to 64 lower-case letters, digits, hyphens and underscores, starting with a letter");
}

/** Reads a comma-separated list of database URLs. */
function databaseUrls(value: string): readonly string[] | Unreadable {
  const urls = value.split(/[\s,]+/).filter((part) => part !== "");
  return urls.map(url("postgres", "postgresql")).find(isUnreadable) ?? urls;
}

/** Reads a comma-separated list of HTTP URLs. */
function httpUrls(value: string): string | Unreadable {
  const addresses = value.split(",").map((address) => httpUrl(address.trim()));
  const unreadable = addresses.find(isUnreadable);
  return unreadable ?? addresses.join(",");
}

function secret(value: string): string | Unreadable {
  return value.length >= 32 ? value : new Unreadable("must be at least 32 characters");
}

/** Reads the settings; an empty variable is not set. Returns an error, without secrets, for each invalid setting. */
export function readConfig(environment: NodeJS.ProcessEnv): { config: Config } | { errors: string[] } {
  const errors: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { variable, read, defaultValue }] of Object.entries(settings)) {
    const production = environment.NODE_ENV === "production" ? PRODUCTION_DEFAULTS[variable] : undefined;
    const value = read(environment[variable]?.trim() || (production ?? defaultValue));
    if (isUnreadable(value)) errors.push(`${variable} ${value.reason}.`);
    values[name] = isUnreadable(value) ? undefined : value;
  }
  if (values.databaseUrl && !environment.SECRET_KEY?.trim())
    errors.push(
      "SECRET_KEY must be set when DATABASE_URL is: the data in the database can only be decrypted with the key that encrypted it.",
    );
  if (values.databasePoolUrl && !values.databaseUrl)
    errors.push("DATABASE_URL must be set when DATABASE_POOL_URL is: locks and LISTEN need a direct connection.");
  if (environment.DATABASE_READ_URL?.trim() && !values.databaseUrl)
    errors.push("DATABASE_URL must be set when DATABASE_READ_URL is.");
  if (values.searchEngineUser && !values.searchEnginePassword)
    errors.push("SEARCH_ENGINE_PASSWORD must be set when SEARCH_ENGINE_USER is.");
  if (values.embeddingsUrl && !values.embeddingsModel)
    errors.push("EMBEDDINGS_MODEL must be set when EMBEDDINGS_URL is.");
  if (values.languageModelUrl && !values.languageModelModel)
    errors.push("LANGUAGE_MODEL_MODEL must be set when LANGUAGE_MODEL_URL is.");
  for (const name of VENDOR_URLS) {
    const address = values[name];
    if (typeof address !== "string") continue;
    const destination = parseDestination(address, values.allowLoopbackWebhooks === true);
    if ("reason" in destination) errors.push(`${settings[name].variable} cannot be used. ${destination.message}`);
  }
  return errors.length > 0 ? { errors } : { config: values as Config };
}

function isUnreadable(value: unknown): value is Unreadable {
  return value instanceof Unreadable;
}
