import type { Db } from "../../db/connect.ts";
import { isKnownProfile } from "../queries-deploy.ts";
import { type DetectionScope, listCounts, sinceText } from "./detector.ts";
import { countSocialPosts } from "./queries-social.ts";

/** The numbers of posts and engagements that a social signal's run searched, and of those that do not count. */
interface ScanCounts {
  posts: number;
  engagements: number;
  /** Posts of the profile's own company. */
  own: number;
  /** Posts of companies that the ICP, an exclusion or the blocklist excludes. */
  outside: number;
  /** Posts that contain the words of a search query in another sense. */
  otherMeaning: number;
}

export function noCounts(): ScanCounts {
  return { posts: 0, engagements: 0, own: 0, outside: 0, otherMeaning: 0 };
}

/** Describes the activity of a watched profile that was searched, and why none of it counts. */
export async function explainProfile(db: Db, scope: DetectionScope, looked: ScanCounts): Promise<string> {
  const isUnknown = looked.posts + looked.engagements === 0 && !(await isKnownProfile(db, scope.subject));
  if (isUnknown)
    return `No results: no person, company, post or engagement has the profile ${scope.subject}. Check the URL.`;
  const counts = listCounts(
    [
      [looked.posts, "post"],
      [looked.engagements, "engagement"],
    ],
    " and ",
  );
  return explain(`searched ${counts || "no posts or engagements"} of the profile, ${sinceText(scope)}`, looked);
}

/** Describes how many posts were searched, how many of them may match the query, and why none of these counts. */
export async function explainListening(db: Db, scope: DetectionScope, looked: ScanCounts): Promise<string> {
  const all = listCounts([[await countSocialPosts(db, scope), "post"]]) || "no posts";
  const matching = looked.posts.toLocaleString("en");
  return explain(`searched ${all} ${sinceText(scope)}, of which ${matching} may match the search query`, looked);
}

function explain(what: string, { own, outside, otherMeaning }: ScanCounts): string {
  const reasons = listCounts([
    [otherMeaning, "contains the words but does not match", "contain the words but do not match"],
    [own, "is from the profile's own company", "are from the profile's own company"],
    [
      outside,
      "is from a company that the ICP, an exclusion or the blocklist excludes",
      "are from companies that the ICP, an exclusion or the blocklist excludes",
    ],
  ]);
  return [`No results: ${what}.`, reasons && `Of these, ${reasons}.`].filter(Boolean).join(" ");
}
