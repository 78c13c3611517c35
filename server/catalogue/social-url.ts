/**
 * Returns the canonical address of a profile on the professional network: `https`, without `www.`, query, fragment and trailing
 * slash, in lower case. Two spellings of one profile have the same. Returns undefined for what is not a web address with a path.
 */
export function canonicalSocialUrl(text: string): string | undefined {
  const trimmed = text.trim();
  const url = URL.parse(/^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (!url?.hostname.includes(".") || url.username !== "" || url.password !== "") return undefined;
  const path = decodePath(url.pathname).replace(/\/+$/, "").toLowerCase();
  return path === "" ? undefined : `https://${url.host.replace(/^www\./, "")}${path}`;
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
