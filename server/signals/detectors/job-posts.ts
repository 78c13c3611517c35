import type { Db } from "../../db/connect.ts";
import type { Schema } from "../../http/contract.ts";
import { capitalise } from "../../lib/capitalise.ts";
import { chunks } from "../../lib/chunks.ts";
import { createPacer } from "../../lib/pacer.ts";
import { sentenceAround, TextReading } from "../../text/public.ts";
import { mentionRole, OF_THE_WORK } from "../terms/role.ts";
import { createTermMatcher, type TermMatcher } from "../terms/term-matcher.ts";
import {
  type Detection,
  type DetectionScope,
  type Evidence,
  listCounts,
  MAX_SCANNED,
  type SignalCandidate,
  scanLimitNotice,
  shownCount,
  sinceText,
  sortByRank,
} from "./detector.ts";
import { SeenTexts, type Sketch, sketchText } from "./near-copies.ts";
import { forEachPage, readNewestFirst } from "./pages.ts";
import { type PostedBy, postedBy as readPostedBy } from "./posted-by.ts";
import {
  countEarlierPosts,
  countPostsInScope,
  type EarlierPosts,
  type JobPostKind,
  type JobPostRow,
  listEarlierPosts,
  listFoundPosts,
  listJobPosts,
  listMentioningPosts,
} from "./queries-job-posts.ts";

/** The number of companies whose earlier posts one query reads, and the number of posts per company. */
const COMPANIES_PER_BATCH = 50;
const POSTS_PER_COMPANY = 3;

/** Finds companies whose posts mention a term for the first time. A term added by an edit counts from the edit on. */
export async function detectFirstMentions(db: Db, scope: DetectionScope, signal: AbortSignal): Promise<Detection> {
  const matcher = createTermMatcher(scope.subject, scope.termOptions);
  if (!matcher) throw new Error(`A signal was deployed with an invalid term: ${scope.subject}`);
  const search: Search = { db, scope, matcher, pace: createPacer(signal), strongest: new Map(), left: new Map() };
  const notes = new Set<string>();
  const mentions = await findMentionsInScope(search, notes);
  const { firsts, undecided } = await keepFirstMentions(search, [...mentions.values()]);
  if (undecided > 0)
    notes.add(`Excluded ${undecided.toLocaleString("en")} companies with too many earlier posts to compare.`);
  const originals = await withoutCopies(search, firsts);
  if (originals.length < firsts.length)
    notes.add(`Excluded companies whose post copies another company's post: ${firsts.length - originals.length}.`);
  const candidates = await withHistory(search, originals);
  const explain = (): Promise<string> =>
    explainNothing(search, {
      earlier: mentions.size - firsts.length - undecided,
      fewPosts: originals.length - candidates.length,
    });
  return { pages: [sortByRank(candidates)], unknownActorCount: 0, notes: [...notes], explain };
}

/** Why a post with the words of the term does not count as a mention. */
type Omission = "read" | "otherMeaning" | "agency" | "role";

async function explainNothing(
  { db, scope, matcher, left }: Search,
  companies: { readonly earlier: number; readonly fewPosts: number },
): Promise<string> {
  const { all, elsewhere } = await countPostsInScope(db, scope, matcher);
  const of = (why: Omission): number => left.get(why) ?? 0;
  const looked = `No results: searched ${listCounts([[all, "job post"]]) || "no job posts"} of companies in scope ${sinceText(scope)}, of which ${shownCount(of("read"))} may mention the term.`;
  const reasons = listCounts([
    [of("otherMeaning"), "post uses its words in another sense", "posts use its words in another sense"],
    [of("agency"), "post is by an agency (see include_agencies)", "posts are by agencies (see include_agencies)"],
    [
      of("role"),
      "post mentions it in another role (see mention_roles)",
      "posts mention it in another role (see mention_roles)",
    ],
    [companies.earlier, "company mentioned it before", "companies mentioned it before"],
    [
      companies.fewPosts,
      "company has too few earlier posts (see min_history_posts)",
      "companies have too few earlier posts (see min_history_posts)",
    ],
    [
      elsewhere,
      "more post is from companies that the ICP, an exclusion or the blocklist excludes",
      "more posts are from companies that the ICP, an exclusion or the blocklist excludes",
    ],
  ]);
  return [looked, reasons && `${capitalise(reasons)}.`].filter(Boolean).join(" ");
}

interface Search {
  readonly db: Db;
  readonly scope: DetectionScope;
  readonly matcher: TermMatcher;
  readonly pace: () => Promise<void>;
  /** Each company's most relevant mention within the scope; the newest of several. */
  readonly strongest: Map<number, Mention>;
  /** The number of posts within the scope that were read, and of those that do not count, by reason. */
  readonly left: Map<Omission, number>;
}

/** The mention of the term in a post, without the post's text. */
interface Mention extends Pick<JobPostRow, "id" | "company_id" | "domain" | "title" | "source_url" | "mentioned_at"> {
  readonly sentence: string;
  readonly role: Schema["MentionRole"];
  readonly postedBy: PostedBy;
  /** Undefined if the text is short or was deleted. */
  readonly sketch: Sketch | undefined;
}

/** Finds each company's oldest mention within the scope, among the newest `MAX_SCANNED` posts. */
async function findMentionsInScope(search: Search, notes: Set<string>): Promise<Map<number, Mention>> {
  const { db, scope, matcher, pace } = search;
  const oldest = new Map<number, Mention>();
  for (const kind of ["posted", "edited"] as const satisfies readonly JobPostKind[]) {
    const pages = readNewestFirst(
      (after, limit) => listMentioningPosts(db, scope, { tsquery: matcher.tsquery, kind }, after, limit),
      (ids) => listJobPosts(db, scope, matcher, ids),
    );
    const hasMore = await forEachPage(pages, async (posts) => {
      for (const post of posts) {
        await pace();
        const mention = post.is_in_scope ? mentionIn(post, search, search.left) : undefined;
        const known = oldest.get(post.company_id);
        if (mention && (!known || isOlder(mention, known))) oldest.set(post.company_id, mention);
        if (mention && isStronger(mention, search.strongest.get(post.company_id)))
          search.strongest.set(post.company_id, mention);
      }
    });
    if (hasMore) notes.add(scanLimitNotice("job posts that may mention the term"));
  }
  return oldest;
}

function isOlder(a: Pick<Mention, "id" | "mentioned_at">, b: Mention): boolean {
  return +a.mentioned_at < +b.mentioned_at || (+a.mentioned_at === +b.mentioned_at && a.id < b.id);
}

/** Keeps the companies without an earlier mention. A company with too many posts to read stays undecided. */
async function keepFirstMentions(
  search: Search,
  mentions: readonly Mention[],
): Promise<{ readonly firsts: Mention[]; readonly undecided: number }> {
  const firsts: Mention[] = [];
  let undecided = 0;
  let budget = MAX_SCANNED;
  for (const batch of chunks(mentions, COMPANIES_PER_BATCH)) {
    const oldest = new Map(batch.map((mention) => [mention.company_id, mention]));
    let open: EarlierPosts[] = batch.map(({ company_id: companyId, mentioned_at: before }) => {
      return { companyId, after: { id: 0, at: "-infinity" }, before };
    });
    while (open.length > 0 && budget > 0) {
      const posts = await listEarlierPosts(search.db, search.scope, search.matcher, open, POSTS_PER_COMPANY);
      budget -= posts.length;
      const byCompany = Map.groupBy(posts, (post) => post.company_id);
      const next: EarlierPosts[] = [];
      for (const earlier of open) {
        const ofCompany = byCompany.get(earlier.companyId) ?? [];
        const isDecided = await decide(search, ofCompany, oldest, earlier.companyId);
        const last = ofCompany.at(-1);
        if (!isDecided && last && ofCompany.length === POSTS_PER_COMPANY)
          next.push({ ...earlier, after: { id: last.id, at: last.position } });
      }
      open = next;
    }
    undecided += open.length;
    for (const { companyId } of open) oldest.delete(companyId);
    firsts.push(...oldest.values());
  }
  return { firsts, undecided };
}

/** Updates a company's entry in `oldest` from its posts, oldest first. Returns whether the first mention is decided. */
async function decide(
  search: Search,
  posts: readonly JobPostRow[],
  oldest: Map<number, Mention>,
  companyId: number,
): Promise<boolean> {
  for (const post of posts) {
    await search.pace();
    const known = oldest.get(companyId);
    if (!known) return true;
    const mention = mentionIn(post, search);
    // A deleted text cannot be quoted, but counts as an earlier mention if it contained the words of the term.
    if (!mention && !post.had_term) continue;
    if (known.id !== post.id && !isOlder(post, known)) continue;
    if (post.is_in_scope && mention) oldest.set(companyId, mention);
    else oldest.delete(companyId);
    // If an edit added the term to this post, a later post may have contained it before the edit.
    if (+post.mentioned_at === +post.posted_at || !oldest.has(companyId)) return true;
  }
  return false;
}

/** Returns the most informative mention of the term in a post; undefined if none counts. */
function mentionIn(
  post: JobPostRow,
  { matcher, scope }: Search,
  left = new Map<Omission, number>(),
): Mention | undefined {
  const leave = (why: Omission): undefined => {
    left.set(why, (left.get(why) ?? 0) + 1);
  };
  leave("read");
  const { id, company_id, domain, company_name, title, source_url, mentioned_at } = post;
  const body = new TextReading(post.body ?? "");
  const ranges = scope.termOptions.titleOnly ? [] : matcher.findAll(body, MAX_SENTENCES);
  const inTitle = matcher.find(title);
  if (ranges.length === 0 && !inTitle) return leave("otherMeaning");
  const postedBy = readPostedBy(company_name, `${title}\n${body.text}`);
  if (postedBy === "agency" && !scope.includesAgencies) return leave("agency");
  const inBody = ranges.map((range) => ({ text: body, range, sentence: sentenceAround(body, range) }));
  // Prefers sentences to the title, because results show the title in any case.
  const said = [...bestFirst(inBody), ...(inTitle ? [{ text: title, range: inTitle, sentence: title }] : [])];
  const roles = said
    .slice(0, MAX_READ)
    .map(({ text, range, sentence }) => ({ role: mentionRole(text, range, company_name), sentence }))
    .filter(({ role }) => scope.mentionRoles.includes(role));
  const best = roles.find(({ role }) => role === "moves_from") ?? roles[0];
  if (best) {
    const { role, sentence } = best;
    const sketch = sketchText(body.text, company_name);
    return { id, company_id, domain, title, source_url, mentioned_at, sentence, role, postedBy, sketch };
  }
  return leave("role");
}

/** The maximum number of mentions that are compared in one post. */
const MAX_SENTENCES = 10;
/** The maximum number of sentences whose role is read. */
const MAX_READ = 4;

/** Sorts sentences: those about the work first; headings, URLs and list items with a single name last. */
function bestFirst<Said extends { readonly sentence: string }>(said: readonly Said[]): Said[] {
  const score = ({ sentence }: Said): number =>
    (OF_THE_WORK.test(sentence) ? 2 : 0) -
    (/ \| .* \| |https?:\/\//u.test(sentence) ? 3 : 0) -
    (sentence.length < 25 ? 1 : 0);
  return said
    .map((one) => ({ one, value: score(one) }))
    .sort((a, b) => b.value - a.value)
    .map(({ one }) => one);
}

/**
 * Keeps one mention of posts that are near copies of each other: the finding of an earlier run or, if there is none,
 * the oldest post of an employer, or else the oldest post.
 */
async function withoutCopies({ db, scope, pace }: Search, mentions: readonly Mention[]): Promise<Mention[]> {
  const seen = new SeenTexts();
  const found = scope.run === undefined || mentions.length === 0 ? [] : await listFoundPosts(db, scope.run);
  const isFound = new Set(found.map(({ company_id }) => company_id));
  for (const { company_name, body } of found) {
    await pace();
    const sketch = sketchText(body, company_name);
    if (sketch !== undefined) seen.isCopy(sketch);
  }
  const isOther = ({ postedBy }: Mention): number => (postedBy === "employer" ? 0 : 1);
  return mentions
    .toSorted((a, b) => isOther(a) - isOther(b) || +a.mentioned_at - +b.mentioned_at || a.id - b.id)
    .filter(({ sketch, company_id }) => sketch === undefined || isFound.has(company_id) || !seen.isCopy(sketch));
}

/** Counts the earlier posts before each first mention. Excludes companies with fewer than the signal requires. */
async function withHistory({ db, scope, strongest }: Search, mentions: readonly Mention[]): Promise<SignalCandidate[]> {
  const candidates: SignalCandidate[] = [];
  for (const batch of chunks(mentions, COMPANIES_PER_BATCH * 10)) {
    const wanted = batch.map(({ company_id: companyId, mentioned_at: before }) => ({ companyId, before }));
    const rows = await countEarlierPosts(db, scope, wanted);
    const history = new Map(rows.map(({ company_id, posts, since }) => [company_id, { posts, since }]));
    for (const mention of batch) {
      const known = history.get(mention.company_id) ?? { posts: 0, since: null };
      const other = strongest.get(mention.company_id);
      const shown = other && RELEVANCE[other.role] > RELEVANCE[mention.role] ? other : mention;
      if (known.posts >= scope.minHistoryPosts) candidates.push(toCandidate(shown, known));
    }
  }
  return candidates;
}

/** The relevance of a mention by its role: highest for a product that is replaced or introduced. */
const RELEVANCE: Readonly<Record<Schema["MentionRole"], number>> = {
  moves_from: 1,
  moves_to: 0.98,
  uses: 0.95,
  wants: 0.95,
  one_of: 0.7,
  sells: 0.5,
  names: 0.5,
};

function isStronger(one: Mention, other: Mention | undefined): boolean {
  return (
    !other ||
    RELEVANCE[one.role] > RELEVANCE[other.role] ||
    (RELEVANCE[one.role] === RELEVANCE[other.role] && isOlder(other, one))
  );
}

function toCandidate(mention: Mention, history: NonNullable<Evidence["history"]>): SignalCandidate {
  const { company_id: companyId, domain, title, sentence, source_url: url, mentioned_at: occurredAt, id } = mention;
  const { role, postedBy } = mention;
  const evidence = {
    type: "job_post" as const,
    sourceKey: `job_post ${id}`,
    ...{ title, sentence, url, occurredAt, history, role, postedBy },
  };
  return { companyId, domain, relevance: RELEVANCE[role], evidence: [evidence], people: [] };
}
