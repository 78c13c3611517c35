import {
  countCompaniesByTechnology,
  countCompanyTechnologies,
  listCompanyTechnologies,
  type TechnologyRow,
} from "../catalogue/queries-technologies.ts";
import {
  decodeMention,
  presentTechnology,
  presentTechnologyFacts,
  rolesOfBits,
} from "../catalogue/technology-mentions.ts";
import { hasCompany } from "../events/public.ts";
import type { Family, Schema } from "../http/contract.ts";
import { pageFields } from "../http/pagination.ts";
import { noSuch } from "../http/problems.ts";
import { cachedFor } from "../lib/cached-for.ts";
import { quoteMention } from "../signals/public.ts";
import { findTechnology, listTechnologies, spellingKey, type Technology, technologyById } from "../text/public.ts";
import { listPosts, type PostRow } from "./queries.ts";

/** How long the numbers of companies per technology are cached, because counting reads a whole table. */
const COUNTS_TTL_MS = 3_600_000;

/** Serves the technologies of companies, and the list of known technologies. */
export function technologies(): Family<"Technologies"> {
  const countCompanies = cachedFor(COUNTS_TTL_MS, countCompaniesByTechnology);
  return {
    listOfAccount: async ({ path: { account_id: accountId }, query }, { db, reply, refuse }) => {
      if (!(await hasCompany(db, accountId))) return refuse(noSuch("account"));
      const [rows, totalCount] = await Promise.all([
        listCompanyTechnologies(db, accountId, query),
        countCompanyTechnologies(db, accountId),
      ]);
      const posts = await listPosts(db, [...new Set(rows.flatMap((row) => row.job_post_ids))]);
      return reply(200, {
        technologies: rows.flatMap((row) => presentQuoted(row, posts)),
        ...pageFields(query, rows.length, totalCount),
      });
    },

    list: async ({ query: { search = "", limit } }, { db, now, reply }) => {
      const companies = await countCompanies(db, now);
      const found = searchTechnologies(search, companies);
      return reply(200, {
        technologies: found.slice(0, limit).map((technology) => ({
          ...presentTechnologyFacts(technology),
          spellings: technology.spellings.slice(0, 20),
          domain: technology.domain ?? null,
          companies: companies.get(technology.id) ?? 0,
        })),
        total_count: found.length,
      });
    },
  };
}

function presentQuoted(row: TechnologyRow, posts: ReadonlyMap<number, PostRow>): Schema["QuotedTechnology"][] {
  const quotes = row.job_post_ids.flatMap((id): Schema["TechnologyQuote"][] => {
    const post = posts.get(id);
    const quote = post && quoteMention(withBody(post), new Set([row.technology_id]), rolesOfBits(row.roles));
    if (!quote) return [];
    const { title, source_url, posted_at } = post;
    return [{ job_post_id: id, title, ...quote, source_url, posted_at: posted_at.toISOString() }];
  });
  return presentTechnology(row).map((technology) => ({ ...technology, quotes }));
}

export function withBody(post: PostRow) {
  return { ...post, body: post.body ?? "" };
}

/**
 * Lists the technologies that match `search`: first the exact match, then prefix matches, then other substring matches.
 * Ties are ordered by the number of companies.
 */
function searchTechnologies(search: string, companies: ReadonlyMap<number, number>): Technology[] {
  const key = spellingKey(search);
  const exact = findTechnology(search);
  const rankMatch = (technology: Technology): number => {
    if (search === "" || technology === exact) return 3;
    const keys = technology.spellings.map(spellingKey);
    if (key === "") return 0;
    return keys.some((one) => one.startsWith(key)) ? 2 : keys.some((one) => one.includes(key)) ? 1 : 0;
  };
  return listTechnologies()
    .map((technology) => ({ technology, rank: rankMatch(technology), count: companies.get(technology.id) ?? 0 }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || b.count - a.count)
    .map(({ technology }) => technology);
}

/** Returns the slugs of the technologies in stored mentions. */
export function listMentionedSlugs(mentions: readonly number[]): string[] {
  return [...new Set(mentions.flatMap((one) => technologyById(decodeMention(one).technologyId)?.slug ?? []))];
}
