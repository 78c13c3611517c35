/** Returns a URL fit for logs and messages: without user name, password and query, any of which may hold a key. */
export function urlWithoutSecrets(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
