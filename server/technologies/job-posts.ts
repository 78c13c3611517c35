import { readSentFilters, refuseUnknownTechnology } from "../filters/read-filters.ts";
import type { Family, Schema } from "../http/contract.ts";
import { quoteMention, quoteText } from "../signals/public.ts";
import { findTechnology, listTechnologies, technologyById } from "../text/public.ts";
import { listMentionedSlugs, withBody } from "./handlers.ts";
import { countGroups, findPostIds, listPosts, MAX_COUNTED, type PostRow } from "./queries.ts";

/** The roles of a mention, most informative first. */
const ROLES = ["uses", "wants", "moves_to", "moves_from", "sells", "one_of", "names"] as const;
const MAX_TECHNOLOGIES = 100;
const FIRST_PAGE = { limit: 25, offset: 0 };

/** Serves searches in the catalogue's job posts. */
export function jobPosts(): Family<"JobPosts"> {
  return {
    search: async ({ body }, { db, reply, refuse }) => {
      const { filters = {}, group_by: group, ...page } = { ...FIRST_PAGE, ...body };
      const company = readSentFilters("IcpFilters", filters.company);
      const refusal = refuseUnknownTechnology(filters) ?? ("refusal" in company ? company.refusal : undefined);
      if (refusal) return refuse(refusal);
      if (group !== undefined) {
        const rows = await countGroups(db, filters, group, page);
        const groups = rows.flatMap(({ value, name, posts }) => presentGroup(group, value, name, posts));
        return reply(200, {
          posts: [],
          groups,
          total_count: rows[0]?.groups ?? 0,
          is_exact: (rows[0]?.total ?? 0) <= MAX_COUNTED,
        });
      }
      const { ids, total } = await findPostIds(db, filters, page);
      const rows = await listPosts(db, ids);
      return reply(200, {
        posts: ids.flatMap((id) => {
          const row = rows.get(id);
          return row ? [presentPost(row, filters)] : [];
        }),
        groups: [],
        total_count: Math.min(total, MAX_COUNTED),
        is_exact: total <= MAX_COUNTED,
      });
    },
  };
}

function presentGroup(
  group: Schema["JobPostGroup"],
  value: string | null,
  name: string | null,
  posts: number,
): Schema["JobPostGroupCount"][] {
  if (group !== "technology") return [{ value, name, posts }];
  const technology = technologyById(Number(value));
  return technology ? [{ value: technology.slug, name: technology.name, posts }] : [];
}

function presentPost(row: PostRow, { technology, role, text }: Schema["JobPostFilters"]): Schema["JobPost"] {
  const wanted = technology?.flatMap((name) => findTechnology(name)?.id ?? []);
  const ids = wanted ?? (role && listTechnologies().map(({ id }) => id));
  const quote = ids && quoteMention(withBody(row), new Set(ids), role ?? ROLES);
  return {
    id: row.id,
    account_id: row.company_id,
    domain: row.domain,
    company_name: row.company_name,
    title: row.title,
    sentence: quote?.sentence ?? (text ? quoteText(row.body ?? "", text) : null),
    role: quote?.role ?? null,
    department: row.department,
    seniority: row.seniority,
    country: row.country,
    cities: [...row.cities],
    posted_by: row.posted_by,
    technologies: listMentionedSlugs(row.mentions).slice(0, MAX_TECHNOLOGIES),
    source_url: row.source_url,
    posted_at: row.posted_at.toISOString(),
  };
}
