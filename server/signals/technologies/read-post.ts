import { encodeMention, type Mention } from "../../catalogue/technology-mentions.ts";
import {
  classifyTitle,
  findTechnology,
  listTechnologies,
  sentenceAround,
  type Technology,
  type TextRange,
  TextReading,
} from "../../text/public.ts";
import { type PostedBy, postedBy } from "../detectors/posted-by.ts";
import { mentionRole } from "../terms/role.ts";
import { createNamesMatcher, createTermMatcher, type FoundName } from "../terms/term-matcher.ts";

export interface PostText {
  readonly title: string;
  readonly body: string;
  readonly company_name: string;
  readonly domain: string;
}

/** The technologies in a job post, and other facts read from it. */
interface PostReading {
  readonly postedBy: PostedBy;
  readonly department: string | null;
  readonly seniority: string | null;
  /** Encoded with `encodeMention`. */
  readonly mentions: readonly number[];
}

/** The maximum number of mentions per text and technology whose role is read. */
const MAX_READ = 4;

let find: ((text: TextReading) => FoundName<Technology>[]) | undefined;

/**
 * Finds all technologies in a text in one pass, in linear time. "AWS Lambda" also counts as AWS, because its first word
 * is a technology of the same vendor.
 */
function findTechnologies(text: TextReading): FoundName<Technology>[] {
  find ??= createNamesMatcher(listTechnologies().map((value) => ({ ...value, value })));
  return find(text).flatMap((found) => {
    const { value, range } = found;
    const space = text.text.slice(range.start, range.end).search(/\s/u);
    const first = space < 0 ? undefined : findTechnology(text.text.slice(range.start, range.start + space));
    const isPart =
      first !== undefined && first !== value && first.domain !== undefined && first.domain === value.domain;
    return isPart ? [found, { value: first, range: { start: range.start, end: range.start + space } }] : [found];
  });
}

/** A technology in a post, and its role in the sentence. */
interface Said extends Mention {
  readonly reading: TextReading;
  readonly range: TextRange;
}

/** Yields the technologies of a post with their roles. In a post of its vendor, a technology has the role "sells". */
function* mentionsIn(
  { title, body, company_name, domain }: PostText,
  isWanted = (_id: number) => true,
): Generator<Said> {
  const counts = new Map<number, number>();
  for (const reading of [new TextReading(body), new TextReading(title)])
    for (const { value: technology, range } of findTechnologies(reading)) {
      const count = counts.get(technology.id) ?? 0;
      counts.set(technology.id, count + 1);
      if (count >= MAX_READ || !isWanted(technology.id)) continue;
      const said = domain === technology.domain ? "sells" : mentionRole(reading, range, company_name);
      // "Follow us on Telegram" is not about the work.
      const role = technology.category === "social media" && said === "uses" ? "names" : said;
      yield { technologyId: technology.id, role, reading, range };
    }
}

export function readPost(post: PostText): PostReading {
  return {
    postedBy: postedBy(post.company_name, `${post.title}\n${post.body}`),
    ...classifyTitle(post.title),
    mentions: [...new Set(mentionsIn(post).map(encodeMention))],
  };
}

/** Returns the first sentence of a post that mentions one of the technologies in one of the roles. */
export function quoteMention(
  post: PostText,
  technologyIds: ReadonlySet<number>,
  roles: readonly Mention["role"][],
): { readonly sentence: string; readonly role: Mention["role"] } | undefined {
  const said = mentionsIn(post, (id) => technologyIds.has(id)).find(({ role }) => roles.includes(role));
  return said && { sentence: sentenceAround(said.reading, said.range), role: said.role };
}

/** Returns the sentence of `body` that first contains the phrase `text`; null if there is none. */
export function quoteText(body: string, text: string): string | null {
  const reading = new TextReading(body);
  const range = createTermMatcher(text)?.find(reading);
  return range ? sentenceAround(reading, range) : null;
}
