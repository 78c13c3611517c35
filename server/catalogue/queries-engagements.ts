import { sql } from "kysely";
import type { Db } from "../db/connect.ts";
import type { Secrets } from "../secrets/secrets.ts";
import type { EngagementFacts, RejectedItem, WriteResult } from "./activity.ts";
import { resolveActors } from "./queries-actors.ts";
import { ERASED } from "./queries-people.ts";

/**
 * Writes reactions and comments on known posts, each once, with its earliest time. An actor whose employer is not in the catalogue is kept by
 * profile and name only; no company is added.
 */
export async function insertEngagements(
  db: Db,
  secrets: Secrets,
  engagements: readonly EngagementFacts[],
): Promise<WriteResult> {
  const posts = await findSocialPostIds(
    db,
    engagements.map(({ post_url }) => post_url),
  );
  const resolve = await resolveActors(
    db,
    secrets,
    engagements.map(({ actor }) => actor),
  );
  const rejected: RejectedItem[] = [];
  const rows = engagements.flatMap(({ post_url, actor, kind, text, at }, index) => {
    const postId = posts.get(post_url);
    const resolved = resolve(actor);
    if (postId === undefined)
      rejected.push({ index, field: "post_url", reason: `${JSON.stringify(post_url)} is not a known social post` });
    else if (resolved === undefined) rejected.push({ index, field: "actor_social_url", reason: ERASED });
    if (postId === undefined || resolved === undefined) return [];
    return {
      social_post_id: postId,
      person_id: resolved.person_id,
      kind,
      body: text,
      engaged_at: at,
      actor_url: actor.social_url,
      actor_name: actor.name,
      actor_title: actor.title,
    };
  });
  const { rows: written } = await sql<{ is_new: boolean }>`
    insert into social_engagement as known (social_post_id, person_id, kind, body, engaged_at, actor_url, actor_name, actor_title)
    select distinct on (social_post_id, actor_url, kind, coalesce(md5(body), ''), case when actor_url is null then person_id end)
      social_post_id, person_id, kind, body, engaged_at, actor_url, actor_name, actor_title
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (social_post_id bigint, person_id bigint, kind text,
      body text, engaged_at timestamptz, actor_url text, actor_name text, actor_title text)
    order by social_post_id, actor_url, kind, coalesce(md5(body), ''), case when actor_url is null then person_id end, engaged_at
    on conflict (social_post_id, actor_url, kind, coalesce(md5(body), '')) do update set engaged_at = excluded.engaged_at
      where excluded.engaged_at < known.engaged_at
    returning xmax = 0 as is_new`.execute(db);
  const inserted = written.filter(({ is_new }) => is_new).length;
  const updated = written.length - inserted;
  return { inserted, updated, unchanged: engagements.length - written.length - rejected.length, rejected };
}

async function findSocialPostIds(db: Db, urls: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; source_url: string }>`
    select id, source_url from social_post where source_url = any(${[...new Set(urls)]}::text[])`.execute(db);
  return new Map(rows.map(({ id, source_url }) => [source_url, id]));
}
