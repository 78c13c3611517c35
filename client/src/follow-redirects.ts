const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const MAX_REDIRECTS = 5;
/** Headers that identify the caller. */
const CREDENTIALS = ["X-API-Key", "Authorization", "X-User-ID"];

/**
 * Returns a `fetch` that follows redirects, and sends the caller's credentials only to the origin of the request. The
 * built-in `fetch` would send `X-API-Key` to other origins. Rejects redirects in browsers, which do not reveal the
 * target.
 */
export function followRedirects(send: typeof fetch): (request: Request, signal: AbortSignal) => Promise<Response> {
  return async (original, signal) => {
    let request = original;
    for (let redirects = 0; ; redirects++) {
      const response = await send(request.clone(), { signal, redirect: "manual" });
      if (response.type === "opaqueredirect") throw new TypeError(`${original.url} redirects to another URL`);
      const location = response.headers.get("Location");
      if (!REDIRECTS.has(response.status) || location === null || redirects === MAX_REDIRECTS) return response;
      await response.body?.cancel();
      request = await redirected(request, new URL(location, request.url), response.status);
    }
  };
}

/** Returns the request to send to the target of a redirect (RFC 9110, 15.4). */
async function redirected(request: Request, target: URL, status: number): Promise<Request> {
  const headers = new Headers(request.headers);
  if (target.origin !== new URL(request.url).origin) for (const name of CREDENTIALS) headers.delete(name);
  const becomesGet = status === 303 || (status < 303 && request.method === "POST");
  if (becomesGet || request.method === "GET") {
    headers.delete("Content-Type");
    return new Request(target, { method: "GET", headers });
  }
  return new Request(target, { method: request.method, headers, body: await request.clone().arrayBuffer() });
}
