export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /**
   * The parsed body; undefined if it is not JSON. Read its fields with `expect(…).toMatchObject` or as a contract type.
   */
  readonly body: unknown;
}

export interface CallOptions {
  readonly key?: string;
  readonly body?: unknown;
  /** The raw body, sent instead of `body`. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends one request to a service: `call(service, "GET", "/api/v1/agent/me", { key })`. */
export async function call(
  service: { address: string },
  method: string,
  path: string,
  { key, body, text = JSON.stringify(body), headers }: CallOptions = {},
): Promise<ApiResponse> {
  const response = await fetch(new URL(path, service.address), {
    method,
    headers: {
      ...(key && { "X-API-Key": key }),
      ...(text !== undefined && { "Content-Type": "application/json" }),
      ...headers,
    },
    body: text,
  });
  const received = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  const parsed = isJson ? JSON.parse(received) : undefined;
  return { status: response.status, headers: response.headers, text: received, body: parsed };
}
