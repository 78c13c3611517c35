import type { Db } from "../../db/connect.ts";
import { chunks } from "../../lib/chunks.ts";
import { byRank, type Candidate, type Detection, type DetectionScope, type Evidence } from "./detector.ts";
import { type JobPostRow, listJobPosts, listMentioningCompanies, type MentioningCompany } from "./queries-activity.ts";
import { createPhraseMatcher, type PhraseMatcher, sentenceAround } from "./text-matcher.ts";

/** Posts whose texts are read at once. */
const POSTS_PER_BATCH = 500;

/**
 * Finds companies whose job posts mention a term for the first time, over all their posts, including those before the
 * scope.
 */
export async function detectFirstMentions(db: Db, scope: DetectionScope): Promise<Detection> {
  const matchers = [scope.subject, ...scope.synonyms]
    .map(createPhraseMatcher)
    .filter((matcher) => matcher !== undefined);
  if (matchers.length === 0) return { pages: [], unknownActorCount: 0 };
  const tsquery = matchers.map((matcher) => `(${matcher.tsquery})`).join(" | ");
  const companies = await listMentioningCompanies(db, scope, tsquery);
  const candidates: Candidate[] = [];
  for (const batch of chunks(companies, POSTS_PER_BATCH))
    candidates.push(...(await firstMentions(db, scope, batch, matchers)));
  return { pages: [candidates.sort(byRank)], unknownActorCount: 0 };
}

/**
 * Returns the companies whose first mention is in scope. Reads their oldest posts first, and the next one only if there
 * is no mention.
 */
async function firstMentions(
  db: Db,
  scope: DetectionScope,
  companies: readonly MentioningCompany[],
  matchers: readonly PhraseMatcher[],
): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  let undecided = companies;
  for (let index = 0; undecided.length > 0; index += 1) {
    const postIds = undecided.map(({ post_ids }) => post_ids[index]).filter((id) => id !== undefined);
    const decided = new Set<number>();
    for (const post of await listJobPosts(db, scope, postIds)) {
      // A text that was deleted because of its age cannot be read again, so matching search words count as a mention.
      const evidence = post.body === null ? undefined : mentionIn(post, post.body, matchers);
      if (post.body === null || evidence) decided.add(post.company_id);
      if (evidence && post.is_in_scope)
        candidates.push({
          companyId: post.company_id,
          domain: post.domain,
          relevance: 1,
          evidence: [evidence],
          people: [],
        });
    }
    undecided = undecided.filter(({ company_id, post_ids }) => !decided.has(company_id) && post_ids.length > index + 1);
  }
  return candidates;
}

function mentionIn(post: JobPostRow, body: string, matchers: readonly PhraseMatcher[]): Evidence | undefined {
  for (const matcher of matchers) {
    const inBody = matcher.find(body);
    // The sentence says more than the title, which is shown beside it.
    const sentence = inBody ? sentenceAround(body, inBody) : matcher.find(post.title) && post.title;
    if (sentence !== undefined) {
      return {
        type: "job_post",
        title: post.title,
        sentence,
        url: post.source_url,
        occurredAt: post.posted_at,
        sourceKey: `job_post ${post.id}`,
      };
    }
  }
  return undefined;
}
