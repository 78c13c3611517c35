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

/** Every setting of the service. Only NODE_ENV is read elsewhere too. */
const settings = {
  port: setting("PORT", integer(0, 65_535), "8080", "Port of the API; 0 chooses a free one."),
  host: setting("HOST", text, "127.0.0.1", "Address the API listens on; 0.0.0.0 listens on every interface."),
  maxConnections: setting(
    "MAX_CONNECTIONS",
    integer(10, 1_000_000),
    "5000",
    "Maximum number of connections of a process; further ones are closed.",
  ),
  publicUrl: optionalSetting(
    "PUBLIC_URL",
    baseUrl,
    "Public address of the service, for links in emails and messages. Without it, emails with codes show only the path, and notifications have no unsubscribe link.",
  ),
  viewUrl: optionalSetting(
    "VIEW_URL",
    viewAddress,
    "Address of a view in your own user interface, with {view_id} in place of its id, such as https://app.example.com/views/{view_id}. Notifications then have a button that opens the view.",
  ),
  alertGatherSeconds: setting(
    "ALERT_GATHER_SECONDS",
    integer(0, 3_600),
    "120",
    "Seconds that a chat or email notification without a schedule waits, to include the results of further runs.",
  ),
  allowedOrigins: setting(
    "ALLOWED_ORIGINS",
    origins,
    "",
    "Comma-separated origins whose web pages may call the API, such as https://app.example; * for every origin.",
  ),
  dataDirectory: setting(
    "DATA_DIR",
    path,
    ".data",
    "Folder for the embedded database, the generated secret key and the outbox.",
  ),
  databaseUrl: optionalSetting(
    "DATABASE_URL",
    url("postgres", "postgresql"),
    "URL of a Postgres 15 or newer with pg_trgm and unaccent, in session mode. Without it, an embedded Postgres runs in DATA_DIR.",
  ),
  databasePoolUrl: optionalSetting(
    "DATABASE_POOL_URL",
    url("postgres", "postgresql"),
    "URL of a PgBouncer in transaction mode in front of the database of DATABASE_URL, for requests and jobs; see connections.md. Without it, they use DATABASE_URL.",
  ),
  databaseReadUrls: setting(
    "DATABASE_READ_URL",
    databaseUrls,
    "",
    "Comma-separated URLs of hot standbys of the database of DATABASE_URL, which then serve most reads; see grow.md. Each URL is one server, or its pooler in session mode.",
  ),
  databaseCa: optionalSetting(
    "DATABASE_CA",
    path,
    "PEM file with the authorities' certificates for the servers of DATABASE_URL and DATABASE_READ_URL. With it, connections are encrypted and the servers' names are verified.",
  ),
  secretKey: optionalSetting(
    "SECRET_KEY",
    secret,
    "Protects API keys and credentials; at least 32 characters. Required with DATABASE_URL; otherwise generated once and kept in DATA_DIR.",
  ),
  secretKeyPrevious: optionalSetting(
    "SECRET_KEY_PREVIOUS",
    secret,
    "The old key, accepted in addition to SECRET_KEY during its replacement; see upgrade.md.",
  ),
  secretKeyNext: optionalSetting(
    "SECRET_KEY_NEXT",
    secret,
    "The new key, accepted in addition to SECRET_KEY before the replacement; see upgrade.md.",
  ),
  mailUrl: optionalSetting(
    "MAIL_URL",
    url("smtp", "smtps"),
    "SMTP server, such as smtp://user:password@host:587?from=name@host, which must offer STARTTLS unless it runs on this machine; or smtps://. Without it, see MAIL_FILES.",
  ),
  mailFiles: setting(
    "MAIL_FILES",
    flag,
    "1",
    "1 writes emails to files in DATA_DIR/outbox when MAIL_URL is not set; 0 rejects sign-ups instead. Default 0 with NODE_ENV=production.",
  ),
  logLevel: setting(
    "LOG_LEVEL",
    choice("fatal", "error", "warn", "info", "debug", "trace", "silent"),
    "info",
    "Lowest level that is logged.",
  ),
  sampleData: setting(
    "SAMPLE_DATA",
    flag,
    "1",
    "1 loads sample companies into an empty catalogue at the first start. Default 0 with NODE_ENV=production.",
  ),
  workers: setting(
    "WORKERS",
    flag,
    "1",
    "0 serves the API without background jobs; run `npm run worker` alongside it.",
  ),
  workerPort: optionalSetting(
    "WORKER_PORT",
    integer(0, 65_535),
    "Port on which `npm run worker` serves /healthz and /metrics, as METRICS_PORT does. Without it, a worker opens no port.",
  ),
  metricsPort: optionalSetting(
    "METRICS_PORT",
    integer(0, 65_535),
    "Port on which the API serves /healthz and /metrics from a thread that load does not reach, instead of /metrics on PORT. 0 chooses a free one.",
  ),
  tracesUrl: optionalSetting(
    "TRACES_URL",
    httpUrl,
    "OTLP endpoint that receives OpenTelemetry traces over HTTP, such as http://127.0.0.1:4318/v1/traces. Without it, no traces are recorded.",
  ),
  tracesShare: setting("TRACES_SHARE", fraction, "1", "The share of traces that are recorded, from 0 to 1."),
  drainSeconds: optionalSetting(
    "DRAIN_SECONDS",
    integer(0, 300),
    "Seconds for which a stopping process still serves requests while /readyz fails. Without it, 5 in production, else 0.",
  ),
  startCredits: setting("START_CREDITS", integer(0, 1_000_000_000), "1000", "Credits of a new workspace."),
  refundPercent: setting(
    "REFUND_PERCENT",
    integer(0, 100),
    "10",
    "Maximum percentage of a workspace's charges in 30 days that is refunded automatically for wrong results.",
  ),
  readsPerMinute: setting("RATE_LIMIT_READS", integer(1, 1_000_000), "120", "Requests per minute and key."),
  costlyPerMinute: setting(
    "RATE_LIMIT_COSTLY",
    integer(1, 1_000_000),
    "30",
    "Requests per minute and key that can consume credits.",
  ),
  requestWaitMs: setting(
    "REQUEST_WAIT_MS",
    integer(100, 30_000),
    "1000",
    "Maximum milliseconds that a request waits for others. A request that would wait longer gets 503 with `Retry-After`.",
  ),
  unauthorizedPerMinute: setting(
    "RATE_LIMIT_UNAUTHORIZED",
    integer(1, 1_000_000),
    "300",
    "Requests per minute and client network without a valid key. Valid keys from that network are not affected.",
  ),
  idempotencyMegabytes: setting(
    "IDEMPOTENCY_MEGABYTES",
    integer(1, 1_000_000),
    "1000",
    "Maximum megabytes of responses stored for a workspace's Idempotency-Keys in 24 hours.",
  ),
  agentConfirmCredits: setting(
    "AGENT_CONFIRM_CREDITS",
    integer(0, 1_000_000_000),
    "25",
    "Maximum credits of a tool call of an AI assistant without confirmation. The limit per key and hour is ten times as high. A call that could exceed a limit returns its possible cost, and runs when it is repeated with the token of that result.",
  ),
  trustedProxies: setting(
    "TRUSTED_PROXIES",
    integer(0, 10),
    "0",
    "Number of reverse proxies in front of the API. If it is not 0, client addresses are read from X-Forwarded-For.",
  ),
  auditLogDays: setting("AUDIT_LOG_DAYS", integer(1, 3_650), "365", "Days for which the audit log keeps entries."),
  webhookLogDays: setting(
    "WEBHOOK_LOG_DAYS",
    integer(2, 3_650),
    "30",
    "Days for which finished webhook deliveries and their attempts are kept and can be redelivered.",
  ),
  insightDays: optionalSetting(
    "INSIGHT_DAYS",
    integer(366, 36_500),
    "Days for which insights are kept. Without it, they are kept forever.",
  ),
  activityFeedUrl: optionalSetting(
    "ACTIVITY_FEED_URL",
    httpUrl,
    "A feed of activity as NDJSON, pulled hourly; see vendors.md.",
  ),
  activityFeedKey: optionalSetting("ACTIVITY_FEED_KEY", text, "Bearer key for ACTIVITY_FEED_URL."),
  jobPostTextDays: setting(
    "JOB_POST_TEXT_DAYS",
    integer(366, 36_500),
    "730",
    "Days for which the texts of job posts are kept. Titles and search words are kept forever.",
  ),
  socialPostDays: setting(
    "SOCIAL_POST_DAYS",
    integer(366, 36_500),
    "730",
    "Days for which social posts and engagements are kept.",
  ),
  evidenceDays: setting(
    "EVIDENCE_DAYS",
    integer(366, 36_500),
    "1095",
    "Days for which the evidence of signals is kept. The newest evidence of each account and person is kept forever.",
  ),
  allowLoopbackWebhooks: setting(
    "ALLOW_LOOPBACK_WEBHOOKS",
    flag,
    "0",
    "1 allows webhooks to http addresses on this machine. For development only.",
  ),
  hubspotUrl: vendorUrl("HUBSPOT_URL", "HubSpot"),
  salesforceUrl: vendorUrl("SALESFORCE_URL", "Salesforce"),
  slackUrl: vendorUrl("SLACK_URL", "Slack"),
  lemlistUrl: vendorUrl("LEMLIST_URL", "lemlist"),
  emailFinderUrl: optionalSetting(
    "EMAIL_FINDER_URL",
    httpUrl,
    "Endpoint that finds work emails missing from the catalogue. Without it, they are not found.",
  ),
  emailFinderKey: optionalSetting("EMAIL_FINDER_KEY", text, "Bearer key for EMAIL_FINDER_URL, if it requires one."),
  searchEngineUrl: optionalSetting(
    "SEARCH_ENGINE_URL",
    httpUrls,
    "Comma-separated addresses of an OpenSearch 2.17 or newer with the k-NN plugin, which then holds the search index. Without it, every process holds the index in memory.",
  ),
  searchEngineUser: optionalSetting("SEARCH_ENGINE_USER", text, "User at SEARCH_ENGINE_URL, if it requires one."),
  searchEnginePassword: optionalSetting("SEARCH_ENGINE_PASSWORD", text, "Password of SEARCH_ENGINE_USER."),
  searchEngineCa: optionalSetting(
    "SEARCH_ENGINE_CA",
    path,
    "PEM file with the authorities' certificates for the nodes of SEARCH_ENGINE_URL. Without it, Node's own list of authorities applies.",
  ),
  searchEnginePrefix: setting(
    "SEARCH_ENGINE_PREFIX",
    indexPrefix,
    "companies",
    "Prefix of the names of the indexes at SEARCH_ENGINE_URL. Services that share a cluster need different prefixes.",
  ),
  searchEngineShards: optionalSetting(
    "SEARCH_ENGINE_SHARDS",
    integer(1, 64),
    "Shards of a new index at SEARCH_ENGINE_URL. A search uses one processor per shard. Without it, one per 400,000 companies.",
  ),
  minScore: setting(
    "MIN_SCORE",
    fraction,
    String(DEFAULT_MIN_SCORE),
    "Default minimum score of search results. A score is the probability that a person would keep the result.",
  ),
  embeddings: setting(
    "EMBEDDINGS",
    choice("on", "off"),
    "on",
    "Whether searches use an embeddings model. A million companies need 0.6 GB of memory for it.",
  ),
  embeddingsModelDirectory: optionalSetting(
    "EMBEDDINGS_MODEL_DIR",
    path,
    "Folder of a BERT model in Hugging Face's layout: config.json, tokenizer.json and *.safetensors. Without it, all-MiniLM-L6-v2.",
  ),
  embeddingsQueryPrefix: setting(
    "EMBEDDINGS_QUERY_PREFIX",
    text,
    "",
    "Prefix of queries, for models that were trained with one, such as query:",
  ),
  embeddingsDocumentPrefix: setting(
    "EMBEDDINGS_DOCUMENT_PREFIX",
    text,
    "",
    "Prefix of the texts of companies, such as passage:",
  ),
  embeddingsUrl: optionalSetting(
    "EMBEDDINGS_URL",
    httpUrl,
    "An OpenAI-compatible embeddings endpoint to use instead of the local model.",
  ),
  embeddingsModel: optionalSetting("EMBEDDINGS_MODEL", text, "Model to request at EMBEDDINGS_URL."),
  embeddingsKey: optionalSetting("EMBEDDINGS_KEY", text, "Bearer key for EMBEDDINGS_URL, if it requires one."),
  languageModelUrl: optionalSetting(
    "LANGUAGE_MODEL_URL",
    httpUrl,
    "An OpenAI-compatible chat endpoint. Without it, rules derive queries and match reasons.",
  ),
  languageModelModel: optionalSetting("LANGUAGE_MODEL_MODEL", text, "Model to request at LANGUAGE_MODEL_URL."),
  languageModelKey: optionalSetting(
    "LANGUAGE_MODEL_KEY",
    text,
    "Bearer key for LANGUAGE_MODEL_URL, if it requires one.",
  ),
};

/** Defaults with NODE_ENV=production: no sample data, and no email counts as sent without a mail server. */
const PRODUCTION_DEFAULTS: Readonly<Record<string, string>> = { SAMPLE_DATA: "0", MAIL_FILES: "0" };

const VENDOR_URLS = ["hubspotUrl", "salesforceUrl", "slackUrl", "lemlistUrl"] as const;

/** The settings, validated. Optional ones that are not set are undefined. */
export type Config = {
  readonly [Name in keyof typeof settings]: (typeof settings)[Name] extends Setting<infer Value> ? Value : never;
};

/** The setting that overrides the address of a vendor. */
function vendorUrl(variable: string, vendor: string): Setting<string | undefined> {
  const help = `Address to use instead of ${vendor}'s own. An http address on this machine requires ALLOW_LOOPBACK_WEBHOOKS.`;
  return optionalSetting(variable, httpUrl, help);
}

function indexPrefix(value: string): string | Unreadable {
  return /^[a-z][a-z0-9_-]{0,63}$/.test(value)
    ? value
    : new Unreadable("must be up to 64 lower-case letters, digits, hyphens and underscores that begin with a letter");
}

/** Reads URLs of databases separated by commas. */
function databaseUrls(value: string): readonly string[] | Unreadable {
  const urls = value.split(/[\s,]+/).filter((part) => part !== "");
  return urls.map(url("postgres", "postgresql")).find(isUnreadable) ?? urls;
}

/** Reads addresses separated by commas. */
function httpUrls(value: string): string | Unreadable {
  const addresses = value.split(",").map((address) => httpUrl(address.trim()));
  const unreadable = addresses.find(isUnreadable);
  return unreadable ?? addresses.join(",");
}

function secret(value: string): string | Unreadable {
  return value.length >= 32 ? value : new Unreadable("must be at least 32 characters");
}

/** Reads the settings; an empty variable is not set. Returns an error for each invalid one, without secrets. */
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

/** Returns all settings as a Markdown table. */
export function describeSettings(): string {
  const rows = Object.values(settings).map(
    ({ variable, defaultValue, help }) => `| \`${variable}\` | ${defaultValue && `\`${defaultValue}\``} | ${help} |`,
  );
  return ["| Setting | Default | Meaning |", "|---|---|---|", ...rows].join("\n");
}
