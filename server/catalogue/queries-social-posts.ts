import { sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { listRows } from "../db/statements.ts";
import type { Secrets } from "../secrets/secrets.ts";
import type { RejectedItem, SocialPostFacts, WriteResult } from "./activity.ts";
import { resolveActors } from "./queries-actors.ts";
import { ERASED } from "./queries-people.ts";

/** Writes posts, each once by its URL. Rejects a known URL with a different text. Does not add companies. */
export async function insertSocialPosts(
  db: Db,
  secrets: Secrets,
  posts: readonly SocialPostFacts[],
): Promise<WriteResult> {
  const resolve = await resolveActors(
    db,
    secrets,
    posts.map(({ author }) => author),
  );
  const rejected: RejectedItem[] = [];
  const texts = new Map<string, string>();
  const rows = posts.flatMap((post, index) => {
    const author = resolve(post.author);
    const earlier = texts.get(post.url);
    if (author === undefined) rejected.push({ index, field: "author_social_url", reason: ERASED });
    else if (earlier !== undefined && earlier !== post.text) rejected.push(otherText(index));
    if (author === undefined || earlier !== undefined) return [];
    texts.set(post.url, post.text);
    const { url, text, posted_at, author: stated } = post;
    return {
      index,
      source_url: url,
      body: text,
      posted_at,
      author_url: stated.social_url,
      author_name: stated.name,
      author_title: stated.title,
      person_id: author.person_id,
      company_id: author.company_id,
    };
  });
  const given = sql`json_to_recordset(${JSON.stringify(rows)}::json) as given (index integer, source_url text, body
    text,
    posted_at timestamptz, author_url text, author_name text, author_title text, person_id bigint, company_id bigint)`;
  const written = await listRows(db)<{ source_url: string }>`
    insert into social_post (source_url, body, posted_at, author_url, author_name, author_title, person_id, company_id)
    select source_url, body, posted_at, author_url, author_name, author_title, person_id, company_id from ${given}
    order by source_url on conflict do nothing returning source_url`;
  if (written.length < rows.length) {
    const changed = await listRows(db)<{ index: number }>`
      select given.index from ${given} join social_post as known using (source_url)
      where known.body is distinct from given.body`;
    rejected.push(...changed.map(({ index }) => otherText(index)));
  }
  const inserted = written.length;
  return { inserted, updated: 0, unchanged: posts.length - inserted - rejected.length, rejected };
}

function otherText(index: number): RejectedItem {
  return { index, field: "url", reason: "is already stored with a different text; the stored one was kept" };
}
