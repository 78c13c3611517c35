import type { Db } from "../../db/connect.ts";
import { registrableDomain } from "../../lib/company-domain.ts";
import { canonicalSocialUrl } from "../../lib/social-url.ts";
import { byRank, type Candidate, type Detection, type DetectionScope, type Evidence } from "./detector.ts";
import {
  type EngagementRow,
  listCompaniesNamed,
  listEngagementsOfProfile,
  listEngagementsWithProfile,
  listMatchingSocialPosts,
  listPostsOfProfile,
  type NamedCompanyRow,
  type SocialPostRow,
} from "./queries-activity.ts";
import { readSearchQuery } from "./search-query.ts";
import { sentenceAround, type TextRange } from "./text-matcher.ts";

/** Finds the authors of the posts that a person engages with, and the companies that the person's own posts name. */
export async function detectSocialActivity(db: Db, scope: DetectionScope): Promise<Detection> {
  const profile = scope.subject;
  const engagements = await listEngagementsOfProfile(db, scope, profile);
  const posts = await listPostsOfProfile(db, scope, profile);
  const mentioned = await listCompaniesNamed(db, scope, namesIn(posts));
  const activities = [
    ...engagements.flatMap(engagementActivity),
    ...posts.flatMap((post) => mentions(post, mentioned)),
  ];
  const unknown = engagements.filter(({ company_id }) => company_id === null);
  return {
    pages: [groupActivity(activities)],
    unknownActorCount: new Set(unknown.map(({ post_url }) => post_url)).size,
  };
}

/** Finds the authors of posts that match a search query. */
export async function detectSocialListening(db: Db, scope: DetectionScope): Promise<Detection> {
  const read = readSearchQuery(scope.subject);
  if ("fault" in read) throw new Error(`A signal was deployed with an unreadable search query: ${read.fault}`);
  const activities: Activity[] = [];
  const unknownAuthors = new Set<string>();
  for (const post of await listMatchingSocialPosts(db, scope, read.query.tsquery)) {
    const found = read.query.find(post.body);
    if (!found) continue;
    if (post.company_id === null || post.domain === null) unknownAuthors.add(post.author_url);
    else if (post.is_company_in_scope) {
      const { company_id: companyId, domain, person_id } = post;
      activities.push({ companyId, domain, personId: person_id ?? undefined, evidence: postEvidence(post, found) });
    }
  }
  return { pages: [groupActivity(activities)], unknownActorCount: unknownAuthors.size };
}

/** Finds the people who reacted to or commented on posts of a competitor's profile. */
export async function detectCompetitorEngagement(db: Db, scope: DetectionScope): Promise<Detection> {
  const engagements = await listEngagementsWithProfile(db, scope, scope.subject);
  const unknown = engagements.filter(({ company_id }) => company_id === null);
  return {
    pages: [groupActivity(engagements.flatMap(engagementActivity))],
    unknownActorCount: new Set(unknown.map(({ actor_url }) => actor_url)).size,
  };
}

/** An activity of a company, and of a person there if known. */
interface Activity {
  readonly companyId: number;
  readonly domain: string;
  readonly personId: number | undefined;
  readonly evidence: Evidence;
}

/** Groups activity by company and person. Companies with more activity are more relevant. */
function groupActivity(activities: readonly Activity[]): Candidate[] {
  const byCompany = Map.groupBy(activities, ({ companyId }) => companyId);
  const candidates = [...byCompany].map(([companyId, ofCompany]): Candidate => {
    const withPerson = ofCompany.filter(({ personId }) => personId !== undefined);
    const people = [...Map.groupBy(withPerson, ({ personId }) => personId ?? 0)].map(([personId, ofPerson]) => ({
      personId,
      evidence: newestFirst(ofPerson),
    }));
    return {
      companyId,
      domain: ofCompany[0]?.domain ?? "",
      relevance: ofCompany.length,
      evidence: newestFirst(ofCompany),
      people,
    };
  });
  return candidates.sort(byRank);
}

function newestFirst(activities: readonly Activity[]): Evidence[] {
  return activities
    .map(({ evidence }) => evidence)
    .toSorted((a, b) => (b.occurredAt?.getTime() ?? 0) - (a.occurredAt?.getTime() ?? 0));
}

/** Returns the activity of an engagement; none when its company is not in the scope. */
function engagementActivity(row: EngagementRow): Activity[] {
  if (row.company_id === null || row.domain === null || !row.is_company_in_scope) return [];
  const quoted = row.comment ?? sentenceAround(row.post_body, { start: 0, end: 0 });
  const evidence = {
    type: "social_engagement" as const,
    title: null,
    sentence: row.kind === "comment" ? `Commented: ${quoted}` : `Reacted to: ${quoted}`,
    url: row.post_url,
    occurredAt: row.engaged_at,
    sourceKey: `social_engagement ${row.id}`,
  };
  return [{ companyId: row.company_id, domain: row.domain, personId: row.person_id ?? undefined, evidence }];
}

/** A web address, or a domain alone. */
const ADDRESS = /(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:\/[^\s)\]}>"']*)?/giu;
/** One to four capitalised words, like the name of a company. */
const NAME = /(?:\p{Lu}[\p{L}\p{N}&.'’-]*)(?:\s+\p{Lu}[\p{L}\p{N}&.'’-]*){0,3}/gu;
/** A shorter single word is more likely the start of a sentence than a name. */
const MIN_NAME_LENGTH = 4;

function namesIn(posts: readonly SocialPostRow[]) {
  const domains = new Set<string>();
  const socialUrls = new Set<string>();
  const names = new Set<string>();
  for (const { body } of posts) {
    for (const [address] of body.matchAll(ADDRESS)) {
      const domain = registrableDomain(address);
      if (domain !== undefined) domains.add(domain);
      const socialUrl = canonicalSocialUrl(address);
      if (socialUrl !== undefined) socialUrls.add(socialUrl);
    }
    for (const [run] of body.matchAll(NAME)) for (const name of partsOf(run)) names.add(name);
  }
  return { domains: [...domains], socialUrls: [...socialUrls], names: [...names] };
}

/** Returns every run of adjacent words: "Join Northwind Robotics" contains the name "Northwind Robotics". */
function partsOf(run: string): string[] {
  const words = run.split(/\s+/);
  return words
    .flatMap((_, from) => words.slice(from).map((_word, length) => words.slice(from, from + length + 1).join(" ")))
    .map((name) => name.replace(/[.'’-]+$/, ""))
    .filter((name) => name.length >= MIN_NAME_LENGTH);
}

function mentions(post: SocialPostRow, companies: readonly NamedCompanyRow[]): Activity[] {
  return companies.flatMap((company): Activity[] => {
    const found = whereNamed(post.body, company);
    if (!found) return [];
    const evidence = postEvidence(post, found);
    return [{ companyId: company.id, domain: company.domain, personId: undefined, evidence }];
  });
}

/** Returns a post as evidence, with the sentence in which something was found. */
function postEvidence(post: SocialPostRow, found: TextRange): Evidence {
  return {
    type: "social_post",
    title: null,
    sentence: sentenceAround(post.body, found),
    url: post.source_url,
    occurredAt: post.posted_at,
    sourceKey: `social_post ${post.id}`,
  };
}

function whereNamed(body: string, company: NamedCompanyRow): TextRange | undefined {
  for (const match of body.matchAll(ADDRESS)) {
    const isItsAddress =
      registrableDomain(match[0]) === company.domain ||
      (company.social_url !== null && canonicalSocialUrl(match[0]) === company.social_url);
    if (isItsAddress) return { start: match.index, end: match.index + match[0].length };
  }
  for (const match of body.matchAll(NAME)) {
    if (partsOf(match[0]).includes(company.name)) return { start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}
