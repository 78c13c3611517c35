import type { CrmUsage } from "../../ports/crm.ts";
import type { VendorFailure, VendorResult } from "../../ports/vendor.ts";
import { fields, type Reader, text } from "../read-response.ts";
import {
  type CallOptions,
  failed,
  readRetryAfterMs,
  reasonOfStatus,
  type VendorHttp,
  type VendorRequest,
  type VendorResponse,
} from "../vendor-http.ts";
import { propertiesIn } from "./batch-errors.ts";

/** The dated API version. HubSpot supports a version for at least 18 months. */
export const VERSION = "2026-09";

/**
 * 100 requests in 10 s, the lowest limit of any plan
 * (https://developers.hubspot.com/docs/developer-tooling/platform/usage-guidelines).
 */
const SPACING_MS = 100;
/** An account may search 5 times a second. This leaves one search to other applications. */
const SEARCH_SPACING_MS = 250;
/** HubSpot does not guarantee Retry-After; its own client waits this long after a 429. */
const RATE_LIMIT_WAIT_MS = 10_000;
/** The minimum wait before a request for a locked record (423) is retried. */
const LOCKED_WAIT_MS = 2_000;

const UNREADABLE = "The CRM returned a response that cannot be read.";

/** Sends requests to one HubSpot account. */
export class HubspotSession {
  readonly http: VendorHttp;
  /** The `propertiesPath` of each object that has the property for our ids. */
  readonly uniqueProperties = new Set<string>();
  readonly #baseUrl: string;
  readonly #token: string;
  /** Identifies the account's rate limits without exposing the token. */
  readonly #lane: string;

  #usage: CrmUsage | null = null;

  constructor(http: VendorHttp, baseUrl: string, token: string, lane: string) {
    this.http = http;
    this.#baseUrl = baseUrl;
    this.#token = token;
    this.#lane = lane;
  }

  async request<Body>(
    method: VendorRequest["method"],
    path: string,
    read: Reader<Body>,
    { query = {}, body, isRepeatable = true }: CallOptions,
    signal: AbortSignal,
  ): Promise<VendorResult<Body>> {
    const url = new URL(path, this.#baseUrl);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const isSearch = path.endsWith("/search");
    const result = await this.http.send(
      {
        method,
        url,
        body,
        headers: { authorization: `Bearer ${this.#token}` },
        isRepeatable,
        secrets: [this.#token],
        pace: isSearch
          ? { lane: `${this.#lane} search`, spacingMs: SEARCH_SPACING_MS }
          : { lane: this.#lane, spacingMs: SPACING_MS },
      },
      signal,
    );
    if (!result.ok) return result;
    this.#readUsage(result.value.headers);
    const value = read(result.value.json);
    return value === undefined ? failed("unavailable", UNREADABLE, { mayHaveHappened: true }) : { ok: true, value };
  }

  /** Returns the number of requests today, as HubSpot last reported it. */
  usage(): CrmUsage | null {
    return this.#usage;
  }

  #readUsage(headers: Headers): void {
    const limit = Number(headers.get("x-hubspot-ratelimit-daily") ?? Number.NaN);
    const remaining = Number(headers.get("x-hubspot-ratelimit-daily-remaining") ?? Number.NaN);
    if (limit > 0 && remaining >= 0) this.#usage = { used: Math.max(0, limit - remaining), limit };
  }
}

const readError = fields({ message: text, policyName: text });

/** Reads an error (https://developers.hubspot.com/docs/api-reference/error-handling). */
export function readHubspotFailure(response: VendorResponse): VendorFailure | null {
  const { status, json } = response;
  const reason = reasonOfStatus(status);
  if (reason === null) return null;
  const { message = "", policyName } = readError(json) ?? {};
  const retryAfterMs = readRetryAfterMs(response);
  if (status === 429 && policyName === "DAILY")
    return failed("daily_limit", "The CRM's daily request quota is used up.", { retryAfterMs }).failure;
  if (status === 429) {
    const sentence = "The CRM is limiting requests.";
    return failed("rate_limited", sentence, { retryAfterMs: retryAfterMs ?? RATE_LIMIT_WAIT_MS }).failure;
  }
  if (status === 423)
    return failed("unavailable", "The CRM has locked the record.", { retryAfterMs: LOCKED_WAIT_MS }).failure;
  if (status === 401)
    return failed("credentials_rejected", "The CRM rejects the token. Reconnect the CRM with a valid token.").failure;
  if (status === 403)
    return failed("permission_missing", `The token lacks a permission in the CRM: ${message}`).failure;
  if (status >= 500) {
    return failed("unavailable", `The CRM failed with status ${status}.`, { retryAfterMs, mayHaveHappened: true })
      .failure;
  }
  const sentence = message === "" ? `The CRM rejected the request with status ${status}.` : `CRM error: ${message}`;
  const names = propertiesIn(message);
  return { ...failed(reason, sentence).failure, ...(names.length > 0 && { fields: names }) };
}
