import { fold } from "../../text/public.ts";
import type { ReadingRow, UnreadPost } from "./queries.ts";
import { readPost } from "./read-post.ts";

/** Reads a post. A post whose text was deleted has no mentions, because it cannot be quoted. */
export function readRow({ body, cities, ...post }: UnreadPost): ReadingRow {
  const { postedBy, department, seniority, mentions } = readPost({ ...post, body: body ?? "" });
  return {
    job_post_id: post.id,
    company_id: post.company_id,
    posted_at: post.posted_at,
    posted_by: postedBy,
    title: post.title,
    country: post.country,
    city_keys: cities.map(fold),
    department,
    seniority,
    mentions: body === null ? [] : mentions,
  };
}
