import type { Db } from "../../db/connect.ts";
import { createPacer } from "../../lib/pacer.ts";
import { shortenText, sliceText } from "../../lib/slice-text.ts";
import { sentenceAround, type TextRange, TextReading } from "../../text/public.ts";
import { judgeSentiment } from "../sentiment/judge.ts";
import { findMentions, indexCompanies, listPlainWords, listReferences, lookUpKeys } from "./company-mentions.ts";
import { type Detection, type DetectionScope, type Evidence, MAX_SCANNED, scanLimitNotice } from "./detector.ts";
import { explainListening, explainProfile, noCounts } from "./explain-social.ts";
import { type Activity, ActivityGroups } from "./group-activity.ts";
import { forEachPage, readNewestFirst } from "./pages.ts";
import { listCompaniesNamed, listOwnCompanyIds } from "./queries-companies.ts";
import {
  type EngagementRow,
  listAllPostsOfProfile,
  listEngagementsOfProfile,
  listEngagementsWithAuthors,
  listEngagementsWithPosts,
  listMatchingPosts,
  listPostsOfProfile,
  listSocialPosts,
  type SocialPostRow,
} from "./queries-social.ts";
import { readSearchQuery } from "./search-query.ts";

/** Finds the authors of the posts that a person engages with, and the companies in the person's own posts. */
export async function detectSocialActivity(db: Db, scope: DetectionScope, signal: AbortSignal): Promise<Detection> {
  const pace = createPacer(signal);
  const own = await listOwnCompanyIds(db, scope.subject);
  const groups = new ActivityGroups();
  const unknownPosts = new Set<string>();
  const notes: string[] = [];
  const looked = noCounts();
  const add = (activity: Activity): void => {
    if (own.has(activity.companyId)) looked.own += 1;
    else groups.add(activity);
  };
  const engagements = readNewestFirst(
    (after, limit) => listEngagementsOfProfile(db, scope, after, limit),
    (ids) => listEngagementsWithAuthors(db, scope, ids),
  );
  const hasMoreEngagements = await forEachPage(engagements, async (rows) => {
    for (const row of rows) {
      await pace();
      looked.engagements += 1;
      if (row.company_id === null) unknownPosts.add(row.post_url);
      const activity = engagementActivity(row);
      if (activity) add(activity);
      else if (row.company_id !== null) looked.outside += 1;
    }
  });
  if (hasMoreEngagements) notes.push(scanLimitNotice("engagements of the profile"));
  const posts = readNewestFirst(
    (after, limit) => listPostsOfProfile(db, scope, after, limit),
    (ids) => listSocialPosts(db, scope, ids),
  );
  const hasMorePosts = await forEachPage(posts, async (rows) => {
    looked.posts += rows.length;
    for (const activity of await mentionsIn(db, scope, rows, pace)) add(activity);
  });
  if (hasMorePosts) notes.push(scanLimitNotice("posts of the profile"));
  const explain = () => explainProfile(db, scope, looked);
  return { pages: [groups.candidates()], unknownActorCount: unknownPosts.size, notes, explain };
}

/** Finds the authors of posts that match a search query. */
export async function detectSocialListening(db: Db, scope: DetectionScope, signal: AbortSignal): Promise<Detection> {
  const read = readSearchQuery(scope.subject, scope.termOptions);
  if ("fault" in read) throw new Error(`A signal was deployed with an invalid search query: ${read.fault}`);
  const { query } = read;
  const pace = createPacer(signal);
  const groups = new ActivityGroups();
  const unknownAuthors = new Set<string>();
  const looked = noCounts();
  const posts = readNewestFirst(
    (after, limit) => listMatchingPosts(db, scope, query.tsquery, after, limit),
    (ids) => listSocialPosts(db, scope, ids),
  );
  const hasMore = await forEachPage(posts, async (rows) => {
    for (const post of rows) {
      await pace();
      looked.posts += 1;
      const body = new TextReading(post.body);
      const found = query.find(body);
      if (!found) looked.otherMeaning += 1;
      else if (post.company_id === null || post.domain === null) unknownAuthors.add(post.author_url);
      else if (post.is_company_in_scope) {
        const { company_id: companyId, domain, person_id } = post;
        groups.add({ companyId, domain, personId: person_id ?? undefined, evidence: postEvidence(post, body, found) });
      } else looked.outside += 1;
    }
  });
  const notes = hasMore ? [scanLimitNotice("posts that may match the search query")] : [];
  const explain = () => explainListening(db, scope, looked);
  return { pages: [groups.candidates()], unknownActorCount: unknownAuthors.size, notes, explain };
}

const ENGAGEMENTS_PER_PAGE = 500;

/** Finds the people who reacted to or commented on posts of a competitor's profile, except the competitor's own. */
export async function detectCompetitorEngagement(
  db: Db,
  scope: DetectionScope,
  signal: AbortSignal,
): Promise<Detection> {
  const pace = createPacer(signal);
  const own = await listOwnCompanyIds(db, scope.subject);
  const groups = new ActivityGroups();
  const unknownActors = new Set<string | null>();
  const looked = noCounts();
  let left = MAX_SCANNED;
  const posts = readNewestFirst(
    (after, limit) => listAllPostsOfProfile(db, scope, after, limit),
    (ids) => Promise.resolve(ids),
  );
  const hasMorePosts = await forEachPage(posts, async (postIds) => {
    looked.posts += postIds.length;
    for (let afterId = 0; left > 0; ) {
      const page = { afterId, limit: Math.min(ENGAGEMENTS_PER_PAGE, left) };
      const rows = await listEngagementsWithPosts(db, scope, postIds, page);
      left -= rows.length;
      for (const row of rows) {
        await pace();
        looked.engagements += 1;
        if (row.company_id === null) unknownActors.add(row.actor_url);
        const activity = engagementActivity(row);
        if (activity && own.has(activity.companyId)) looked.own += 1;
        else if (activity) groups.add(activity);
        else if (row.company_id !== null) looked.outside += 1;
      }
      if (rows.length < page.limit) break;
      afterId = rows.at(-1)?.id ?? afterId;
    }
  });
  const notes = hasMorePosts || left <= 0 ? [scanLimitNotice("posts of the profile and engagements with them")] : [];
  const explain = () => explainProfile(db, scope, looked);
  return { pages: [groups.candidates()], unknownActorCount: unknownActors.size, notes, explain };
}

const MAX_COMMENT_LENGTH = 400;

/** Returns the activity of an engagement; undefined if its company is not in the scope. */
function engagementActivity(row: EngagementRow): Activity | undefined {
  if (row.company_id === null || row.domain === null || !row.is_company_in_scope) return undefined;
  const quoted = row.comment
    ? shortenText(row.comment.replace(/\s+/g, " ").trim(), MAX_COMMENT_LENGTH)
    : sentenceAround(row.post_body, { start: 0, end: 0 });
  const evidence = {
    type: "social_engagement" as const,
    title: null,
    sentence: row.kind === "comment" ? `Commented: ${quoted}` : `Reacted to: ${quoted}`,
    url: row.post_url,
    occurredAt: row.engaged_at,
    sourceKey: `social_engagement ${row.id}`,
    ...(row.comment && judged(new TextReading(row.comment), { start: 0, end: 0 })),
  };
  return { companyId: row.company_id, domain: row.domain, personId: row.person_id ?? undefined, evidence };
}

/** Finds the companies mentioned in posts, with one query for all posts. */
async function mentionsIn(
  db: Db,
  scope: DetectionScope,
  posts: readonly SocialPostRow[],
  pace: () => Promise<void>,
): Promise<Activity[]> {
  const host = URL.parse(scope.subject)?.host ?? "";
  const readings: { post: SocialPostRow; body: TextReading; references: ReturnType<typeof listReferences> }[] = [];
  for (const post of posts) {
    await pace();
    const body = new TextReading(post.body);
    readings.push({ post, body, references: listReferences(body, host) });
  }
  const named = await listCompaniesNamed(db, scope, lookUpKeys(readings.flatMap(({ references }) => references)));
  const companies = indexCompanies(named, listPlainWords(readings.map(({ body }) => body)));
  const activities: Activity[] = [];
  for (const { post, body, references } of readings) {
    await pace();
    for (const { company, range } of findMentions(references, companies)) {
      const evidence = postEvidence(post, body, range);
      activities.push({ companyId: company.id, domain: company.domain, personId: undefined, evidence });
    }
  }
  return activities;
}

/** Returns a post as evidence, with the sentence that contains `found`. */
function postEvidence(post: SocialPostRow, body: TextReading, found: TextRange): Evidence {
  return {
    type: "social_post",
    title: null,
    sentence: sentenceAround(body, found),
    url: post.source_url,
    occurredAt: post.posted_at,
    sourceKey: `social_post ${post.id}`,
    ...judged(body, found),
  };
}

/** The maximum length of the text around a finding that a language model judges. */
const MAX_EXCERPT = 600;

function judged(text: TextReading, about: TextRange): Pick<Evidence, "sentiment" | "excerpt"> {
  const from = Math.max(0, about.start - MAX_EXCERPT / 2);
  return { sentiment: judgeSentiment(text, about), excerpt: sliceText(text.text, from, from + MAX_EXCERPT) };
}
