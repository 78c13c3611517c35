/** Profiles are indexed by their addresses, and Postgres indexes no value of more than 2,704 bytes. */
const MAX_BYTES = 2000;

/**
 * Returns the canonical address of a profile on the professional network: `https`, without `www.`, query, fragment and trailing
 * slash, in lower case. Two spellings of one profile have the same. Returns undefined for what is not a web address with a path,
 * and for an address with control characters or of more than 2,000 bytes.
 */
export function canonicalSocialUrl(text: string): string | undefined {
  const trimmed = text.trim();
  const url = URL.parse(/^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (!url?.hostname.includes(".") || url.username !== "" || url.password !== "") return undefined;
  const path = decodePath(url.pathname).replace(/\/+$/, "").toLowerCase();
  const address = `https://${url.host.replace(/^www\./, "")}${path}`;
  return path === "" || /\p{Cc}/u.test(path) || Buffer.byteLength(address) > MAX_BYTES ? undefined : address;
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
