import type { Db } from "../../db/connect.ts";
import { byRank, type Candidate, type Detection, type DetectionScope, type Evidence } from "./detector.ts";
import { type JobPostRow, listMentioningCompanies, listMentioningPosts } from "./queries-activity.ts";
import { createPhraseMatcher, type PhraseMatcher, sentenceAround } from "./text-matcher.ts";

/** Companies whose posts are read at once: a history is dozens of posts. */
const COMPANIES_PER_BATCH = 500;

/** Finds companies whose job posts mention a term for the first time: over all their posts, inside the scope or before it. */
export async function detectFirstMentions(db: Db, scope: DetectionScope): Promise<Detection> {
  const matchers = [scope.subject, ...scope.synonyms]
    .map(createPhraseMatcher)
    .filter((matcher) => matcher !== undefined);
  if (matchers.length === 0) return { candidates: [], unknownActorCount: 0 };
  const tsquery = matchers.map((matcher) => `(${matcher.tsquery})`).join(" | ");
  const companyIds = await listMentioningCompanies(db, scope, tsquery);
  const candidates: Candidate[] = [];
  for (let start = 0; start < companyIds.length; start += COMPANIES_PER_BATCH) {
    const posts = await listMentioningPosts(db, scope, tsquery, companyIds.slice(start, start + COMPANIES_PER_BATCH));
    candidates.push(...firstMentions(posts, matchers));
  }
  return { candidates: candidates.sort(byRank), unknownActorCount: 0 };
}

/** Returns the companies whose first mention is in scope. `posts` are ordered by company and date. */
function firstMentions(posts: readonly JobPostRow[], matchers: readonly PhraseMatcher[]): Candidate[] {
  const seen = new Set<number>();
  return posts.flatMap((post): Candidate[] => {
    if (seen.has(post.company_id)) return [];
    // A text that was deleted because of its age cannot be read again: that its words match is taken for a mention.
    if (post.body === null) {
      seen.add(post.company_id);
      return [];
    }
    const evidence = mentionIn(post, post.body, matchers);
    if (!evidence) return [];
    seen.add(post.company_id);
    if (!post.is_in_scope) return [];
    return [{ companyId: post.company_id, domain: post.domain, relevance: 1, evidence: [evidence], people: [] }];
  });
}

function mentionIn(post: JobPostRow, body: string, matchers: readonly PhraseMatcher[]): Evidence | undefined {
  for (const matcher of matchers) {
    const inTitle = matcher.find(post.title);
    const inBody = matcher.find(body);
    // The sentence says more than the title, which is shown beside it.
    const sentence = inBody ? sentenceAround(body, inBody) : inTitle && post.title;
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
