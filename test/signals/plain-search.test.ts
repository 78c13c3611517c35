import { sql } from "kysely";
import { expect, test } from "vitest";
import { upsertJobPosts } from "../../server/catalogue/queries-job-posts.ts";
import type { Db } from "../../server/db/connect.ts";
import { NO_EXCLUSIONS } from "../../server/exclusions/public.ts";
import type { DetectionScope } from "../../server/signals/detectors/detector.ts";
import { detectFirstMentions } from "../../server/signals/detectors/job-posts.ts";
import { atSize } from "../support/at-size.ts";
import { createTestDatabase } from "../support/database.ts";

const DAY = 86_400_000;
const TIMEFRAME = 30;
const MIN_HISTORY = 1;

/** The number of days since a version of a post was seen, and its text. `T` stands for the term. */
type Text = readonly [daysAgo: number, text: string, title: string | undefined];
/** The texts of each post of a company, oldest first. Each text is an edit that replaces the previous one. */
type Posts = readonly (readonly Text[])[];

/** Each string is a company's posts, with `; ` between posts and ` > ` between versions: `DAYS [TITLE |] TEXT`. */
const EDITS = [
  ...["10 We use T.", "200 We use T.", "31 We use T.; 29 We use T.", "200 We use it.; 29 We use T."],
  ...[
    "200 We use T. > 3 We use T and more.",
    "200 We use T. > 3 Another title | We use T.",
    "5 We use T. > 1 We use T and more.",
  ],
  ...["200 We use it. > 3 We use T.", "200 We use it. > 100 We use T. > 3 We use T and more."],
  ...["200 We use it. > 20 We use T. > 3 We use T and more.", "200 We use T. > 100 We use it.; 10 We use T."],
  ...["200 We use T. > 3 We use T and more.; 10 We use T.", "200 We use T. > 100 We use it. > 3 We use T."],
  ...["200 We use it. > 3 Head of T | We use it.", "200 Head of T | We use it. > 3 Head of T | We use that."],
  ...["60 We use it. > 40 We use T.; 50 We use that.; 2 T", "60 We use it. > 4 We use T.; 10 T is what we use."],
  ...["200 We use it. > 190 We use that. > 180 We use it.; 2 We use T."],
].map(readPosts);

const SURROUNDINGS =
  "T¦T.¦“T”¦(T)¦„T“¦«T»¦T™¦T®¦T!¦T?¦T:¦T,¦T…¦[T]¦*T*¦– T –¦• T¦/T/¦T’s¦T's¦we like T¦T, it and that¦it/T¦T/it¦the\u00a0T\u00a0here¦the\u2009T¦\
<b>T</b>¦~T~¦=T=¦℠T¦T℠¦№ T¦T → it¦xT¦Tq¦q1T¦Tzq¦éT¦Té¦жT¦T本¦it and that"
    .split("¦")
    .map((text) => readPosts(`200 We use it.; 9 We build: ${text}`));

const COMPANIES: readonly Posts[] = [...EDITS, ...SURROUNDINGS];

const SIGNS =
  " ¦, ¦ & ¦ and ¦ + ¦: ¦:¦|¦ | ¦ / ¦/¦! ¦? ¦® ¦™ ¦℠ ¦ – ¦ — ¦–¦-¦ - ¦_¦·¦ · ¦; ¦... ¦…¦ (¦) ¦ [¦’¦'s ¦# / .¦++ ¦# ¦ = ¦ ~ ¦^¦%¦ % ¦$¦ § ¦°¦\\¦*¦<¦ > ¦@¦“¦” ";
const WORDS =
  "Pubwav PUBWAV pubwav Vlo9 İstanbov ΕΛΛΗΝΙΚΟΖΣ ﬁnqov Ｐｕｂｗａｖ Straßev STRASSEVO Qué́lov Żółwiq Пубвав פובוב بوبواف पबवव ปับวาฟ \
プブワヴ 푸브와브 浦布瓦夫 Պուբվավ პუბვავი";
const EVERY_TERM = [
  ...WORDS.split(" "),
  ...SIGNS.split("¦").map(
    (sign, index) => `Wub${String.fromCodePoint(0x61 + (index % 26))}vap${index > 25 ? "q" : ""}${sign}Zolqir`,
  ),
  ...["Wub, Zol and Qirv", "Wub-Zol, Qirv & Vam (WZQ)"],
];

const SHARE = atSize({ quick: 5, full: 1 });
/** One in SHARE terms. */
const TERMS = EVERY_TERM.filter((_, place) => place % SHARE === 0);

function readPosts(written: string): Posts {
  return written.split("; ").map((post) =>
    post.split(" > ").map((version) => {
      const [, days, title, text = ""] = /^(\d+) (?:(.*) \| )?(.*)$/su.exec(version) ?? [];
      return [Number(days), text, title];
    }),
  );
}

test(`first mentions agree with a plain text search, regardless of symbols, scripts and edits: ${TERMS.length * COMPANIES.length} comparisons`, async () => {
  const { db } = await createTestDatabase();
  const now = Date.now();
  await insertPosts(db, now);
  const wrong: string[] = [];
  for (const [index, term] of TERMS.entries()) {
    const found = await findFirstMentions(db, term, now);
    for (const [company, posts] of COMPANIES.entries()) {
      const days = found.get(domainAt(index, company));
      const expected = firstMention(posts, term);
      if (days !== expected) wrong.push(`${term} in ${JSON.stringify(posts)}: ${days} days ago, not ${expected}`);
    }
  }
  expect(wrong.slice(0, 20), `${wrong.length} differ`).toEqual([]);
});

/** Returns the companies that a signal finds, each with the number of days since it mentioned the term. */
async function findFirstMentions(db: Db, term: string, now: number): Promise<Map<string, number>> {
  const scope: DetectionScope = {
    ...{ workspaceId: 0, subject: term, termOptions: { exactCase: false }, minHistoryPosts: MIN_HISTORY, filters: {} },
    ...{
      companyIds: undefined,
      exclude: NO_EXCLUSIONS,
      watched: { audienceIds: [], pastCustomers: false, titles: [] },
    },
    ...{ skipsChecks: true, publishedSince: new Date(now - TIMEFRAME * DAY), seenSince: undefined },
    seenBefore: new Date(now + DAY),
    mentionRoles: ["uses", "wants", "one_of", "moves_to", "moves_from", "sells", "names"],
    includesAgencies: true,
  };
  const { pages } = await detectFirstMentions(db, scope, new AbortController().signal);
  const candidates = (await Array.fromAsync(pages)).flat();
  return new Map(
    candidates.map(({ domain, evidence }) => [domain, Math.round((now - +(evidence[0]?.occurredAt ?? 0)) / DAY)]),
  );
}

function domainAt(term: number, company: number): string {
  return `t${term}c${company}.example`;
}

/** The reference implementation: whether the folded text contains the term with no letter or digit beside it. */
function mentions(text: string, term: string): boolean {
  const fold = (written: string): string =>
    written
      .replace(/[™®℠©]/g, "\u0001")
      .normalize("NFKC")
      .toUpperCase()
      .normalize("NFC")
      .replace(/İ/g, "I")
      .replace(/\s+/g, " ");
  const [folded, wanted] = [fold(text), fold(term)];
  const endsInLetter = /[\p{L}\p{N}\p{M}]$/u.test(wanted);
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    const around = [folded.slice(0, at), folded.slice(at + wanted.length)] as const;
    if (!/[\p{L}\p{N}\p{M}]$/u.test(around[0]) && !(endsInLetter && /^[\p{L}\p{N}\p{M}]/u.test(around[1]))) return true;
  }
  return false;
}

/** Returns the number of days since the first mention of a term, or undefined if a signal must not find it. */
function firstMention(posts: Posts, term: string): number | undefined {
  const firsts = posts.flatMap((texts) => {
    const mention = texts.find(([, text, title = ""]) =>
      [text, title].some((part) => mentions(filled(part, term), term)),
    );
    return mention ? [mention[0]] : [];
  });
  const first = Math.max(...firsts);
  const history = posts.filter(([original]) => (original?.[0] ?? 0) > first).length;
  return firsts.length > 0 && first <= TIMEFRAME && history >= MIN_HISTORY ? first : undefined;
}

function filled(text: string, term: string): string {
  return text.replace(/T(?![a-z]{2})/u, () => term);
}

async function insertPosts(db: Db, now: number): Promise<void> {
  const edits = Math.max(...COMPANIES.flatMap((posts) => posts.map((texts) => texts.length)));
  for (let edit = 0; edit < edits; edit += 1) {
    const facts = TERMS.flatMap((term, index) =>
      COMPANIES.flatMap((posts, company) =>
        posts.flatMap((texts, post) => {
          const text = texts[edit];
          if (!text) return [];
          const [daysAgo, body, title = "Engineer"] = text;
          return [
            {
              ...{ url: `https://jobs.example/${index}/${company}/${post}`, company_domain: domainAt(index, company) },
              ...{ title: filled(title, term), text: filled(body, term), country: null, daysAgo },
              posted_at: new Date(now - (texts[0]?.[0] ?? 0) * DAY),
            },
          ];
        }),
      ),
    );
    await upsertJobPosts(db, facts, { jobPosts: { otherText: "replace", sourceId: null } });
    if (edit > 0) await moveEdits(db, facts, now);
  }
}

/** Sets the times at which edits were seen, because the database records the current time. */
async function moveEdits(
  db: Db,
  edits: readonly { readonly url: string; readonly daysAgo: number }[],
  now: number,
): Promise<void> {
  const rows = JSON.stringify(edits.map(({ url, daysAgo }) => ({ url, at: new Date(now - daysAgo * DAY) })));
  await sql`
    with edited as (
      update job_post as p set edited_at = given.at
      from json_to_recordset(${rows}::json) as given (url text, at timestamptz)
      where p.source_url = given.url returning p.id, given.at
    )
    update job_post_earlier_text as t set replaced_at = edited.at from edited
    where t.id = (select max(id) from job_post_earlier_text where job_post_id = edited.id)`.execute(db);
}
