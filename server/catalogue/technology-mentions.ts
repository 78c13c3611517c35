import type { Schema } from "../http/contract.ts";
import { roundScore } from "../lib/round-score.ts";
import { type Technology, technologyById } from "../text/public.ts";
import type { TechnologyRow } from "./queries-technologies.ts";

/**
 * The roles of mentions. The index is the role's number in the database. The roles in `COUNTED_ROLES` come first,
 * strongest first.
 */
const ROLES = [
  "uses",
  "wants",
  "moves_to",
  "moves_from",
  "sells",
  "one_of",
  "names",
] as const satisfies readonly Schema["MentionRole"][];

/** The roles in which a company has a technology. */
export const COUNTED_ROLES = ROLES.slice(0, 5) as readonly Schema["TechnologyRole"][];

export interface Mention {
  readonly technologyId: number;
  readonly role: Schema["MentionRole"];
}

/** Encodes a mention as one number, for the database. */
export function encodeMention({ technologyId, role }: Mention): number {
  return technologyId * 8 + ROLES.indexOf(role);
}

export function roleBits(roles: readonly Schema["MentionRole"][]): number {
  return roles.reduce((bits, role) => bits | (1 << ROLES.indexOf(role)), 0);
}

export function rolesOfBits(bits: number): Schema["TechnologyRole"][] {
  return COUNTED_ROLES.filter((role) => (bits & roleBits([role])) !== 0);
}

export function decodeMention(mention: number): Mention {
  return { technologyId: mention >> 3, role: ROLES[mention & 7] ?? "names" };
}

/** Returns the encoded mentions of the technologies in `roles`, by default in all roles. */
export function encodeMentions(technologyIds: readonly number[], roles?: readonly Schema["MentionRole"][]): number[] {
  return technologyIds.flatMap((technologyId) => (roles ?? ROLES).map((role) => encodeMention({ technologyId, role })));
}

export function presentTechnologyFacts({
  slug,
  name,
  category,
}: Technology): Pick<Schema["AccountTechnology"], "slug" | "name" | "category"> {
  return { slug, name, category };
}

/** Presents a technology of a company. Returns an empty list if the list of technologies no longer contains it. */
export function presentTechnology(row: TechnologyRow): Schema["AccountTechnology"][] {
  const technology = technologyById(row.technology_id);
  if (!technology) return [];
  const roles = rolesOfBits(row.roles);
  return [
    {
      ...presentTechnologyFacts(technology),
      role: roles[0] ?? "uses",
      roles,
      posts: row.posts,
      first_seen: row.first_seen.toISOString(),
      last_seen: row.last_seen.toISOString(),
      confidence: roundScore(row.confidence),
    },
  ];
}
