/** The maximum of the contract, which is short enough for an index. */
const MAX_LENGTH = 500;

/**
 * Returns the canonical address of a profile on the professional network: `https`, without `www.`, query, fragment and
 * trailing slash, in lower case. Two spellings of one profile have the same. Returns undefined for what is not a web
 * address with a path, and for an address with control characters or of more than 500 characters.
 */
export function canonicalSocialUrl(text: string): string | undefined {
  const trimmed = text.trim();
  const url = URL.parse(/^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (!url?.hostname.includes(".") || url.username !== "" || url.password !== "") return undefined;
  const path = decodePath(url.pathname).replace(/\/+$/, "").toLowerCase();
  const address = `https://${url.host.replace(/^www\./, "")}${path}`;
  return path === "" || /\p{Cc}/u.test(path) || address.length > MAX_LENGTH ? undefined : address;
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
