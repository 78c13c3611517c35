import type { Db } from "../../db/connect.ts";
import type { Detection, DetectionScope } from "./detector.ts";
import { type Activity, groupActivity } from "./group-activity.ts";
import { listMatchingSocialPosts } from "./queries-activity.ts";
import { readSearchQuery } from "./search-query.ts";
import { postEvidence } from "./social-activity.ts";

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
  return { candidates: groupActivity(activities), unknownActorCount: unknownAuthors.size };
}
