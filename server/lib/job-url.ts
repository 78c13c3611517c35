/** Parameters that say where a visitor comes from, and not which job it is. */
const TRACKING =
  /^(?:utm_\w+|mc_[ce]id|_hs\w+|gclid|fbclid|msclkid|li_fat_id|igshid|trk\w*|tracking_?id|ref|ref_?id|refId|referrer|referer|source|src|gh_src|lever-\w+|lever_\w+|ashby_\w+|jobboard|job_board|campaign|medium|codes|iis|iisn|origin)$/i;
/** Hosts of one board, by the host that is kept. */
const SAME_HOST: ReadonlyMap<string, string> = new Map([
  ["job-boards.greenhouse.io", "boards.greenhouse.io"],
  ["job-boards.eu.greenhouse.io", "boards.eu.greenhouse.io"],
]);
/** What follows the address of a job for its form. */
const FORM = /\/(?:apply|application)$/;
const BOARDS = /^(?:jobs\.(?:eu\.)?lever\.co|jobs\.ashbyhq\.com|apply\.workable\.com)$/;

/**
 * Returns the one address of a job's post: `https`, without `www.`, tracking parameters, fragment, trailing slash and the path of its
 * form. Two addresses of one job have the same. Returns undefined for what is no web address.
 */
export function canonicalJobUrl(text: string): string | undefined {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text.trim()) ? text.trim() : `https://${text.trim()}`);
  if (url === null || !/^https?:$/.test(url.protocol) || !url.hostname.includes(".")) return undefined;
  // Some sites route by the fragment.
  const isRoute = /^#!?\/./.test(url.hash);
  const hostname = url.hostname.replace(/^www\./, "").replace(/\.$/, "");
  const host = SAME_HOST.get(hostname) ?? hostname;
  const port = url.port === "" || url.port === "80" ? "" : `:${url.port}`;
  let end = url.pathname.length;
  while (url.pathname[end - 1] === "/") end -= 1;
  const trimmed = url.pathname.slice(0, end);
  const path = BOARDS.test(host) ? trimmed.replace(FORM, "") : trimmed;
  const kept = [...url.searchParams]
    .filter(([name]) => !TRACKING.test(name))
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const query = kept.length === 0 ? "" : `?${new URLSearchParams(kept)}`;
  return `https://${host}${port}${path || "/"}${query}${isRoute ? url.hash : ""}`;
}
