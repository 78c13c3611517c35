/** Returns a URL that is safe to log: without user name, password and query, which may contain a key. */
export function urlWithoutSecrets(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

/** Shorter query values are not secret, such as versions. */
const MIN_SECRET_LENGTH = 8;

/** Returns the secrets in a URL, and the key, in each form that a response may repeat, longest first. */
export function listUrlSecrets(url: string, key?: string): string[] {
  const query = new URL(url).search.slice(1).split("&");
  const values = query.map((parameter) => parameter.slice(parameter.indexOf("=") + 1));
  const decoded = [...new URL(url).searchParams.values()];
  const secrets = [...values, ...decoded].filter(({ length }) => length >= MIN_SECRET_LENGTH).concat(key || []);
  return secrets.toSorted((a, b) => b.length - a.length);
}
