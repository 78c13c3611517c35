import { listUrlSecrets, urlWithoutSecrets } from "../lib/url-without-secrets.ts";
import type { VendorFailure } from "../ports/vendor.ts";
import { failed, readable, readRetryAfterMs, reasonOfStatus, VendorHttp, type VendorResponse } from "./vendor-http.ts";

export interface ModelEndpointOptions {
  /** Base URL of the API, such as `https://api.openai.com/v1`, or the full URL of the operation. */
  url: string;
  model: string;
  /** Bearer key, if the endpoint requires a key. */
  key?: string;
  timeoutMs?: number;
  /** The wait before the first retry. It doubles with each retry. */
  retryAfterMs?: number;
}

/** The body of a response, or the reason why there is none. */
type EndpointResult = { readonly body: string } | { readonly reason: string };

const ATTEMPTS = 4;

export function operationAddress(url: string, operation: "embeddings" | "chat/completions"): string {
  const address = new URL(url);
  const base = address.pathname.replace(/\/*$/, "");
  address.pathname = base.endsWith(`/${operation}`) ? base : `${base}/${operation}`;
  return address.href;
}

/** Sends requests to one operation of a model's endpoint. */
export class ModelEndpoint {
  readonly #http: VendorHttp;
  readonly #address: string;
  readonly #key: string | undefined;

  constructor(address: string, { key, timeoutMs, retryAfterMs }: ModelEndpointOptions) {
    const vendor = urlWithoutSecrets(address);
    this.#address = address;
    this.#key = key;
    this.#http = new VendorHttp({
      vendor,
      readFailure: (response) => readFailure(vendor, response),
      maxAttempts: ATTEMPTS,
      format: "text",
      ...(timeoutMs !== undefined && { timeoutMs }),
      ...(retryAfterMs !== undefined && { firstBackoffMs: retryAfterMs }),
    });
  }

  /** Posts JSON. Rejects only with the signal's reason. */
  async ask(content: object, signal: AbortSignal): Promise<EndpointResult> {
    const sent = await this.#http.send(
      {
        method: "POST",
        url: new URL(this.#address),
        headers: this.#key ? { authorization: `Bearer ${this.#key}` } : {},
        body: content,
        isRepeatable: true,
        secrets: listUrlSecrets(this.#address, this.#key),
      },
      signal,
    );
    signal.throwIfAborted();
    return sent.ok ? { body: sent.value.text } : { reason: sent.failure.message };
  }

  /** Returns the beginning of a body for logs. Redacts the key and the secrets of the URL, which a body may repeat. */
  excerpt(body: string): string {
    return readable(body, listUrlSecrets(this.#address, this.#key));
  }
}

function readFailure(vendor: string, response: VendorResponse): VendorFailure | null {
  const { status, text } = response;
  const reason = reasonOfStatus(status);
  if (reason === null) return null;
  const retryAfterMs = readRetryAfterMs(response);
  return failed(reason, `${vendor} returned status ${status}: ${text}`, { retryAfterMs }).failure;
}
