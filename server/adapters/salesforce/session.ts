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
import { readMyDomain } from "./login-url.ts";

const DATA_PATH = "/services/data/v68.0";

interface SalesforceCredentials {
  readonly client_id: string;
  readonly client_secret: string;
}

interface Token {
  readonly value: string;
  readonly instanceUrl: string;
  /** The id of the connected user. */
  readonly userId: string;
}

const readLogin = fields({ access_token: text, instance_url: text, id: text });

/**
 * Sends requests to one Salesforce organisation, with a token from the OAuth client credentials flow
 * (https://help.salesforce.com/s/articleView?id=xcloud.remoteaccess_oauth_client_credentials_flow.htm). A request
 * replaces an expired token at most once.
 */
export class SalesforceSession {
  readonly http: VendorHttp;
  readonly #loginUrl: string;
  /** If set, replaces the host that the login returns. */
  readonly #baseUrl: string | undefined;
  readonly #credentials: SalesforceCredentials;
  #token: Token | undefined;
  #usage: CrmUsage | null = null;

  constructor(
    http: VendorHttp,
    urls: { loginUrl: string; baseUrl: string | undefined },
    credentials: SalesforceCredentials,
  ) {
    this.http = http;
    this.#loginUrl = urls.loginUrl;
    this.#baseUrl = urls.baseUrl;
    this.#credentials = credentials;
  }

  /** Sends a request. `path` is relative to `/services/data/vXX.X`, or an absolute path from a response. */
  async request<Body>(
    method: VendorRequest["method"],
    path: string,
    read: Reader<Body>,
    { query = {}, body, isRepeatable = true }: CallOptions,
    signal: AbortSignal,
  ): Promise<VendorResult<Body>> {
    for (let isRefreshed = false; ; isRefreshed = true) {
      const token = await this.#login(signal);
      if (!token.ok) return token;
      const { value, instanceUrl } = token.value;
      const url = new URL(path.startsWith("/services/") ? path : DATA_PATH + path, instanceUrl);
      for (const [name, text] of Object.entries(query)) url.searchParams.set(name, text);
      const headers = { authorization: `Bearer ${value}` };
      const secrets = [value, this.#credentials.client_secret];
      const request = { method, url, headers, body, isRepeatable, secrets };
      const result = await this.http.send(request, signal);
      if (result.ok) {
        this.#readUsage(result.value.headers);
        const readable = read(result.value.json);
        if (readable !== undefined) return { ok: true, value: readable };
        return failed("unavailable", "The CRM returned a response that cannot be read.", { mayHaveHappened: true });
      }
      if (result.failure.reason !== "credentials_rejected") return result;
      if (this.#token?.value === value) this.#token = undefined;
      if (isRefreshed) return result;
    }
  }

  async userId(signal: AbortSignal): Promise<VendorResult<string>> {
    const token = await this.#login(signal);
    return token.ok ? { ok: true, value: token.value.userId } : token;
  }

  /** Returns the number of requests in the last 24 hours, as Salesforce last reported it. */
  usage(): CrmUsage | null {
    return this.#usage;
  }

  /**
   * Reads `api-usage=10018/100000`
   * (https://developer.salesforce.com/docs/platform/api-rest/guide/headers-api-usage.html).
   */
  #readUsage(headers: Headers): void {
    const [, used, limit] = /api-usage=(\d{1,12})\/(\d{1,12})/.exec(headers.get("sforce-limit-info") ?? "") ?? [];
    if (used !== undefined && Number(limit) > 0) this.#usage = { used: Number(used), limit: Number(limit) };
  }

  async #login(signal: AbortSignal): Promise<VendorResult<Token>> {
    if (this.#token) return { ok: true, value: this.#token };
    const { client_id, client_secret } = this.#credentials;
    const body = new URLSearchParams({ grant_type: "client_credentials", client_id, client_secret });
    const url = new URL("/services/oauth2/token", this.#loginUrl);
    const result = await this.http.send(
      { method: "POST", url, body, isRepeatable: true, secrets: [client_secret] },
      signal,
    );
    if (!result.ok) {
      const { reason, message } = result.failure;
      return reason === "refused" || reason === "not_found" ? failed("credentials_rejected", message) : result;
    }
    const token = this.#readToken(result.value.json);
    if (token.ok) this.#token = token.value;
    return token;
  }

  #readToken(json: unknown): VendorResult<Token> {
    const { access_token, instance_url, id } = readLogin(json) ?? {};
    const instanceUrl = this.#baseUrl ?? readMyDomain(instance_url ?? "");
    if (!access_token || !instanceUrl) return failed("unavailable", "The CRM's login returned no usable token.");
    return { ok: true, value: { value: access_token, instanceUrl, userId: id?.split("/").at(-1) ?? "" } };
  }
}

const readErrorItem = fields({ errorCode: text, message: text, error: text, error_description: text });

/** API errors are lists. A login error is an object `{error, error_description}`. */
export function readSalesforceFailure(response: VendorResponse): VendorFailure | null {
  const { status, json } = response;
  const reason = reasonOfStatus(status);
  if (reason === null) return null;
  const { errorCode, message } = readError(json);
  const retryAfterMs = readRetryAfterMs(response);
  if (errorCode === "REQUEST_LIMIT_EXCEEDED") {
    // Salesforce returns the same code for too many concurrent long requests, which is temporary.
    if (/concurrent/i.test(message))
      return failed("rate_limited", "The CRM is limiting requests.", { retryAfterMs }).failure;
    return failed("daily_limit", "The CRM's daily request quota is used up.", { retryAfterMs }).failure;
  }
  if (status === 429) return failed("rate_limited", "The CRM is limiting requests.", { retryAfterMs }).failure;
  if (status === 401) return failed("credentials_rejected", `The CRM rejects the credentials: ${message}`).failure;
  if (status === 403)
    return failed("permission_missing", `The user of the connection lacks a permission in the CRM: ${message}`).failure;
  if (reason === "unavailable") {
    return failed("unavailable", `The CRM failed with status ${status}.`, { retryAfterMs, mayHaveHappened: true })
      .failure;
  }
  return failed(
    reason,
    message === "" ? `The CRM rejected the request with status ${status}.` : `CRM error: ${message}`,
  ).failure;
}

function readError(json: unknown): { errorCode: string; message: string } {
  const item = readErrorItem(Array.isArray(json) ? json[0] : json) ?? {};
  return { errorCode: item.errorCode ?? item.error ?? "", message: item.message ?? item.error_description ?? "" };
}
