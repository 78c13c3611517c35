/** The response of a call. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The JSON body, undefined when it is not JSON; fields are read with `expect(…).toMatchObject` or through a type of the contract. */
  readonly body: unknown;
}

export interface CallOptions {
  readonly key?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends one request to a service: `call(service, "GET", "/api/v1/agent/me", { key })`. */
export async function call(
  service: { address: string },
  method: string,
  path: string,
  { key, body, headers }: CallOptions = {},
): Promise<ApiResponse> {
  const response = await fetch(new URL(path, service.address), {
    method,
    headers: {
      ...(key && { "X-API-Key": key }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined };
}
