import { sql } from "kysely";
import type { Db } from "../db/connect.ts";
import { listRows } from "../db/statements.ts";
import type { Secrets } from "../secrets/secrets.ts";
import type { EngagementFacts, RejectedItem, WriteResult } from "./activity.ts";
import { resolveActors } from "./queries-actors.ts";
import { ERASED } from "./queries-people.ts";

/** Writes reactions to and comments on known posts, each once, with its earliest time. Does not add companies. */
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
  const key = sql`social_post_id, actor_url, kind, coalesce(md5(body), ''), case when actor_url is null then person_id end`;
  // `on conflict do update` cannot be used: the table is partitioned by month, and its unique key is in another table.
  const written = await listRows(db)<{ inserted: number; updated: number }>`
    with given as materialized (
      select distinct on (${key}) *
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as given (social_post_id bigint, person_id bigint, kind text,
        body text, engaged_at timestamptz, actor_url text, actor_name text, actor_title text)
      order by ${key}, engaged_at
    ), inserted as (
      insert into social_engagement (social_post_id, person_id, kind, body, engaged_at, actor_url, actor_name,
        actor_title)
      select social_post_id, person_id, kind, body, engaged_at, actor_url, actor_name, actor_title from given
      on conflict do nothing returning id
    ), updated as (
      update social_engagement as known set engaged_at = given.engaged_at from given
      where known.social_post_id = given.social_post_id and known.actor_url = given.actor_url
        and known.kind = given.kind
        and coalesce(md5(known.body), '') = coalesce(md5(given.body), '') and given.engaged_at < known.engaged_at
      returning known.id
    )
    select (select count(*) from inserted)::int as inserted, (select count(*) from updated)::int as updated`;
  const { inserted = 0, updated = 0 } = written[0] ?? {};
  const unchanged = engagements.length - inserted - updated - rejected.length;
  return { inserted, updated, unchanged, rejected };
}

async function findSocialPostIds(db: Db, urls: readonly string[]): Promise<Map<string, number>> {
  const rows = await listRows(db)<{ id: number; source_url: string }>`
    select id, source_url from social_post where source_url = any(${[...new Set(urls)]}::text[])`;
  return new Map(rows.map(({ id, source_url }) => [source_url, id]));
}
