import { identifyingParameters } from "./tracking.ts";

/** The canonical host for each alternative host of a job board. */
const SAME_HOST: ReadonlyMap<string, string> = new Map([
  ["job-boards.greenhouse.io", "boards.greenhouse.io"],
  ["job-boards.eu.greenhouse.io", "boards.eu.greenhouse.io"],
]);
/** The end of a path that opens a job's application form. */
const FORM = /\/(?:apply|application)$/;
const BOARDS = /^(?:jobs\.(?:eu\.)?lever\.co|jobs\.ashbyhq\.com|apply\.workable\.com)$/;
/** Words in the paths and fragments of pages that list several jobs. */
const OF_LISTS = new Set(
  `about all apply application bewerben body careers career company content current detail details emploi emplois en
    de fr es footer form
  header hiring home index jobs job join karriere list listings listing main menu of offene offers offer offre offres
    open openings opening
  opportunities opportunity our page positions position posting postings recruit recruitment roles role search section
    show stellen stelle
  stellenangebote team the top us vacancies vacancy vacature vacatures vacantes vaga vagas view with work html htm php
    asp aspx jsp`.split(/\s+/),
);

/**
 * Returns the canonical URL of a job post: `https`, without `www.`, tracking parameters, trailing slash and the path of
 * the application form. Different URLs of one job give the same URL. Keeps an ambiguous parameter and the fragment if
 * the path identifies no job. Returns undefined if the string is not a web URL.
 */
export function canonicalJobUrl(text: string): string | undefined {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(text.trim()) ? text.trim() : `https://${text.trim()}`);
  if (url === null || !/^https?:$/.test(url.protocol) || !url.hostname.includes(".")) return undefined;
  const hostname = url.hostname.replace(/^www\./, "").replace(/\.$/, "");
  const host = SAME_HOST.get(hostname) ?? hostname;
  const port = url.port === "" || url.port === "80" ? "" : `:${url.port}`;
  let end = url.pathname.length;
  while (url.pathname[end - 1] === "/") end -= 1;
  const trimmed = url.pathname.slice(0, end);
  const path = BOARDS.test(host) ? trimmed.replace(FORM, "") : trimmed;
  const isNamed = namesJob(path);
  const kept = identifyingParameters(url, isNamed);
  const query = kept.length === 0 ? "" : `?${new URLSearchParams(kept)}`;
  const isPage = isNamed || kept.some(([, value]) => /\d/.test(value));
  return `https://${host}${port}${path || "/"}${query}${identifyingFragment(url.hash, isPage)}`;
}

/** Returns whether the last part of a path identifies one job: it has a number, or several specific words. */
function namesJob(path: string): boolean {
  const part =
    path
      .replace(/\/(?:apply|application|details?|view)$/, "")
      .split("/")
      .at(-1) ?? "";
  const words = wordsIn(part).filter((word) => !OF_LISTS.has(word));
  return words.length > 1 || words.some((word) => /\d/.test(word) && !/^(?:19|20)\d\d$/.test(word));
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}%]+/gu) ?? [];
}

/** Returns the fragment of a URL if it identifies the job: a route, or a section of a page with several jobs. */
function identifyingFragment(hash: string, isPageOfOne: boolean): string {
  if (/^#!?\/./.test(hash)) return hash;
  return isPageOfOne || hash.startsWith("#:~:") || wordsIn(hash).every((word) => OF_LISTS.has(word)) ? "" : hash;
}
