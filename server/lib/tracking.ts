/** Parameters that identify the origin of a visitor. */
const TRACKING =
  /^(?:utm_\w+|mc_[ce]id|_hs\w+|hsa_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|twclid|ttclid|yclid|li_fat_id|lipi|licu|igshid|igsh|mibextid|trk\w*|tracking_?id|gh_src|lever-\w+|lever_\w+|ashby_(?!jid$)\w+|jobboard|job_board|iisn?)$/i;
/** Parameters that identify the origin of a visitor on some sites, and a record on others. */
const GENERIC = /^(?:ref|ref_?(?:id|src|url)|referr?er|source(?:_?id)?|src|campaign|medium|codes|origin|from|via)$/i;
/** Values of generic parameters that identify the origin of a visitor. */
const SITES =
  /^(?:https?:|.*(?:linkedin|indeed|glassdoor|google|facebook|twitter|instagram|xing|stepstone|monster|ziprecruiter|newsletter|e-?mail|website|homepage|referral|organic|direct))/i;

/**
 * Returns the parameters of a URL that identify its subject, sorted. Removes tracking parameters, and generic ones such
 * as `ref` if their value is a known site or the path identifies the subject.
 */
export function identifyingParameters(url: URL, isIdentifiedByPath: boolean): [string, string][] {
  return [...url.searchParams]
    .filter(
      ([name, value]) => !TRACKING.test(name) && !(GENERIC.test(name) && (isIdentifiedByPath || SITES.test(value))),
    )
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}
